/** The measurable quantities of a round, their units and the ways a value can be meant (decisions §6). */

export const trackableCategories = [
  "reps",
  "weight",
  "time",
  "distance",
  "height",
  "velocity",
  "rpm",
  "heartRate",
  "heartRateZone",
  "calories",
  "rpe",
  "peakPower",
  "peakVelocity",
  "timeToPeakVelocity",
  "mas",
  "fastestTime",
] as const;
export type TrackableCategory = (typeof trackableCategories)[number];

export const measurementUnits = [
  "noDimension",
  "kilograms",
  "pounds",
  "seconds",
  "centimeters",
  "meters",
  "kilometers",
  "inches",
  "feet",
  "yards",
  "miles",
  "metersPerSecond",
  "kilometersPerHour",
  "feetPerSecond",
  "milesPerHour",
  "watts",
] as const;
export type MeasurementUnit = (typeof measurementUnits)[number];

export const trackableTypes = [
  "amount",
  "percentage",
  "bodyWeightPercentage",
  "dropSet",
  "forcedReps",
  "automaticPercentage",
] as const;
export type TrackableType = (typeof trackableTypes)[number];
