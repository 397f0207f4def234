import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createUser } from "#app/features/access/create-user.server.ts";
import { acceptInvitations } from "#app/features/access/invitations.server.ts";
import { signUp, signUpInvited } from "#app/features/access/sign-up.server.ts";
import type { VisitorContext } from "#app/services/context.server.ts";
import { passwordMatches } from "#app/services/passwords.server.ts";
import { openLimits } from "#app/services/rate-limits.server.ts";
import type { Db } from "#db/client.ts";
import { invites, linkTokens } from "#db/schema/access.ts";
import { accountClients, accounts, userEmails, userRoles, users } from "#db/schema/accounts.ts";
import { rateLimits } from "#db/schema/catalogues.ts";
import { mails } from "#db/schema/mails.ts";
import { hold, letAllGo, untilWaiting } from "#tests/support/barrier.ts";
import { testDatabase } from "#tests/support/database.ts";
import { coachingBusiness, monday } from "#tests/support/factory.ts";
import { makeInvite, tokenOf } from "#tests/support/links.ts";
import { sessionSecret } from "#tests/support/server.ts";

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

test("two logins at once accept an invitation once, and a partner's rate goes along", async () => {
  const { account } = await coachingBusiness();
  const { user } = await coachingBusiness({ email: "partner@sign.test" });
  const invite = await makeInvite(account, "partner@sign.test", { isClient: true, isPartner: true });
  await db.update(invites).set({ partnerCommissionRate: "12.50" }).where(eq(invites.id, invite.id));
  const known = { ...user, roles: ["TRN"] as const };
  const both = await Promise.all([1, 2].map(() => acceptInvitations(ctx, known)));
  expect(both.map(({ accepted }) => accepted).sort()).toEqual([0, 1]);
  const [stored] = await db.select().from(users).where(eq(users.id, user.id));
  expect(stored?.partnerCommissionRate).toBe("12.50");
  expect(await db.select().from(accountClients).where(eq(accountClients.userId, user.id))).toHaveLength(1);
});

test("an invitation that is older than its link is not accepted by logging in, and is once it was sent again", async () => {
  const { account } = await coachingBusiness();
  const { user } = await coachingBusiness({ email: "late@sign.test" });
  const invite = await makeInvite(account, "late@sign.test");
  const known = { ...user, roles: ["TRN"] as const };
  const month = 30 * 24 * 60 * 60 * 1000;
  const sentOn = new Date(monday.getTime() - month);
  await db.update(invites).set({ sentOn }).where(eq(invites.id, invite.id));
  expect(await acceptInvitations(ctx, known)).toEqual({ roles: ["TRN"], accepted: 0 });
  expect(await db.$count(accountClients, eq(accountClients.userId, user.id))).toBe(0);
  await db
    .update(invites)
    .set({ sentOn: new Date(sentOn.getTime() + 1) })
    .where(eq(invites.id, invite.id));
  expect(await acceptInvitations(ctx, known)).toEqual({ roles: ["TRN"], accepted: 1 });
});

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
