/** Why something can't be done, as a sentence for the coach. */
export type Refusal = { ok: false; reason: string };

/** What a change comes to: the changed thing, the same object when nothing changed, or a refusal. */
export type Outcome<T> = T | Refusal;

/** A refusal with that sentence. */
export function refuse(reason: string): Refusal {
  return { ok: false, reason };
}

/** Whether the outcome is a refusal rather than the changed thing. */
export function isRefusal<T extends object>(outcome: Outcome<T>): outcome is Refusal {
  return "reason" in outcome;
}

/** Refuses an id that the workout doesn't hold. */
export function notFound(): Refusal {
  return refuse("Given item not found.");
}
