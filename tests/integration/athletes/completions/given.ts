import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { CompletionInput } from "#app/domain/completions/schema.ts";
import type { Role } from "#app/domain/policy/roles.ts";
import type { RecordedCategory } from "#app/domain/trackables/recorded.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { assignPicked } from "#app/features/assignments/mutations.server.ts";
import { storeCompletion } from "#app/features/completions/mutations.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { accountClients } from "#db/schema/accounts.ts";
import { records, results } from "#db/schema/records.ts";
import { line, reps } from "#scripts/demo-data/plan.ts";
import { givenProgram } from "#tests/integration/programs/given.ts";
import { dayOf, planOf, saveDays } from "#tests/integration/workouts/given.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { withDone } from "#tests/support/training/with-done.ts";

/** A coach, an athlete of theirs who follows a program of one day of squats, and that day. */
export async function givenAthlete({ roles = ["USR"] }: { roles?: Role[] } = {}) {
  const coach = await coachingBusiness({ hasPaidAccess: true });
  const athlete = await coachingBusiness({ roles, firstName: "Luka" });
  await coach.ctx.db.insert(accountClients).values({ accountId: coach.account.id, userId: athlete.user.id });
  const { programId, day } = await givenSquats(coach.ctx);
  await follow(coach.ctx, programId, athlete.user.id);
  return { coach, athlete, programId, day };
}

/** A program with a day of three rounds of squats. */
export async function givenSquats(ctx: Context, key = "1") {
  const programId = await givenProgram(ctx);
  const plan = planOf("Squats", {
    lines: [line("Back squat", [reps(5), { category: "weight", type: "amount", values: [] }])],
  });
  const day = dayOf(programId, key, plan);
  await saveDays(ctx, programId, [day]);
  return { programId, day };
}

export async function follow(ctx: Context, programId: string, userId: string) {
  const given = await assignPicked(ctx, programId, { pick: userId, startDate: "2026-03-02" });
  if (!given.ok) throw new Error(JSON.stringify(given));
}

/** Repetitions and kilograms, round by round. */
export type Rounds = [reps: number | string, weight: number | string][];

/** What an athlete sends who did this of the day. */
export function didOf(
  programId: string,
  day: Workout,
  rounds: Rounds,
  changes: Partial<CompletionInput> = {},
): CompletionInput {
  const workout = withDone(day, ({ trackableCategory }, { round }) => {
    const [repetitions = null, weight = null] = rounds[round.orderNumber - 1] ?? [];
    return trackableCategory === "reps" ? repetitions : weight;
  });
  const rest = { doneAt: "2026-03-02T08:00:00.000Z", successfullyCompleted: true, comment: null };
  return { id: newId(), programId, ...rest, workout, ...changes };
}

/** Stores it, which must work. */
export async function stored(ctx: Context, input: CompletionInput) {
  const result = await storeCompletion(ctx, input);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result;
}

/** What the API's list asks for first. */
export const firstPage = { where: null, programId: null, limit: 24, offset: 0, after: null, noCount: false };

export function resultsOfUser({ db }: Context, userId: string) {
  return db
    .select()
    .from(results)
    .where(eq(results.userId, userId))
    .orderBy(results.round, results.category, results.id);
}

/** The record of an exercise and category; undefined where there is none. */
export async function recordOfUser({ db }: Context, userId: string, category: RecordedCategory = "weight") {
  const rows = await db.select().from(records).where(eq(records.userId, userId));
  return rows.find((row) => row.category === category);
}
