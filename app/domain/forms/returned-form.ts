import type { Offer, Problems } from "./result.ts";

export type ReturnedForm = {
  /** A page may have several forms, or another one by now. */
  form: string;
  typed: Record<string, unknown>;
  /** Both stay the same through rejections. */
  attempt: string;
  version: string;
  problems: Problems | null;
  isQuestion: boolean;
  /** By field, what was saved in between where something else was typed; the id of the kept image. */
  theirs?: Partial<Record<string, string>>;
  offers?: Partial<Record<string, Offer[]>>;
};

export type OpenedForm = {
  attempt: string;
  starts: Record<string, unknown>;
  version?: number;
  facts?: unknown;
  returned?: ReturnedForm;
};
