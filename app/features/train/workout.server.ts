import type { SQL } from "drizzle-orm";
import type { DoneWorkout, PrescribedDefinition, PrescribedWorkout } from "#app/domain/completions/document.ts";
import { enteredValues, enteredWorkout, isAnythingDone } from "#app/domain/completions/entry.ts";
import { inOwnUnits, mapEntries } from "#app/domain/completions/own-units.ts";
import { NotFound } from "#app/domain/errors.ts";
import { type Result, refused } from "#app/domain/forms/result.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { parseWorkoutKey } from "#app/domain/schedule/workout-key.ts";
import type { PreferredUnits } from "#app/domain/trackables/preferred.ts";
import { exercisesUsed } from "#app/domain/workout/document/library.ts";
import type { Numbers } from "#app/features/calculation/workout-queries.server.ts";
import { feedbackOf, momentOf } from "#app/features/completions/entry.server.ts";
import { finishDraft } from "#app/features/drafts/mutations.server.ts";
import { type NextDraft, nextDraft } from "#app/features/drafts/queries.server.ts";
import { idOfDay } from "#app/features/workouts/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { findShown, type ShownVersions } from "./as-shown.server.ts";

type Typed = Readonly<Record<string, unknown>>;

/**
 * `written`: as the coach wrote it; `base`: the same in the person's own units, in which `typed` is, by field. `done`:
 * what is saved so far. `isChanged`: the coach has changed it since it was begun. `numbers`: what it was calculated from.
 */
export type Training = Omit<NextDraft, "draft"> & {
  programId: string;
  key: string;
  written: PrescribedWorkout;
  base: PrescribedWorkout;
  done: DoneWorkout;
  typed: Typed;
  units: PreferredUnits;
  numbers: Numbers | null;
  beside: unknown;
  programName: string;
  prescriptionId: string | null;
  startedAt: Date | null;
  /** Of the last save; null for none and for an app's. */
  device: string | null;
  isChanged: boolean;
  isWithdrawn: boolean;
  /** By the id of what the athlete replaced: the exercise that was prescribed. */
  replaced: Record<string, string>;
};

type Opening = { shown?: string | null; beside?: (exerciseIds: readonly string[]) => SQL };

/**
 * A workout of a program that the person was given or bought, or one that they began before it was taken away. Five
 * statements; `beside`: what one of them also reads; `shown`: the prescription that the page showed on which they begin.
 */
export async function openWorkout(
  ctx: Context,
  programId: string,
  key: string,
  { shown = null, beside }: Opening = {},
): Promise<Training> {
  const place = parseWorkoutKey(key);
  const id = parseUuid(programId);
  if (!place || !id) throw new NotFound();
  const workoutId = idOfDay(id, place);
  const next = await nextDraft(ctx, { programId: id, workoutId });
  const own = next.draft ? exercisesUsed(next.draft.workout) : [];
  const read = beside && ((ids: readonly string[]) => beside([...ids, ...own]));
  const versions = await findShown(ctx, { programId: id, workoutId }, shown, read);
  return { programId: id, key, ...trainingOf(ctx, next, versions) };
}

function trainingOf(
  { preferences: { units } }: Context,
  { draft, ...occurrence }: NextDraft,
  { current, begun }: ShownVersions,
) {
  const first = draft?.workout ?? begun?.workout;
  if (!first || (!draft && first.restDay)) throw new NotFound();
  const of = {
    ...{ ...occurrence, programName: current?.programName ?? "", isWithdrawn: current === null },
    ...{ numbers: current?.numbers ?? null, beside: current?.beside ?? null },
  };
  if (!draft) {
    const blank = { written: first, done: enteredWorkout(first, {}) };
    const prescriptionId = begun?.prescriptionId ?? null;
    const isChanged = current !== null && current.prescriptionId !== prescriptionId;
    return { ...of, ...inUnits(blank, units), ...neverSaved, isChanged, prescriptionId };
  }
  const { workout: done, prescriptionId, startedAt, device } = draft;
  const isChanged = current !== null && current.prescriptionId !== prescriptionId;
  const written = current && !isChanged ? asWritten(done, current.workout) : done;
  const replaced = current ? replacedIn(done, current.workout) : {};
  return { ...of, ...inUnits({ written, done }, units), startedAt, device, isChanged, replaced, prescriptionId };
}

const neverSaved = { startedAt: null, device: null, replaced: {} };

/** Read, typed and shown in those units. */
export function inUnits({ written, done }: Pick<Training, "written" | "done">, units: PreferredUnits) {
  const typed = enteredValues(inOwnUnits(done, units));
  return { written, done, units, base: inOwnUnits(written, units), typed };
}

/** A column that was typed in another unit is stored in it. What the person added stays. */
function asWritten(done: DoneWorkout, prescribed: PrescribedWorkout): PrescribedWorkout {
  const partsOf = ({ exercise, moduleExerciseRounds }: Entry) =>
    [exercise?.id, ...moduleExerciseRounds.map(({ id }) => id)].join();
  const asked = new Map(exercisesOf(prescribed).map((entry) => [entry.id, entry]));
  return mapEntries<PrescribedDefinition, PrescribedDefinition>(done, (entry) => {
    const before = asked.get(entry.id);
    return before && partsOf(before) === partsOf(entry) ? before : entry;
  });
}

type Entry = ReturnType<typeof exercisesOf>[number];

function replacedIn(done: PrescribedWorkout, prescribed: PrescribedWorkout): Training["replaced"] {
  const asked = new Map(exercisesOf(prescribed).map(({ id, exercise }) => [id, exercise]));
  return Object.fromEntries(
    exercisesOf(done).flatMap(({ id, exercise }) => {
      const before = asked.get(id);
      return before && before.id !== exercise?.id ? [[id, before.name]] : [];
    }),
  );
}

export function exercisesOf({ modules }: PrescribedWorkout) {
  return modules.flatMap(({ moduleExercises }) => moduleExercises);
}

type Feedback = Parameters<typeof feedbackOf>[0] & { imageId: string | null };

/** Sent again, it returns the completion that is stored. */
export async function finishWorkout(
  ctx: Context,
  { done: workout, programId, prescriptionId, occurrence }: Training,
  feedback: Feedback,
  at: { occurrence: number; version: number },
): Promise<Result<{ id: string }>> {
  // why: sent again, it is finished, and nothing of it is left here
  const isIt = occurrence === at.occurrence;
  if (isIt && !isAnythingDone(workout)) return refused("Enter what you did in at least one round.");
  return finishDraft(ctx, {
    ...{ ...at, programId, prescriptionId, workout },
    doneAt: momentOf(todayOf(ctx), ctx),
    ...feedbackOf(feedback),
    imageId: feedback.imageId,
  });
}
