import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { logIn } from "#app/features/access/login.server.ts";
import { grantByPassword } from "#app/features/access/tokens/grants.server.ts";
import { changePassword } from "#app/features/account/password.server.ts";
import type { VisitorContext } from "#app/services/context.server.ts";
import { type ProvedUser, withProvedUser } from "#app/services/proved.server.ts";
import { openLimits } from "#app/services/rate-limits.server.ts";
import { openBearers } from "#app/services/tokens/bearers.server.ts";
import { startFamily } from "#app/services/tokens/refresh.server.ts";
import { linkTokens } from "#db/schema/access.ts";
import { sessions, users } from "#db/schema/accounts.ts";
import { rateLimits } from "#db/schema/catalogues.ts";
import { refreshTokens } from "#db/schema/tokens.ts";
import { hold, letAllGo, untilWaiting } from "#tests/support/database/barrier.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { coachingBusiness, monday } from "#tests/support/people/factory.ts";

/** A login in flight while the password changes: what it begins ends with the old password, whoever is faster. */
const password = "correct horse battery";
const secret = "secret";
const browser = { isKnown: true, device: null, timeZone: null };
let visitor: VisitorContext;

beforeEach(async () => {
  const { db } = await testDatabase();
  await db.delete(rateLimits);
  visitor = { db, limits: openLimits(db), now: monday, address: "203.0.113.7", secret };
});

afterEach(letAllGo);

const changes = (id: string) => hold((tx) => tx`update users set password_hash = 'a new one' where id = ${id}`);

/** How many sessions, families and open links the user has. */
async function beganOf(userId: string) {
  const { db } = visitor;
  return [
    await db.$count(sessions, eq(sessions.userId, userId)),
    (await db.select().from(refreshTokens).where(eq(refreshTokens.userId, userId))).filter((one) => !one.revokedAt)
      .length,
    (await db.select().from(linkTokens).where(eq(linkTokens.subjectId, userId))).filter((one) => one.expiresAt > monday)
      .length,
  ];
}

test("an app's login that was proved by the old password gets no tokens", async () => {
  const { user } = await coachingBusiness({ email: "app@races.test", password });
  const letGo = await changes(user.id);
  const ctx = { ...visitor, bearers: openBearers(visitor.db, secret) };
  const late = grantByPassword(ctx, { email: "app@races.test", password }, { isFromAdmin: false, browser });
  await untilWaiting(1);
  await letGo();
  expect(await late).toEqual({ kind: "wrong" });
  expect(await beganOf(user.id)).toEqual([0, 0, 0]);
});

test("nor gets an athlete a link to become a coach by it", async () => {
  const { user } = await coachingBusiness({ email: "athlete@races.test", password, roles: ["USR"] });
  const letGo = await changes(user.id);
  const late = logIn(visitor, { email: "athlete@races.test", password }, browser);
  await untilWaiting(1);
  await letGo();
  expect(await late).toEqual({ kind: "wrong" });
  expect(await beganOf(user.id)).toEqual([0, 0, 0]);
});

test("what was begun by it just before ends with it", async () => {
  const { ctx, user } = await coachingBusiness({ email: "before@races.test", password, roles: ["USR"] });
  await logIn(visitor, { email: "before@races.test", password }, browser);
  expect(await beganOf(user.id)).toEqual([0, 0, 1]);
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const entering = withProvedUser(visitor.db, await proved(user.id), async (tx) => {
    await startFamily({ db: tx, secret }, user, monday);
    await begun;
  });
  const newPassword = "another horse battery";
  const values = { currentPassword: password, newPassword, repeatPassword: newPassword };
  const changing = changePassword(ctx, visitor.limits, values);
  await untilWaiting(1);
  begin();
  await entering;
  expect([await changing, await beganOf(user.id)]).toEqual([{ ok: true }, [0, 0, 0]]);
});

async function proved(id: string): Promise<ProvedUser> {
  const [user] = await visitor.db.select().from(users).where(eq(users.id, id));
  if (!user) throw new Error("There is no such user.");
  return user;
}
