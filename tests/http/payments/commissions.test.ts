import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeAll, describe, expect, test } from "vitest";
import { booksJob } from "#app/features/reconciliation/runs-queries.server.ts";
import { recordDispute } from "#app/features/sales/record-dispute.server.ts";
import { paths } from "#app/paths.ts";
import { jobMarks } from "#db/schema/jobs.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { get, pageOf, post, type Visitor, visitorAs } from "#tests/support/http/visitor.ts";
import { givenSale, selling } from "#tests/support/payments/sales.ts";
import { makeFinding } from "#tests/support/payments/subscriptions.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { sharedServer } from "#tests/support/servers/server.ts";

/** Proves what the page of the sales and its download say to whom, and that no cache keeps them. */
let [admin, partner]: Visitor[] = [];
let partnerId = "";

beforeAll(async () => {
  const server = await sharedServer();
  const { db } = await testDatabase();
  const paola = await coachingBusiness({ roles: ["PAR"], firstName: "Paola", lastName: "Ricci" });
  const { user: buyer } = await coachingBusiness({ firstName: "Bruno", lastName: "Buyer" });
  const at = new Date("2026-03-02T12:00:00Z");
  await givenSale(db, buyer, { name: "=Engine", cents: 123_450, at, of: { ...paola.user, rate: 15 } });
  for (let count = 0; count < 24; count++) await givenSale(db, buyer, { name: "Solo", cents: 1900, at });
  admin = await visitorAs(server, (await coachingBusiness({ roles: ["ADM"] })).user);
  partner = await visitorAs(server, paola.user);
  partnerId = paola.user.id;
});

function known(visitor: Visitor | undefined): Visitor {
  if (!visitor) throw new Error("They were not signed in yet.");
  return visitor;
}

const headersIn = (page: string) => [...page.matchAll(/<th scope="col"[^>]*>([^<]*)</g)].map(([, label]) => label);
const labelsIn = (page: string) => [...page.matchAll(/<label class="label"[^>]*>([^<]*)</g)].map(([, label]) => label);
const totalsIn = (page: string) =>
  [...(/<tfoot>.*<\/tfoot>/s.exec(page)?.[0].matchAll(/>([^<>]+)</g) ?? [])].map(([, text]) => text);

describe("the page", () => {
  test("shows administrators every column and filter, and the totals of all pages", async () => {
    const page = await pageOf(known(admin), paths.commissions());
    expect(headersIn(page)).toEqual([
      ...["Name", "Purchase date", "Partner name", "User name"],
      ...["Full price", "Ts Commission", "Partner Commission", "My Commission"],
    ]);
    expect(labelsIn(page)).toEqual(["Partner", "From", "To", "Type"]);
    expect(totalsIn(page)).toEqual(["Total", "€1,690.50", "€338.10", "€185.18", "€1,167.22"]);
    expect(page).toContain("25 sales");
    expect(page).toContain("page=2");
  });

  test("shows a partner their own sales, without the other shares", async () => {
    const page = await pageOf(known(partner), `${paths.commissions()}?type=1`);
    expect(headersIn(page)).toEqual([
      ...["Name", "Purchase date", "Partner name", "User name"],
      ...["Full price", "Partner Commission"],
    ]);
    expect(labelsIn(page)).toEqual(["From", "To"]);
    expect(totalsIn(page)).toEqual(["Total", "€1,234.50", "€185.18"]);
    expect(page).not.toMatch(/246[.]90|Ts Commission|tsCommission":246/);
  });

  test("says what it is narrowed to, and downloads just that", async () => {
    const page = await pageOf(known(admin), `${paths.commissions()}?partner=${partnerId}&from=2026-03-01&page=1`);
    expect(page).toContain("1 sale of Paola Ricci from 01/03/2026");
    expect(page).toContain(`/settings/commissions/csv?partner=${partnerId}&from=2026-03-01`);
    expect(await pageOf(known(admin), `${paths.commissions()}?to=2001-01-01`)).toContain("No sales found");
  });
});

test("the download has a name, and every sale that is asked for, and no formula", async () => {
  const answer = await get(known(admin), paths.commissionsCsv(`?partner=${partnerId}`));
  expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("Content-Disposition")).toMatch(
    /^attachment; filename="commissions-\d{4}-\d\d-\d\d[.]csv"/,
  );
  expect((await answer.text()).split("\r\n").slice(1)).toEqual([
    "'=Engine,02/03/2026,Paola Ricci,Bruno Buyer,1234.50,246.90,185.18,802.42",
    "",
  ]);
  expect((await (await get(known(admin), paths.commissionsCsv(""))).text()).split("\r\n")).toHaveLength(27);
  expect((await (await get(known(partner), paths.commissionsCsv(""))).text()).split("\r\n")).toHaveLength(3);
});

test.each([
  paths.commissions(),
  `${paths.commissions()}.data`,
  paths.commissionsCsv(""),
  paths.reconciliations(),
  `${paths.reconciliations()}.data`,
])("no cache keeps %s", async (path) => {
  const { status, headers } = await get(known(admin), path);
  expect([status, headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
});

test("administrators are told that reconciliation found nothing, until it does", async () => {
  expect(await pageOf(known(admin), paths.reconciliations())).toContain("No findings");
  expect((await get(known(partner), paths.reconciliations())).headers.get("Location")).toBe("/");
});

test("administrators see when the last run went well, and what a failed one said", async () => {
  const { db } = await testDatabase();
  const reachedAt = new Date("2026-03-02T10:00:00Z");
  await db
    .insert(jobMarks)
    .values([{ name: booksJob, reachedAt, failedAt: new Date("2026-03-03T10:00:00Z"), failure: "The line was cut." }]);
  const page = (await pageOf(known(admin), paths.reconciliations())).replaceAll(/<[^>]*>/g, "");
  expect(page).toMatch(
    /BooksLast compared 02\/03\/2026 \d\d:\d\dThe comparison of 03\/03\/2026 \d\d:\d\d failed: The line was cut\./,
  );
  await db.delete(jobMarks).where(eq(jobMarks.name, booksJob));
  expect(await pageOf(known(admin), paths.reconciliations())).toContain("Not compared yet");
});

test("a sale that the buyer's bank disputes is marked, until it is decided", async () => {
  const { db } = await testDatabase();
  const { user: buyer } = await coachingBusiness();
  const transactionId = newId();
  const name = `Disputed by ${transactionId}`;
  await givenSale(db, buyer, { name, transactionId });
  const dispute = { id: newId(), transactionId, cents: 4990, currency: "EUR", day: "2026-03-04" };
  for (const [hour, state] of (["open", "won"] as const).entries()) {
    const at = new Date(Date.UTC(2026, 2, 5, 10 + hour));
    const told = { dispute: { ...dispute, state }, at, environment: "sandbox-local" } as const;
    await db.transaction((tx) => recordDispute(tx, told, selling, at));
    const page = await pageOf(known(admin), paths.commissions());
    const [row] = page.match(new RegExp(`<tr[^>]*>(?:(?!</tr>).)*${name}.*?</tr>`, "s")) ?? [];
    expect(row).toBeDefined();
    expect(row?.includes("Disputed</span>")).toBe(state === "open");
  }
});

test("an administrator says that a finding is done, once; nobody else does", async () => {
  const id = await makeFinding();
  const [list, dialog] = [`${paths.reconciliations()}?show=open`, `${paths.reconciliation(id)}?show=open`];
  expect(await pageOf(known(admin), list)).toContain(`href="${dialog}"`);
  expect(await pageOf(known(admin), dialog)).toContain("Is this done?");
  expect((await post(known(partner), dialog)).headers.get("Location")).toBe("/");
  for (const _ of ["pressed", "pressed again"]) {
    const answer = await post(known(admin), dialog);
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, list]);
  }
  expect(await pageOf(known(admin), list)).not.toContain(id);
  const mended = await pageOf(known(admin), `${paths.reconciliations()}?show=mended`);
  expect(mended).toMatch(new RegExp(`Charge ${id}.*Done \\d\\d/\\d\\d/\\d{4} \\d\\d:\\d\\d by `, "s"));
  expect(await pageOf(known(admin), dialog)).not.toContain("Is this done?");
});
