import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeAll, expect, test } from "vitest";
import { accounts, userRoles, users } from "#db/schema/accounts.ts";
import { mails } from "#db/schema/mails.ts";
import { ask, fieldsOf } from "#tests/http/api/ask.ts";
import { proves } from "#tests/http/api/proving.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { type Caller, callerAs, where } from "#tests/support/http/api.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { type SharedServer, sharedServer } from "#tests/support/servers/server.ts";
import { makePackage, makePost } from "#tests/support/things.ts";

/** Proves the calls about users and accounts (documents 2 and 3 §7), and which of their fields are for whom. */
let server: SharedServer;
let db: Awaited<ReturnType<typeof testDatabase>>["db"];
let admin: Caller;
let adminUser: { id: string };

beforeAll(async () => {
  server = await sharedServer();
  ({ db } = await testDatabase());
  const { user } = await coachingBusiness({ roles: ["ADM"], lastName: "Admin" });
  [admin, adminUser] = [await callerAs(server, user), user];
});

async function person(given: Parameters<typeof coachingBusiness>[0] = {}) {
  const { user, account } = await coachingBusiness(given);
  return { user, account, caller: await callerAs(server, user) };
}

const own = ["version", "preferences", "imageId"];
const managed = ["partnerCommissionRate", "isClient", "grantsVersion"];

test("who asks is told of themself, with fields that are for them, and none of what administrators grant", async () => {
  for (const roles of [["TRN"], ["PAR"], ["USR"]] as const) {
    const { user, caller } = await person({ roles });
    await db.update(users).set({ partnerCommissionRate: "15.00" }).where(eq(users.id, user.id));
    const { status, json } = await ask(caller, "GET", "/users/current");
    expect([status, json.id, json.email, json.roles]).toEqual([200, user.id, user.email, [{ code: roles[0] }]]);
    expect(own.filter((name) => !(name in json))).toEqual([]);
    expect([...managed.filter((name) => name in json), ...Object.keys(json.account)]).toEqual(["id"]);
    expect((await ask(caller, "GET", `/users/${user.id.toUpperCase()}`)).json).toEqual(json);
    expect((await ask(caller, "GET", `/users/${adminUser.id}`)).status).toBe(404);
  }
});

test("administrators list, filter and read everybody, and nobody else does", async () => {
  const name = `Zx${newId().slice(-6)}`;
  const { user, account, caller } = await person({ firstName: name, roles: ["TRN", "WRT"] });
  const named = { field: "fullName", operation: "contains", value: name };
  const found = (filter: object) => ask(admin, "GET", `/users?${where({ operation: "and", value: [named, filter] })}`);
  const listed = await found({ field: "roleCode", operation: "equals", value: "WRT" });
  expect(listed).toMatchObject({ status: 200, total: 1, json: [{ id: user.id, latestPackage: null }] });
  expect((await found({ field: "roleCode", operation: "notEquals", value: "WRT" })).total).toBe(0);
  const isFree = { field: "subscriptionStatus", operation: "equals", value: "FREE" };
  expect((await found(isFree)).total).toBe(1);
  const subscriptionPackageId = await makePackage(user);
  const paid = { subscriptionStatus: "ACTIVE" as const, subscriptionValidUntil: new Date("2999-01-01") };
  await db
    .update(accounts)
    .set({ ...paid, subscriptionPackageId })
    .where(eq(accounts.id, account.id));
  const ofPackage = { field: "subscriptionStatus", operation: "contains", value: subscriptionPackageId };
  expect([(await found(isFree)).total, (await found(ofPackage)).total]).toEqual([0, 1]);
  const all = await ask(admin, "GET", "/users?limit=1");
  expect((await ask(admin, "GET", all.next ?? "")).json[0].id).not.toBe(all.json[0].id);

  const read = (await ask(admin, "GET", `/users/${user.id}`)).json;
  expect([...managed, ...own].filter((name) => name in read)).toEqual(managed);
  expect(Object.keys(read.account).sort()).toEqual(["id", "maxUsersOverride", "maxUsersOverrideUntil"]);
  expect((await ask(caller, "GET", "/users")).status).toBe(403);
});

test("one's own profile is changed by its page's rules, what is not given stays, and a lost race is told", async () => {
  const { user, caller } = await person();
  const { version } = (await ask(caller, "GET", "/users/current")).json;
  const changes = { firstName: "Mia", phoneNumber: "+385 1 234", roundingStep: "2.5 kg", version };
  const saved = await ask(caller, "PUT", "/users/current", changes);
  const preferences = { roundingStep: "2.5 kg", weightUnit: "kilograms" };
  expect(saved).toMatchObject({
    status: 200,
    json: { firstName: "Mia", lastName: "Kovač", phoneNumber: "+385 1 234", preferences },
  });
  const again = await ask(caller, "PUT", `/users/${user.id}`, { firstName: "Mia", version });
  expect(again.status).toBe(200);
  const late = await ask(caller, "PUT", "/users/current", { firstName: "Eva", version });
  expect([late.status, late.json.current.values.firstName]).toEqual([409, "Mia"]);
  const wrong = await ask(caller, "PUT", "/users/current", { firstName: " ", phoneNumber: "no", version: version + 1 });
  expect([wrong.status, fieldsOf(wrong).sort()]).toEqual([422, ["firstName", "phoneNumber"]]);
  expect((await ask(caller, "PUT", `/users/${adminUser.id}`, { firstName: "X", version })).status).toBe(404);
  expect((await ask(admin, "PUT", `/users/${user.id}`, { firstName: "X", version })).status).toBe(403);
});

test("roles and a licence are granted by administrators alone, by the rules of the editor", async () => {
  const { user, account, caller } = await person();
  const at = `/users/${user.id}`;
  const { grantsVersion } = (await ask(admin, "GET", at)).json;
  const partner = { roles: [{ code: "PAR" }, { code: "TRN" }], partnerCommissionRate: 12.5, grantsVersion };
  expect((await ask(caller, "PUT", at, partner)).status).toBe(403);
  const granted = await ask(admin, "PUT", at, partner);
  expect(granted.json).toMatchObject({ partnerCommissionRate: 12.5, roles: [{ code: "PAR" }, { code: "TRN" }] });
  expect(await db.$count(userRoles, eq(userRoles.userId, user.id))).toBe(2);
  const wrong = await ask(admin, "PUT", at, {
    ...partner,
    roles: [{ code: "WRT" }, { code: "PAR" }],
    partnerCommissionRate: 90,
  });
  expect([wrong.status, fieldsOf(wrong)]).toEqual([422, ["partnerCommissionRate"]]);
  expect(fieldsOf(await ask(admin, "PUT", at, { ...partner, grantsVersion: undefined }))).toEqual(["grantsVersion"]);

  const licence = { maxUsersOverride: 7, maxUsersOverrideUntil: "2099-12-31", packageRecords: [] };
  const { version } = (await ask(admin, "GET", `/accounts/${account.id}`)).json;
  const given = await ask(admin, "PUT", `/accounts/${account.id}`, { ...licence, version });
  expect(given).toMatchObject({ status: 200, json: { maxUsersOverride: 7, allowedUsers: 7, version: version + 1 } });
  expect(
    (await ask(admin, "PUT", `/accounts/${account.id}`, { ...licence, maxUsersOverride: 8, version })).status,
  ).toBe(409);
  const theirs = await ask(caller, "GET", `/accounts/${account.id}`);
  expect([theirs.json.maxUsersOverride, theirs.json.subscriptionType, "version" in theirs.json]).toEqual([
    7,
    "FREE",
    false,
  ]);
  expect((await ask(caller, "PUT", `/accounts/${account.id}`, { ...licence, version })).status).toBe(403);
  const other = await person();
  expect((await ask(other.caller, "GET", `/accounts/${account.id}`)).status).toBe(404);
  expect((await ask(admin, "GET", `/accounts/${newId()}`)).status).toBe(404);
});

test("a user is erased by administrators alone, who don't erase themselves", async () => {
  const { user, caller } = await person();
  expect((await ask(caller, "DELETE", `/users/${user.id}`)).status).toBe(403);
  expect((await ask(admin, "DELETE", `/users/${adminUser.id}`)).status).toBe(403);
  expect((await ask(admin, "DELETE", `/users/${user.id}`)).status).toBe(204);
  expect((await ask(admin, "DELETE", `/users/${user.id}`)).status).toBe(404);
  expect((await ask(caller, "GET", "/users/current")).status).toBe(401);
});

test("the users of a licence are counted, also for who has to pay again", async () => {
  const { account, caller } = await person({ licence: 9 });
  expect((await ask(caller, "GET", "/users/total")).json).toEqual({ total: 0, allowed: 9 });
  expect((await ask(admin, "GET", "/users/total")).json.allowed).toBe(null);
  const over = { subscriptionStatus: "CANCELED" as const, subscriptionValidUntil: new Date(0), maxUsersOverride: null };
  await db.update(accounts).set(over).where(eq(accounts.id, account.id));
  const open = ["/users/total", "/users/current", `/accounts/${account.id}`];
  const statuses = await Promise.all(open.map(async (path) => (await ask(caller, "GET", path)).status));
  expect(statuses).toEqual([200, 200, 200]);
});

test("authors are listed to who lists posts", async () => {
  const { user, caller } = await person({ roles: ["TRN", "WRT"], firstName: "Author" });
  await makePost(user);
  const { json } = await ask(caller, "GET", "/users/authors");
  expect(json).toContainEqual({ id: user.id, fullName: user.fullName });
  expect((await ask((await person({ roles: ["PAR"] })).caller, "GET", "/users/authors")).status).toBe(403);
});

test("support is asked once by an id", async () => {
  const { caller } = await person();
  const id = newId();
  const message = {
    id,
    firstName: "Ana",
    lastName: "Kovač",
    email: "ana@example.test",
    body: "Help",
    accountId: newId(),
  };
  for (const _ of ["once", "again"]) {
    const { status, json } = await ask(caller, "POST", "/supportmessages", message);
    expect([status, json.message]).toEqual([200, "Successfully sent e-mail. We will answer you as soon as possible."]);
  }
  expect(await db.$count(mails, eq(mails.id, id))).toBe(1);
  const wrong = await ask(caller, "POST", "/supportmessages", { ...message, id: null, email: "no", body: "" });
  expect([wrong.status, fieldsOf(wrong).sort()]).toEqual([422, ["body", "email"]]);
});

proves("people/users", () => server);
