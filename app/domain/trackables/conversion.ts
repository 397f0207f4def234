import { defaultUnit } from "./allowed.ts";
import type { MeasurementUnit, TrackableCategory } from "./table.ts";

export type Dimension = "none" | "mass" | "time" | "length" | "velocity" | "power";

/** How much of the dimension's SI unit one of the unit is: exact by definition (international pound and yard). */
const units: Record<MeasurementUnit, { dimension: Dimension; factor: number }> = {
  noDimension: { dimension: "none", factor: 1 },
  kilograms: { dimension: "mass", factor: 1 },
  pounds: { dimension: "mass", factor: 0.45359237 },
  seconds: { dimension: "time", factor: 1 },
  centimeters: { dimension: "length", factor: 0.01 },
  meters: { dimension: "length", factor: 1 },
  kilometers: { dimension: "length", factor: 1000 },
  inches: { dimension: "length", factor: 0.0254 },
  feet: { dimension: "length", factor: 0.3048 },
  yards: { dimension: "length", factor: 0.9144 },
  miles: { dimension: "length", factor: 1609.344 },
  metersPerSecond: { dimension: "velocity", factor: 1 },
  kilometersPerHour: { dimension: "velocity", factor: 1000 / 3600 },
  feetPerSecond: { dimension: "velocity", factor: 0.3048 },
  milesPerHour: { dimension: "velocity", factor: 0.44704 },
  watts: { dimension: "power", factor: 1 },
};

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
