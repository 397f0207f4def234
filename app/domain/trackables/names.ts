import type { MeasurementUnit, TrackableCategory, TrackableType } from "./table.ts";

export const categoryNames: Record<TrackableCategory, string> = {
  reps: "Reps",
  weight: "Weight",
  time: "Time",
  distance: "Distance",
  height: "Height",
  velocity: "Velocity",
  rpm: "RPM",
  heartRate: "Heart rate",
  heartRateZone: "Heart rate zone",
  calories: "Calories",
  rpe: "RPE",
  peakPower: "Peak power",
  peakVelocity: "Peak velocity",
  timeToPeakVelocity: "Time to peak velocity",
  mas: "MAS",
  fastestTime: "Fastest time",
};

/** Short, as they stand behind a number; empty where there is no unit. */
export const unitNames: Record<MeasurementUnit, string> = {
  noDimension: "",
  kilograms: "kg",
  pounds: "lb",
  seconds: "s",
  centimeters: "cm",
  meters: "m",
  kilometers: "km",
  inches: "in",
  feet: "ft",
  yards: "yd",
  miles: "mi",
  metersPerSecond: "m/s",
  kilometersPerHour: "km/h",
  feetPerSecond: "ft/s",
  milesPerHour: "mph",
  watts: "W",
};

export const typeNames: Record<TrackableType, string> = {
  amount: "Amount",
  percentage: "Percentage",
  bodyWeightPercentage: "Body weight percentage",
  dropSet: "Drop set",
  forcedReps: "Forced reps",
  automaticPercentage: "Automatic percentage",
};

/** The category's name as it stands inside a sentence: 'heart rate zone', but 'RPE'. */
export function categoryInSentence(category: TrackableCategory): string {
  const name = categoryNames[category];
  const isAbbreviation = name === name.toUpperCase();
  return isAbbreviation ? name : name.toLowerCase();
}
