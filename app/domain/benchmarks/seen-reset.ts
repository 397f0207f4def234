import { z } from "zod";

/** As the person who resets it saw it: a UTC time, or 'never'. */
export function seenReset(resetAt: Date | null): string {
  return resetAt?.toISOString() ?? "never";
}

export const seenResetSchema = z.union([
  z.literal("never").transform(() => null),
  z.iso
    .datetime()
    .refine((text) => text >= "0001", "There is no year 0")
    .transform((text) => new Date(text)),
]);
