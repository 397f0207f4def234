import type { ExerciseSnapshot, TrackableSlot } from "#app/domain/workout/document/document.ts";
import type { DoneDefinition, DoneExercise, DoneRound, DoneWorkout } from "./document.ts";
import { writtenTypes } from "./done-value.ts";

/** Shown to a coach for a program that another business assigned to their client (decisions §1). */
export const anotherProgram = "another program";

type Known = ReadonlyMap<string, ExerciseSnapshot>;

// why: the other business may have named the exercise
const unnamed: Omit<ExerciseSnapshot, "id"> = {
  name: "another exercise",
  thumbnailUrl: null,
  videoUrl: null,
  trackableCategoryConfiguration: [],
};

/** Leaves out prescribed values, the author's texts, and everything that was not done. */
export function onlyDoneValues(workout: DoneWorkout, known: Known, hiddenId: string): DoneWorkout {
  const entries = workout.modules
    .map((module) => ({ module, entries: module.moduleExercises.flatMap((entry) => doneOf(entry, known, hiddenId)) }))
    .filter(({ entries }) => entries.length > 0);
  return {
    id: hiddenId,
    day: null,
    date: null,
    restDay: false,
    name: "",
    motivation: "",
    image: null,
    modules: entries.map(({ module, entries: moduleExercises }, at) => ({
      id: module.id,
      orderNumber: at + 1,
      orderNumberInAlternatives: 0,
      name: "",
      description: "",
      setType: null,
      setRounds: null,
      moduleExercises: moduleExercises.map((entry, index) => ({ ...entry, orderNumber: index + 1 })),
    })),
  };
}

function doneOf(entry: DoneExercise, known: Known, hiddenId: string): DoneExercise[] {
  const { id, exercise } = entry;
  const rounds = entry.moduleExerciseRounds.filter(({ isRest, roundDefinitions }) => {
    return !isRest && roundDefinitions.some(isDone);
  });
  if (!exercise || entry.isRest || rounds.length === 0) return [];
  const kept = entry.trackableCategories.flatMap((slot, at) => {
    return rounds.some(({ roundDefinitions }) => isDone(roundDefinitions[at])) ? [{ slot, at }] : [];
  });
  return [
    {
      id,
      description: "",
      orderNumber: 1,
      isRest: false,
      exercise: known.get(exercise.id) ?? { id: hiddenId, ...unnamed },
      trackableCategories: kept.map(({ slot }) => slot),
      moduleExerciseRounds: rounds.map((round, at) => ({ ...doneRound(round, kept), orderNumber: at + 1 })),
    },
  ];
}

function doneRound({ id, orderNumber, isCompleted, roundDefinitions }: DoneRound, kept: readonly Kept[]): DoneRound {
  const values = kept.map(({ slot, at }) => doneValue(slot, roundDefinitions[at]));
  return { id, orderNumber, isRest: false, isCompleted, roundDefinitions: values };
}

type Kept = { slot: TrackableSlot; at: number };

/** The type of a percentage would reveal the prescription; the type of '80/70/60' tells how to read the value. */
function doneValue(slot: TrackableSlot, definition: DoneDefinition | undefined): DoneDefinition {
  const { trackableType: type = "amount", doneValue = null } = definition ?? {};
  const trackableType = writtenTypes.includes(type) ? type : "amount";
  return { ...slot, trackableType, value: null, additionalValue: null, calculatedValue: null, doneValue };
}

function isDone(definition: DoneDefinition | undefined) {
  return definition !== undefined && definition.doneValue !== null && definition.doneValue !== "";
}
