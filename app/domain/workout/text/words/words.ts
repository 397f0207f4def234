import { type TrackableCategory, trackableCategories, trackables } from "#app/domain/trackables/table.ts";
import type { MeasurementUnit } from "#app/domain/trackables/units.ts";
import { type SetType, setTypeCodes, setTypes } from "#app/domain/workout/document/set-types.ts";

/** The notation's own words, for its printer and its reader. */

export type UnitWord = {
  category: TrackableCategory;
  unit: MeasurementUnit;
  /** How many of the unit one of the word is. */
  times: number;
};

const notations = trackableCategories.map((category) => ({ category, ...trackables[category].notation }));

/** What stands behind a number; it also says of what the number is when nothing stands before. */
export const unitWords: ReadonlyMap<string, UnitWord> = new Map(
  notations.flatMap(({ category, behind }) =>
    behind.flatMap(({ words, unit, times = 1 }) =>
      words.split(" ").map((word) => [word, { category, unit, times }] as const),
    ),
  ),
);

/** What stands before a number and says of what it is. */
export const prefixWords: ReadonlyMap<string, TrackableCategory> = new Map(
  notations.flatMap(({ category, before }) =>
    before.split(" ").flatMap((word) => (word === "" ? [] : [[word, category] as const])),
  ),
);

/** The word behind a value that has no dimension: 'reps', 'bpm'; empty for zones and RPE. */
export function countedUnit(category: TrackableCategory): string {
  const [first] = trackables[category].notation.behind;
  return first?.words.split(" ")[0] ?? "";
}

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
