import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { requestExport } from "#app/features/exports/mutations.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { isPasswordRecent, provePassword, proveRecently } from "#app/services/password-proof.server.ts";
import { openLimits } from "#app/services/rate-limits.server.ts";
import { findSession, openSessions, startSession } from "#app/services/sessions.server.ts";
import { users } from "#db/schema/accounts.ts";
import { mails } from "#db/schema/mails.ts";
import { at, coachingBusiness, monday, provedBy } from "#tests/support/people/factory.ts";

const password = "correct horse battery";
const minutesLater = (ctx: Context, minutes: number) => at(ctx, new Date(monday.getTime() + minutes * 60_000));

/** Somebody in a session that their password began, or a passkey. */
async function signedIn(isByPassword: boolean) {
  const { ctx, user } = await coachingBusiness({ password });
  const [row] = await ctx.db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, user.id));
  const sessions = openSessions(ctx.db, "a secret");
  const proved = { ...user, passwordHash: isByPassword ? (row?.passwordHash ?? null) : null };
  const who = await findSession(sessions, await startSession(sessions, proved, monday), monday);
  if (!who) throw new Error("Nobody is signed in.");
  return { ...ctx, ...who };
}

test("a password that began the session is enough for ten minutes, and then is asked for", async () => {
  const ctx = await signedIn(true);
  const limits = openLimits(ctx.db);
  expect((await proveRecently(minutesLater(ctx, 9), limits, "")).ok).toBe(true);
  const asked = await proveRecently(minutesLater(ctx, 11), limits, "");
  expect(asked).toMatchObject({ ok: false, problems: { password: ["Password is required!"] } });
  expect((await provePassword(ctx, limits, "")).ok).toBe(false);
});

test("a passkey proves no password; one that is entered counts from then, in that session alone", async () => {
  const [ctx, stranger] = [await signedIn(false), await signedIn(false)];
  const limits = openLimits(ctx.db);
  expect(await isPasswordRecent(ctx)).toBe(false);
  expect((await proveRecently(ctx, limits, "not this one")).ok).toBe(false);
  expect((await proveRecently(minutesLater(ctx, 20), limits, password)).ok).toBe(true);
  expect(await isPasswordRecent(minutesLater(ctx, 29))).toBe(true);
  expect(await isPasswordRecent(minutesLater(ctx, 31))).toBe(false);
  expect(await isPasswordRecent(minutesLater(stranger, 21))).toBe(false);
});

test("a person is told by mail of the export that a password asked for", async () => {
  const { ctx, user } = await coachingBusiness();
  await requestExport(ctx, provedBy(ctx));
  const told = await ctx.db.select().from(mails).where(eq(mails.recipient, user.email));
  expect(told).toMatchObject([{ kind: "keyMade", content: { what: "export" } }]);
});
