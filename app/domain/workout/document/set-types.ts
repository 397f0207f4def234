type SetTypeFacts = {
  name: string;
  /** It decides how many rounds an exercise gets; null without a count. */
  counts: "round" | "minute" | null;
  /** `printed` is what we write, `read` what we understand. */
  printed: string;
  read: string;
};

export const setTypes = {
  regular: { name: "Regular", counts: "round", printed: "Regular", read: "regular|straight" },
  emom: { name: "Emom", counts: "minute", printed: "EMOM", read: "emom" },
  amrap: { name: "Amrap", counts: null, printed: "AMRAP", read: "amrap" },
  complex: { name: "Complex", counts: "round", printed: "Complex", read: "complex" },
  compound: { name: "Compound", counts: "round", printed: "Compound", read: "compound" },
  superset: { name: "Superset", counts: "round", printed: "Superset", read: "super[ -]?set" },
  cluster: { name: "Cluster", counts: "round", printed: "Cluster", read: "cluster" },
  giant: { name: "Giant", counts: "round", printed: "Giant", read: "giant" },
  interval: { name: "Interval", counts: "round", printed: "Interval", read: "intervals?" },
  forTime: { name: "For time", counts: "round", printed: "For time", read: "for[ -]?time" },
} as const satisfies Record<string, SetTypeFacts>;

export type SetType = keyof typeof setTypes;

export const setTypeCodes = Object.keys(setTypes) as SetType[];

/** A set without a type counts rounds. */
export function countedBy(setType: SetType | null): SetTypeFacts["counts"] {
  return setType === null ? "round" : setTypes[setType].counts;
}

export function hasRoundCount(setType: SetType | null): boolean {
  return countedBy(setType) !== null;
}

export function roundWord(setType: SetType | null): "minutes" | "rounds" {
  return `${countedBy(setType) ?? "round"}s`;
}

/** Decisions §6. */
export function hasTimeCap(setType: SetType | null): boolean {
  return setType === "amrap" || setType === "forTime";
}

export function setTypeName(setType: SetType | null): string {
  return setType === null ? "" : setTypes[setType].name;
}

export function noRoundCount(setType: SetType | null): string {
  return `${setTypeName(setType)} sets have no round count.`;
}
