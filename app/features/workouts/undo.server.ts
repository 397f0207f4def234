import { type Result, refused } from "#app/domain/forms/result.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { pageOfPlace } from "#app/domain/schedule/week.ts";
import { parseWorkoutKey } from "#app/domain/schedule/workout-key.ts";
import type { ProgramView } from "#app/features/programs/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { findSteps } from "./history.server.ts";
import { type DayBack, daysBefore, putBack } from "./restore.server.ts";

export type StepPress = {
  press: "undo" | "redo";
  /** The button's save; null for the latest. */
  save: number | null;
  saveId: string;
};

export type ChangedDay = { key: string; week: number };

export type StepResult = Result<{ message: string; at: ChangedDay | null }>;

/** A save of its own. Rejects anything but the button's save, and saves of other people. */
export async function applyStep(ctx: Context, program: ProgramView, post: StepPress): Promise<StepResult> {
  const { latest, nameOf, ...steps } = await findSteps(ctx, program);
  const step = steps[post.press];
  if (post.save !== null && post.save !== step?.number) return refused(step ? savedSince(step.label) : gone);
  if (!step) return refused(post.press === "undo" ? "There is nothing to undo." : "There is nothing to redo.");
  if (step.savedBy !== ctx.actor.userId) {
    return refused(
      `${nameOf(step)} saved this after you: ${step.label}. You can go back to the state before it in the history.`,
    );
  }
  const days = await daysBefore(ctx, program, step.number);
  const reversal = { kind: post.press, target: step.number, latest };
  const result = await putBack(ctx, program, post.saveId, days, reversal);
  if (!result.ok) return result;
  const message = `${post.press === "undo" ? "Undone" : "Done again"}: ${step.label}.`;
  return { ok: true, message, at: placeOf(ctx, program, days[0]) };
}

function placeOf(ctx: Context, program: ProgramView, day: DayBack | undefined) {
  const place = day && parseWorkoutKey(day.key);
  const week = place && pageOfPlace(program, place, todayOf(ctx));
  return week ? { key: day.key, week } : null;
}

const gone = "That step is no longer there. Look at the history.";

function savedSince(label: string) {
  return `The program was saved after this page was opened: ${label}. Look at it first; nothing was changed.`;
}
