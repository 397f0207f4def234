import { and, asc, eq } from "drizzle-orm";
import { formatEurosInput } from "#app/domain/money/euros.ts";
import { formatInvoiceNumber } from "#app/domain/money/invoice-number.ts";
import { reachOf } from "#app/domain/policy/can.ts";
import type { Tx } from "#db/client.ts";
import { rolesOfUser } from "#db/roles-of-user.ts";
import { users } from "#db/schema/accounts.ts";
import { billingInformation, invoices, programPurchases, sellingRecords } from "#db/schema/sales.ts";
import type { Whose } from "./person-queries.server.ts";

export async function exportBillingInformation(on: Tx, whose: Whose) {
  if (!(await seesInvoices(on, whose))) return [];
  const { name, surname, address, zip, city, companyName, branchOffice, oib, vat } = billingInformation;
  return on
    .select({ name, surname, address, zip, city, companyName, branchOffice, oib, vat })
    .from(billingInformation)
    .where(eq(billingInformation.accountId, whose.accountId));
}

export async function readInvoices(on: Tx, whose: Whose) {
  if (!(await seesInvoices(on, whose))) return [];
  const rows = await on
    .select()
    .from(invoices)
    .where(eq(invoices.accountId, whose.accountId))
    .orderBy(asc(invoices.issuedOn), asc(invoices.count));
  return rows.map((row) => ({ ...row, number: formatInvoiceNumber(row) }));
}

export async function exportInvoices(on: Tx, whose: Whose) {
  const rows = await readInvoices(on, whose);
  return rows.map((row) => ({
    number: row.number,
    issuedOn: row.issuedOn,
    total: formatEurosInput(row.totalCents),
    vatRate: row.vatRate,
    vat: formatEurosInput(row.vatCents),
    lines: row.lines.map(({ description, cents }) => `${description}: ${formatEurosInput(cents)}`),
    buyer: Object.values(row.buyer).filter((text) => text !== null),
    seller: Object.values(row.seller).filter((text) => text !== null),
  }));
}

export async function exportPurchases(on: Tx, { accountId, id }: Whose) {
  const { purchasedAt, programId, chargeId, buyerId, startDate } = programPurchases;
  const rows = await on
    .select({ programId, program: sellingRecords.name, purchasedAt, startDate, cents: sellingRecords.fullPriceCents })
    .from(programPurchases)
    .innerJoin(
      sellingRecords,
      and(eq(sellingRecords.accountId, programPurchases.accountId), eq(sellingRecords.chargeId, chargeId)),
    )
    .where(and(eq(programPurchases.accountId, accountId), eq(buyerId, id)))
    .orderBy(asc(purchasedAt), asc(programId));
  return rows.map(({ cents, ...row }) => ({ ...row, price: formatEurosInput(cents) }));
}

async function seesInvoices(on: Tx, { accountId, id }: Whose) {
  const isIt = and(eq(users.accountId, accountId), eq(users.id, id));
  const [person] = await on.select({ roles: rolesOfUser }).from(users).where(isIt);
  return person !== undefined && reachOf(person, "invoice:see") !== "none";
}
