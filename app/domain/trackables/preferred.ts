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
