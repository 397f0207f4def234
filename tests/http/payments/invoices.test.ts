import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { recordCredit } from "#app/features/sales/record-credit.server.ts";
import { recordDispute } from "#app/features/sales/record-dispute.server.ts";
import { paths } from "#app/paths.ts";
import { creditNotes } from "#db/schema/credits.ts";
import { subscriptions } from "#db/schema/payments.ts";
import { charges, invoices } from "#db/schema/sales.ts";
import { startSandbox } from "#scripts/sandbox/server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { readPdf } from "#tests/support/http/pdf.ts";
import { get, pageOf, post, type Visitor, visitorAs, wordsOf } from "#tests/support/http/visitor.ts";
import { givenInvoice, selling } from "#tests/support/payments/sales.ts";
import { givenSubscription, monthlyPackage } from "#tests/support/payments/subscriptions.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { startServer, type TestServer } from "#tests/support/servers/server.ts";

/** Proves what of invoices and billing information reaches whom, past every cache, and what the file says. */
let server: TestServer;
let sandbox: Awaited<ReturnType<typeof startSandbox>>;

beforeAll(async () => {
  sandbox = await startSandbox();
  server = await startServer({ WORKER: "off", BRAINTREE_SANDBOX_URL: sandbox.url });
});

afterAll(() => sandbox.stop());

async function coach(more: Parameters<typeof coachingBusiness>[0] = {}) {
  const business = await coachingBusiness(more);
  return { ...business, visitor: await visitorAs(server, business.user) };
}

const given = { name: "Đurđa", surname: "Šćepanović", address: "Riva 1", zip: "21000", city: "Split" };
const company = { companyName: "Снага & Söhne <b>d.o.o.</b>", branchOffice: "", oib: "12345678901", vat: "HR123" };

function save(visitor: Visitor, version: string, fields: Record<string, string>) {
  return post(visitor, paths.billingInformation(), { version, ...given, ...company, ...fields });
}

async function textsOf(visitor: Visitor, path: string) {
  const answer = await get(visitor, path);
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
  return { answer, texts: readPdf(new Uint8Array(await answer.arrayBuffer())).flatMap((page) => page.texts) };
}

test("billing information is stored with its version, and said of what was saved meanwhile", async () => {
  const { visitor } = await coach();
  expect(await pageOf(visitor, paths.billing())).toContain("Add billing information");
  expect((await save(visitor, "0", {})).headers.get("Location")).toBe(paths.billing());
  expect(await wordsOf(await get(visitor, paths.billing()))).toContain("Снага & Söhne <b>d.o.o.</b>");
  const late = await save(visitor, "0", { city: "Zadar" });
  expect([late.status, await wordsOf(late)]).toEqual([409, expect.stringContaining("You saved this")]);
  const wrong = await save(visitor, "1", { oib: "12" });
  expect([wrong.status, await wordsOf(wrong)]).toEqual([400, expect.stringContaining("OIB must be 11 digits")]);
});

test("the file says what the row does, to the cent, and is the same each time", async () => {
  const { visitor, user } = await coach();
  await save(visitor, "0", {});
  const id = await givenInvoice(user, { cents: 1_234_567, name: "Strength & <i>speed</i>" });
  const { answer, texts } = await textsOf(visitor, paths.invoicePdf(id));
  expect(texts).toEqual([
    ...[expect.stringMatching(/^Invoice 2026-\d{5}$/), "02/03/2026", "Seller", "Buyer"],
    ...[selling.seller.name, company.companyName, selling.seller.address, "Đurđa Šćepanović"],
    ...["OIB 12345678901", "Riva 1", "VAT ID HR12345678901", "21000 Split", "OIB 12345678901", "VAT ID HR123"],
    ...["Description", "Amount", "Program Strength & <i>speed</i>", "€12,345.67"],
    ...["Net amount", "€9,876.54", "VAT 25 %, included", "€2,469.13", "Total", "€12,345.67", "Page 1 of 1"],
  ]);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
    "content-disposition": expect.stringMatching(/^attachment; filename="Invoice 2026-\d{5}\.pdf"/),
  });
  const again = async () => Buffer.from(await (await get(visitor, paths.invoicePdf(id))).arrayBuffer());
  expect((await again()).equals(await again())).toBe(true);
  const page = await wordsOf(await get(visitor, paths.invoice(id)));
  for (const text of texts.slice(1, -1)) expect(page).toContain(text);
});

test("without a rate neither page nor file speaks of VAT", async () => {
  const { visitor, user } = await coach();
  const id = await givenInvoice(user, { cents: 0 }, { ...selling, vatRate: null });
  const { texts } = await textsOf(visitor, paths.invoicePdf(id));
  expect(texts.slice(-3)).toEqual(["Total", "€0.00", "Page 1 of 1"]);
  expect(texts.join()).not.toContain("VAT 25");
});

test("an invoice of others is not there, page and file alike; an administrator opens any", async () => {
  const { visitor, user } = await coach();
  const [twin, admin] = [await coach(), await coach({ roles: ["ADM"] })];
  const id = await givenInvoice(user);
  for (const path of [paths.invoice(id), paths.invoicePdf(id)]) {
    expect((await get(twin.visitor, path)).status).toBe(404);
    expect((await get(admin.visitor, path)).status).toBe(200);
    expect((await get({ url: server.url }, path)).headers.get("Location")).toContain("/login");
  }
  const [own, all] = [await pageOf(visitor, paths.billing()), await pageOf(admin.visitor, paths.billing())];
  expect(own).not.toContain("Search user");
  expect(all).toContain("Search user");
  expect(all).not.toContain("Billing information");
  expect((await get(admin.visitor, paths.billingInformation())).headers.get("Location")).toBe("/");
});

/** The invoice of a sale that was refunded in part, and its credit note. */
async function refunded(user: Parameters<typeof givenInvoice>[0]) {
  const { db } = await testDatabase();
  const transactionId = newId();
  const invoiceId = await givenInvoice(user, { cents: 4990, transactionId });
  const now = new Date("2026-03-05T10:00:00Z");
  const credit = { environment: "sandbox-local", transactionId, cause: "refund", cents: 1000 } as const;
  const when = { gatewayId: newId(), creditedOn: "2026-03-05" };
  await db.transaction((tx) => recordCredit(tx, { ...credit, ...when }, selling, now));
  const [note] = await db.select().from(creditNotes).where(eq(creditNotes.accountId, user.accountId));
  return { invoiceId, noteId: note?.id ?? "" };
}

test("a refund stands on the invoice and on the sale, and its credit note is a file of who may see the invoice", async () => {
  const { visitor, user } = await coach();
  const [twin, admin] = [await coach(), await coach({ roles: ["ADM"] })];
  const { invoiceId, noteId } = await refunded(user);
  expect(await wordsOf(await get(visitor, paths.invoice(invoiceId)))).toContain("€10.00 refunded on 05/03/2026");
  const path = paths.creditNotePdf(invoiceId, noteId);
  const { texts } = await textsOf(visitor, path);
  expect(texts).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Credit note CN-2026-\d{5}$/), "−€8.00", "−€2.00", "−€10.00"]),
  );
  expect(texts.join(" ")).toMatch(/Refund on 05\/03\/2026, of invoice 2026-\d{5}/);
  expect((await get(admin.visitor, path)).status).toBe(200);
  expect((await get(twin.visitor, path)).status).toBe(404);
  const ofAnother = paths.creditNotePdf(await givenInvoice(user), noteId);
  expect((await get(visitor, ofAnother)).status).toBe(404);
  expect(await wordsOf(await get(admin.visitor, paths.commissions()))).toContain("€10.00 went back");
});

/** Whose subscription's first invoice the bank disputed; what was lost or refunded is credited. */
async function disputed(states: ("open" | "lost")[]) {
  const { visitor, account, ctx } = await coach();
  await givenSubscription(account.id, await monthlyPackage(), "active", new Date());
  const { db } = ctx;
  const [invoice] = await db.select().from(invoices).where(eq(invoices.accountId, account.id));
  const [charge] = await db.select().from(charges).where(eq(charges.accountId, account.id));
  const { transactionId = "" } = charge ?? {};
  const about = { id: newId(), transactionId, cents: 4900, currency: "EUR", day: "2026-03-04" };
  for (const [hour, state] of states.entries()) {
    const at = new Date(Date.UTC(2026, 2, 5, 10 + hour));
    const told = { dispute: { ...about, state }, at, environment: "sandbox-local" } as const;
    await db.transaction((tx) => recordDispute(tx, told, selling, at));
  }
  const subscriptionState = async () => {
    const { state } = subscriptions;
    return (await db.select({ state }).from(subscriptions).where(eq(subscriptions.accountId, account.id)))[0]?.state;
  };
  return { visitor, invoiceId: invoice?.id ?? "", subscriptionState };
}

test("a dispute is shown on the invoice", async () => {
  const { visitor, invoiceId } = await disputed(["open"]);
  const page = await wordsOf(await get(visitor, paths.invoice(invoiceId)));
  expect(page).toContain("The buyer's bank disputed €49.00 on 04/03/2026: open");
});

test("an administrator ends the licence whose money went back; nobody else is asked", async () => {
  const { visitor, invoiceId, subscriptionState } = await disputed(["open", "lost"]);
  const { visitor: admin } = await coach({ roles: ["ADM"] });
  const path = paths.endLicence(invoiceId);
  expect(await wordsOf(await get(admin, paths.invoice(invoiceId)))).toContain(`href="${path}"`);
  expect(await pageOf(admin, path)).toContain("End this licence now?");
  expect(await pageOf(visitor, paths.invoice(invoiceId))).not.toContain("End licence");
  expect((await post(visitor, path)).headers.get("Location")).toBe("/");
  expect(await subscriptionState()).toBe("active");
  const ended = await post(admin, path);
  expect([ended.status, ended.headers.get("Location")]).toEqual([302, paths.invoice(invoiceId)]);
  expect(await subscriptionState()).toBe("ended");
  expect(await pageOf(admin, paths.invoice(invoiceId))).not.toContain("End licence");
});

test("no cache keeps a page of these, and none asks the database more than eight times", async () => {
  const { visitor, user } = await coach();
  const id = await givenInvoice(user);
  for (const path of [
    paths.billing(),
    `${paths.billing()}?year=2026&month=3`,
    paths.billingInformation(),
    paths.invoice(id),
  ]) {
    const answer = await get(visitor, path);
    expect([path, answer.status, answer.headers.get("Cache-Control")]).toEqual([path, 200, "private, no-store"]);
    const line = await server.logged(({ msg, url }) => msg === "request" && url === path.split("?")[0]);
    expect(Number(line.queries)).toBeLessThanOrEqual(8);
  }
});
