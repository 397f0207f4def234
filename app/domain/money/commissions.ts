import { hundredthsOf } from "./percent.ts";
import { divideHalfUp } from "./rounding.ts";

/** The types of selling records by the numbers of document 3 §3. Nothing makes memberships yet. */
export const saleTypes = { package: 1, program: 2, membership: 3 } as const;

/** What can be sold today. */
export type SaleType = Exclude<keyof typeof saleTypes, "membership">;

/** A selling record's shares of its full price, in cents; they add up to it. */
export type Commissions = { tsCommission: number; partnerCommission: number; adminCommission: number };

/** Percent; `partner` is null where the creator is no partner. */
export type SaleRates = { platform: number; partner: number | null };

/** Whether a partner earns of it: nobody does of what administrators sell (decisions §14). */
const paysPartner: Record<SaleType, boolean> = { package: false, program: true };

/** The commissions of a sale; of a package, or where the creator is no partner, the partner's is 0. */
export function commissionsOf(type: SaleType, fullPriceCents: number, { platform, partner }: SaleRates): Commissions {
  const rates: Rates = { platform, partner: paysPartner[type] ? (partner ?? 0) : 0 };
  const shares = shareOut(fullPriceCents, rates);
  return { tsCommission: shares.platform, partnerCommission: shares.partner, adminCommission: shares.creator };
}

/** Percent, with up to 2 decimals; at most 100 together. */
type Rates = { platform: number; partner: number };

/** Whole cents, none negative, which always add up to the price. */
type Shares = { platform: number; partner: number; creator: number };

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
