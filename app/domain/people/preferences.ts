import { metricUnits, type PreferredUnits } from "#app/domain/trackables/preferred.ts";

export const densities = ["comfortable", "compact"] as const;
/** How close together the rows of lists stand. */
export type Density = (typeof densities)[number];

/** How somebody wants things to be, wherever they log in. */
export type Preferences = { density: Density; units: PreferredUnits };

/** Of who has chosen nothing. */
export const usualPreferences: Preferences = { density: "comfortable", units: metricUnits };
