import { and, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { serializeCsv } from "#app/domain/csv/csv.ts";
import { readQuery } from "#app/domain/lists/read-query.ts";
import { isAdmin, type Role } from "#app/domain/policy/roles.ts";
import { readDashboard } from "#app/features/dashboard/queries.server.ts";
import { listReconciliations } from "#app/features/reconciliation/queries.server.ts";
import { readSalesCsv } from "#app/features/sales/csv.server.ts";
import { saleChoices, saleList } from "#app/features/sales/list.ts";
import { listPartners, listSales } from "#app/features/sales/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { userEmails, userRoles, users } from "#db/schema/accounts.ts";
import { reconciliations } from "#db/schema/payments.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { expectBooksBalanced } from "#tests/support/payments/books.ts";
import { givenSale } from "#tests/support/payments/sales.ts";
import { at, coachingBusiness } from "#tests/support/people/factory.ts";

type Business = Awaited<ReturnType<typeof coachingBusiness>>;
let admin: Context;
let [paola, wanda, buyer]: Business[] = [];

const day = (date: string, time = "12:00") => new Date(`${date}T${time}:00Z`);

/** As the address asks it of the list. */
async function list(ctx: Context, query = "") {
  const choices = saleChoices(isAdmin(ctx.actor), await listPartners(ctx));
  return listSales(ctx, readQuery(saleList, new URLSearchParams(query), choices));
}

const some = <T>(thing: T | undefined): T => {
  if (!thing) throw new Error("It was not made yet.");
  return thing;
};

beforeAll(async () => {
  const { db } = await testDatabase();
  admin = (await coachingBusiness({ roles: ["ADM"] })).ctx;
  paola = await coachingBusiness({ roles: ["PAR"], firstName: "Paola", lastName: "Ricci" });
  wanda = await coachingBusiness({ roles: ["PAR", "WRT"], firstName: "Wanda", lastName: "Lis" });
  buyer = await coachingBusiness({ firstName: "Bruno", lastName: "Buyer" });
  const from = some(buyer).user;
  const [ofPaola, ofWanda] = [some(paola), some(wanda)].map(({ user }) => ({ ...user, rate: 15 }));
  await givenSale(db, from, { name: "Solo", cents: 1900, at: day("2026-01-10") });
  await givenSale(db, from, { name: "Engine", cents: 4990, at: day("2026-02-28", "23:30"), of: some(ofPaola) });
  await givenSale(db, from, { name: "Arms", cents: 1990, at: day("2026-03-01", "00:30"), of: some(ofPaola) });
  await givenSale(db, from, { name: "Words", cents: 1000, at: day("2026-03-01"), of: some(ofWanda) });
  await givenSale(db, from, { name: "=Own()", cents: 500, at: day("2026-03-02"), of: from });
});

afterEach(async () => expectBooksBalanced((await testDatabase()).db));

const namesIn = ({ rows }: Awaited<ReturnType<typeof list>>) => rows.map(({ name }) => name);

describe("who administers", () => {
  test("sees all sales, the newest first, with every share and what all come to", async () => {
    const found = await list(admin);
    expect(namesIn(found)).toEqual(["=Own()", "Words", "Arms", "Engine", "Solo"]);
    expect(found.rows[3]).toMatchObject({
      ...{ name: "Engine", purchaseDate: "28/02/2026", partnerName: "Paola Ricci", userName: "Bruno Buyer" },
      ...{ fullPrice: 4990, tsCommission: 998, partnerCommission: 749, adminCommission: 3243 },
    });
    expect(found.rows[4]).toMatchObject({ partnerName: "–", partnerCommission: 0 });
    expect([found.total, found.totals]).toEqual([
      5,
      { fullPrice: 10_380, tsCommission: 2076, partnerCommission: 1198, adminCommission: 7106 },
    ]);
  });

  test.each([
    ["from=2026-03-01", ["=Own()", "Words", "Arms"]],
    ["to=2026-02-28", ["Engine", "Solo"]],
    ["from=2026-02-28&to=2026-02-28", ["Engine"]],
    ["from=2026-03-03", []],
    ["type=1", ["Solo"]],
    ["type=2&to=2026-03-01", ["Words", "Arms", "Engine"]],
    ["type=3", []],
    ["partner=nobody&type=9", ["=Own()", "Words", "Arms", "Engine", "Solo"]],
  ])("asks for %s and finds %j", async (query, names) => {
    const found = await list(admin, query);
    expect([namesIn(found), found.total]).toEqual([names, names.length]);
    expect(found.totals.fullPrice).toBe(found.rows.reduce((sum, { fullPrice }) => sum + fullPrice, 0));
  });

  test("asks by partner among those who are one", async () => {
    const { user } = some(paola);
    expect((await listPartners(admin)).map(({ name }) => name)).toEqual(["Paola Ricci", "Wanda Lis"]);
    expect(namesIn(await list(admin, `partner=${user.id}`))).toEqual(["Arms", "Engine"]);
    expect(namesIn(await list(admin, `partner=${user.id}&from=2026-03-01`))).toEqual(["Arms"]);
  });

  test("asks by the days of where they are", async () => {
    const inZagreb = { ...admin, timeZone: "Europe/Zagreb" };
    expect(namesIn(await list(inZagreb, "to=2026-02-28"))).toEqual(["Solo"]);
    expect((await list(inZagreb)).rows[3]?.purchaseDate).toBe("01/03/2026");
    expect(namesIn(await list({ ...admin, timeZone: "America/New_York" }, "to=2026-02-28"))).toEqual([
      "Arms",
      "Engine",
      "Solo",
    ]);
  });
});

describe("a partner", () => {
  test("sees the sales of their own programs, without the other shares, and has no filter by partner or type", async () => {
    const { ctx } = some(paola);
    const theirs = some(wanda).user.id;
    for (const query of ["", "type=1", `partner=${theirs}`]) {
      const found = await list(ctx, query);
      expect(namesIn(found)).toEqual(["Arms", "Engine"]);
      expect(found.rows.map(({ tsCommission, adminCommission }) => [tsCommission, adminCommission])).toEqual([
        [null, null],
        [null, null],
      ]);
      const shown = { fullPrice: 6980, partnerCommission: 1048 };
      expect(found.totals).toEqual({ ...shown, tsCommission: null, adminCommission: null });
    }
    expect(await listPartners(ctx)).toEqual([]);
  });

  test("who administers, too, sees everything", async () => {
    const { user, ctx } = await coachingBusiness({ roles: ["ADM", "PAR"] });
    expect((await list(ctx)).total).toBe(5);
    await ctx.db.delete(userRoles).where(and(eq(userRoles.userId, user.id), eq(userRoles.role, "PAR")));
  });

  test.each<Role[]>([["TRN"], ["WRT", "TRN"], ["USR"]])("others see none, as %s", async (...roles) => {
    const { ctx } = await coachingBusiness({ roles });
    expect(await list(ctx)).toMatchObject({ total: 0, rows: [], totals: { fullPrice: 0 } });
  });

  test("reads on the dashboard what this month came to, by the days of where they are", async () => {
    const { ctx } = some(paola);
    const march = at(ctx, day("2026-03-15"));
    expect((await readDashboard(march, "UTC")).sales).toEqual({ sold: 1, gross: "€19.90", share: "€2.99" });
    expect((await readDashboard({ ...march, timeZone: "Europe/Zagreb" }, "UTC")).sales).toEqual({
      ...{ sold: 2, gross: "€69.80", share: "€10.48" },
    });
    expect((await readDashboard(at(ctx, day("2026-04-01")), "UTC")).sales).toEqual({
      sold: 0,
      gross: "€0.00",
      share: "€0.00",
    });
  });
});

test("as CSV there are all the sales that the filters leave, with the columns of who asks, and no formula", async () => {
  const read = async (ctx: Context, query: string) => {
    const choices = saleChoices(isAdmin(ctx.actor), await listPartners(ctx));
    const texts: string[] = [];
    for await (const rows of readSalesCsv(ctx, readQuery(saleList, new URLSearchParams(query), choices)))
      texts.push(serializeCsv(rows));
    return texts.join("");
  };
  expect(await read(admin, "from=2026-03-01&page=7")).toBe(
    "Name,Purchase date,Partner name,User name,Full price,Ts Commission,Partner Commission,My Commission\r\n" +
      "'=Own(),02/03/2026,–,Bruno Buyer,5.00,1.00,0.00,4.00\r\n" +
      "Words,01/03/2026,Wanda Lis,Bruno Buyer,10.00,2.00,1.50,6.50\r\n" +
      "Arms,01/03/2026,Paola Ricci,Bruno Buyer,19.90,3.98,2.99,12.93\r\n",
  );
  expect(await read(some(wanda).ctx, "")).toBe(
    "Name,Purchase date,Partner name,User name,Full price,Partner Commission\r\n" +
      "Words,01/03/2026,Wanda Lis,Bruno Buyer,10.00,1.50\r\n",
  );
});

test("who bought and whose program it was stay as 'Deleted user' once they are gone", async () => {
  const { db } = await testDatabase();
  const [partner, customer] = [await coachingBusiness({ roles: ["PAR"] }), await coachingBusiness()];
  await givenSale(db, customer.user, { at: day("2020-01-01"), of: { ...partner.user, rate: 10 } });
  for (const { user } of [partner, customer]) {
    await db.delete(userEmails).where(eq(userEmails.userId, user.id));
    await db.delete(users).where(eq(users.id, user.id));
  }
  const { rows } = await list(admin, "to=2020-12-31");
  expect(rows.map(({ partnerName, userName }) => [partnerName, userName])).toEqual([["Deleted user", "Deleted user"]]);
});

test("administrators alone read what reconciliation found, the newest first", async () => {
  const { db } = await testDatabase();
  const found = (text: string, isMended: boolean, date: string) => ({
    ...{ id: newId(), kind: "resumed" as const, text, isMended, at: day(date) },
  });
  await db
    .insert(reconciliations)
    .values([
      found("first", true, "2026-03-01"),
      found("last", true, "2026-03-03"),
      found("open", false, "2026-03-02"),
    ]);
  const texts = async (ctx: Context, show: string) =>
    (await listReconciliations(ctx, { show, page: 1 })).rows.map(({ text, at: when }) => `${text} ${when}`);
  const [first, open, last] = ["first 01/03/2026 12:00", "open 02/03/2026 12:00", "last 03/03/2026 12:00"];
  expect(await texts(admin, "")).toEqual([last, open, first]);
  expect(await texts(admin, "open")).toEqual([open]);
  expect(await texts(admin, "mended")).toEqual([last, first]);
  expect(await texts(some(paola).ctx, "")).toEqual([]);
});
