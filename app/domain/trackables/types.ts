/** Decisions §6. */

/** What the numbers of a value count. */
export type Scale = "amount" | "percentage" | "bodyWeightPercentage" | "automaticPercentage" | "bodyWeightOffset";

/** Add a new type here, and to its categories in `table.ts`; types and tests then lead to the rest. */
const typeTable = {
  amount: { name: "Amount", scale: "amount" },
  minimum: { name: "Minimum", scale: "amount" },
  range: { name: "Range", scale: "amount" },
  toFailure: { name: "To failure", scale: "amount" },
  percentage: { name: "Percentage", scale: "percentage" },
  percentageRange: { name: "Percentage range", scale: "percentage" },
  bodyWeightPercentage: { name: "Body weight percentage", scale: "bodyWeightPercentage" },
  bodyWeightOffset: { name: "Body weight and more", scale: "bodyWeightOffset" },
  dropSet: { name: "Drop set", scale: "amount" },
  forcedReps: { name: "Forced reps", scale: "amount" },
  clusterReps: { name: "Cluster reps", scale: "amount" },
  automaticPercentage: { name: "Automatic percentage", scale: "automaticPercentage" },
} satisfies Record<string, { name: string; scale: Scale }>;

export type TrackableType = keyof typeof typeTable;
export const trackableTypes = Object.keys(typeTable) as TrackableType[];

export function typeName(type: TrackableType): string {
  return typeTable[type].name;
}

/** With a higher end in `additionalValue`. */
export function isRange(type: TrackableType): boolean {
  return type === "range" || type === "percentageRange";
}

export function scaleOf(type: TrackableType): Scale {
  return typeTable[type].scale;
}

/** What a percentage or a percentage range of a weight refers to; the first is the default and never stored. */
export const percentageBases = ["oneRepetitionMaximum", "trainingMax", "3RM", "5RM", "10RM", "topSet"] as const;
export type PercentageBase = (typeof percentageBases)[number];

/** As written behind the %. */
export const percentageBaseWords: Record<PercentageBase, string> = {
  oneRepetitionMaximum: "1RM",
  trainingMax: "TM",
  "3RM": "3RM",
  "5RM": "5RM",
  "10RM": "10RM",
  topSet: "top",
};

export const percentageBaseNames: Record<PercentageBase, string> = {
  oneRepetitionMaximum: "maximum",
  trainingMax: "training maximum",
  "3RM": "3RM",
  "5RM": "5RM",
  "10RM": "10RM",
  topSet: "top set",
};

/** Written and shown for a value to failure. */
export const maximal = "max";
