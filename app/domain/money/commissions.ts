import { type Rates, shareOut } from "./shares.ts";

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
