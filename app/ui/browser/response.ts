import { createContext } from "react";
import type { FormAgain } from "#app/domain/forms/again.ts";
import type { Typed } from "#app/domain/forms/typed.ts";

/** What went wrong, in words. */
export type Failure = {
  status: number;
  title: string;
  message: string;
  /** The database is away, and the page offers to ask again: with the form that was posted, if one was. */
  unavailable?: { again: FormAgain | null } | undefined;
  /** What was entered into a form that can't be shown again. */
  typed?: Typed[];
};

/** What a page knows of the answer that it comes in. In the browser, where scripts were let in already, nothing. */
export type PageResponse = {
  nonce: string;
  requestId: string;
  /** The page says that something went wrong; such a page works without scripts, and gets none. */
  failure?: Failure | undefined;
};

export const ResponseContext = createContext<PageResponse>({ nonce: "", requestId: "" });
