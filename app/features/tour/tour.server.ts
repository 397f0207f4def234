import { and, eq, not, sql } from "drizzle-orm";
import type { Context } from "#app/services/context.server.ts";
import { users } from "#db/schema/accounts.ts";
import { workouts } from "#db/schema/programs.ts";

/** True until the actor ended the tour (finished, closed or skipped), or saved a workout. */
export async function shouldRunTour({ db, actor }: Context): Promise<boolean> {
  const ownTraining = db
    .select({ one: sql`1` })
    .from(workouts)
    .where(and(eq(workouts.accountId, actor.accountId), eq(workouts.updatedBy, actor.userId), not(workouts.restDay)));
  const [user] = await db
    .select({ shouldRun: sql<boolean>`${users.tourEndedAt} is null and not exists ${ownTraining}` })
    .from(users)
    .where(isActor({ actor }));
  return user?.shouldRun ?? false;
}

export async function endTour(ctx: Context): Promise<void> {
  const tourEndedAt = sql`coalesce(${users.tourEndedAt}, ${ctx.now.toISOString()}::timestamptz)`;
  await ctx.db.update(users).set({ tourEndedAt }).where(isActor(ctx));
}

function isActor({ actor }: Pick<Context, "actor">) {
  return and(eq(users.accountId, actor.accountId), eq(users.id, actor.userId));
}
