import { type TrackableCategory, trackableCategories } from "#app/domain/trackables/table.ts";
import type { MeasurementUnit } from "#app/domain/trackables/units.ts";
import { notations } from "./notations.ts";

export type UnitWord = {
  category: TrackableCategory;
  unit: MeasurementUnit;
  times: number;
};

const known = trackableCategories.map((category) => ({ category, ...notations[category] }));

export const unitWords: ReadonlyMap<string, UnitWord> = new Map(
  known.flatMap(({ category, behind }) =>
    behind.flatMap(({ words, unit, times = 1 }) =>
      words.split(" ").map((word) => [word, { category, unit, times }] as const),
    ),
  ),
);

export const prefixWords: ReadonlyMap<string, TrackableCategory> = new Map(
  known.flatMap(({ category, before }) =>
    before.split(" ").flatMap((word) => (word === "" ? [] : [[word, category] as const])),
  ),
);

/** 'reps', 'bpm'; empty for zones and RPE. */
export function countedUnit(category: TrackableCategory): string {
  const counted = notations[category].behind.find(({ unit }) => unit === "noDimension");
  return counted?.words.split(" ")[0] ?? "";
}

export function alternatives(words: Iterable<string>): string {
  return [...words].sort((a, b) => b.length - a.length).join("|");
}
