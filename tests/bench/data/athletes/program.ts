import { derivedId, idsFrom } from "#app/domain/ids/derived.ts";
import { metricUnits } from "#app/domain/trackables/preferred.ts";
import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import { newModule, newModuleExercise, newWorkout } from "#app/domain/workout/document/create.ts";
import type { Module, ModuleExercise, RoundDefinition, Workout } from "#app/domain/workout/document/document.ts";
import { roundIdAt } from "#app/domain/workout/document/round-ids.ts";
import { emptyDefinition } from "#app/domain/workout/document/slots.ts";
import { starterExercises } from "#db/seed/library/all.ts";
import type { Coach } from "./people.ts";

/** How an exercise is trained, which decides its columns, its rounds and how it progresses. */
export type Manner = "main" | "assistance" | "carry" | "hold" | "interval" | "sprint" | "jump";

/** `ratio`: the maximum of a person of usual strength beside what they weigh. */
export type Entry = { exercise: string; manner: Manner; ratio: number };

const weeksOfBlock = 4;
/** The days of a week with a workout, counted from 1. */
const places = [1, 2, 4, 6] as const;

function main(exercise: string, ratio: number): Entry {
  return { exercise, ratio, manner: "main" };
}

function assistance(exercise: string, ratio: number): Entry {
  return { exercise, ratio, manner: "assistance" };
}

function other(exercise: string, manner: Manner, ratio = 1): Entry {
  return { exercise, ratio, manner };
}

const days: readonly (readonly Entry[])[] = [
  [
    ...[main("Back squat", 1.6), main("Bench press", 1.1), assistance("Romanian deadlift", 1.4)],
    ...[assistance("Barbell row", 0.9), assistance("Dumbbell shoulder press", 0.35), assistance("Leg press", 2.4)],
    ...[other("Plank", "hold"), other("Rowing intervals", "interval")],
  ],
  [
    ...[main("Deadlift", 1.9), main("Barbell press", 0.7), assistance("Lat pulldown", 0.9)],
    ...[assistance("Dumbbell bench press", 0.45), assistance("Bulgarian split squat", 0.6)],
    ...[assistance("Barbell curl", 0.45), other("Box jump", "jump"), other("Ski erg", "interval")],
  ],
  [
    ...[main("Front squat", 1.3), main("Incline bench press", 0.9), assistance("Barbell hip thrust", 1.8)],
    ...[assistance("Seated cable row", 0.9), assistance("Lateral raise", 0.15), assistance("Hammer curl", 0.22)],
    ...[other("30 m sprint", "sprint"), other("Side plank", "hold"), other("Bike intervals", "interval")],
  ],
  [
    ...[main("Power clean", 1), main("Push press", 0.85), assistance("Good morning", 0.8)],
    ...[assistance("Chest-supported row", 0.4), assistance("Leg extension", 0.9), assistance("Skull crusher", 0.45)],
    ...[other("Farmer's carry", "carry", 0.9), other("Rowing intervals", "interval")],
  ],
];

const columnsOf: Record<Manner, TrackableCategory[]> = {
  main: ["reps", "weight"],
  assistance: ["reps", "weight"],
  carry: ["distance", "weight"],
  hold: ["time"],
  interval: ["distance", "time"],
  sprint: ["fastestTime"],
  jump: ["reps", "height"],
};

/** Repetitions and percent of the maximum of the main lifts, week by week; the last week ends in singles. */
const mainRounds: readonly (readonly (readonly [number, number])[])[] = [
  Array.from({ length: 5 }, () => [5, 75] as const),
  Array.from({ length: 5 }, () => [4, 80] as const),
  Array.from({ length: 5 }, () => [3, 85] as const),
  [[5, 60] as const, [3, 70] as const, [1, 85] as const, [1, 92.5] as const, [6, 65] as const],
];

/** What a round prescribes in each column; nothing where the athlete chooses. */
const otherRounds: Record<Exclude<Manner, "main">, (number | null)[][]> = {
  assistance: Array.from({ length: 4 }, () => [10, null]),
  carry: Array.from({ length: 3 }, () => [40, null]),
  hold: Array.from({ length: 3 }, () => [45]),
  interval: Array.from({ length: 4 }, () => [500, null]),
  sprint: Array.from({ length: 3 }, () => [null]),
  jump: Array.from({ length: 4 }, () => [3, null]),
};

/** One workout of the coach's block, and how each of its exercises is trained, in the same order. */
export type Planned = { workout: Workout; entries: readonly Entry[] };

export type Block = { id: string; name: string; days: number; planned: Planned[] };

/** The coach's program: four weeks of four workouts, which clients begin again when they have come to the end. */
export function blockOf(coach: Coach): Block {
  const id = derivedId(`block ${coach.id}`);
  const planned = Array.from({ length: weeksOfBlock }, (_, week) =>
    days.map((entries, at) => {
      const day = week * 7 + (places[at] ?? 1);
      return { entries, workout: workoutOf(`${id} ${day}`, day, week, entries, coach.weightUnit) };
    }),
  );
  return { id, name: `Strength block ${coach.lastName}`, days: weeksOfBlock * 7, planned: planned.flat() };
}

function workoutOf(
  seed: string,
  day: number,
  week: number,
  entries: readonly Entry[],
  weightUnit: Coach["weightUnit"],
) {
  const newId = idsFrom(seed);
  const workout = newWorkout({ id: newId(), day, date: null, moduleIds: [] });
  const modules = entries.map((entry, at): Module => {
    const exercise = exerciseOf(newId(), entry, week, weightUnit);
    const set = { ...newModule(newId(), at + 1), setRounds: exercise.moduleExerciseRounds.length };
    return { ...set, name: entry.exercise, moduleExercises: [exercise] };
  });
  return { ...workout, restDay: false, name: `Week ${week + 1}, day ${day}`, modules };
}

function exerciseOf(id: string, entry: Entry, week: number, weightUnit: Coach["weightUnit"]): ModuleExercise {
  const found = starterExercises.find(({ name }) => name === entry.exercise);
  if (!found) throw new Error(`The starter library has no ${entry.exercise}.`);
  const columns = columnsOf[entry.manner];
  const snapshot = { id: found.id, name: found.name, thumbnailUrl: null, videoUrl: null };
  const made = newModuleExercise(
    id,
    { ...snapshot, trackableCategoryConfiguration: columns },
    {
      ...metricUnits,
      weight: weightUnit,
    },
  );
  const values = entry.manner === "main" ? (mainRounds[week] ?? []) : otherRounds[entry.manner];
  const rounds = values.map((prescribed, at) => ({
    id: roundIdAt(id, at),
    orderNumber: at + 1,
    isRest: false,
    isCompleted: false,
    roundDefinitions: made.trackableCategories.map((slot, column): RoundDefinition => {
      const isShare = entry.manner === "main" && slot.trackableCategory === "weight";
      const trackableType = isShare ? "percentage" : "amount";
      return { ...emptyDefinition(slot), trackableType, value: prescribed[column] ?? null };
    }),
  }));
  return { ...made, orderNumber: 1, moduleExerciseRounds: rounds };
}
