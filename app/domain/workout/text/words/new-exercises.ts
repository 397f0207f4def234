import { foldForSearch } from "#app/domain/text/fold.ts";
import { type TrackableCategory, trackableCategories } from "#app/domain/trackables/table.ts";
import type { ExerciseSnapshot, Workout } from "#app/domain/workout/document/document.ts";
import { limits } from "#app/domain/workout/document/limits.ts";
import { oneLine } from "./plain.ts";

/** Written as `new "Cuban rotation" 3x12`: the text adds it to the library when it is saved. */
export type NewExercise = { id: string; name: string; trackables: TrackableCategory[] };

const written = /^new\s+"([^"|]*\p{L}[^"|]*)"(?=[\s:,;]|$)/iu;
const idStart = "new ";
/** Measured by time and distance, so that a number alone is asked about. */
const isTimed =
  /(?:plank|hold|hang|wall[ -]sit|stretch|carry|walk|march|run|jog|sprint|bike|ride|swim|erg|pose|breathing)(?:s|es)?$/i;

/** `end`: behind the closing quotation mark. */
export function readNewName(plain: string): { name: string; end: number } | null {
  const [found, words = ""] = written.exec(plain) ?? [];
  const name = oneLine(words);
  return found === undefined || name.length > limits.name ? null : { name, end: found.length };
}

export function newExercise(name: string): ExerciseSnapshot {
  const trackableCategoryConfiguration = usualTrackables(name);
  return {
    id: idStart + foldForSearch(name),
    name,
    thumbnailUrl: null,
    videoUrl: null,
    trackableCategoryConfiguration,
  };
}

export function isNewExercise({ id }: Pick<ExerciseSnapshot, "id">): boolean {
  return id.startsWith(idStart);
}

export function newExercisesIn(workouts: readonly Workout[]): NewExercise[] {
  const found = new Map<string, { name: string; used: Set<TrackableCategory> }>();
  for (const { exercise, trackableCategories: slots } of workouts.flatMap(entriesOf)) {
    if (!exercise || !isNewExercise(exercise)) continue;
    const one = found.get(exercise.id) ?? { name: exercise.name, used: new Set() };
    for (const { trackableCategory } of slots) if (trackableCategory) one.used.add(trackableCategory);
    found.set(exercise.id, one);
  }
  return [...found].map(([id, { name, used }]) => ({ id, name, trackables: trackablesOf(name, used) }));
}

/** `added`: by the id that they had as new ones. */
export function withAdded(workout: Workout, added: ReadonlyMap<string, ExerciseSnapshot>): Workout {
  if (!entriesOf(workout).some(({ exercise }) => exercise && added.has(exercise.id))) return workout;
  const modules = workout.modules.map((module) => ({
    ...module,
    moduleExercises: module.moduleExercises.map((entry) => {
      const exercise = entry.exercise && added.get(entry.exercise.id);
      return exercise ? { ...entry, exercise } : entry;
    }),
  }));
  return { ...workout, modules };
}

function entriesOf({ modules }: Workout) {
  return modules.flatMap(({ moduleExercises }) => moduleExercises);
}

function usualTrackables(name: string): TrackableCategory[] {
  return isTimed.test(name) ? ["time", "distance"] : ["reps", "weight"];
}

function trackablesOf(name: string, used: ReadonlySet<TrackableCategory>): TrackableCategory[] {
  const isLifted = used.has("reps") || used.has("weight");
  const all = new Set(
    used.size === 0 ? usualTrackables(name) : [...used, ...(isLifted ? (["reps", "weight"] as const) : [])],
  );
  return trackableCategories.filter((category) => all.has(category));
}
