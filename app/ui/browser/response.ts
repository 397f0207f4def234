import { useMatches } from "@remix-run/react";
import { createContext } from "react";
import type { FormAgain } from "#app/domain/forms/again.ts";
import type { Typed } from "#app/domain/forms/typed.ts";

export type Failure = {
  status: number;
  title: string;
  message: string;
  unavailable?: { again: FormAgain | null } | undefined;
  typed?: Typed[];
};

export type PageResponse = {
  nonce: string;
  requestId: string;
  failure?: Failure | undefined;
  /** The text of the page's stylesheet, for a browser that does not have it yet. */
  styles?: string | undefined;
};

export const ResponseContext = createContext<PageResponse>({ nonce: "", requestId: "" });

/**
 * What a route declares: pages that send no script of React's, athletes' pages and the week, which need fewer styles, and
 * the modules of a script that such a page has instead: the first imports the others.
 */
export type Handle = { scripts?: false; styles?: "train" | "week"; modules?: readonly string[] } | undefined;

export function useHandles() {
  return useMatches().map(({ handle }) => handle as Handle);
}

export function useHasReact() {
  return !useHandles().some((handle) => handle?.scripts === false);
}
