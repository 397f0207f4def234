import { randomUUID } from "node:crypto";
import { type NewCharge, recordCharge } from "#app/features/sales/record-charge.server.ts";
import { type Selling, sellingSettings } from "#app/features/sales/settings.server.ts";
import { readEnv } from "#app/http/env.server.ts";
import type { Db, Tx } from "#db/client.ts";

type Person = { accountId: string; id: string };
/** Without an id, of an account that has nobody any more. */
type Buyer = { accountId: string; id: string | null };
type Sale = {
  /** Whose program is sold; with the rate in percent, a partner's. */
  of?: Person & { rate?: number };
  name?: string;
  cents?: number;
  at?: Date;
  transactionId?: string;
};

/** With what the settings of a test sell: 20 % are the platform's. */
export const selling: Selling = sellingSettings(readEnv({ NODE_ENV: "test" }));

/** A charge for a program, or where nobody's is sold, for a month of a package. */
export function newCharge(buyer: Buyer, sale: Sale = {}) {
  const { of, cents = 4990, at = new Date(), name = "Strength", transactionId = randomUUID().slice(0, 12) } = sale;
  const period = { from: "2026-03-02", paidThrough: "2026-04-01" };
  const sold: NewCharge["sold"] = of
    ? {
        type: "program",
        program: { accountId: of.accountId, id: randomUUID() },
        name,
        partner: of.rate === undefined ? null : { accountId: of.accountId, userId: of.id, rate: of.rate },
      }
    : {
        type: "package",
        packageId: randomUUID(),
        name,
        charged: { kind: "package", name, ...period, cents },
      };
  const charge: NewCharge = {
    ...{ accountId: buyer.accountId, buyerId: buyer.id, environment: "sandbox-local", transactionId, cents, sold },
    ...{ chargedAt: at, subscriptionId: null, attemptId: null, paidThrough: null },
  };
  return charge;
}

/** Records the sale, and issues its invoice at the time of it. */
export async function givenSale(on: Db | Tx, buyer: Buyer, sale: Sale = {}) {
  const charge = newCharge(buyer, sale);
  return on.transaction((tx) => recordCharge(tx, charge, selling, charge.chargedAt));
}
