import { and, eq, type SQL, sql } from "drizzle-orm";
import { type Barbell, standardBarbell } from "#app/domain/strength/plates.ts";
import { exercisesUsed } from "#app/domain/workout/document/library.ts";
import type { Context } from "#app/services/context.server.ts";
import { users } from "#db/schema/accounts.ts";
import { type LastSet, lastSets, lastTimes } from "./last-time.server.ts";
import { openWorkout, type Training } from "./workout.server.ts";

type Beside = { barbell: Barbell | null; last: LastSet[] };

/** With the bar and plates, and what was done last time. Five statements, also for what was taken away. */
export async function openToTrain(ctx: Context, programId: string, key: string) {
  const training = await openWorkout(ctx, programId, key, { beside: (exerciseIds) => besideOf(ctx, exerciseIds) });
  const { barbell, last } = (training.beside as Beside | null) ?? (await readBeside(ctx, training));
  const { units } = training;
  return { ...training, barbell: barbell ?? standardBarbell(units.weight), last: lastTimes(last, units) };
}

/** In a statement of the actor's row. */
function besideOf(ctx: Context, exerciseIds: readonly string[]): SQL {
  return sql`json_build_object('barbell', ${users.barbell}, 'last', ${lastSets(ctx, exerciseIds)})`;
}

async function readBeside(ctx: Context, { base }: Training): Promise<Beside> {
  const { accountId, userId } = ctx.actor;
  const isActor = and(eq(users.accountId, accountId), eq(users.id, userId));
  const beside = besideOf(ctx, exercisesUsed(base));
  const [row] = await ctx.db.execute<{ beside: Beside }>(
    sql`select ${beside} as beside from ${users} where ${isActor}`,
  );
  return row?.beside ?? { barbell: null, last: [] };
}
