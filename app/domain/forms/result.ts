import { counted } from "../text/counted.ts";
import type { Fields, NameOf, ProblemsOf, ValuesOf } from "./form.ts";

/** The one shape of results from use case to page. Without `F`, problems are about the thing as a whole. */
export type Result<D = object, F extends Fields = Record<never, never>> = Done<D> | Refused<F>;

export type Done<D = object> = { ok: true } & D;

export type Refused<F extends Fields = Record<never, never>> = {
  ok: false;
  /** By field; '' is the thing as a whole. */
  problems: ProblemsOf<F>;
  theirs?: Stored<F>;
  /** Suggestions for a mistyped field. */
  offers?: Partial<Record<NameOf<F>, Offer[]>>;
  /** In seconds, after too many attempts. */
  retryAfter?: number;
};

/**
 * What somebody else saved in between, and the version to overwrite. `words`: readable text for codes and ids. `taken`:
 * what the form takes over of it, where nothing is typed here.
 */
export type Stored<F extends Fields> = {
  values: Partial<ValuesOf<F>>;
  taken?: Partial<ValuesOf<F>>;
  words?: Partial<Record<NameOf<F>, string>>;
  version: number;
};

export type Problems = Record<string, string[]>;

export type Offer = { value: string; label: string };

export function refused(message: string): { ok: false; problems: { "": string[] } } {
  return { ok: false, problems: { "": [message] } };
}

/** `retryAfter` in seconds. */
export function tooMany(words: string, retryAfter: number): Refused {
  return { ...refused(`${words} Try again in ${counted(Math.ceil(retryAfter / 60), "minute")}.`), retryAfter };
}
