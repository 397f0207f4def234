import { and, eq, inArray, sql } from "drizzle-orm";
import type { Context } from "#app/services/context.server.ts";
import { invites } from "#db/schema/access.ts";
import { users } from "#db/schema/accounts.ts";
import { inClientScope } from "./scope.server.ts";

/** `lastActive`: the day of the newest completed workout or readiness answer, YYYY-MM-DD. */
export type Activity = { lastActive: string | null; invitedAt: Date | null };

/** One statement. The caller has found the clients. */
export async function activitiesOf(
  { db, actor }: Context,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Activity>> {
  if (userIds.length === 0) return new Map();
  // why: the index only has the e-mail
  const isTheirs = and(eq(invites.email, users.email), eq(invites.acceptedUserId, users.id));
  const invited = db
    .select({ at: sql`max(${invites.sentOn})` })
    .from(invites)
    .where(and(isTheirs, inClientScope(actor, invites.accountId)));
  const rows = await db
    .select({
      id: users.id,
      lastActive: sql<string | null>`greatest(
        (select max(did.done_on) from completions did
          where did.account_id = users.account_id and did.user_id = users.id),
        (select max(given.answered_on) from readiness_responses given
          where given.account_id = users.account_id and given.user_id = users.id))::text`,
      invitedAt: sql<Date | null>`(${invited})`.mapWith(invites.sentOn),
    })
    .from(users)
    .where(inArray(users.id, [...userIds]));
  return new Map(rows.map(({ id, ...activity }) => [id, activity]));
}
