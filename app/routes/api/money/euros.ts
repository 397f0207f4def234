import { z } from "zod";

/** An amount in euros, as the documents send it. */
export const euros = z.number().describe("In euros.");

/** Cents in euros. */
export function inEuros(cents: number): number {
  return cents / 100;
}
