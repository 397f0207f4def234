import { hundredthsOf } from "./percent.ts";
import { divideHalfUp } from "./rounding.ts";

/** Percent, with up to 2 decimals; at most 100 together. */
export type Rates = { platform: number; partner: number };

/** Whole cents, none negative, which always add up to the price. */
export type Shares = { platform: number; partner: number; creator: number };

/**
 * How a price is shared (decisions §14): the platform's and the partner's parts are rounded half up to the cent, the
 * rest is the creator's. `cents` at least 0. Where both halves were rounded up and nothing is left for the creator, as
 * of 1 cent at 50 % each, the cent too many is taken from the partner.
 */
export function shareOut(cents: number, rates: Rates): Shares {
  const platform = Math.min(partOf(cents, rates.platform), cents);
  const partner = Math.min(partOf(cents, rates.partner), cents - platform);
  return { platform, partner, creator: cents - platform - partner };
}

function partOf(cents: number, percent: number): number {
  return divideHalfUp(cents * hundredthsOf(percent), 10_000);
}
