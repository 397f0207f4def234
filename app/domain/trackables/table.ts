import type { TrackableType } from "./types.ts";
import type { MeasurementUnit } from "./units.ts";

/** Decisions §6. */

export type Trackable = {
  name: string;
  /** The first is the default. */
  units: readonly [MeasurementUnit, ...MeasurementUnit[]];
  /** The first is the default. */
  types: readonly [TrackableType, ...TrackableType[]];
  /** The amounts to choose from, the initial one first; null if the amount is typed. */
  choices: readonly [number, ...number[]] | null;
  /** In the first unit (decisions §11). The minimum is 0, or the first choice. */
  most: number;
  /** Counts and whole seconds: percentages of them are rounded to whole numbers. */
  staysWhole: boolean;
  lowerIsBetter: boolean;
};

const share = ["amount", "range", "percentage", "percentageRange"] as const;
const counted = ["amount", "minimum", "range", "percentage", "percentageRange"] as const;
const velocities = ["metersPerSecond", "kilometersPerHour", "feetPerSecond", "milesPerHour"] as const;
const paces = ["minutesPerKilometer", "minutesPerMile", "secondsPer500Meters"] as const;

/** Seconds (a week) and meters per second. */
const [longestTime, fastest] = [604_800, 150];
/** Add a new category here; types and tests then lead to the rest. */
const table = {
  reps: {
    name: "Reps",
    units: ["noDimension"],
    types: ["amount", "minimum", "range", "toFailure", "forcedReps", "clusterReps", "percentage", "percentageRange"],
    choices: null,
    most: 10_000,
    staysWhole: true,
    lowerIsBetter: false,
  },
  weight: {
    name: "Weight",
    units: ["kilograms", "pounds"],
    types: [...share, "bodyWeightPercentage", "bodyWeightOffset", "automaticPercentage", "dropSet"],
    choices: null,
    most: 1_000,
    staysWhole: false,
    lowerIsBetter: false,
  },
  time: {
    name: "Time",
    units: ["seconds"],
    types: ["amount", "minimum", "range", "toFailure", "percentage", "percentageRange"],
    choices: null,
    most: longestTime,
    staysWhole: true,
    lowerIsBetter: false,
  },
  distance: {
    name: "Distance",
    units: ["meters", "kilometers", "centimeters", "feet", "yards", "miles", "inches"],
    types: counted,
    choices: null,
    most: 1_000_000,
    staysWhole: false,
    lowerIsBetter: false,
  },
  height: {
    name: "Height",
    units: ["centimeters", "meters", "inches", "feet"],
    types: share,
    choices: null,
    most: 10_000,
    staysWhole: false,
    lowerIsBetter: false,
  },
  velocity: {
    name: "Velocity",
    units: [...velocities, ...paces],
    types: share,
    choices: null,
    most: fastest,
    staysWhole: false,
    lowerIsBetter: false,
  },
  rpm: {
    name: "RPM",
    units: ["noDimension"],
    types: share,
    choices: null,
    most: 1_000,
    staysWhole: true,
    lowerIsBetter: false,
  },
  heartRate: {
    name: "Heart rate",
    units: ["noDimension"],
    types: share,
    choices: null,
    most: 300,
    staysWhole: true,
    lowerIsBetter: false,
  },
  heartRateZone: {
    name: "Heart rate zone",
    units: ["noDimension"],
    types: ["amount"],
    choices: [1, 2, 3, 4, 5],
    most: 5,
    staysWhole: true,
    lowerIsBetter: false,
  },
  calories: {
    name: "Calories",
    units: ["noDimension"],
    types: counted,
    choices: null,
    most: 50_000,
    staysWhole: true,
    lowerIsBetter: false,
  },
  rpe: {
    name: "RPE",
    units: ["noDimension", "repsInReserve"],
    types: ["amount", "range"],
    choices: [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7, 7.5, 8, 8.5, 9, 9.5, 10],
    most: 10,
    staysWhole: false,
    lowerIsBetter: false,
  },
  peakPower: {
    name: "Peak power",
    units: ["watts"],
    types: share,
    choices: null,
    most: 20_000,
    staysWhole: false,
    lowerIsBetter: false,
  },
  peakVelocity: {
    name: "Peak velocity",
    units: velocities,
    types: share,
    choices: null,
    most: fastest,
    staysWhole: false,
    lowerIsBetter: false,
  },
  timeToPeakVelocity: {
    name: "Time to peak velocity",
    units: ["seconds"],
    types: share,
    choices: null,
    most: longestTime,
    staysWhole: false,
    lowerIsBetter: true,
  },
  mas: {
    name: "MAS",
    units: velocities,
    types: share,
    choices: null,
    most: fastest,
    staysWhole: false,
    lowerIsBetter: false,
  },
  fastestTime: {
    name: "Fastest time",
    units: ["seconds"],
    types: share,
    choices: null,
    most: longestTime,
    staysWhole: false,
    lowerIsBetter: true,
  },
} satisfies Record<string, Trackable>;

export type TrackableCategory = keyof typeof table;
export const trackables: Readonly<Record<TrackableCategory, Trackable>> = table;
export const trackableCategories = Object.keys(table) as TrackableCategory[];
