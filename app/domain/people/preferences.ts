import { metricUnits, type PreferredUnits } from "#app/domain/trackables/preferred.ts";

export const densities = ["comfortable", "compact"] as const;
export type Density = (typeof densities)[number];

/** `weekDensity`: of the program editor; null until chosen. */
export type Preferences = { density: Density; weekDensity: Density | null; units: PreferredUnits };

export function parseDensity(text: string): Density | null {
  return densities.find((density) => density === text) ?? null;
}

export const defaultPreferences: Preferences = { density: "comfortable", weekDensity: null, units: metricUnits };
