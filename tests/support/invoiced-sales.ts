import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { recordCharge } from "#app/features/sales/record-charge.server.ts";
import type { Selling } from "#app/features/sales/settings.server.ts";
import { invoices } from "#db/schema/sales.ts";
import { testDatabase } from "./database.ts";
import { monday } from "./factory.ts";
import { makeProgram, type Owner } from "./things.ts";

/** How the tests sell: with VAT of 25 %, in Zagreb. */
export const selling: Selling = {
  tsCommissionRate: 20,
  vatRate: 25,
  seller: { name: "Macrocycle d.o.o.", address: "Ilica 1, 10000 Zagreb", oib: "12345678901", vatId: "HR12345678901" },
  timeZone: "Europe/Zagreb",
};

type Given = { cents?: number; name?: string; now?: Date; selling?: Selling };

/** A program that the owner bought, with its invoice, as every charge is recorded; returns the charge's id. */
export async function givenSale(
  owner: Owner,
  { cents = 4990, name = "Strength base", now = monday, ...rest }: Given = {},
) {
  const { db } = await testDatabase();
  const program = { accountId: owner.accountId, id: await makeProgram(owner) };
  const charge = {
    ...{ accountId: owner.accountId, buyerId: owner.id, environment: "sandbox-local" as const, cents },
    ...{ transactionId: newId(), subscriptionId: null, attemptId: null, chargedAt: now, paidThrough: null },
    sold: { type: "program" as const, program, name, partner: null },
  };
  const { chargeId } = await db.transaction((tx) => recordCharge(tx, charge, rest.selling ?? selling, now));
  return chargeId;
}

/** The invoice of such a sale; returns its id. */
export async function givenInvoice(owner: Owner, given?: Given) {
  const { db } = await testDatabase();
  const chargeId = await givenSale(owner, given);
  const [invoice] = await db.select({ id: invoices.id }).from(invoices).where(eq(invoices.chargeId, chargeId));
  if (!invoice) throw new Error("The sale has no invoice.");
  return invoice.id;
}
