import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeAll, expect, test } from "vitest";
import { invites } from "#db/schema/access.ts";
import { accountClients, accounts } from "#db/schema/accounts.ts";
import { ask } from "#tests/http/api/ask.ts";
import { proves } from "#tests/http/api/proving.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { type Caller, callerAs, where } from "#tests/support/http/api.ts";
import { givenRelation } from "#tests/support/people/consent.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { type SharedServer, sharedServer } from "#tests/support/servers/server.ts";
import { makeClient, makeInvite } from "#tests/support/things.ts";

/** Proves the calls about invitations, guests and clients (document 2 §7), and who may ask them. */
let server: SharedServer;
let db: Awaited<ReturnType<typeof testDatabase>>["db"];

beforeAll(async () => {
  server = await sharedServer();
  ({ db } = await testDatabase());
});

async function coach(licence: number | null = 3) {
  const { user, account } = await coachingBusiness({ licence });
  return { user, account, caller: await callerAs(server, user) };
}

/** Somebody with an account of their own, who accepted an invitation of the coach. */
async function givenGuest(accountId: string) {
  const { user } = await coachingBusiness({ firstName: "Guest" });
  const [id, now] = [newId(), new Date()];
  const accepted = { acceptedOn: now, status: "accepted" as const, acceptedUserId: user.id };
  await db
    .insert(invites)
    .values({ accountId, id, email: user.email, isClient: true, createdAt: now, sentOn: now, ...accepted });
  return { id, userId: user.id };
}

test("open invitations are listed by e-mail, filtered, paged, and taken back", async () => {
  const { user, caller } = await coach();
  const ids = [await makeInvite(user), await makeInvite(user), await makeInvite(user)].sort();
  await db
    .update(invites)
    .set({ isClient: false, isTrainer: true })
    .where(eq(invites.id, ids[2] ?? ""));

  const all = await ask(caller, "GET", "/invites");
  expect([all.status, all.total, all.json.map(({ id }: { id: string }) => id)]).toEqual([200, 3, ids]);
  expect(Object.keys(all.json[0]).sort()).toEqual(
    ["email", "id", "inviteSentOn", "isClient", "isPartner", "isTrainer", "isWriter", "partnerCommissionRate"].sort(),
  );
  const found = await ask(caller, "GET", `/invites?${where({ field: "email", operation: "contains", value: ids[1] })}`);
  expect(found.json.map(({ id }: { id: string }) => id)).toEqual([ids[1]]);
  const first = await ask(caller, "GET", "/invites/clients?limit=1");
  expect([first.total, first.json[0].id]).toEqual([2, ids[0]]);
  const second = await ask(caller, "GET", first.next ?? "");
  expect([second.json[0].id, second.next]).toEqual([ids[1], null]);

  expect((await ask(caller, "DELETE", `/invites/${ids[0]}`)).status).toBe(204);
  expect((await ask(caller, "DELETE", `/invites/${ids[0]}`)).status).toBe(404);
});

test("of another business nothing is listed or taken back, and who invites nobody is refused", async () => {
  const { user } = await coach();
  const theirs = await makeInvite(user);
  const { caller } = await coach();
  expect((await ask(caller, "GET", "/invites")).json).toEqual([]);
  expect((await ask(caller, "DELETE", `/invites/${theirs}`)).status).toBe(404);
  const partner = await callerAs(server, (await coachingBusiness({ roles: ["PAR"] })).user);
  expect((await ask(partner, "GET", "/invites")).status).toBe(403);
  const admin = await callerAs(server, (await coachingBusiness({ roles: ["ADM"] })).user);
  const seen = await ask(admin, "GET", `/invites?${where({ field: "email", operation: "startsWith", value: theirs })}`);
  expect(seen.total).toBe(1);
});

test("a guest is asked to be a client within the licence, and is one only by their own answer", async () => {
  const { account, user, caller } = await coach(1);
  const guest = await givenGuest(account.id);
  const at = `/invites/set-client/${guest.id}`;
  const known = await ask(caller, "GET", `/invites/current-user-guest/${guest.userId}`);
  expect([known.status, known.json.id, known.json.isClient]).toEqual([200, guest.id, false]);

  for (const _ of ["once", "again"]) {
    const asked = await ask(caller, "PUT", at, { isClient: true });
    expect([asked.status, asked.json.isClient, asked.json.isPending]).toEqual([200, false, true]);
  }
  expect(await db.$count(accountClients, eq(accountClients.accountId, account.id))).toBe(0);
  const [waiting] = (await ask(caller, "GET", "/invites/clients")).json;
  await ask(caller, "DELETE", `/invites/${waiting.id}`);
  await givenRelation({ db, now: new Date() }, account.id, guest.userId);
  expect((await ask(caller, "GET", `/invites/current-user-guest/${guest.userId}`)).json.isClient).toBe(true);
  expect((await ask(caller, "PUT", at, { isClient: false })).json.isClient).toBe(false);
  expect(await db.$count(accountClients, eq(accountClients.accountId, account.id))).toBe(0);

  await makeClient(user);
  const full = await ask(caller, "PUT", at, { isClient: true });
  expect([full.status, full.json.detail]).toEqual([409, "You have reached the number of users your licence allows."]);
  await db.update(accounts).set({ maxUsersOverride: null }).where(eq(accounts.id, account.id));
  expect((await ask(caller, "PUT", at, { isClient: true })).status).toBe(403);
});

test("another business's guest is not found, whatever is asked of them", async () => {
  const guest = await givenGuest((await coach()).account.id);
  const { caller } = await coach();
  expect((await ask(caller, "GET", `/invites/current-user-guest/${guest.userId}`)).status).toBe(404);
  expect((await ask(caller, "PUT", `/invites/set-client/${guest.id}`, { isClient: true })).status).toBe(404);
});

test("clients are listed with who is invited, searched, read and removed", async () => {
  const { user, caller } = await coach();
  const clientId = await makeClient(user);
  const inviteId = await makeInvite(user);
  const listed = await ask(caller, "GET", "/clients?limit=5&noCount=true");
  expect([listed.status, listed.total]).toEqual([200, null]);
  expect(listed.json).toMatchObject([{ id: clientId, clientId, isActivated: true, inviteId: null }]);

  const both = await ask(caller, "GET", "/clients/with-programs");
  const types = both.json.map(({ clientType, id }: { clientType: string; id: string }) => [clientType, id]);
  expect([both.total, types.sort()]).toEqual([
    2,
    [
      ["client", clientId],
      ["invite", inviteId],
    ],
  ]);
  const invited = await ask(caller, "GET", "/clients/with-programs?clientType=invites");
  expect(invited.json).toMatchObject([{ inviteId, clientId: null, program: null, programs: [] }]);
  const first = await ask(caller, "GET", "/clients/with-programs?limit=1");
  const second = await ask(caller, "GET", first.next ?? "");
  expect([first.json[0].id, second.json[0].id].sort()).toEqual([clientId, inviteId].sort());
  expect((await ask(caller, "GET", `/clients/with-programs?searchQuery=${clientId}`)).total).toBe(1);

  expect((await ask(caller, "GET", `/clients/${clientId}`)).json).toMatchObject({ id: clientId, isActivated: true });
  expect((await ask(caller, "DELETE", `/clients/${clientId}`)).status).toBe(204);
  expect((await ask(caller, "GET", `/clients/${clientId}`)).status).toBe(404);
});

test("a client of another business is not found, and an expired coach is asked to pay", async () => {
  const { user } = await coach();
  const clientId = await makeClient(user);
  const { caller, account } = await coach(null);
  expect((await ask(caller, "GET", `/clients/${clientId}`)).status).toBe(404);
  expect((await ask(caller, "DELETE", `/clients/${clientId}`)).status).toBe(404);
  const over = { subscriptionStatus: "CANCELED" as const, subscriptionValidUntil: new Date(0) };
  await db.update(accounts).set(over).where(eq(accounts.id, account.id));
  const paths = ["/clients", "/clients/with-programs", "/invites", `/clients/${clientId}`];
  const statuses = await Promise.all(paths.map(async (path) => (await ask(caller as Caller, "GET", path)).status));
  expect(statuses).toEqual([402, 402, 402, 402]);
});

proves("people/invites", () => server);
