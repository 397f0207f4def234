import { metricUnits, type PreferredUnits } from "#app/domain/trackables/preferred.ts";

export const densities = ["comfortable", "compact"] as const;
export type Density = (typeof densities)[number];

export type Preferences = { density: Density; units: PreferredUnits };

export const defaultPreferences: Preferences = { density: "comfortable", units: metricUnits };
