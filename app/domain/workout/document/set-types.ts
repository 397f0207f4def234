import type { SetType } from "./document.ts";

export const setTypeNames: Record<SetType, string> = {
  regular: "Regular",
  emom: "Emom",
  amrap: "Amrap",
  complex: "Complex",
  compound: "Compound",
  superset: "Superset",
  cluster: "Cluster",
  giant: "Giant",
  interval: "Interval",
  forTime: "For time",
};

/** What a set's round count counts: minutes for the Emom type, otherwise rounds. */
export function roundWord(setType: SetType | null): "minutes" | "rounds" {
  return setType === "emom" ? "minutes" : "rounds";
}

/** Amrap sets have no round count. */
export function hasRoundCount(setType: SetType | null): boolean {
  return setType !== "amrap";
}
