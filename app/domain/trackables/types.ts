/** Decisions §6. */

/** What the numbers of a value count. */
export type Scale = "amount" | "percentage" | "bodyWeightPercentage" | "automaticPercentage";

/** Add a new type here, and to its categories in `table.ts`; types and tests then lead to the rest. */
const typeTable = {
  amount: { name: "Amount", scale: "amount" },
  minimum: { name: "Minimum", scale: "amount" },
  range: { name: "Range", scale: "amount" },
  toFailure: { name: "To failure", scale: "amount" },
  percentage: { name: "Percentage", scale: "percentage" },
  percentageRange: { name: "Percentage range", scale: "percentage" },
  bodyWeightPercentage: { name: "Body weight percentage", scale: "bodyWeightPercentage" },
  dropSet: { name: "Drop set", scale: "amount" },
  forcedReps: { name: "Forced reps", scale: "amount" },
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
