import { hundredthsOf } from "./percent.ts";
import { divideHalfUp } from "./rounding.ts";

/** The numbers of document 3 §3. Memberships are not sold yet. */
export const saleTypes = { package: 1, program: 2, membership: 3 } as const;

export type SaleType = Exclude<keyof typeof saleTypes, "membership">;

/** In cents; they add up to the price. */
export type Commissions = { tsCommission: number; partnerCommission: number; adminCommission: number };

/** Percent; `partner` is null if the creator is not a partner. */
export type SaleRates = { platform: number; partner: number | null };

/** Nobody earns a partner share of what administrators sell (decisions §14). */
const paysPartner: Record<SaleType, boolean> = { package: false, program: true };

export function commissionsOf(type: SaleType, fullPriceCents: number, { platform, partner }: SaleRates): Commissions {
  const rates: Rates = { platform, partner: paysPartner[type] ? (partner ?? 0) : 0 };
  const shares = shareOut(fullPriceCents, rates);
  return { tsCommission: shares.platform, partnerCommission: shares.partner, adminCommission: shares.creator };
}

/** Percent, up to 2 decimals; together at most 100. */
type Rates = { platform: number; partner: number };

/** Whole cents, none negative; they always add up to the price. */
type Shares = { platform: number; partner: number; creator: number };

/**
 * Decisions §14: the platform's and the partner's shares are rounded half up, the creator gets the rest. If both were
 * rounded up beyond the price, as for 1 cent at 50 % each, the partner loses the extra cent. `cents` must be at least
 * 0.
 */
export function shareOut(cents: number, rates: Rates): Shares {
  const platform = Math.min(partOf(cents, rates.platform), cents);
  const partner = Math.min(partOf(cents, rates.partner), cents - platform);
  return { platform, partner, creator: cents - platform - partner };
}

function partOf(cents: number, percent: number): number {
  return divideHalfUp(cents * hundredthsOf(percent), 10_000);
}
