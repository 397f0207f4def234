export type Dimension = "none" | "mass" | "time" | "length" | "velocity" | "power";

type Unit = {
  name: string;
  /** Values only convert within a dimension. */
  dimension: Dimension;
  /** In the dimension's SI unit, exact by definition (international pound and yard). */
  factor: number;
  /** A pace counts the seconds for `factor` meters, repetitions in reserve count down from `factor`. */
  counts?: "secondsFor" | "downFrom";
};

const unitTable = {
  noDimension: { name: "", dimension: "none", factor: 1 },
  repsInReserve: { name: "RIR", dimension: "none", factor: 10, counts: "downFrom" },
  kilograms: { name: "kg", dimension: "mass", factor: 1 },
  pounds: { name: "lb", dimension: "mass", factor: 0.45359237 },
  seconds: { name: "s", dimension: "time", factor: 1 },
  centimeters: { name: "cm", dimension: "length", factor: 0.01 },
  meters: { name: "m", dimension: "length", factor: 1 },
  kilometers: { name: "km", dimension: "length", factor: 1000 },
  inches: { name: "in", dimension: "length", factor: 0.0254 },
  feet: { name: "ft", dimension: "length", factor: 0.3048 },
  yards: { name: "yd", dimension: "length", factor: 0.9144 },
  miles: { name: "mi", dimension: "length", factor: 1609.344 },
  metersPerSecond: { name: "m/s", dimension: "velocity", factor: 1 },
  kilometersPerHour: { name: "km/h", dimension: "velocity", factor: 1000 / 3600 },
  feetPerSecond: { name: "ft/s", dimension: "velocity", factor: 0.3048 },
  milesPerHour: { name: "mph", dimension: "velocity", factor: 0.44704 },
  minutesPerKilometer: { name: "min/km", dimension: "velocity", factor: 1000, counts: "secondsFor" },
  minutesPerMile: { name: "min/mi", dimension: "velocity", factor: 1609.344, counts: "secondsFor" },
  secondsPer500Meters: { name: "min/500m", dimension: "velocity", factor: 500, counts: "secondsFor" },
  watts: { name: "W", dimension: "power", factor: 1 },
} satisfies Record<string, Unit>;

export type MeasurementUnit = keyof typeof unitTable;
export const units: Readonly<Record<MeasurementUnit, Unit>> = unitTable;
export const measurementUnits = Object.keys(unitTable) as MeasurementUnit[];

/** Seconds for a distance: the higher number is the slower one. */
export function isPace(unit: MeasurementUnit | null): boolean {
  return unit !== null && units[unit].counts === "secondsFor";
}

const imperial: readonly MeasurementUnit[] = ["pounds", "inches", "feet", "yards", "miles"];

/** Of what is not metric. */
export function isImperial(unit: MeasurementUnit): boolean {
  return imperial.includes(unit);
}

/** Typed and shown as m:ss. */
export function isClock(unit: MeasurementUnit | null): boolean {
  return unit === "seconds" || isPace(unit);
}
