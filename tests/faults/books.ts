import { v7 as newId } from "uuid";
import type { Payments } from "#app/services/payments/port.ts";
import type { Db } from "#db/client.ts";
import { packages } from "#db/schema/packages.ts";
import { charges, invoices, ledgerEntries, sellingRecords } from "#db/schema/sales.ts";
import { good } from "#tests/integration/payments/given.ts";

/** A package of a month that is sold, also as a plan of the gateway. */
export async function givenPackage(db: Db, payments: Payments, { name, cents }: { name: string; cents: number }) {
  const id = newId();
  const terms = { name, sortName: name.toLowerCase(), maxUsers: 10, priceCents: cents, durationInDays: 31 };
  await db.insert(packages).values({ ...terms, id, published: true, updatedBy: newId() });
  good(await payments.savePlan({ id, name, cents, months: 1 }));
  return id;
}

export type Books = {
  atGateway: number;
  unrecorded: number;
  unknown: number;
  doubled: number;
  gaps: number;
  unbalanced: number;
};

/** What the gateway took against what was recorded, sold and invoiced. */
export async function compareBooks(db: Db, transactions: { id: string; status: string }[]): Promise<Books> {
  const paid = transactions.filter(({ status }) => !/declined|rejected|failed|voided/.test(status)).map(({ id }) => id);
  const recorded = await db.select({ id: charges.transactionId, chargeId: charges.id }).from(charges);
  const ids = recorded.map(({ id }) => id);
  const chargeIds = recorded.map(({ chargeId }) => chargeId);
  const sales = await db.select({ id: sellingRecords.chargeId }).from(sellingRecords);
  const issued = await db.select({ chargeId: invoices.chargeId, count: invoices.count }).from(invoices);
  const entries = await db.select().from(ledgerEntries);
  const counts = issued.map(({ count }) => count).sort((one, other) => one - other);
  const sums = chargeIds.map((id) => entries.reduce((sum, one) => sum + (one.chargeId === id ? one.cents : 0), 0));
  return {
    atGateway: paid.length,
    unrecorded: paid.filter((id) => !ids.includes(id)).length,
    unknown: ids.filter((id) => !paid.includes(id)).length,
    doubled:
      ids.length - new Set(ids).size + Math.abs(sales.length - ids.length) + Math.abs(issued.length - ids.length),
    gaps: counts.filter((count, at) => count !== at + 1).length,
    unbalanced: sums.filter((sum) => sum !== 0).length,
  };
}

/** Whether each charge stands in the books once, and nothing else does. */
export function areRight({ unrecorded, unknown, doubled, gaps, unbalanced }: Books) {
  return unrecorded + unknown + doubled + gaps + unbalanced === 0;
}

export function formatBooks({ atGateway, unrecorded, unknown, doubled, gaps, unbalanced }: Books) {
  return `${atGateway} charges, ${unrecorded} not recorded, ${unknown} recorded without a charge, ${doubled} twice, ${gaps} gaps in invoice numbers, ${unbalanced} out of balance`;
}
