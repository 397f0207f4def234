import { and, eq, sql } from "drizzle-orm";
import pino from "pino";
import { afterEach, describe, expect, test } from "vitest";
import { checkBooks } from "#app/features/sales/books.server.ts";
import { noPayments } from "#app/services/payments/none.server.ts";
import type { Payments } from "#app/services/payments/port.ts";
import type { Db } from "#db/client.ts";
import { jobMarks } from "#db/schema/jobs.ts";
import { reconciliations } from "#db/schema/payments.ts";
import { invoiceCounters, invoices, ledgerEntries, sellingRecords } from "#db/schema/sales.ts";
import { customerWithCard, good, openSandboxGateway, someId } from "#tests/integration/payments/given.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { expectBooksBalanced } from "#tests/support/payments/books.ts";
import { addManySales } from "#tests/support/payments/many-sales.ts";
import { givenSale } from "#tests/support/payments/sales.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";

/** Proves that the books' check finds what does not add up: each test breaks them in a transaction that is undone. */
const undone = new Error("undone");
const now = new Date("2026-03-02T09:00:00Z");
const oneDay = 24 * 60 * 60_000;

async function check(db: Db, payments: Payments = noPayments(), at = now, batches?: number) {
  const said: string[] = [];
  const log = pino({ level: "error" }, { write: (line) => said.push(JSON.parse(line).problem) });
  const counted = await checkBooks({ db, services: { payments, log }, now: at }, batches);
  const written = await db.select().from(reconciliations);
  return { ...counted, said, written: written.filter(({ kind }) => kind === "books") };
}

/** What is found once a sale of €49.90 was changed like this. */
async function foundAfter(change: (db: Db, sale: { accountId: string; chargeId: string }) => Promise<unknown>) {
  const { user, ctx } = await coachingBusiness();
  let texts: string[] = [];
  const tried = ctx.db.transaction(async (tx) => {
    const { chargeId } = await givenSale(tx, user, { cents: 4990, transactionId: "tx-1", at: now });
    await givenSale(tx, user, { cents: 100, transactionId: "tx-2", at: now });
    await change(tx, { accountId: user.accountId, chargeId });
    texts = (await check(tx)).written.map(({ text }) => text);
    throw undone;
  });
  await expect(tried).rejects.toBe(undone);
  return texts;
}

type Sale = { accountId: string; chargeId: string };
type Table = typeof sellingRecords | typeof ledgerEntries | typeof invoices;
const of = (table: Table, { accountId, chargeId }: Sale) =>
  and(eq(table.accountId, accountId), eq(table.chargeId, chargeId));
const half = { fullPriceCents: 2, tsCommissionCents: 0, partnerCommissionCents: 0, adminCommissionCents: 2 };
const charge = "The charge tx-1 of €49.90";

describe("the books", () => {
  afterEach(async () => expectBooksBalanced((await testDatabase()).db));

  test("of sales as they are recorded add up, and nothing is written", async () => {
    expect(await foundAfter(async () => {})).toEqual([]);
  });

  test.each<[string, string[], (db: Db, sale: Sale) => Promise<unknown>]>([
    [
      "a charge without its selling record",
      [`${charge} has no selling record.`],
      (db, sale) => db.delete(sellingRecords).where(of(sellingRecords, sale)),
    ],
    [
      "a selling record of another amount",
      [
        `${charge} has a selling record of €0.02.`,
        `${charge} has entries that split it differently from its selling record.`,
      ],
      (db, sale) => db.update(sellingRecords).set(half).where(of(sellingRecords, sale)),
    ],
    [
      "a charge without entries",
      [
        `${charge} has an entry of €0.00 for the gateway.`,
        `${charge} has entries that split it differently from its selling record.`,
      ],
      (db, sale) => db.delete(ledgerEntries).where(of(ledgerEntries, sale)),
    ],
    [
      "entries that do not sum to zero",
      [`${charge} has entries that sum to €0.01.`],
      (db, sale) =>
        db
          .update(ledgerEntries)
          .set({ cents: sql`${ledgerEntries.cents} + 1` })
          .where(and(of(ledgerEntries, sale), eq(ledgerEntries.account, "creator"))),
    ],
    [
      "an invoice of another amount",
      [`${charge} has an invoice of €49.91.`, "The lines of the invoice 2026-00001 do not add up to its total."],
      (db, sale) => db.update(invoices).set({ totalCents: 4991 }).where(of(invoices, sale)),
    ],
    [
      "an invoice that is gone",
      [`${charge} has no invoice.`, "There is no invoice 2026-00001."],
      (db, sale) => db.delete(invoices).where(of(invoices, sale)),
    ],
    [
      "a number that was left out",
      ["There is no invoice 2026-00003."],
      (db) => db.update(invoiceCounters).set({ last: 3 }),
    ],
    [
      "a number that was not counted",
      ["The invoice 2026-00002 was not counted."],
      (db) => db.update(invoiceCounters).set({ last: 1 }),
    ],
  ])("that have %s are found out", async (_what, texts, change) => {
    expect(await foundAfter(change)).toEqual(texts);
  });
});

/** What nights found, one after the other, in a transaction that is undone. */
async function nights(work: (tx: Db, night: (batches?: number) => ReturnType<typeof check>) => Promise<unknown>) {
  const { ctx } = await coachingBusiness();
  let nightsGone = 0;
  const tried = ctx.db.transaction(async (tx) => {
    await work(tx, (batches) => {
      nightsGone += 1;
      return check(tx, noPayments(), new Date(now.getTime() + nightsGone * oneDay), batches);
    });
    throw undone;
  });
  await expect(tried).rejects.toBe(undone);
}

test("a finding is open until a night finds it in order again, and new when it comes back", async () => {
  const { user } = await coachingBusiness();
  await nights(async (tx, night) => {
    const { chargeId } = await givenSale(tx, user, { cents: 4990, transactionId: "tx-1", at: now });
    const invoice = of(invoices, { accountId: user.accountId, chargeId });
    const stands = async (lineCents: number) => {
      await tx
        .update(invoices)
        .set({ lines: [{ description: "", cents: lineCents }] })
        .where(invoice);
      return (await night()).written.map(({ at, isMended, resolvedAt }) => [isMended, at, resolvedAt]);
    };
    const on = (date: number) => new Date(`2026-03-0${date}T09:00:00Z`);
    expect(await stands(1)).toEqual([[false, on(3), null]]);
    expect(await stands(1)).toEqual([[false, on(3), null]]);
    expect(await stands(4990)).toEqual([[true, on(3), on(5)]]);
    const again = [
      [true, on(3), on(5)],
      [false, on(6), null],
    ];
    expect((await stands(1)).sort()).toEqual(again.sort());
  });
});

test("old charges are gone through in turn, those of the last day each night", async () => {
  const { user } = await coachingBusiness();
  await nights(async (tx, night) => {
    const place = async () => (await tx.select().from(jobMarks))[0]?.place;
    await addManySales(tx, 12_000, { buyer: user, partner: user });
    const found = [(await night(1)).fresh];
    expect(await place()).toBeTruthy();
    const { chargeId } = await givenSale(tx, user, {
      cents: 4990,
      transactionId: "tx-1",
      at: new Date(now.getTime() + oneDay),
    });
    await tx.delete(invoices).where(of(invoices, { accountId: user.accountId, chargeId }));
    const second = await night(1);
    expect(second.said).toContain("The charge tx-1 of €49.90 has no invoice.");
    found.push(second.fresh, (await night(1)).fresh);
    expect(await place()).toBeNull();
    expect(found.every((fresh) => fresh > 100)).toBe(true);
  });
});

describe("the gateway's books", () => {
  test("are those of the charges, and each difference is written once and said every night", async () => {
    const gateway = await openSandboxGateway();
    try {
      const { payments } = gateway;
      const { user, ctx } = await coachingBusiness();
      const { customerId, cardToken } = await customerWithCard(payments);
      const pay = async (cents: number) =>
        good(await payments.sell({ orderId: someId(), cents, customerId, cardToken })).transaction;
      const [same, unrecorded, unequal, reversed] = [
        await pay(4990),
        await pay(1000),
        await pay(2000),
        await pay(3000),
      ];
      good(await payments.reverse(reversed.id));
      await givenSale(ctx.db, user, { transactionId: same.id, cents: 4990, at: same.createdAt });
      await expect(expectBooksBalanced(ctx.db, payments)).rejects.toThrow("to deeply equal");
      await givenSale(ctx.db, user, { transactionId: unequal.id, cents: 1999, at: unequal.createdAt });
      await givenSale(ctx.db, user, { transactionId: "nowhere", cents: 500, at: same.createdAt });
      const tonight = new Date(same.createdAt.getTime() + 2 * 60 * 60 * 1000);
      const found = await check(ctx.db, payments, tonight);
      expect(found.said.sort()).toEqual([
        `The gateway knows nothing of the charge nowhere of €5.00.`,
        `The gateway took €10.00 in the transaction ${unrecorded.id}, which has no charge.`,
        `The gateway took €20.00 in the transaction ${unequal.id}, but its charge less its refunds is €19.99.`,
      ]);
      expect(found.written.map(({ text }) => text).sort()).toEqual(found.said);
      expect(found.written.every(({ isMended }) => !isMended)).toBe(true);
      const later = (minutes: number) => new Date(tonight.getTime() + minutes * 60_000);
      const again = await check(ctx.db, payments, later(1));
      expect([again.problems, again.fresh, again.written.length]).toEqual([3, 0, 3]);
      await givenSale(ctx.db, user, { transactionId: unrecorded.id, cents: 1000, at: unrecorded.createdAt });
      const mended = await check(ctx.db, payments, later(2));
      expect([mended.problems, mended.fresh]).toEqual([2, 0]);
      const resolved = mended.written.filter(({ isMended }) => isMended);
      expect(resolved.map(({ text, resolvedAt }) => [text, resolvedAt])).toEqual([
        [`The gateway took €10.00 in the transaction ${unrecorded.id}, which has no charge.`, later(2)],
      ]);
      const monthsLater = await check(ctx.db, payments, new Date(tonight.getTime() + 90 * oneDay));
      expect(monthsLater.problems).toBe(0);
      expect(monthsLater.written.filter(({ isMended }) => !isMended)).toHaveLength(2);
    } finally {
      await gateway.stop();
    }
  });

  test("that cannot be read are said to be so, once the own ones are compared", async () => {
    const gateway = await openSandboxGateway();
    await gateway.stop();
    const { ctx } = await coachingBusiness();
    await expect(check(ctx.db, gateway.payments)).rejects.toThrow("The gateway did not list its transactions");
  });
});
