/** `units`: what to do about a typed unit that is not the column's. */
export type Refusal = { ok: false; reason: string; units?: UnitChoices };

/** The words of two buttons. */
export type UnitChoices = { column: string; value: string };

/** The same object if nothing changed. */
export type Outcome<T> = T | Refusal;

export function refuse(reason: string, units?: UnitChoices): Refusal {
  return units ? { ok: false, reason, units } : { ok: false, reason };
}

export function isRefusal<T extends object>(outcome: Outcome<T>): outcome is Refusal {
  return "reason" in outcome;
}

export function notFound(): Refusal {
  return refuse("Given item not found.");
}
