import type { Commissions } from "./commissions.ts";

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

/** What the entries sum to, in cents; anything but 0 of a whole sale is a fault. */
export function balanceOf(entries: readonly LedgerEntry[]): number {
  return entries.reduce((sum, { cents }) => sum + cents, 0);
}
