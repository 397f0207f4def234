import { convert } from "#app/domain/trackables/conversion.ts";
import { roundToHundredths } from "#app/domain/trackables/numbers.ts";
import { measuredAs, type RecordedCategory, recordedCategories } from "#app/domain/trackables/recorded.ts";
import { trackables } from "#app/domain/trackables/table.ts";
import type { MeasurementUnit } from "#app/domain/trackables/units.ts";

/** Volume load counts as an exercise with one category (decisions §11). */
export const volumeLoad = { id: "0", name: "Volume Load", category: "weight" } as const;

/** Decisions §11. */
const poundsOfKilogram = 2.2046226218;

/** Subjective scales are no benchmark (document 2 §9). */
const leftOut: readonly RecordedCategory[] = ["heartRateZone", "rpe"];

export const benchmarkCategories = recordedCategories.filter((category) => !leftOut.includes(category));

export function categoryOf(available: readonly string[], wanted: string | null): RecordedCategory | null {
  const known = benchmarkCategories.filter((category) => available.includes(category));
  const preferred = known.find((category) => category === wanted) ?? known.find((category) => category === "weight");
  return preferred ?? known[0] ?? null;
}

export function unitOf(category: RecordedCategory, wanted: string | null): MeasurementUnit {
  const { units } = trackables[measuredAs(category)];
  return units.find((unit) => unit === wanted) ?? units[0];
}

export function inUnit(value: number, from: MeasurementUnit, to: MeasurementUnit): number {
  return roundToHundredths(convert(value, from, to) ?? value);
}

export function volumeInUnit(kilograms: number, unit: MeasurementUnit): number {
  return roundToHundredths(unit === "pounds" ? kilograms * poundsOfKilogram : kilograms);
}
