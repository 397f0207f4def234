import { defaultUnit } from "./allowed.ts";
import { dimensionOf } from "./conversion.ts";
import type { TrackableCategory } from "./table.ts";
import type { MeasurementUnit } from "./units.ts";

/** Decisions §11. */
export const unitChoices = {
  weight: ["kilograms", "pounds"],
  distance: ["meters", "kilometers", "centimeters", "feet", "yards", "miles", "inches"],
  height: ["centimeters", "meters", "inches", "feet"],
  velocity: ["metersPerSecond", "kilometersPerHour", "feetPerSecond", "milesPerHour"],
} as const;

export type PreferredUnits = { [C in keyof typeof unitChoices]: (typeof unitChoices)[C][number] };

/** 'pounds miles feet metersPerSecond': as a form carries them. */
export function printUnits({ weight, distance, height, velocity }: PreferredUnits): string {
  return [weight, distance, height, velocity].join(" ");
}

export function parseUnits(text: string): PreferredUnits | null {
  const [weight, distance, height, velocity] = text.split(" ");
  const units = { weight, distance, height, velocity };
  const categories = Object.keys(unitChoices) as (keyof PreferredUnits)[];
  const isKnown = categories.every((category) => unitChoices[category].some((unit) => unit === units[category]));
  return isKnown ? (units as PreferredUnits) : null;
}

export const metricUnits: PreferredUnits = {
  weight: "kilograms",
  distance: "meters",
  height: "centimeters",
  velocity: "metersPerSecond",
};

export function preferredUnit(category: TrackableCategory, preferred: PreferredUnits = metricUnits): MeasurementUnit {
  if (dimensionOf(defaultUnit(category)) === "velocity") return preferred.velocity;
  return category in preferred ? preferred[category as keyof PreferredUnits] : defaultUnit(category);
}
