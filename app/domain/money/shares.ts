/** Percent, with up to 2 decimals. */
export type Rates = { platform: number; partner: number };

/** Whole cents, which always add up to the price. */
export type Shares = { platform: number; partner: number; creator: number };

/**
 * How a price is shared (decisions §14): the platform's and the partner's parts are rounded half up to the cent, the
 * rest is the creator's. `cents` at least 0. The creator's part is negative when the rates exceed 100 % together.
 */
export function shareOut(cents: number, rates: Rates): Shares {
  const platform = partOf(cents, rates.platform);
  const partner = partOf(cents, rates.partner);
  return { platform, partner, creator: cents - platform - partner };
}

/** In hundredths of a percent all numbers are whole, so that the half that is rounded up is a true half. */
function partOf(cents: number, percent: number): number {
  return Math.floor((cents * Math.round(percent * 100) + 5000) / 10_000);
}
