import { type MeasurementUnit, type TrackableCategory, type TrackableType, trackableCategories } from "./table.ts";

/** What a category may be measured in and how its values may be meant; the first of each is the default. */
export type TrackableRule = {
  units: readonly [MeasurementUnit, ...MeasurementUnit[]];
  types: readonly [TrackableType, ...TrackableType[]];
  lowerIsBetter: boolean;
};

const share = ["amount", "percentage"] as const;
const velocities = ["metersPerSecond", "kilometersPerHour", "feetPerSecond", "milesPerHour"] as const;

/** The table of decisions §6. */
export const trackables: Record<TrackableCategory, TrackableRule> = {
  reps: { units: ["noDimension"], types: ["amount", "forcedReps", "percentage"], lowerIsBetter: false },
  weight: {
    units: ["kilograms", "pounds"],
    types: ["amount", "percentage", "bodyWeightPercentage", "automaticPercentage", "dropSet"],
    lowerIsBetter: false,
  },
  time: { units: ["seconds"], types: share, lowerIsBetter: false },
  distance: {
    units: ["meters", "kilometers", "centimeters", "feet", "yards", "miles", "inches"],
    types: share,
    lowerIsBetter: false,
  },
  height: { units: ["centimeters", "meters", "inches", "feet"], types: share, lowerIsBetter: false },
  velocity: { units: velocities, types: share, lowerIsBetter: false },
  rpm: { units: ["noDimension"], types: share, lowerIsBetter: false },
  heartRate: { units: ["noDimension"], types: share, lowerIsBetter: false },
  heartRateZone: { units: ["noDimension"], types: ["amount"], lowerIsBetter: false },
  calories: { units: ["noDimension"], types: share, lowerIsBetter: false },
  rpe: { units: ["noDimension"], types: ["amount"], lowerIsBetter: false },
  peakPower: { units: ["watts"], types: share, lowerIsBetter: false },
  peakVelocity: { units: velocities, types: share, lowerIsBetter: false },
  timeToPeakVelocity: { units: ["seconds"], types: share, lowerIsBetter: true },
  mas: { units: velocities, types: share, lowerIsBetter: false },
  fastestTime: { units: ["seconds"], types: share, lowerIsBetter: true },
};

/** The whole-number choices of the two categories that are picked from a list: zones 1 to 5, RPE 0 to 10. */
export const choices: Partial<Record<TrackableCategory, readonly number[]>> = {
  heartRateZone: [1, 2, 3, 4, 5],
  rpe: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
};

/** The unit that a newly picked category gets. */
export function defaultUnit(category: TrackableCategory): MeasurementUnit {
  return trackables[category].units[0];
}

/** Whether the category may be measured in the unit. */
export function allowsUnit(category: TrackableCategory, unit: MeasurementUnit): boolean {
  return trackables[category].units.includes(unit);
}

/** Whether the category's values may be meant that way. */
export function allowsType(category: TrackableCategory, type: TrackableType): boolean {
  return trackables[category].types.includes(type);
}

/** The table as rows, for the answer of `allowed-trackable`. */
export function allowedTrackables(): (TrackableRule & { category: TrackableCategory })[] {
  return trackableCategories.map((category) => ({ category, ...trackables[category] }));
}
