import type { MeasurementUnit, TrackableCategory } from "#app/domain/trackables/table.ts";
import { type SetType, setTypeCodes, setTypes } from "#app/domain/workout/document/set-types.ts";

/** The notation's own words, for its printer and its reader. */

export type UnitWord = {
  category: TrackableCategory;
  unit: MeasurementUnit;
  /** How many of the unit one of the word is. */
  times: number;
};

const units: readonly [words: string, category: TrackableCategory, unit: MeasurementUnit, times?: number][] = [
  ["reps rep r", "reps", "noDimension"],
  ["kg kgs", "weight", "kilograms"],
  ["lb lbs", "weight", "pounds"],
  ["s sec secs second seconds", "time", "seconds"],
  ["min mins minute minutes", "time", "seconds", 60],
  ["h", "time", "seconds", 3600],
  ["m", "distance", "meters"],
  ["km", "distance", "kilometers"],
  ["cm", "distance", "centimeters"],
  ["ft", "distance", "feet"],
  ["yd yds", "distance", "yards"],
  ["mi mile miles", "distance", "miles"],
  ["in inch inches", "distance", "inches"],
  ["m/s", "velocity", "metersPerSecond"],
  ["km/h kmh kph", "velocity", "kilometersPerHour"],
  ["ft/s", "velocity", "feetPerSecond"],
  ["mph", "velocity", "milesPerHour"],
  ["rpm", "rpm", "noDimension"],
  ["bpm", "heartRate", "noDimension"],
  ["cal cals kcal calories", "calories", "noDimension"],
  ["w watt watts", "peakPower", "watts"],
];

/** What stands behind a number; it also says of what the number is when nothing stands before. */
export const unitWords: ReadonlyMap<string, UnitWord> = new Map(
  units.flatMap(([words, category, unit, times = 1]) =>
    words.split(" ").map((word) => [word, { category, unit, times }] as const),
  ),
);

const prefixes: readonly [words: string, category: TrackableCategory][] = [
  ["weight bw", "weight"],
  ["time", "time"],
  ["distance", "distance"],
  ["h height", "height"],
  ["v velocity", "velocity"],
  ["hr", "heartRate"],
  ["z zone", "heartRateZone"],
  ["rpe", "rpe"],
  ["pv", "peakVelocity"],
  ["tpv", "timeToPeakVelocity"],
  ["mas", "mas"],
  ["fastest ft", "fastestTime"],
];

/** What stands before a number and says of what it is. */
export const prefixWords: ReadonlyMap<string, TrackableCategory> = new Map(
  prefixes.flatMap(([words, category]) => words.split(" ").map((word) => [word, category] as const)),
);

/** The categories whose values the printer writes behind a word of their own. */
export const printedPrefixes: Partial<Record<TrackableCategory, string>> = {
  height: "h ",
  velocity: "v ",
  peakVelocity: "pv ",
  timeToPeakVelocity: "tpv ",
  mas: "mas ",
  rpe: "rpe ",
  heartRateZone: "z",
  fastestTime: "fastest ",
};

/** The words behind values without a dimension; zones and RPE have none. */
export const countedUnits: Partial<Record<TrackableCategory, string>> = {
  reps: "reps",
  rpm: "rpm",
  heartRate: "bpm",
  calories: "cal",
};

type SetTypeWord = { printed: string; read: string; setType: SetType | null };

/** `read` is the shape of what is understood as the word, `printed` what is written. Null is a set without a type. */
export const setTypeWords: readonly SetTypeWord[] = [
  ...setTypeCodes.map((setType) => ({ ...setTypes[setType], setType })),
  { printed: "No type", read: "no[ -]?type", setType: null },
];

/** The word that is written for the type of a set. */
export function printedWord(setType: SetType | null): string {
  return setTypeWords.find((one) => one.setType === setType)?.printed ?? "";
}

/** The words of a regular expression as alternatives, the longest first. */
export function alternatives(words: Iterable<string>): string {
  return [...words].sort((a, b) => b.length - a.length).join("|");
}
