import type { PrescribedWorkout } from "#app/domain/completions/document.ts";
import {
  enteredValues,
  enteredWorkout,
  entrySets,
  isAnythingDone,
  isRoundTyped,
  pressRounds,
} from "#app/domain/completions/entry.ts";
import { NotFound } from "#app/domain/errors.ts";
import { type Result, refused } from "#app/domain/forms/result.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { parseWorkoutKey } from "#app/domain/schedule/workout-key.ts";
import { feedbackOf, momentOf } from "#app/features/completions/entry.server.ts";
import { finishDraft, saveDraft } from "#app/features/drafts/mutations.server.ts";
import { type NextDraft, nextDraft } from "#app/features/drafts/queries.server.ts";
import { idOfDay } from "#app/features/workouts/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { findShown } from "./as-shown.server.ts";

type Typed = Readonly<Record<string, unknown>>;

/** `base`: what is done, as it was shown when it was begun. `isChanged`: the coach has changed it since. */
export type Training = Omit<NextDraft, "draft"> & {
  programId: string;
  key: string;
  base: PrescribedWorkout;
  programName: string;
  prescriptionId: string | null;
  startedAt: Date | null;
  isChanged: boolean;
  isWithdrawn: boolean;
  /** By the id of what the athlete replaced: the exercise that was prescribed. */
  replaced: Record<string, string>;
  /** By field. */
  typed: Typed;
};

/**
 * A workout of a program that the person was given or bought, or one that they began before it was taken away. `shown`:
 * the prescription that the page showed on which they begin.
 */
export async function openWorkout(
  ctx: Context,
  programId: string,
  key: string,
  shown: string | null = null,
): Promise<Training> {
  const place = parseWorkoutKey(key);
  const id = parseUuid(programId);
  if (!place || !id) throw new NotFound();
  const workoutId = idOfDay(id, place);
  const [{ current, begun }, next] = await Promise.all([
    findShown(ctx, { programId: id, workoutId }, shown),
    nextDraft(ctx, { programId: id, workoutId }),
  ]);
  const { draft, ...occurrence } = next;
  const base = draft?.workout ?? begun?.workout;
  if (!base || (!draft && base.restDay)) throw new NotFound();
  const prescriptionId = draft ? draft.prescriptionId : (begun?.prescriptionId ?? null);
  return {
    ...{ ...occurrence, programId: id, key, base, prescriptionId, programName: current?.programName ?? "" },
    startedAt: draft?.startedAt ?? null,
    isChanged: current !== null && current.prescriptionId !== prescriptionId,
    isWithdrawn: current === null,
    replaced: draft && current ? replacedIn(draft.workout, current.workout) : {},
    typed: draft ? enteredValues(draft.workout) : {},
  };
}

function replacedIn(done: PrescribedWorkout, prescribed: PrescribedWorkout): Training["replaced"] {
  const asked = new Map(exercisesOf(prescribed).map(({ id, exercise }) => [id, exercise]));
  return Object.fromEntries(
    exercisesOf(done).flatMap(({ id, exercise }) => {
      const before = asked.get(id);
      return before && before.id !== exercise?.id ? [[id, before.name]] : [];
    }),
  );
}

function exercisesOf({ modules }: PrescribedWorkout) {
  return modules.flatMap(({ moduleExercises }) => moduleExercises);
}

export type Posted = { occurrence: number; version: number; device: string | null };

/** `press`: 'save', 'finish', or the id of what is done as prescribed: a round, a set or 'all'. */
export async function saveSoFar(ctx: Context, training: Training, typed: Typed, press: string, posted: Posted) {
  const { base, programId, prescriptionId } = training;
  const workout = enteredWorkout(base, { ...typed, ...pressed(training, typed, press) });
  const { device, ...at } = posted;
  const saved = await saveDraft(ctx, { ...at, programId, prescriptionId, workout }, device);
  if (saved.ok) return { ...saved, press };
  const { latest, ...refusal } = saved;
  if (!latest) return refusal;
  const values = enteredValues(latest.workout);
  // why: rounds that were done on the other device alone would be lost with the next press here
  const taken = Object.fromEntries(Object.entries(values).filter(([name]) => !typed[name]));
  return { ...refusal, theirs: { values, taken, version: latest.version } };
}

function pressed({ base, typed: saved }: Training, typed: Typed, press: string): Typed {
  const sets = entrySets(base);
  const rounds = sets.flatMap(({ id, exercises }) => {
    const all = exercises.flatMap((exercise) => exercise.rounds);
    return press === "all" || press === id ? all : all.filter((round) => round.id === press);
  });
  const [round, ...others] = rounds;
  if (!round || others.length > 0 || isRoundTyped(round, saved)) return pressRounds(rounds, typed);
  // why: without script its page shows as done what is saved, so a press doesn't undo what is typed since
  const asked = Object.entries(pressRounds([round], {}));
  return Object.fromEntries(asked.map(([name, prescribed]) => [name, typed[name] || prescribed]));
}

type Feedback = Parameters<typeof feedbackOf>[0] & { imageId: string | null };

/** Sent again, it returns the completion that is stored. */
export async function finishWorkout(
  ctx: Context,
  { base, programId, prescriptionId, typed, occurrence }: Training,
  feedback: Feedback,
  at: Omit<Posted, "device">,
): Promise<Result<{ id: string }>> {
  const workout = enteredWorkout(base, typed);
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
