import { randomBytes } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import type { Done } from "#app/domain/forms/result.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";
import { allow } from "#app/domain/policy/can.ts";
import { serializeCalendar } from "#app/domain/schedule/calendar-file.ts";
import { addDays } from "#app/domain/schedule/dates.ts";
import { todayOf, utc } from "#app/domain/schedule/time-zone.ts";
import { plannedDays } from "#app/features/compliance/queries.server.ts";
import type { Context, VisitorContext } from "#app/services/context.server.ts";
import { countCalendar } from "#app/services/rate-limits.server.ts";
import { hashToken } from "#app/services/tokens/bearers.server.ts";
import { accounts, users } from "#db/schema/accounts.ts";
import { calendarFeeds } from "#db/schema/tokens.ts";

/** In days; the calendar shows what is planned in them. */
const [shownBack, shownAhead] = [28, 56];

/**
 * The secret part of the address, which is visible this once: only its hash is stored. Replaces the address that there
 * was.
 */
export async function createFeed(ctx: Context, secret: string): Promise<{ token: string }> {
  allow(ctx.actor, "calendarFeed:manage");
  const { accountId, userId } = ctx.actor;
  // why: one account is then asked for it, and logs hide it as they hide the tokens of links (http/path-for-log.ts)
  const token = `${accountId}.${randomBytes(32).toString("base64url")}`;
  const row = { accountId, userId, tokenHash: hashToken(secret, token), createdAt: ctx.now };
  const { tokenHash, createdAt } = row;
  const target = [calendarFeeds.accountId, calendarFeeds.userId];
  await ctx.db.insert(calendarFeeds).values(row).onConflictDoUpdate({ target, set: { tokenHash, createdAt } });
  return { token };
}

/** Since when there is an address; null without one. */
export async function findFeed({ db, actor }: Context): Promise<{ createdAt: Date } | null> {
  const [row] = await db.select({ createdAt: calendarFeeds.createdAt }).from(calendarFeeds).where(isOwn(actor));
  return row ?? null;
}

/** Again is the same. */
export async function revokeFeed({ db, actor }: Context): Promise<Done> {
  allow(actor, "calendarFeed:manage");
  await db.delete(calendarFeeds).where(isOwn(actor));
  return { ok: true };
}

function isOwn({ accountId, userId }: Context["actor"]) {
  return and(eq(calendarFeeds.accountId, accountId), eq(calendarFeeds.userId, userId));
}

type Calendar = { text: string } | { retryAfter: number };

/** What is planned from four weeks ago to eight weeks ahead, in the person's days. NotFound for a revoked address. */
export async function readCalendar(ctx: VisitorContext, product: string, token: string): Promise<Calendar> {
  const { db, now, limits } = ctx;
  const tokenHash = hashToken(ctx.secret, token);
  const [person] = await db
    .select({ userId: users.id, timeZone: sql<string>`coalesce(${users.timeZone}, ${accounts.timeZone}, ${utc})` })
    .from(calendarFeeds)
    .innerJoin(users, and(eq(users.accountId, calendarFeeds.accountId), eq(users.id, calendarFeeds.userId)))
    .innerJoin(accounts, eq(accounts.id, users.accountId))
    .where(and(eq(calendarFeeds.accountId, accountOf(token)), eq(calendarFeeds.tokenHash, tokenHash)));
  if (!person) throw new NotFound();
  const retryAfter = await countCalendar(limits, tokenHash);
  if (retryAfter) return { retryAfter };
  const today = todayOf({ now, timeZone: person.timeZone });
  const span = { from: addDays(today, -shownBack), to: addDays(today, shownAhead) };
  const planned = await plannedDays(db, person.userId, { ...span, now });
  const events = planned.map(({ on, workoutId, givenBy, name, programName }) => ({
    ...{ id: `${workoutId}.${givenBy}`, on, description: programName },
    title: name || "Workout",
  }));
  return { text: serializeCalendar(product, events, today) };
}

function accountOf(token: string) {
  const id = parseUuid(token.split(".")[0]);
  if (!id) throw new NotFound();
  return id;
}
