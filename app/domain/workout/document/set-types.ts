type SetTypeFacts = {
  name: string;
  /** What the set's count counts; null for a type without a count. It decides how many rounds an exercise gets. */
  counts: "round" | "minute" | null;
  /** The notation's word: `printed` is what is written, `read` the shape of what is understood as it. */
  printed: string;
  read: string;
};

/** What distinguishes the types of sets. */
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

/** The types in the order in which they are offered. */
export const setTypeCodes = Object.keys(setTypes) as SetType[];

/** What the set's count counts; null when its type has no count. A set without a type counts rounds. */
export function countedBy(setType: SetType | null): SetTypeFacts["counts"] {
  return setType === null ? "round" : setTypes[setType].counts;
}

/** Whether the set has a count of rounds or minutes. */
export function hasRoundCount(setType: SetType | null): boolean {
  return countedBy(setType) !== null;
}

/** The word behind a set's count: 'minutes' for the Emom type, otherwise 'rounds'. */
export function roundWord(setType: SetType | null): "minutes" | "rounds" {
  return `${countedBy(setType) ?? "round"}s`;
}

/** The type's name; '' for a set without a type. */
export function setTypeName(setType: SetType | null): string {
  return setType === null ? "" : setTypes[setType].name;
}

/** Why a set of that type has no count. */
export function noRoundCount(setType: SetType | null): string {
  return `${setTypeName(setType)} sets have no round count.`;
}
