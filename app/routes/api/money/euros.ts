import { z } from "zod";

export const euros = z.number().describe("In euros.");

export function inEuros(cents: number): number {
  return cents / 100;
}
