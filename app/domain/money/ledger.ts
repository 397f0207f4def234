import type { Commissions } from "./commissions.ts";
import { divideHalfUp } from "./rounding.ts";

/** The creator of a package is the platform's administration. */
export type LedgerAccount = "gateway" | "platform" | "partner" | "creator";

/** Debits are positive, credits negative. */
export type LedgerEntry = { account: LedgerAccount; cents: number };

/** Debits the gateway and credits the shares. The entries sum to zero, and none is 0: a free sale has no entries. */
export function saleEntries({ tsCommission, partnerCommission, adminCommission }: Commissions): LedgerEntry[] {
  const credits: LedgerEntry[] = [
    { account: "platform", cents: -tsCommission },
    { account: "partner", cents: -partnerCommission },
    { account: "creator", cents: -adminCommission },
  ];
  const gateway: LedgerEntry = { account: "gateway", cents: -balanceOf(credits) };
  return [gateway, ...credits].filter(({ cents }) => cents !== 0);
}

/** In cents; `before`: what was refunded earlier. */
export type Credit = { cents: number; before: number };

/**
 * Each share gives back its part. However many partial refunds there are, a full refund undoes the sale to the cent.
 */
export function creditEntries(sale: Commissions, { cents, before }: Credit): LedgerEntry[] {
  const [earlier, now] = [saleEntries(partOf(sale, before)), saleEntries(partOf(sale, before + cents))];
  const accounts: LedgerAccount[] = ["gateway", "platform", "partner", "creator"];
  const sumOf = (entries: LedgerEntry[], wanted: LedgerAccount) =>
    balanceOf(entries.filter(({ account }) => account === wanted));
  return accounts
    .map((account) => ({ account, cents: sumOf(earlier, account) - sumOf(now, account) }))
    .filter((entry) => entry.cents !== 0);
}

function partOf({ tsCommission, partnerCommission, adminCommission }: Commissions, cents: number): Commissions {
  const full = tsCommission + partnerCommission + adminCommission;
  const platform = creditedPart(tsCommission, { of: full, cents });
  const partner = Math.min(creditedPart(partnerCommission, { of: full, cents }), cents - platform);
  return { tsCommission: platform, partnerCommission: partner, adminCommission: cents - platform - partner };
}

/** Rounded half up. */
export function creditedPart(amount: number, { of, cents }: { of: number; cents: number }): number {
  return of === 0 ? 0 : divideHalfUp(amount * cents, of);
}

/** In cents; anything but 0 for a whole sale is a bug. */
export function balanceOf(entries: readonly LedgerEntry[]): number {
  return entries.reduce((sum, { cents }) => sum + cents, 0);
}
