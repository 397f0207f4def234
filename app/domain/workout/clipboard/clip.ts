import { formatPlace } from "#app/domain/schedule/workout-key.ts";
import { numberPositions, positionsOf } from "#app/domain/workout/document/alternatives.ts";
import type { Module, Workout, WorkoutClip } from "#app/domain/workout/document/document.ts";
import { findExercise, findModule } from "#app/domain/workout/document/find.ts";
import { exerciseTitle, setPlace } from "#app/domain/workout/document/names.ts";
import { copyWorkout, withFreshIds } from "./copy.ts";

export const clipKinds = ["workout", "set", "exercise", "week"] as const;
export type ClipKind = (typeof clipKinds)[number];

/**
 * Everything on the clipboard is days with cleared ids: a workout is one day; a week is seven from Monday, null where
 * the program has no such day; a set is a day with that position and its alternatives; an exercise is a day with one
 * set.
 */
export type Clip = { kind: ClipKind; title: string; days: (WorkoutClip | null)[] };

export type Part = { kind: "workout" } | { kind: "set"; id: string } | { kind: "exercise"; id: string };

export function clipOf(workout: Workout, part: Part): Clip | null {
  if (part.kind === "workout") {
    return { kind: "workout", title: workout.name.trim() || formatPlace(workout), days: [copyWorkout(workout)] };
  }
  if (part.kind === "set") return clipOfSet(workout, part.id);
  const found = findExercise(workout, part.id);
  if (!found) return null;
  const moduleExercises = [{ ...found.moduleExercise, orderNumber: 1 }];
  const module = { ...found.module, name: "", description: "", moduleExercises };
  return { kind: "exercise", title: exerciseTitle(found.moduleExercise), days: [dayOfSets([module])] };
}

export function clipOfWeek(workouts: readonly (Workout | null)[]): Clip {
  const days = workouts.flatMap((workout) => workout ?? []);
  const title = [...new Set([days.at(0), days.at(-1)])].flatMap((day) => (day ? formatPlace(day) : [])).join(" to ");
  return { kind: "week", title, days: workouts.map((workout) => workout && copyWorkout(workout)) };
}

export function clipWithFreshIds(clip: Clip, newId: () => string): Clip {
  return { ...clip, days: clip.days.map((day) => day && withFreshIds(day, newId)) };
}

/** The main variation is copied with its alternatives, an alternative alone. */
function clipOfSet(workout: Workout, moduleId: string): Clip | null {
  const module = findModule(workout, moduleId);
  if (!module) return null;
  const isMain = module.orderNumberInAlternatives === 0;
  const variations = isMain ? (positionsOf(workout.modules)[module.orderNumber - 1] ?? [module]) : [module];
  return { kind: "set", title: module.name.trim() || setPlace(module), days: [dayOfSets(variations)] };
}

function dayOfSets(variations: Module[]): WorkoutClip {
  return copyWorkout({ restDay: false, name: "", motivation: "", image: null, modules: numberPositions([variations]) });
}
