import { sql } from "drizzle-orm";
import type { Actor } from "#app/domain/policy/roles.ts";
import { bandOf, formatScore, meanOf } from "#app/domain/readiness/score.ts";
import { daysBetween } from "#app/domain/schedule/dates.ts";
import { relativeDay } from "#app/domain/schedule/relative-day.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { homeOf } from "#app/features/calculation/client-queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Readiness, Unread } from "./views.ts";

const fortnight = 14;

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

/** A client's scores of the last 14 days, the earliest first. `today`: YYYY-MM-DD. */
function fortnightOf(userId: string, today: string) {
  return sql<{ on: string; score: number }[]>`(
    select coalesce(json_agg(json_build_object('on', given.answered_on, 'score', given.score)
      order by given.answered_on), '[]'::json)
    from readiness_responses given
    where given.account_id = ${homeOf(userId)} and given.user_id = ${userId}::uuid
      and given.answered_on between ${today}::date - ${fortnight - 1}::int and ${today}::date)`;
}

/** What a client wrote to the actor and they have not read: how many, and the latest words. */
function unreadOf({ accountId, userId: readerId }: Actor, clientId: string) {
  return sql<{ count: number; latest: string | null }>`(
    select json_build_object('count', count(*), 'latest', (array_agg(did.comment order by said.done_at desc))[1])
    from completion_comments said
      join completions did on did.account_id = said.athlete_account_id and did.id = said.completion_id
    where said.account_id = ${accountId}::uuid and said.reader_id = ${readerId}::uuid
      and said.athlete_id = ${clientId}::uuid and said.read_at is null)`;
}
