import { createContext, useContext } from "react";

/** The nonce of this answer's scripts; empty in the browser, where they have been let in already. */
export const NonceContext = createContext("");

export function useNonce() {
  return useContext(NonceContext);
}
