export type Refusal = { ok: false; reason: string };

/** The same object if nothing changed. */
export type Outcome<T> = T | Refusal;

export function refuse(reason: string): Refusal {
  return { ok: false, reason };
}

export function isRefusal<T extends object>(outcome: Outcome<T>): outcome is Refusal {
  return "reason" in outcome;
}

export function notFound(): Refusal {
  return refuse("Given item not found.");
}
