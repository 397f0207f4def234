import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { paths } from "#app/paths.ts";
import { accountClients, users } from "#db/schema/accounts.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { hiddenFields } from "#tests/support/http/html.ts";
import { get, pageOf, post, type Visitor, visitorAs, wordsOf } from "#tests/support/http/visitor.ts";
import { addUser, coachingBusiness } from "#tests/support/people/factory.ts";
import { type SharedServer, sharedServer } from "#tests/support/servers/server.ts";
import { makeParkedMail } from "#tests/support/things.ts";

/** Proves what administrators are shown and told of people and mails, and that a role acts on the next request. */
let server: SharedServer;
let admin: Visitor;

beforeAll(async () => {
  server = await sharedServer();
  admin = await visitorAs(server, (await coachingBusiness({ roles: ["ADM"] })).user);
});

/** Saves what is ticked and typed in the person's editor. */
async function save(id: string, fields: Record<string, string>) {
  const { version = "", id: attempt = "" } = hiddenFields(await pageOf(admin, paths.user(id)));
  return post(admin, paths.user(id), { ...fields, version, id: attempt });
}

test("a role that is given or taken acts on the person's next request", async () => {
  const coach = await coachingBusiness();
  const theirs = await visitorAs(server, coach.user);
  expect((await get(theirs, paths.clients())).status).toBe(200);
  expect((await get(theirs, paths.posts())).headers.get("Location")).toBe("/");
  expect((await save(coach.user.id, { isTrainer: "on", isWriter: "on" })).status).toBe(302);
  expect((await get(theirs, paths.posts())).status).toBe(200);
  expect((await save(coach.user.id, {})).status).toBe(302);
  expect((await get(theirs, paths.clients())).status).toBe(403);
});

test("what the form lacks is said at its field, and what was typed stays", async () => {
  const { user } = await coachingBusiness();
  const rate = { isPartner: "on", partnerCommissionRate: "80.01", persons: "many", until: "" };
  const refused = await save(user.id, { ...rate, isWriter: "on" });
  const text = await wordsOf(refused);
  expect(refused.status).toBe(400);
  expect(text).toContain("With the platform's 20 % this is more than the price");
  expect(text).toContain("Enter a whole number up to 1000000");
  expect(text).toContain('value="80.01"');
  expect(await wordsOf(await save(user.id, { isPartner: "on" }))).toContain("Must enter commission rate");
  expect(await wordsOf(await save(user.id, { isWriter: "on" }))).toContain(
    "A writer must also be a partner or a trainer",
  );
  expect(await wordsOf(await save(user.id, { until: "2030-01-02" }))).toContain("Enter the number of persons");
});

test("an administrator is refused the staff and themself", async () => {
  const sys = await coachingBusiness({ roles: ["SYS"] });
  for (const at of [paths.user(sys.user.id), paths.deleteUser(sys.user.id)]) {
    expect([(await get(admin, at)).status, (await post(admin, at, {})).status]).toEqual([403, 403]);
  }
  const system = await visitorAs(server, sys.user);
  expect((await get(system, paths.user(sys.user.id))).status).toBe(200);
  expect(await pageOf(system, paths.deleteUser(sys.user.id))).toContain("You can't delete yourself here.");
});

test("a client's edit is the editor for administrators once they are activated, and the invitation for everybody else", async () => {
  const { db } = await testDatabase();
  const coach = await coachingBusiness();
  const { user: client } = await addUser(coach.account, { roles: ["USR"], firstName: "Mia", lastName: "Berg" });
  await db.insert(accountClients).values({ accountId: coach.account.id, userId: client.id });
  const at = paths.editClient(client.id);
  expect(await pageOf(admin, at)).toContain("Licence for up to (persons)");
  const theirs = await visitorAs(server, coach.user);
  const shown = await pageOf(theirs, at);
  expect(shown).toContain(client.email);
  expect(shown).not.toContain("Licence for up to (persons)");
  expect((await post(theirs, at, {})).status).toBe(403);
  await db.update(users).set({ isActivated: false }).where(eq(users.id, client.id));
  expect(await pageOf(admin, at)).not.toContain("Licence for up to (persons)");
  expect((await post(admin, at, {})).status).toBe(403);
  expect(await pageOf(admin, paths.user(client.id))).toContain("Not activated");
});

test("the list of mails shows whom they are to and what is wrong, and nothing that they say", async () => {
  const { user } = await coachingBusiness();
  const id = await makeParkedMail(user);
  const list = await pageOf(admin, paths.mails());
  expect(list).toContain(`${id}@mails.test`);
  expect(list).toContain("refused");
  expect(list).not.toContain("Hello Ana");
  const sent = await post(admin, paths.mail(id), {});
  expect([sent.status, sent.headers.get("Location")]).toEqual([302, "/settings/mails"]);
  expect(await pageOf(admin, paths.mails())).not.toContain(`${id}@mails.test`);
  expect(await pageOf(admin, `${paths.mails()}?show=waiting`)).toContain(`${id}@mails.test`);
});
