import { derivedId, idsFrom } from "#app/domain/ids/derived.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";
import { allow } from "#app/domain/policy/can.ts";
import type { Clip } from "#app/domain/workout/clipboard/clip.ts";
import { formatClip } from "#app/domain/workout/clipboard/format-clip.ts";
import { findExercise } from "#app/domain/workout/document/find.ts";
import type { FieldError } from "#app/domain/workout/form/field-error.ts";
import type { Press } from "#app/domain/workout/form/presses.ts";
import {
  changedMeanwhile,
  type PlannedPost,
  type PostPlan,
  planAgain,
  planPost,
} from "#app/domain/workout/post/plan-post.ts";
import type { PostedWeek } from "#app/domain/workout/post/posted-week.ts";
import type { Supplies } from "#app/domain/workout/post/press-effects.ts";
import { refreshSnapshots } from "#app/features/exercises/queries.server.ts";
import { findProgram, type ProgramView } from "#app/features/programs/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { allOrNothing } from "#app/services/transactions.server.ts";
import { readSessionClip, storeClip } from "../clipboard.server.ts";
import { isSaved } from "../history.server.ts";
import { findLastUse } from "../last-use.server.ts";
import { type SaveConflict, type SaveResult, saveWorkouts } from "../mutations.server.ts";
import type { WorkoutView } from "../queries.server.ts";
import { unsavedMessage } from "../savable.server.ts";
import { saveSchema } from "../schema.ts";
import { applyStep, type ChangedDay, type StepPress } from "../undo.server.ts";
import { type PostedDayView, readPostedDays } from "./posted-days.server.ts";
import { saveIdsOf, typedSince } from "./sent-again.ts";
import { storeTyped, theirsKept } from "./take-theirs.server.ts";

export type PostRefusal = {
  workouts: WorkoutView[];
  errors: Record<string, FieldError>;
  conflicts: SaveConflict[];
  message: string;
};

type Refused = { ok: false; status: 400 | 409; refusal: PostRefusal };

export type PostResult = PostDone | Refused;

/** `made`: the part to return to. An undo or redo tells what it did and which day it changed. */
export type PostDone = { ok: true; press: Press; made: string | null; message?: string; at?: ChangedDay | null };

const viewPresses: Press["press"][] = ["week", "client", "rounding", "density", "explore", "open", "fold", "find"];

/**
 * Stores the form of a week posted without script: changed fields, then the pressed button, all or nothing, as one
 * save. Rejections return everything typed; a day with missing references is left out with a message. Readers may page
 * and search.
 */
export async function postWeek(ctx: Context, programId: string, sent: PostedWeek): Promise<PostResult> {
  const posted = { ...sent, units: ctx.preferences.units };
  const program = await findProgram(ctx, programId);
  const { press, saveId } = posted;
  if (!program.canEdit && viewPresses.includes(press.press)) return { ok: true, press, made: null };
  allow(ctx.actor, "program:edit", program);
  const saveIds = saveIdsOf(saveId);
  const read = await readPostedDays(ctx, program, posted.days);
  const days = read.map((day) => ({ ...day, isByThisPage: saveIds.includes(day.saveId) }));
  const supplies = await suppliesFor(ctx, program, posted, days);
  const isStored = days.some(({ isByThisPage }) => isByThisPage) || (await isStepStored(ctx, program, posted));
  const fresh = isStored && !isStep(press) ? typedSince(posted, days) : posted;
  const result =
    isStored && (!fresh || isStep(press))
      ? await replay(ctx, posted, planAgain(posted, days, supplies))
      : await carryOut(ctx, program, fresh ?? posted, days, planPost(fresh ?? posted, days, supplies));
  // why: the same page was stored while this request waited
  if (!result.ok && result.refusal.conflicts.some((conflict) => saveIds.includes(conflict.saveId))) {
    return postWeek(ctx, programId, posted);
  }
  const isKept = press.press === "take" && (await storeTyped(ctx, program, posted, days));
  return isKept && result.ok ? { ...result, message: theirsKept } : result;
}

async function carryOut(
  ctx: Context,
  program: ProgramView,
  posted: PostedWeek,
  days: PostedDayView[],
  plan: PostPlan,
): Promise<PostResult> {
  if (plan.ok) return store(ctx, program, posted, plan);
  const conflicts = days.filter(({ key }) => plan.conflicts.includes(key)).map(asConflict);
  return refuse(plan.status, { ...plan, conflicts });
}

async function suppliesFor(
  ctx: Context,
  { accountId }: ProgramView,
  { press, saveId }: PostedWeek,
  days: PostedDayView[],
): Promise<Supplies> {
  const exerciseId = press.press === "add" ? parseUuid(press.exerciseId) : null;
  const exercise = exerciseId ? (await refreshSnapshots(ctx, [exerciseId])).get(exerciseId) : undefined;
  const isPaste = press.press === "paste" || press.press === "pasteWeek";
  const clip = isPaste ? await readSessionClip(ctx, accountId, idsFrom(`${saveId} clip`)) : null;
  const last = press.press === "fill" ? await findLastUse(ctx, exerciseAt(days, press)) : null;
  return { exercise: exercise ?? null, clip, last };
}

function exerciseAt(days: PostedDayView[], { key, id }: { key: string; id: string }): string {
  const workout = days.find((day) => day.key === key)?.workout;
  return (workout && findExercise(workout, id)?.moduleExercise.exercise?.id) ?? "";
}

/** For a post that was stored before, such as after a reload. */
async function replay(ctx: Context, { press }: PostedWeek, { made, copied }: PlannedPost): Promise<PostDone> {
  if (copied) await storeClip(ctx, copied);
  return { ok: true, press, made, message: copied ? describeCopied(copied) : undefined };
}

/** Saves the input, then the undo or redo as a save of its own. */
async function store(ctx: Context, program: ProgramView, posted: PostedWeek, plan: PlannedPost): Promise<PostResult> {
  const { press, saveId } = posted;
  const { changes, copied, typed, made } = plan;
  const stored = await allOrNothing(ctx, (inside) => storePlan(inside, program, posted, plan));
  if (!stored.ok) return stored;
  if (stored.unsaved.length > 0) return refuse(409, refusalOf(stored, typed));
  if (!isStep(press)) return { ok: true, press, made, message: copied ? describeCopied(copied) : undefined };
  // why: the input is the last step, so undo takes that back, and redo restores it
  const step = changes.length > 0 ? { ...press, save: null, saveId: stepIdOf(saveId) } : { ...press, saveId };
  const applied = await applyStep(ctx, program, step);
  if (applied.ok) return { ok: true, press, made: null, message: applied.message, at: applied.at };
  return refuse(409, { workouts: [], errors: {}, conflicts: [], message: applied.problems[""]?.join(" ") ?? "" });
}

async function storePlan(
  ctx: Context,
  { id }: ProgramView,
  posted: PostedWeek,
  { changes, copied, typed }: PlannedPost,
) {
  const { saveId, press, days } = posted;
  const keeps = press.press === "keep" || days.some((day) => day.typed);
  const request = changes.length > 0 ? saveSchema.parse({ saveId, keeps, workouts: changes }) : null;
  const { conflicts, saved, unsaved } = request ? await saveWorkouts(ctx, id, request) : nothingSaved;
  if (conflicts.length > 0) return refuse(409, { workouts: typed, errors: {}, conflicts, message: changedMeanwhile });
  if (copied) await storeClip(ctx, copied);
  return { ok: true as const, saved, unsaved };
}

const nothingSaved: SaveResult = { saved: [], conflicts: [], unsaved: [] };

function refusalOf(result: Pick<SaveResult, "saved" | "unsaved">, typed: PostRefusal["workouts"]): PostRefusal {
  const keys = result.unsaved.map(({ key }) => key);
  const workouts = typed.filter(({ key }) => keys.includes(key));
  return { workouts, errors: {}, conflicts: [], message: unsavedMessage(result) };
}

function refuse(status: 400 | 409, { workouts, errors, conflicts, message }: PostRefusal): Refused {
  return { ok: false, status, refusal: { workouts, errors, conflicts, message } };
}

function isStep(press: Press): press is Press & Pick<StepPress, "press"> {
  return press.press === "undo" || press.press === "redo";
}

/** It may not have changed any day of the posted week. */
async function isStepStored(ctx: Context, program: ProgramView, { press, saveId }: PostedWeek) {
  return isStep(press) && isSaved(ctx, program, [saveId, stepIdOf(saveId)]);
}

function stepIdOf(saveId: string) {
  return derivedId(`${saveId} step`);
}

function describeCopied(clip: Clip) {
  return `Copied: ${formatClip(clip)}.`;
}

function asConflict({ key, version, workout, ...by }: PostedDayView): SaveConflict {
  const { changedBy, isOwn, changedAt, saveId } = by;
  return { key, theirs: { key, version, workout }, changedBy, isOwn, changedAt, saveId };
}
