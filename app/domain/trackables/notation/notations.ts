import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import type { MeasurementUnit } from "#app/domain/trackables/units.ts";

type Notation = {
  before: string;
  written: string;
  /** `times`: how many of the unit one is. */
  behind: readonly { words: string; unit: MeasurementUnit; times?: number }[];
};

/** How text says a quantity: apart from the table, which the week is sent. */
export const notations: Readonly<Record<TrackableCategory, Notation>> = {
  reps: { before: "", written: "", behind: [{ words: "reps rep r", unit: "noDimension" }] },
  weight: {
    before: "weight bw",
    written: "@",
    behind: [
      { words: "kg kgs", unit: "kilograms" },
      { words: "lb lbs", unit: "pounds" },
    ],
  },
  time: {
    before: "time",
    written: "",
    behind: [
      { words: "s sec secs second seconds", unit: "seconds" },
      { words: "min mins minute minutes", unit: "seconds", times: 60 },
      { words: "h", unit: "seconds", times: 3600 },
    ],
  },
  distance: {
    before: "distance",
    written: "",
    behind: [
      { words: "m", unit: "meters" },
      { words: "km", unit: "kilometers" },
      { words: "cm", unit: "centimeters" },
      { words: "ft", unit: "feet" },
      { words: "yd yds", unit: "yards" },
      { words: "mi mile miles", unit: "miles" },
      { words: "in inch inches", unit: "inches" },
    ],
  },
  height: { before: "h height", written: "h ", behind: [] },
  velocity: {
    before: "v velocity",
    written: "v ",
    behind: [
      { words: "m/s", unit: "metersPerSecond" },
      { words: "km/h kmh kph", unit: "kilometersPerHour" },
      { words: "ft/s", unit: "feetPerSecond" },
      { words: "mph", unit: "milesPerHour" },
      { words: "/km min/km", unit: "minutesPerKilometer" },
      { words: "/mi /mile min/mi", unit: "minutesPerMile" },
      { words: "/500m min/500m", unit: "secondsPer500Meters" },
    ],
  },
  rpm: { before: "", written: "", behind: [{ words: "rpm", unit: "noDimension" }] },
  heartRate: { before: "hr", written: "", behind: [{ words: "bpm", unit: "noDimension" }] },
  heartRateZone: { before: "z zone", written: "z", behind: [] },
  calories: { before: "", written: "", behind: [{ words: "cal cals kcal calories", unit: "noDimension" }] },
  rpe: { before: "rpe", written: "rpe ", behind: [{ words: "rir", unit: "repsInReserve" }] },
  peakPower: { before: "", written: "", behind: [{ words: "w watt watts", unit: "watts" }] },
  peakVelocity: { before: "pv", written: "pv ", behind: [] },
  timeToPeakVelocity: { before: "tpv", written: "tpv ", behind: [] },
  mas: { before: "mas", written: "mas ", behind: [] },
  fastestTime: { before: "fastest ft", written: "fastest ", behind: [] },
};
