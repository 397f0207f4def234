import { type TrackableCategory, trackableCategories, trackables } from "#app/domain/trackables/table.ts";
import type { MeasurementUnit } from "#app/domain/trackables/units.ts";
import { type SetType, setTypeCodes, setTypes } from "#app/domain/workout/document/set-types.ts";

export type UnitWord = {
  category: TrackableCategory;
  unit: MeasurementUnit;
  times: number;
};

const notations = trackableCategories.map((category) => ({ category, ...trackables[category].notation }));

export const unitWords: ReadonlyMap<string, UnitWord> = new Map(
  notations.flatMap(({ category, behind }) =>
    behind.flatMap(({ words, unit, times = 1 }) =>
      words.split(" ").map((word) => [word, { category, unit, times }] as const),
    ),
  ),
);

export const prefixWords: ReadonlyMap<string, TrackableCategory> = new Map(
  notations.flatMap(({ category, before }) =>
    before.split(" ").flatMap((word) => (word === "" ? [] : [[word, category] as const])),
  ),
);

/** 'reps', 'bpm'; empty for zones and RPE. */
export function countedUnit(category: TrackableCategory): string {
  const [first] = trackables[category].notation.behind;
  return first?.words.split(" ")[0] ?? "";
}

type SetTypeWord = { printed: string; read: string; setType: SetType | null };

/** `read` is what we understand, `printed` what we write. Null is a set without a type. */
export const setTypeWords: readonly SetTypeWord[] = [
  ...setTypeCodes.map((setType) => ({ ...setTypes[setType], setType })),
  { printed: "No type", read: "no[ -]?type", setType: null },
];

export function printedWord(setType: SetType | null): string {
  return setTypeWords.find((one) => one.setType === setType)?.printed ?? "";
}

export function alternatives(words: Iterable<string>): string {
  return [...words].sort((a, b) => b.length - a.length).join("|");
}
