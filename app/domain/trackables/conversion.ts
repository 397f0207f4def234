import { defaultUnit } from "./allowed.ts";
import type { TrackableCategory } from "./table.ts";
import { type Dimension, type MeasurementUnit, units } from "./units.ts";

export function dimensionOf(unit: MeasurementUnit): Dimension {
  return units[unit].dimension;
}

/** Not rounded; null for different dimensions. */
export function convert(value: number, from: MeasurementUnit, to: MeasurementUnit): number | null {
  if (from === to) return value;
  if (dimensionOf(from) !== dimensionOf(to)) return null;
  return (value * units[from].factor) / units[to].factor;
}

/** Values are compared and records stored in the first unit. */
export function toFirstUnit(category: TrackableCategory, value: number, unit: MeasurementUnit): number | null {
  return convert(value, unit, defaultUnit(category));
}
