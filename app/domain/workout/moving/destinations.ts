import { positionsOf } from "#app/domain/workout/document/alternatives.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { findExercise, findModule } from "#app/domain/workout/document/find.ts";
import { setPlace } from "#app/domain/workout/document/names.ts";
import type { Dragged, Over } from "./drop.ts";

export type Day = { key: string; name: string; workout: Workout };

/** '{day's key} {set's id}', or the key alone for the day's end. */
export type Destination = { value: string; label: string; isOwn: boolean };

export type Movable = Exclude<Dragged, { kind: "library" }>;

export function movable(workoutKey: string, workout: Workout, id: string): Movable | null {
  if (findExercise(workout, id)) return { kind: "exercise", workoutKey, moduleExerciseId: id };
  return findModule(workout, id) ? { kind: "set", workoutKey, moduleId: id } : null;
}

export function destinations(days: readonly Day[], moved: Dragged): Destination[] {
  return days.flatMap((day) =>
    placesOf(day, moved).map((place) => ({ ...place, label: `${day.name}, ${place.label}` })),
  );
}

export function overOf(value: string): Over {
  const [workoutKey = "", moduleId] = value.split(" ");
  return moduleId ? { kind: "set", workoutKey, moduleId } : { kind: "workout", workoutKey };
}

function placesOf({ key, workout }: Day, moved: Dragged): Destination[] {
  if (workout.restDay) return [{ value: key, label: "no longer a rest day", isOwn: false }];
  return moved.kind === "set" ? placesFor(key, workout, moved) : setsFor(key, workout, moved);
}

function setsFor(key: string, { modules }: Workout, { moduleExerciseId }: { moduleExerciseId: string }) {
  const sets = modules.map((module) => {
    const isOwn = module.moduleExercises.some(({ id }) => id === moduleExerciseId);
    const label = [setPlace(module), module.name, isOwn ? "at its end" : ""].filter(Boolean).join(", ");
    return { value: `${key} ${module.id}`, label, isOwn };
  });
  return [...sets, { value: key, label: "a new set", isOwn: false }];
}

function placesFor(
  key: string,
  { modules }: Workout,
  { workoutKey, moduleId }: { workoutKey: string; moduleId: string },
) {
  const positions = positionsOf(modules);
  const places = positions.map((variations, index) => {
    const isOwn = variations.some(({ id }) => id === moduleId);
    return { value: `${key} ${variations[0]?.id}`, label: `as set ${index + 1}${isOwn ? ", where it is" : ""}`, isOwn };
  });
  const end = key === workoutKey ? "at the end" : `as set ${positions.length + 1}`;
  return [...places, { value: key, label: end, isOwn: false }];
}
