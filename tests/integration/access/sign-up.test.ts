import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createUser } from "#app/features/access/create-user.server.ts";
import { signUp, signUpInvited } from "#app/features/access/sign-up.server.ts";
import type { VisitorContext } from "#app/services/context.server.ts";
import { passwordMatches } from "#app/services/passwords.server.ts";
import { openLimits } from "#app/services/rate-limits.server.ts";
import type { Db } from "#db/client.ts";
import { invites, linkTokens } from "#db/schema/access.ts";
import { accountClients, accounts, userEmails, userRoles, users } from "#db/schema/accounts.ts";
import { rateLimits } from "#db/schema/catalogues.ts";
import { mails } from "#db/schema/mails.ts";
import { hold, letAllGo, untilWaiting } from "#tests/support/database/barrier.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { coachingBusiness, monday } from "#tests/support/people/factory.ts";
import { makeInvite, tokenOf } from "#tests/support/people/links.ts";
import { sessionSecret } from "#tests/support/servers/server.ts";

/** Proves that signing up is stored whole or not at all, also when two want the same e-mail at once. */
const person = { firstName: "Ana", lastName: "Kovač", password: "correct horse battery" };
let db: Db;
let ctx: VisitorContext;

beforeEach(async () => {
  ({ db } = await testDatabase());
  await db.delete(rateLimits);
  await db.delete(mails);
  ctx = { db, limits: openLimits(db), now: monday, address: "203.0.113.7", secret: sessionSecret };
});

afterEach(letAllGo);

async function counts() {
  const tables = [accounts, users, userEmails, userRoles, mails, linkTokens] as const;
  return Promise.all(tables.map((table) => db.$count(table)));
}

test("while somebody else is about to take the e-mail it waits, and then stores nothing", async () => {
  const before = await counts();
  const letGo = await hold(
    (sql) =>
      sql`insert into user_emails (email, account_id, user_id) values ('held@sign.test', ${newId()}, ${newId()})`,
  );
  const second = signUp(ctx, newId(), { ...person, email: "held@sign.test" });
  await untilWaiting(1);
  await letGo();
  expect(await second).toEqual({ kind: "taken" });
  await db.delete(userEmails).where(eq(userEmails.email, "held@sign.test"));
  expect(await counts()).toEqual(before);
});

test("when the mail can't be written, nothing else is", async () => {
  const before = await counts();
  await db.execute("alter table mails add constraint none_of_these check (recipient <> 'broken@sign.test')");
  await expect(signUp(ctx, newId(), { ...person, email: "broken@sign.test" })).rejects.toThrow();
  await db.execute("alter table mails drop constraint none_of_these");
  expect(await counts()).toEqual(before);
});

test("an invitation that was taken back meanwhile makes nobody, and its link stays as it was", async () => {
  const { account } = await coachingBusiness();
  const invite = await makeInvite(account, "gone@sign.test");
  const token = await tokenOf("invitation", invite, monday);
  await db.delete(invites).where(eq(invites.id, invite.id));
  const before = await counts();
  const newcomer = { ...person, email: "gone@sign.test" };
  expect(await signUpInvited(ctx, token, newId(), newcomer)).toEqual({ kind: "badLink" });
  expect(await counts()).toEqual(before);
  const [link] = await db.select().from(linkTokens).where(eq(linkTokens.subjectId, invite.id));
  expect(link?.usedAt).toBeNull();
});

test("sign-up by a link accepts that invitation alone; others of the e-mail wait", async () => {
  const [mine, other] = [await coachingBusiness(), await coachingBusiness()];
  const email = "two-invites@sign.test";
  const invite = await makeInvite(mine.account, email);
  const waiting = await makeInvite(other.account, email);
  const token = await tokenOf("invitation", invite, monday);
  expect(await signUpInvited(ctx, token, newId(), { ...person, email })).toEqual({ kind: "app" });
  const [user] = await db.select().from(users).where(eq(users.email, email));
  const relations = await db
    .select()
    .from(accountClients)
    .where(eq(accountClients.userId, user?.id ?? ""));
  expect(relations.map(({ accountId }) => accountId)).toEqual([mine.account.id]);
  const [still] = await db.select().from(invites).where(eq(invites.id, waiting.id));
  expect(still).toMatchObject({ status: "open", acceptedOn: null });
});

test.each([
  [false, 0, "open"],
  [true, 1, "accepted"],
] as const)(
  "an invitation for a role and as a client grants the role; the box %s decides the other",
  async (asClient, clients, status) => {
    const { account } = await coachingBusiness();
    const email = `both-${asClient}@sign.test`;
    const invite = await makeInvite(account, email, { isClient: true, isPartner: true });
    await db.update(invites).set({ partnerCommissionRate: "12.50" }).where(eq(invites.id, invite.id));
    const token = await tokenOf("invitation", invite, monday);
    expect(await signUpInvited(ctx, token, newId(), { ...person, email, asClient })).toEqual({ kind: "platform" });
    const [user] = await db.select().from(users).where(eq(users.email, email));
    expect(user?.partnerCommissionRate).toBe("12.50");
    expect(await db.$count(accountClients, eq(accountClients.userId, user?.id ?? ""))).toBe(clients);
    const [stored] = await db.select().from(invites).where(eq(invites.id, invite.id));
    expect(stored).toMatchObject({ status, rolesAcceptedOn: monday });
  },
);

test("the first administrator is made by a command, with a password or by the mail; a known user gets the role", async () => {
  const given = { firstName: "Sys", lastName: "Admin", role: "SYS" as const };
  const make = (email: string, password = "") => createUser(db, { ...given, email, password }, monday);
  expect(await make("Sys@First.test", "a long enough one")).toEqual({ ok: true, kind: "active" });
  expect(await make("mailed@first.test")).toEqual({ ok: true, kind: "mailed" });
  expect(await make("sys@first.test", "another long one")).toEqual({ ok: true, kind: "granted" });
  expect(await make("sys")).toEqual({ ok: false, reason: "Not email format!" });
  expect(await make("weak@first.test", "password123")).toMatchObject({ ok: false });
  const [sys] = await db.select().from(users).where(eq(users.email, "sys@first.test"));
  expect(sys).toMatchObject({ isActivated: true });
  expect(await passwordMatches(sys?.passwordHash ?? null, "a long enough one")).toBe(true);
  const [mailed] = await db.select().from(users).where(eq(users.email, "mailed@first.test"));
  expect(mailed).toMatchObject({ isActivated: false, passwordHash: null });
  expect(await db.select().from(mails)).toMatchObject([{ kind: "activation", recipient: "mailed@first.test" }]);
});
