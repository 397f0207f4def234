import { createContext } from "react";
import type { FormAgain } from "#app/domain/forms/again.ts";
import type { Typed } from "#app/domain/forms/typed.ts";

export type Failure = {
  status: number;
  title: string;
  message: string;
  /** The database is away: the page offers to retry, with the posted form if there was one. */
  unavailable?: { again: FormAgain | null } | undefined;
  typed?: Typed[];
};

export type PageResponse = {
  nonce: string;
  requestId: string;
  /** Error pages work without scripts, and send none. */
  failure?: Failure | undefined;
};

export const ResponseContext = createContext<PageResponse>({ nonce: "", requestId: "" });
