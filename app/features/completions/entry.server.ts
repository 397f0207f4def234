import { and, eq } from "drizzle-orm";
import type { PrescribedWorkout } from "#app/domain/completions/document.ts";
import { printOffset } from "#app/domain/completions/done-day.ts";
import { enteredWorkout, isAnythingDone } from "#app/domain/completions/entry.ts";
import { NotFound } from "#app/domain/errors.ts";
import { type Result, refused } from "#app/domain/forms/result.ts";
import { EMPTY_ID, parseUuid } from "#app/domain/ids/ids.ts";
import { allow } from "#app/domain/policy/can.ts";
import { clockTimes, todayOf } from "#app/domain/schedule/time-zone.ts";
import { parseWorkoutKey } from "#app/domain/schedule/workout-key.ts";
import { calculateWorkout } from "#app/features/calculation/workout-queries.server.ts";
import { refreshed } from "#app/features/workouts/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { programAssignments, programs, workouts } from "#db/schema/programs.ts";
import { enterCompletion } from "./mutations.server.ts";

type Client = { id: string; fullName: string };

export type Prescription = { programId: string; programName: string; workout: PrescribedWorkout };

/** A workout that the actor's business gave the client, calculated for them. The caller has found the client. */
export async function findPrescription(
  ctx: Context,
  { id: clientId, fullName: name }: Client,
  { programId, key }: { programId: string; key: string },
): Promise<Prescription> {
  allow(ctx.actor, "client:manage");
  const place = parseWorkoutKey(key);
  if (!place) throw new NotFound();
  const isDay = place.date === null ? eq(workouts.day, place.day) : eq(workouts.date, place.date);
  const isGiven = and(
    ...[eq(programAssignments.accountId, ctx.actor.accountId), eq(programAssignments.assigneeId, clientId)],
    eq(programAssignments.programId, parseUuid(programId) ?? EMPTY_ID),
  );
  const { id, day, date, document, version } = workouts;
  const [row] = await ctx.db
    .select({
      id,
      day,
      date,
      document,
      version,
      accountId: programs.accountId,
      program: programs.id,
      name: programs.name,
    })
    .from(programAssignments)
    .innerJoin(
      programs,
      and(eq(programs.accountId, programAssignments.programAccountId), eq(programs.id, programAssignments.programId)),
    )
    .innerJoin(workouts, and(eq(workouts.accountId, programs.accountId), eq(workouts.programId, programs.id)))
    .where(and(isGiven, isDay, eq(workouts.restDay, false)));
  const [view] = row ? await refreshed(ctx, [row]) : [];
  if (!row || !view) throw new NotFound();
  const client = { id: clientId, name };
  const program = { id: row.program, businessId: ctx.actor.accountId };
  const { workout } = await calculateWorkout(ctx, { accountId: row.accountId, program, client }, view.workout);
  return { programId: row.program, programName: row.name, workout };
}

type Typed = { on: string; sessionRpe: string; minutes: string; comment: string; successfullyCompleted: boolean };

/** `typed`: also the values, by their fields' names. */
export async function enterWorkout(
  ctx: Context,
  client: Client,
  { programId, workout }: Prescription,
  id: string,
  typed: Typed,
): Promise<Result<{ id: string }>> {
  const done = enteredWorkout(workout, typed);
  if (!isAnythingDone(done)) return refused("Enter what was done in at least one round.");
  const doneAt = momentOf(typed.on, ctx);
  return enterCompletion(ctx, client.id, { id, programId, workout: done, doneAt, ...feedbackOf(typed) });
}

/** As a completion has them. */
export function feedbackOf({ sessionRpe, minutes, comment, successfullyCompleted }: Omit<Typed, "on">) {
  return {
    successfullyCompleted,
    comment: comment || null,
    sessionRpe: sessionRpe === "" ? null : Number(sessionRpe),
    minutes: minutes === "" ? null : Number(minutes),
  };
}

const minute = 60_000;

/** Now for today, else noon, in the place of who enters it. */
export function momentOf(day: string, ctx: Context): string {
  const now = ctx.now.getTime();
  const [clock = now] = clockTimes([now], ctx.timeZone);
  const offset = printOffset(Math.round((clock - now) / minute));
  const local = day === todayOf(ctx) ? new Date(clock).toISOString().slice(0, 19) : `${day}T12:00:00`;
  return local + offset;
}
