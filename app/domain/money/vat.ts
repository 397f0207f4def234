import { hundredthsOf } from "./percent.ts";
import { divideHalfUp } from "./rounding.ts";

/** A gross amount taken apart, in cents. `rate`: percent, with up to 2 decimals. */
export type VatBreakdown = { rate: number; netCents: number; vatCents: number };

/** The VAT that a gross amount includes, rounded half up to the cent, and the rest. `grossCents` at least 0. */
export function includedVat(grossCents: number, rate: number): VatBreakdown {
  const hundredths = hundredthsOf(rate);
  const vatCents = divideHalfUp(grossCents * hundredths, 10_000 + hundredths);
  return { rate, netCents: grossCents - vatCents, vatCents };
}
