import { createContext } from "react";
import type { FormAgain } from "#app/domain/forms/again.ts";

/** What a page knows of the answer that it comes in. In the browser, where scripts were let in already, nothing. */
export type PageResponse = {
  nonce: string;
  requestId: string;
  /** The page says that something went wrong; such a page works without scripts, and gets none. */
  failed: boolean;
  /** The database is away, and the page offers to ask again: with the form that was posted, if one was. */
  unavailable?: { again: FormAgain | null } | undefined;
};

export const ResponseContext = createContext<PageResponse>({ nonce: "", requestId: "", failed: false });
