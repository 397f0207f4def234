import { and, eq, type SQL, sql } from "drizzle-orm";
import type { PrescribedWorkout } from "#app/domain/completions/document.ts";
import { NotFound } from "#app/domain/errors.ts";
import { EMPTY_ID, parseUuid } from "#app/domain/ids/ids.ts";
import { calculateWorkout, type Numbers } from "#app/features/calculation/workout-queries.server.ts";
import { prescribedTo } from "#app/features/training/scope.server.ts";
import { refreshed } from "#app/features/workouts/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { idOfContent } from "#db/content-id.ts";
import { prescriptions } from "#db/schema/completions.ts";
import { programs, workouts } from "#db/schema/programs.ts";

/** In bytes. A longer workout is shown but not stored. */
export const largestPrescription = 512 * 1024;

export type ShownWorkout = {
  programId: string;
  programName: string;
  workout: PrescribedWorkout;
  version: number;
  prescriptionId: string | null;
  /** What its numbers are from. */
  numbers: Numbers;
  beside: unknown;
};

/** Stores what was shown, so that a completion can be compared with it. Four statements; `beside`: what one of them also reads. */
export async function showWorkout(
  ctx: Context,
  programId: string,
  workoutId: string,
  beside?: (exerciseIds: readonly string[]) => SQL,
): Promise<ShownWorkout> {
  const [row] = await ctx.db
    .select({
      id: workouts.id,
      day: workouts.day,
      date: workouts.date,
      document: workouts.document,
      version: workouts.version,
      accountId: programs.accountId,
      programId: programs.id,
      programName: programs.name,
    })
    .from(programs)
    .innerJoin(workouts, and(eq(workouts.accountId, programs.accountId), eq(workouts.programId, programs.id)))
    .where(
      and(
        eq(programs.id, parseUuid(programId) ?? EMPTY_ID),
        eq(workouts.id, parseUuid(workoutId) ?? EMPTY_ID),
        prescribedTo(ctx.actor, ctx.now),
      ),
    );
  const [view] = row ? await refreshed(ctx, [row], sql`true`) : [];
  if (!row || !view) throw new NotFound();
  const { workout, ...read } = await calculateWorkout(
    ctx,
    { accountId: row.accountId, program: { id: row.programId } },
    view.workout,
    beside,
  );
  const prescriptionId = await storePrescription(ctx, { ...row, workout });
  const { programName } = row;
  return { programId: row.programId, programName, workout, version: row.version, prescriptionId, ...read };
}

type Shown = { accountId: string; programId: string; workout: PrescribedWorkout };

/** One per person and content; writes at most once a day. */
async function storePrescription({ db, actor, now }: Context, { accountId, programId, workout }: Shown) {
  const content = JSON.stringify(workout);
  if (Buffer.byteLength(content) > largestPrescription) return null;
  const id = idOfContent([actor.userId, programId, content]);
  const { lastShownAt } = prescriptions;
  await db
    .insert(prescriptions)
    .values({
      accountId: actor.accountId,
      id,
      userId: actor.userId,
      programAccountId: accountId,
      programId,
      workoutId: workout.id,
      document: workout,
      firstShownAt: now,
      lastShownAt: now,
    })
    .onConflictDoUpdate({
      target: [prescriptions.accountId, prescriptions.id],
      set: { lastShownAt: sql`excluded.last_shown_at` },
      setWhere: sql`${lastShownAt} < excluded.last_shown_at - interval '1 day'`,
    });
  return id;
}
