import { and, eq } from "drizzle-orm";
import { changedWorkout } from "#app/domain/completions/change.ts";
import type { DoneWorkout } from "#app/domain/completions/document.ts";
import { printOffset } from "#app/domain/completions/done-day.ts";
import { enteredValues, isAnythingDone } from "#app/domain/completions/entry.ts";
import { inOwnUnits } from "#app/domain/completions/own-units.ts";
import { NotFound } from "#app/domain/errors.ts";
import { savedMeanwhile } from "#app/domain/forms/conflict.ts";
import { type Result, refused } from "#app/domain/forms/result.ts";
import { EMPTY_ID, parseUuid } from "#app/domain/ids/ids.ts";
import { clockTimes } from "#app/domain/schedule/time-zone.ts";
import { isImperial } from "#app/domain/trackables/units.ts";
import type { Context } from "#app/services/context.server.ts";
import { completions } from "#db/schema/completions.ts";
import { feedbackOf } from "./entry.server.ts";
import { updateCompletion } from "./mutations.server.ts";
import { ownCompletions } from "./queries.server.ts";

export type OwnDone = Awaited<ReturnType<typeof findOwnDone>>;

/** What the actor did, to change or delete it; `units`: their own. */
export async function findOwnDone(ctx: Context, completionId: string) {
  const { id, programId, programName, workoutName, doneOn, doneAt, doneOffset, document, updatedAt } = completions;
  const { successfullyCompleted, comment, sessionRpe, minutes } = completions;
  const [row] = await ctx.db
    .select({
      ...{ id, programId, programName, workoutName, doneOn, doneAt, doneOffset, document, updatedAt },
      ...{ successfullyCompleted, comment, sessionRpe, minutes },
    })
    .from(completions)
    .where(and(ownCompletions(ctx.actor), eq(id, parseUuid(completionId) ?? EMPTY_ID)));
  if (!row) throw new NotFound();
  // why: the column only holds what the schema accepts
  const { units } = ctx.preferences;
  return { ...row, units, name: row.workoutName || "Workout", document: row.document as DoneWorkout };
}

/** Amounts in the actor's own units. */
export function changeStarts(done: OwnDone) {
  const { document, units, doneOn, sessionRpe, minutes, comment, successfullyCompleted } = done;
  const rated = { sessionRpe: sessionRpe?.toString() ?? "", minutes: minutes?.toString() ?? "" };
  return {
    ...enteredValues(inOwnUnits(document, units)),
    ...rated,
    on: doneOn,
    comment: comment ?? "",
    successfullyCompleted,
  };
}

/** A form's version has at most nine digits. Other units are another one: a number that was typed would mean another weight. */
export function changeVersion({ updatedAt, units }: Pick<OwnDone, "updatedAt" | "units">): number {
  const { weight, distance, height } = units;
  const system = [weight, distance, height].reduce((bits, unit) => bits * 2 + Number(isImperial(unit)), 0);
  return (updatedAt.getTime() * 8 + system) % 1_000_000_000;
}

type Typed = Parameters<typeof feedbackOf>[0] & { on: string };

/** `typed`: also the values, by their fields' names. Keeps the prescription, what was added, and the picture. */
export async function changeOwnDone(ctx: Context, done: OwnDone, typed: Typed, seen: number): Promise<Result> {
  const workout = changedWorkout(done.document, typed, done.units);
  if (!isAnythingDone(workout)) return refused("Enter what you did in at least one round, or delete the workout.");
  const { id, programId } = done;
  const input = { id, programId, workout, doneAt: momentOn(typed.on, done, ctx), ...feedbackOf(typed) };
  const theirs = { values: changeStarts(done), version: changeVersion(done) };
  return updateCompletion(ctx, input, ({ updatedAt }) =>
    changeVersion({ updatedAt, units: done.units }) === seen ? null : savedMeanwhile("workout", true, theirs),
  );
}

const minute = 60_000;

/** On another day at the same time of the same place's clock. */
function momentOn(day: string, { doneOn, doneAt, doneOffset }: OwnDone, { timeZone }: Context): string {
  if (day === doneOn) return doneAt.toISOString();
  const at = doneAt.getTime();
  const [zoned = at] = clockTimes([at], timeZone);
  const offset = doneOffset ?? Math.round((zoned - at) / minute);
  const clock = new Date(at + offset * minute).toISOString().slice(10, 19);
  return day + clock + printOffset(offset);
}
