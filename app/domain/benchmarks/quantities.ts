import { roundToHundredths } from "#app/domain/strength/one-repetition-maximum.ts";
import { convert } from "#app/domain/trackables/conversion.ts";
import { type TrackableCategory, trackableCategories, trackables } from "#app/domain/trackables/table.ts";
import type { MeasurementUnit } from "#app/domain/trackables/units.ts";

/** The exercise that stands for what a whole workout moved (decisions §11), and its one category. */
export const volumeLoad = { id: "0", name: "Volume Load", category: "weight" } as const;

/** How many pounds a kilogram of volume load is (decisions §11). */
const poundsOfKilogram = 2.2046226218;

/** What is said on a scale is no mark to compare by (document 2 §9). */
const leftOut: readonly TrackableCategory[] = ["heartRateZone", "rpe"];

export const benchmarkCategories = trackableCategories.filter((category) => !leftOut.includes(category));

/** What of an exercise is looked at: the wanted category where there is one, else Weight, else the first; or null. */
export function categoryOf(available: readonly string[], wanted: string | null): TrackableCategory | null {
  const known = benchmarkCategories.filter((category) => available.includes(category));
  const preferred = known.find((category) => category === wanted) ?? known.find((category) => category === "weight");
  return preferred ?? known[0] ?? null;
}

/** The wanted unit where the category is measured in it, else the category's first. */
export function unitOf(category: TrackableCategory, wanted: string | null): MeasurementUnit {
  const { units } = trackables[category];
  return units.find((unit) => unit === wanted) ?? units[0];
}

/** A stored value in another unit of its category, to 2 decimals. */
export function inUnit(value: number, from: MeasurementUnit, to: MeasurementUnit): number {
  return roundToHundredths(convert(value, from, to) ?? value);
}

/** A volume load of so many kilograms in one of the units of weight, to 2 decimals. */
export function volumeInUnit(kilograms: number, unit: MeasurementUnit): number {
  return roundToHundredths(unit === "pounds" ? kilograms * poundsOfKilogram : kilograms);
}
