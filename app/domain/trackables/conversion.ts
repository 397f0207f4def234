import { defaultUnit } from "./allowed.ts";
import type { TrackableCategory } from "./table.ts";
import { type Dimension, type MeasurementUnit, units } from "./units.ts";

/** The dimension a unit measures; values convert only within one. */
export function dimensionOf(unit: MeasurementUnit): Dimension {
  return units[unit].dimension;
}

/** The value in the other unit, not rounded; null when the units measure different things. */
export function convert(value: number, from: MeasurementUnit, to: MeasurementUnit): number | null {
  if (from === to) return value;
  if (dimensionOf(from) !== dimensionOf(to)) return null;
  return (value * units[from].factor) / units[to].factor;
}

/** The value in the first unit of its category, in which values are compared and records kept. */
export function toFirstUnit(category: TrackableCategory, value: number, unit: MeasurementUnit): number | null {
  return convert(value, unit, defaultUnit(category));
}
