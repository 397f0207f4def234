import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeAll, expect, test } from "vitest";
import { accounts } from "#db/schema/accounts.ts";
import { packages } from "#db/schema/packages.ts";
import { billingInformation } from "#db/schema/sales.ts";
import { ask, fieldsOf } from "#tests/http/api/ask.ts";
import { proves } from "#tests/http/api/proving.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { type Caller, call, callerAs, where } from "#tests/support/http/api.ts";
import { givenInvoice, givenSale } from "#tests/support/payments/sales.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { type SharedServer, sharedServer } from "#tests/support/servers/server.ts";
import { makePackage } from "#tests/support/things.ts";

/** Proves the calls about packages, invoices, sales and billing (documents 2 and 3 §7), and whose books are for whom. */
let server: SharedServer;
let db: Awaited<ReturnType<typeof testDatabase>>["db"];
let admin: Caller;

beforeAll(async () => {
  server = await sharedServer();
  ({ db } = await testDatabase());
  admin = await callerAs(server, (await coachingBusiness({ roles: ["ADM"] })).user);
});

async function coach(roles: Parameters<typeof coachingBusiness>[0] = {}) {
  const { user, account } = await coachingBusiness(roles);
  return { user, account, caller: await callerAs(server, user) };
}

const nothing = "00000000-0000-0000-0000-000000000000";

test("administrators add, publish, change and delete packages by the form's rules; others see the published ones", async () => {
  const { caller } = await coach();
  const id = newId();
  const terms = { id, name: `Api ${id}`, maxUsers: 10, price: 49.9, durationInDays: 31, description: "<p>Ten</p>" };
  for (const _ of ["once", "again"]) {
    const added = await ask(admin, "POST", "/packages", terms);
    expect(added).toMatchObject({ status: 201, json: { id, price: 49.9, published: false, version: 1 } });
  }
  expect((await ask(admin, "POST", "/packages", { ...terms, id: nothing })).json.id).not.toBe(nothing);
  expect((await ask(caller, "GET", `/packages/${id}`)).status).toBe(404);
  const { id: _, ...given } = { ...terms, price: 39.9, published: true };
  const saved = await ask(admin, "PUT", `/packages/${id}`, { ...given, version: 1 });
  expect(saved.json).toMatchObject({ price: 39.9, published: true, version: 2 });
  expect((await ask(admin, "PUT", `/packages/${id}`, { ...given, price: 29, version: 1 })).status).toBe(409);
  const wrong = { ...given, name: " ", maxUsers: 0.5, price: 1.005, durationInDays: 30, version: 2 };
  const refused = await ask(admin, "PUT", `/packages/${id}`, wrong);
  expect([refused.status, fieldsOf(refused).sort()]).toEqual([422, ["durationInDays", "maxUsers", "name", "price"]]);

  const byId = where({ field: "id", operation: "equals", value: id });
  expect((await ask(caller, "GET", `/packages?${byId}`)).json).toMatchObject([{ id, price: 39.9 }]);
  expect((await ask(caller, "GET", `/packages/${id}`)).json).toMatchObject({ id, price: 39.9 });
  expect((await ask(caller, "DELETE", `/packages/${id}`)).status).toBe(403);
  expect((await ask(admin, "DELETE", `/packages/${id}`)).status).toBe(204);
  expect(await db.$count(packages, eq(packages.id, id))).toBe(0);
  const first = await ask(admin, "GET", "/packages?limit=1&noCount=true");
  await makePackage({ id });
  expect([first.status, first.total, first.json.length]).toEqual([200, null, 1]);
});

test("an account's invoices are its own, with their files; administrators see whose they are", async () => {
  const { user, caller } = await coach({ lastName: "Buyer" });
  const old = await givenInvoice(user, { at: new Date("2025-11-03T09:00:00Z") });
  const id = await givenInvoice(user, { at: new Date("2026-03-02T09:00:00Z"), name: "Strength 2" });
  const listed = await ask(caller, "GET", "/invoices");
  expect([listed.total, listed.json.map((one: { id: string }) => one.id)]).toEqual([2, [id, old]]);
  expect(Object.keys(listed.json[0]).sort()).toEqual(["created", "filePath", "id", "number", "total"]);
  const idsOf = async (query: string) => (await ask(caller, "GET", query)).json.map((one: { id: string }) => one.id);
  expect(await idsOf("/invoices?sortBy=asc")).toEqual([old, id]);
  expect(await idsOf("/invoices?year=2025&year=2024&month=11")).toEqual([old]);
  const first = await ask(caller, "GET", "/invoices?limit=1&sortBy=asc");
  expect(await idsOf(first.next ?? "")).toEqual([id]);
  expect((await ask(caller, "GET", "/invoices?month=13")).status).toBe(400);

  const file = await call(caller, "GET", listed.json[0].filePath.replace("/api", ""));
  expect([file.status, file.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
  expect((await file.text()).startsWith("%PDF")).toBe(true);
  const other = await coach();
  expect((await ask(other.caller, "GET", `/invoices/${id}/file`)).status).toBe(404);
  expect((await ask(other.caller, "GET", "/invoices")).total).toBe(0);
  const found = await ask(admin, "GET", `/invoices?name=${encodeURIComponent("Kovač")}&limit=100`);
  expect(found.status).toBe(200);
  const whose = await ask(admin, "GET", "/invoices?name=buyer");
  expect(whose.json).toMatchObject([{ id, fullName: "Ana Buyer" }, { id: old }]);
});

test("a partner's sales are their own, without what administrators earn; both by page, moment and sum", async () => {
  const partner = await coach({ roles: ["PAR"], lastName: "Partner" });
  const buyer = (await coach()).user;
  const of = { ...partner.user, rate: 10 };
  const at = (day: string) => new Date(`${day}T10:00:00Z`);
  for (const day of ["2026-01-05", "2026-01-06", "2026-02-01"])
    await givenSale(db, buyer, { of, cents: 10_000, at: at(day) });
  const { status, json } = await ask(partner.caller, "GET", "/sellingrecords?from=2026-01-05&to=2026-01-06&limit=1");
  expect([status, json.page.totalCount, json.page.entries.length]).toEqual([200, 2, 1]);
  expect(json.page.entries[0]).toEqual({
    id: expect.any(String),
    ...{
      name: "Strength",
      purchaseDate: "2026-01-06T10:00:00.000Z",
      userName: "Ana Kovač",
      partnerName: "Ana Partner",
    },
    ...{ fullPrice: 100, partnerCommission: 10 },
  });
  expect(json.totals).toEqual({ totalFullPrice: 200, totalPartnerCommission: 20 });
  const until = `to=${encodeURIComponent("2026-01-05T10:00:00+00:00")}`;
  expect((await ask(partner.caller, "GET", `/sellingrecords?${until}`)).json.page.totalCount).toBe(1);

  const all = (await ask(admin, "GET", `/sellingrecords?partnerId=${partner.user.id}&type=2`)).json;
  expect(all.totals).toMatchObject({ totalFullPrice: 300, totalTsCommission: 60, totalAdminCommission: 210 });
  expect(all.page.entries[0]).toMatchObject({ tsCommission: 20, partnerCommission: 10, adminCommission: 70 });
  for (const filter of ["type=2", `partnerId=${partner.user.id}`]) {
    expect((await ask(partner.caller, "GET", `/sellingrecords?${filter}`)).status).toBe(403);
  }
  expect((await ask((await coach()).caller, "GET", "/sellingrecords")).status).toBe(403);
  for (const day of ["9999-12-31", "0001-01-01", "2026-02-30", "soon"]) {
    expect((await ask(admin, "GET", `/sellingrecords?to=${day}`)).status).toBe(400);
  }
});

test("the packages that an account bought are its own to see, and every administrator's", async () => {
  const { user, account, caller } = await coach();
  await givenSale(db, user, { name: "Studio", at: new Date("2026-01-02T10:00:00Z") });
  await givenSale(db, user, { name: "Gym", at: new Date("2026-02-02T10:00:00Z") });
  const ofAccount = where({ field: "accountId", operation: "equals", value: account.id });
  for (const who of [caller, admin]) {
    const first = await ask(who, "GET", `/packagerecords?limit=1&${ofAccount}`);
    expect(first).toMatchObject({ status: 200, total: 2, json: [{ account: { id: account.id }, fullPrice: 49.9 }] });
    const second = await ask(who, "GET", first.next ?? "");
    const names = [first.json[0], second.json[0]].map((record) => record.package.name);
    expect([names, "tsCommission" in first.json[0]]).toEqual([["Gym", "Studio"], false]);
  }
  expect((await ask((await coach()).caller, "GET", `/packagerecords?${ofAccount}`)).total).toBe(0);
});

test("what an account wants on its invoices is kept once, changed by its version, and its own", async () => {
  const { account, caller } = await coach();
  const asked = `/billinginfos?accountId=${account.id}`;
  expect((await ask(caller, "GET", asked)).json).toEqual([]);
  const empty = await ask(caller, "POST", "/billinginfos", { account: { id: account.id } });
  expect([empty.status, empty.json.id, empty.json.version]).toEqual([201, null, 0]);
  const id = newId();
  const given = {
    id,
    account: { id: account.id },
    name: "Ana",
    companyName: "Gym d.o.o.",
    oIB: "12345678901",
    zIP: "10000",
  };
  for (const _ of ["once", "again"]) {
    expect(await ask(caller, "POST", "/billinginfos", given)).toMatchObject({
      status: 201,
      json: { ...given, version: 1 },
    });
  }
  expect(await db.$count(billingInformation, eq(billingInformation.accountId, account.id))).toBe(1);
  expect((await ask(caller, "POST", "/billinginfos", { ...given, name: "Mia" })).status).toBe(409);
  const { id: _, account: __, ...change } = { ...given, name: "Mia", version: 1 };
  const changed = await ask(caller, "PUT", `/billinginfos/${id}`, change);
  expect(changed.json).toMatchObject({ name: "Mia", oIB: "12345678901", version: 2 });
  const wrong = await ask(caller, "PUT", `/billinginfos/${id}`, { ...change, oIB: "1", version: 2 });
  expect([wrong.status, fieldsOf(wrong)]).toEqual([422, ["oIB"]]);

  expect((await ask(admin, "GET", asked)).json).toEqual([changed.json]);
  expect((await ask(admin, "POST", "/billinginfos", given)).status).toBe(403);
  const other = await coach();
  expect((await ask(other.caller, "GET", asked)).status).toBe(404);
  expect((await ask(other.caller, "PUT", `/billinginfos/${id}`, change)).status).toBe(404);
  expect((await ask(other.caller, "POST", "/billinginfos", given)).status).toBe(404);
});

test("who has to pay again still sees what they pay, and no sale", async () => {
  const { account, caller } = await coach({ roles: ["TRN", "PAR"] });
  const over = { subscriptionStatus: "CANCELED" as const, subscriptionValidUntil: new Date(0) };
  await db.update(accounts).set(over).where(eq(accounts.id, account.id));
  const open = [
    "/packages",
    "/packagerecords",
    "/invoices",
    "/accountpayments",
    `/billinginfos?accountId=${account.id}`,
  ];
  for (const path of open) expect([path, (await ask(caller, "GET", path)).status]).toEqual([path, 200]);
  expect((await ask(caller, "GET", "/sellingrecords")).status).toBe(402);
});

proves("money/books", () => server);
