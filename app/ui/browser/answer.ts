import { createContext } from "react";

/** What a page knows of the answer that it comes in. In the browser, where scripts were let in already, nothing. */
export type Answer = {
  nonce: string;
  /** Names the request in the log. */
  requestId: string;
  /** The page says that something went wrong; such a page works without scripts, and gets none. */
  failed: boolean;
};

export const AnswerContext = createContext<Answer>({ nonce: "", requestId: "", failed: false });
