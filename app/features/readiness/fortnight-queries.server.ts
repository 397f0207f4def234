import { sql } from "drizzle-orm";
import { homeOf } from "#app/features/calculation/client-queries.server.ts";

export const fortnight = 14;

/** A client's scores of the last 14 days, the earliest first. `today`: YYYY-MM-DD. */
export function fortnightOf(userId: string, today: string) {
  return sql<{ on: string; score: number }[]>`(
    select coalesce(json_agg(json_build_object('on', given.answered_on, 'score', given.score)
      order by given.answered_on), '[]'::json)
    from readiness_responses given
    where given.account_id = ${homeOf(userId)} and given.user_id = ${userId}::uuid
      and given.answered_on between ${today}::date - ${fortnight - 1}::int and ${today}::date)`;
}
