import { sql } from "drizzle-orm";
import { bandOf, formatScore, meanOf } from "#app/domain/readiness/score.ts";
import { daysBetween } from "#app/domain/schedule/dates.ts";
import { relativeDay } from "#app/domain/schedule/relative-day.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { unreadOf } from "#app/features/comments/unread-queries.server.ts";
import { fortnight, fortnightOf } from "#app/features/readiness/fortnight-queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Readiness, Unread } from "./views.ts";

type Given = { on: string; score: number };

/** One statement. The caller has found the person. */
export async function figuresOf(ctx: Context, userId: string): Promise<{ readiness: Readiness; unread: Unread }> {
  const today = todayOf(ctx);
  const [row] = await ctx.db.execute<{ given: Given[]; unread: Unread }>(
    sql`select ${fortnightOf(userId, today)} as given, ${unreadOf(ctx.actor, userId)} as unread`,
  );
  return { readiness: readinessOf(row?.given ?? [], today), unread: row?.unread ?? { count: 0, latest: null } };
}

function readinessOf(given: readonly Given[], today: string): Readiness {
  const latest = given.at(-1);
  const mean = meanOf(given.map(({ score }) => score));
  return {
    today: latest?.on === today ? scored(latest.score) : null,
    latest: latest && latest.on !== today ? { ...scored(latest.score), day: relativeDay(latest.on, today) } : null,
    average: mean === null ? null : formatScore(mean),
    // why: from 0, the first of the days
    days: given.map(({ on, score }) => ({ day: fortnight - 1 - daysBetween(on, today), score })),
  };
}

function scored(score: number) {
  return { amount: formatScore(score), band: bandOf(score) };
}
