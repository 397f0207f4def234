import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { NotFound } from "#app/domain/errors.ts";
import { logIn } from "#app/features/access/login.server.ts";
import { listPasskeys } from "#app/features/access/passkeys/queries.server.ts";
import { listDevices, signOutDevice, signOutElsewhere } from "#app/features/account/devices.server.ts";
import { changePassword } from "#app/features/account/password.server.ts";
import { readSubscription } from "#app/features/account/subscription.server.ts";
import { listStore } from "#app/features/programs/store/list.server.ts";
import { listTokens } from "#app/features/tokens/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { openLimits } from "#app/services/rate-limits.server.ts";
import { findSession, openSessions, startSession } from "#app/services/sessions.server.ts";
import { signAccessToken } from "#app/services/tokens/access-token.server.ts";
import { findBearer, openBearers } from "#app/services/tokens/bearers.server.ts";
import { claimsOf } from "#app/services/tokens/claims.server.ts";
import { startFamily } from "#app/services/tokens/refresh.server.ts";
import { accounts, sessions as sessionRows } from "#db/schema/accounts.ts";
import { rateLimits } from "#db/schema/catalogues.ts";
import { mails } from "#db/schema/mails.ts";
import { programs } from "#db/schema/programs.ts";
import { refreshTokens } from "#db/schema/tokens.ts";
import { difficultyIds } from "#db/seed/ids.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { addUser, coachingBusiness, monday } from "#tests/support/people/factory.ts";
import { makeClient, makeInvite, makePasskey, makePersonalToken, makeProgram } from "#tests/support/things.ts";

const password = "correct horse battery";
const newPassword = "a longer horse battery";

async function opened() {
  const { db } = await testDatabase();
  return { db, sessions: openSessions(db, "a secret of the tests"), limits: openLimits(db) };
}

beforeEach(async () => {
  const { db } = await testDatabase();
  await db.delete(rateLimits);
  await db.delete(mails);
});

/** The context of a session that the user opens now. */
async function entered(ctx: Context, device: string | null = null): Promise<Context> {
  const { sessions } = await opened();
  const user = { accountId: ctx.actor.accountId, id: ctx.actor.userId };
  const token = await startSession(sessions, user, monday, device);
  const found = await findSession(sessions, token, monday);
  return { ...ctx, sessionHash: found?.sessionHash ?? "" };
}

describe("the password", () => {
  const values = { currentPassword: password, newPassword, repeatPassword: newPassword };

  test("is changed once its current one is right; other sessions end, and a mail says so", async () => {
    const { ctx } = await coachingBusiness({ email: "changes@account.test", password });
    const { db, limits } = await opened();
    const [here] = [await entered(ctx), await entered(ctx)];
    expect(await changePassword(here, limits, values)).toEqual({ ok: true });
    expect((await listDevices(here)).map(({ isThis }) => isThis)).toEqual([true]);
    expect(await db.select().from(mails)).toMatchObject([
      { kind: "passwordChanged", recipient: "changes@account.test" },
    ]);
    const visitor = { db, limits, now: monday, address: "203.0.113.7", secret: "secret" };
    expect(await logIn(visitor, { email: "changes@account.test", password })).toEqual({ kind: "wrong" });
    expect(await logIn(visitor, { email: "changes@account.test", password: newPassword })).toMatchObject({
      kind: "in",
    });
  });

  test("ends with the old one every access token, and the keys that were chosen", async () => {
    const { ctx, user } = await coachingBusiness({ password });
    const { db, limits } = await opened();
    const bearers = openBearers(db, "a secret");
    const { family } = await startFamily({ db, secret: "a secret" }, user, monday);
    const claims = (await claimsOf(bearers, user, family, monday))?.claims;
    if (!claims) throw new Error("There are no claims.");
    const token = await signAccessToken("a secret", claims, monday);
    expect(await findBearer(bearers, token, monday)).not.toBeNull();
    await makePersonalToken(user);
    await makePasskey(user);
    expect(await changePassword(ctx, limits, { ...values, endTokens: true })).toEqual({ ok: true });
    expect([(await listTokens(ctx)).length, (await listPasskeys(ctx)).length]).toEqual([0, 1]);
    // why: the number in the person's row alone ends it, too
    await db.update(refreshTokens).set({ revokedAt: null });
    expect(await findBearer(bearers, token, monday)).toBeNull();
    const back = { currentPassword: newPassword, newPassword: password, repeatPassword: password, endPasskeys: true };
    expect(await changePassword(ctx, limits, back)).toEqual({ ok: true });
    expect(await listPasskeys(ctx)).toEqual([]);
  });

  test("of two at once that know the same one, the second is refused", async () => {
    const { ctx } = await coachingBusiness({ password });
    const { limits } = await opened();
    const other = { ...values, newPassword: "another horse battery" };
    const both = await Promise.all([changePassword(ctx, limits, values), changePassword(ctx, limits, other)]);
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
  });

  test("is guessed five times in a quarter of an hour at most", async () => {
    const { ctx } = await coachingBusiness({ password });
    const { limits } = await opened();
    const wrong = { ...values, currentPassword: "not this one" };
    for (let n = 1; n <= 5; n++) {
      expect(await changePassword(ctx, limits, wrong)).toMatchObject({
        problems: { currentPassword: expect.any(Array) },
      });
    }
    expect(await changePassword(ctx, limits, values)).toMatchObject({ ok: false, retryAfter: expect.any(Number) });
  });
});

describe("devices", () => {
  test("are one's own sessions, this one first, and end one by one or all but this", async () => {
    const { ctx, account } = await coachingBusiness();
    const [phone, here, tablet] = [
      await entered(ctx, "Safari on iPhone"),
      await entered(ctx, "Firefox on Linux"),
      await entered(ctx),
    ];
    const devices = await listDevices(here);
    expect(devices.map(({ name, isThis }) => [name, isThis])).toEqual([
      ["Firefox on Linux", true],
      ["Unknown browser", false],
      ["Safari on iPhone", false],
    ]);
    const stranger = await entered((await addUser(account)).ctx);
    await expect(signOutDevice(stranger, devices[2]?.id ?? "")).rejects.toBeInstanceOf(NotFound);
    await signOutDevice(here, devices[2]?.id ?? "");
    expect((await listDevices(here)).map(({ name }) => name)).toEqual(["Firefox on Linux", "Unknown browser"]);
    expect(await signOutElsewhere(here)).toBe(1);
    const { db } = await testDatabase();
    expect(await db.$count(sessionRows, eq(sessionRows.tokenHash, here.sessionHash))).toBe(1);
    expect(await db.$count(sessionRows, eq(sessionRows.tokenHash, stranger.sessionHash))).toBe(1);
    expect([await listDevices(phone), await listDevices(tablet)].map((list) => list.length)).toEqual([1, 1]);
  });

  test("that are new are told of by mail, but for the first login and a browser that is known", async () => {
    const { user } = await coachingBusiness({ email: "devices@account.test", password });
    const { db, limits, sessions } = await opened();
    const visitor = { db, limits, now: monday, address: "203.0.113.7", secret: "secret" };
    const comes = (isKnown: boolean) =>
      logIn(
        visitor,
        { email: "devices@account.test", password },
        { isKnown, device: "Firefox on Linux", timeZone: "Europe/Zagreb" },
      );
    await comes(false);
    expect(await db.select().from(mails)).toEqual([]);
    await startSession(sessions, user, monday);
    await comes(true);
    expect(await db.select().from(mails)).toEqual([]);
    await comes(false);
    const content = { firstName: "Ana", device: "Firefox on Linux", moment: "02/03/2026 10:00 (Europe/Zagreb)" };
    expect(await db.select().from(mails)).toMatchObject([{ kind: "newDevice", content }]);
  });
});

describe("the subscription", () => {
  test("says what is allowed and what is left, and how it stands", async () => {
    const { ctx, account, user } = await coachingBusiness();
    const { db } = await opened();
    const set = (licence: Partial<typeof accounts.$inferInsert>) =>
      db.update(accounts).set(licence).where(eq(accounts.id, account.id));
    expect(await readSubscription(ctx, "UTC")).toMatchObject({ isAdmin: false, state: "none", users: null });
    await makeClient(user);
    await makeInvite(user);
    await set({ maxUsersOverride: 5, maxUsersOverrideUntil: "2026-03-31" });
    expect(await readSubscription(ctx, "UTC")).toMatchObject({
      users: { allowed: 5, left: 3 },
      grantedUntil: "31/03/2026",
    });
    const until = new Date("2026-03-20T12:00:00Z");
    await set({ subscriptionStatus: "CANCELED", subscriptionValidUntil: until, subscriptionMaxUsers: 1 });
    expect(await readSubscription(ctx, "UTC")).toMatchObject({ state: "cancelled", until: "20/03/2026" });
    const admin = (await coachingBusiness({ roles: ["ADM"] })).ctx;
    expect(await readSubscription(admin, "UTC")).toMatchObject({ isAdmin: true });
  });
});

test("the store lists what is published, whoever wrote it, by name, difficulty and price", async () => {
  const { ctx, user } = await coachingBusiness({ firstName: "Luka" });
  const { db } = await opened();
  const [one, other] = [await makeProgram(user), await makeProgram(user)];
  await makeProgram(user);
  const published = { status: 3, searchName: "squats for kovac", name: "Squats for Kovač" };
  await db
    .update(programs)
    .set({ ...published, priceCents: 4990 })
    .where(eq(programs.id, one));
  const easy = { status: 3, difficultyId: difficultyIds.elite };
  await db.update(programs).set(easy).where(eq(programs.id, other));
  const buyer = (await coachingBusiness({ roles: ["PAR"] })).ctx;
  const ask = (query: { search?: string; difficulty?: string }) =>
    listStore(buyer, { search: "", difficulty: "", page: 1, ...query });
  expect((await ask({})).total).toBe(2);
  const { rows } = await ask({ search: "KOVAC" });
  expect(rows).toMatchObject([{ id: one, name: "Squats for Kovač", price: "€49.90", authorName: ctx.actor.fullName }]);
  expect((await ask({ difficulty: "elite" })).rows).toMatchObject([{ id: other, price: "Free" }]);
  await expect(
    listStore((await coachingBusiness({ roles: ["USR"] })).ctx, { search: "", difficulty: "", page: 1 }),
  ).rejects.toThrow();
});
