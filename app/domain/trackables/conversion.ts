import { defaultUnit } from "./allowed.ts";
import type { TrackableCategory } from "./table.ts";
import { type Dimension, type MeasurementUnit, units } from "./units.ts";

export function dimensionOf(unit: MeasurementUnit): Dimension {
  return units[unit].dimension;
}

/** Not rounded; null for different dimensions, and for a pace of 0. */
export function convert(value: number, from: MeasurementUnit, to: MeasurementUnit): number | null {
  if (from === to) return value;
  if (dimensionOf(from) !== dimensionOf(to)) return null;
  const amount = toBase(value, from);
  return amount === null ? null : fromBase(amount, to);
}

function toBase(value: number, unit: MeasurementUnit): number | null {
  const { factor, counts } = units[unit];
  return counts === undefined ? value * factor : countDown(value, factor, counts);
}

function fromBase(amount: number, unit: MeasurementUnit): number | null {
  const { factor, counts } = units[unit];
  return counts === undefined ? amount / factor : countDown(amount, factor, counts);
}

/** Its own inverse: seconds of a distance and meters per second, repetitions in reserve and RPE. */
function countDown(value: number, factor: number, counts: "secondsFor" | "downFrom"): number | null {
  if (counts === "downFrom") return factor - value;
  return value > 0 ? factor / value : null;
}

/** Values are compared and records stored in the first unit. */
export function toFirstUnit(category: TrackableCategory, value: number, unit: MeasurementUnit): number | null {
  return convert(value, unit, defaultUnit(category));
}
