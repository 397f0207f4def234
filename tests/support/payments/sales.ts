import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { type NewCharge, recordCharge } from "#app/features/sales/record-charge.server.ts";
import type { Selling } from "#app/features/sales/settings.server.ts";
import type { Db, Tx } from "#db/client.ts";
import { invoices } from "#db/schema/sales.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { monday } from "#tests/support/people/factory.ts";

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

/** How the tests sell: 20 % are the platform's, with VAT of 25 %, in Zagreb. */
export const selling: Selling = {
  tsCommissionRate: 20,
  vatRate: 25,
  seller: { name: "Macrocycle d.o.o.", address: "Ilica 1, 10000 Zagreb", oib: "12345678901", vatId: "HR12345678901" },
  timeZone: "Europe/Zagreb",
};

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
export async function givenSale(on: Db | Tx, buyer: Buyer, sale: Sale = {}, settings = selling) {
  const charge = newCharge(buyer, sale);
  return on.transaction((tx) => recordCharge(tx, charge, settings, charge.chargedAt));
}

/** Somebody's own program that they bought on the factory's Monday. */
export function ownProgram(of: Person): Sale {
  return { of, name: "Strength base", at: monday };
}

/** The invoice of such a sale; returns its id. */
export async function givenInvoice(owner: Person, sale: Sale = {}, settings = selling) {
  const { db } = await testDatabase();
  const { chargeId } = await givenSale(db, owner, { ...ownProgram(owner), ...sale }, settings);
  const [invoice] = await db.select({ id: invoices.id }).from(invoices).where(eq(invoices.chargeId, chargeId));
  if (!invoice) throw new Error("The sale has no invoice.");
  return invoice.id;
}
