import type { Commissions } from "./commissions.ts";
import { divideHalfUp } from "./rounding.ts";

/** Whose money an entry moves; the creator of a package is the platform's administration. */
export type LedgerAccount = "gateway" | "platform" | "partner" | "creator";

/** Cents: a debit is above 0, a credit below. */
export type LedgerEntry = { account: LedgerAccount; cents: number };

/**
 * The entries of a sale: what the gateway took is debited to it and credited to whoever has a share. They always sum to
 * zero, and none is of 0 cents: a sale for nothing has no entries.
 */
export function saleEntries({ tsCommission, partnerCommission, adminCommission }: Commissions): LedgerEntry[] {
  const credits: LedgerEntry[] = [
    { account: "platform", cents: -tsCommission },
    { account: "partner", cents: -partnerCommission },
    { account: "creator", cents: -adminCommission },
  ];
  const gateway: LedgerEntry = { account: "gateway", cents: -balanceOf(credits) };
  return [gateway, ...credits].filter(({ cents }) => cents !== 0);
}

/** What is paid back of a sale now, and what was paid back of it before, in cents. */
export type Credit = { cents: number; before: number };

/**
 * The entries of what is paid back of a sale: each share gives back its part. Paid back in however many steps, the whole
 * undoes the sale to the cent.
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

/** The shares of the first so many cents of a sale. */
function partOf({ tsCommission, partnerCommission, adminCommission }: Commissions, cents: number): Commissions {
  const full = tsCommission + partnerCommission + adminCommission;
  const platform = creditedPart(tsCommission, { of: full, cents });
  const partner = Math.min(creditedPart(partnerCommission, { of: full, cents }), cents - platform);
  return { tsCommission: platform, partnerCommission: partner, adminCommission: cents - platform - partner };
}

/** So much of an amount as `cents` are of the whole, rounded half up. */
export function creditedPart(amount: number, { of, cents }: { of: number; cents: number }): number {
  return of === 0 ? 0 : divideHalfUp(amount * cents, of);
}

/** What the entries sum to, in cents; anything but 0 of a whole sale is a fault. */
export function balanceOf(entries: readonly LedgerEntry[]): number {
  return entries.reduce((sum, { cents }) => sum + cents, 0);
}
