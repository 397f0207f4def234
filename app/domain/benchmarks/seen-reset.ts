import { z } from "zod";

/** When a record was last reset, as who resets it has seen it: a moment of UTC, or 'never'. */
export function seenReset(resetAt: Date | null): string {
  return resetAt?.toISOString() ?? "never";
}

/** The same as it is sent; null for never. */
export const seenResetSchema = z.union([
  z.literal("never").transform(() => null),
  z.iso
    .datetime()
    .refine((text) => text >= "0001", "There is no year 0")
    .transform((text) => new Date(text)),
]);
