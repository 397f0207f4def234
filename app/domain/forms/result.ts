import type { Fields, NameOf, ProblemsOf, ValuesOf } from "./form.ts";

/**
 * What a use case did, or what a person can correct: the one shape of a refusal, from use case to page. `F`: the
 * fields that it speaks of; without them, it speaks of the thing as a whole.
 */
export type Result<D = object, F extends Fields = Record<never, never>> = Done<D> | Refused<F>;

export type Done<D = object> = { ok: true } & D;

export type Refused<F extends Fields = Record<never, never>> = {
  ok: false;
  /** Messages by field; '' is the thing as a whole. */
  problems: ProblemsOf<F>;
  theirs?: Stored<F>;
  /** What a field may have meant. */
  offers?: Partial<Record<NameOf<F>, Offer[]>>;
  /** In seconds, after too many tries. */
  retryAfter?: number;
};

/** What was saved meanwhile, and the version with which to save over it. `words`: how values read that are codes or ids. */
export type Stored<F extends Fields> = {
  values: Partial<ValuesOf<F>>;
  words?: Partial<Record<NameOf<F>, string>>;
  version: number;
};

export type Problems = Record<string, string[]>;

export type Offer = { value: string; label: string };

/** The refusal of a thing as a whole. */
export function refused(message: string): { ok: false; problems: { "": string[] } } {
  return { ok: false, problems: { "": [message] } };
}
