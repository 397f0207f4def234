import { createContext } from "react";

/** What a page knows of the answer that it comes in. In the browser, where scripts were let in already, nothing. */
export type PageResponse = {
  nonce: string;
  requestId: string;
  /** The page says that something went wrong; such a page works without scripts, and gets none. */
  failed: boolean;
};

export const ResponseContext = createContext<PageResponse>({ nonce: "", requestId: "", failed: false });
