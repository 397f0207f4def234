import type { Offer, Problems } from "./result.ts";

/** What a posted form is answered with when it comes back: refused, or with the question over it. */
export type ReturnedForm = {
  /** The form's id: a page may have more than one, or another one by now. */
  form: string;
  typed: Record<string, unknown>;
  /** The form's attempt and version, which stay through refusals. */
  attempt: string;
  version: string;
  problems: Problems | null;
  isQuestion: boolean;
  /** By field, what was saved in it meanwhile where something else was typed; of the kept image, its id. */
  theirs?: Partial<Record<string, string>>;
  offers?: Partial<Record<string, Offer[]>>;
};

/** What the page of a form is given beside what it shows: what its fields start with, and what its rules go by. */
export type OpenedForm = {
  attempt: string;
  starts: Record<string, unknown>;
  version?: number;
  facts?: unknown;
  returned?: ReturnedForm;
};
