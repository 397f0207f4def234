import { positionsOf } from "./alternatives.ts";
import type { AddressedCommand } from "./apply.ts";
import type { Command } from "./commands.ts";
import type { ExerciseSnapshot, Module, Workout } from "./document.ts";
import { findExercise, findModule } from "./find.ts";

/** What is being dragged: an exercise of the library, or an exercise or a set of a workout. */
export type Dragged =
  | { kind: "library"; exercise: ExerciseSnapshot; moduleExerciseId: string }
  | { kind: "exercise"; workoutKey: string; moduleExerciseId: string }
  | { kind: "set"; workoutKey: string; moduleId: string };

/** What it is over: an exercise, a set, or the zone 'Drop set here' at the end of a workout. */
export type Over =
  | { kind: "exercise"; workoutKey: string; moduleExerciseId: string }
  | { kind: "set"; workoutKey: string; moduleId: string }
  | { kind: "workout"; workoutKey: string };

type WorkoutOf = (workoutKey: string) => Workout | undefined;

/**
 * The commands that a drop asks for, to be applied together; none where it means nothing. The dragged thing takes
 * the place of what it is over; over a set an exercise goes to its end, over the zone a set goes to the workout's end.
 * Between workouts the thing leaves the one and is pasted into the other with its ids; a set takes its alternatives along.
 */
export function drop(workoutOf: WorkoutOf, dragged: Dragged, over: Over): AddressedCommand[] {
  const target = workoutOf(over.workoutKey);
  if (!target || target.restDay) return [];
  if (dragged.kind === "set") return dropSet(workoutOf, dragged, over, target);
  const place = placeInSet(target, over);
  if (!place) return [];
  if (dragged.kind === "exercise") return dropExercise(workoutOf, dragged, over.workoutKey, place);
  const { exercise, moduleExerciseId } = dragged;
  return to(over.workoutKey, { type: "exercise.add", ...place, moduleExerciseId, exercise });
}

type PlaceInSet = { moduleId: string; at: number };

/** Null over the zone for sets. */
function placeInSet(target: Workout, over: Over): PlaceInSet | null {
  if (over.kind === "workout") return null;
  if (over.kind === "exercise") {
    const found = findExercise(target, over.moduleExerciseId);
    return found && { moduleId: found.module.id, at: found.moduleExercise.orderNumber };
  }
  const module = findModule(target, over.moduleId);
  return module && { moduleId: module.id, at: module.moduleExercises.length + 1 };
}

function dropExercise(
  workoutOf: WorkoutOf,
  dragged: Extract<Dragged, { kind: "exercise" }>,
  targetKey: string,
  place: PlaceInSet,
): AddressedCommand[] {
  const { workoutKey, moduleExerciseId } = dragged;
  const source = workoutOf(workoutKey);
  const found = source && findExercise(source, moduleExerciseId);
  if (!found) return [];
  if (workoutKey === targetKey) return to(workoutKey, { type: "exercise.move", moduleExerciseId, ...place });
  return [
    ...to(workoutKey, { type: "exercise.remove", moduleExerciseId }),
    ...to(targetKey, { type: "exercise.paste", moduleExercise: found.moduleExercise, ...place }),
  ];
}

function dropSet(
  workoutOf: WorkoutOf,
  { workoutKey, moduleId }: Extract<Dragged, { kind: "set" }>,
  over: Over,
  target: Workout,
): AddressedCommand[] {
  const at = positionOver(target, over);
  const variations = variationsOf(workoutOf(workoutKey), moduleId);
  const [module, ...alternatives] = variations;
  if (at === null || !module) return [];
  if (workoutKey === over.workoutKey) return to(workoutKey, { type: "set.move", moduleId, at });
  return [
    ...variations.flatMap(({ id }) => to(workoutKey, { type: "set.remove", moduleId: id })),
    ...to(over.workoutKey, { type: "set.paste", module, alternatives, at }),
  ];
}

/** Behind the last position over the zone. */
function positionOver(target: Workout, over: Over): number | null {
  if (over.kind === "workout") return positionsOf(target.modules).length + 1;
  return placeOfSet(target, over)?.orderNumber ?? null;
}

function placeOfSet(target: Workout, over: Exclude<Over, { kind: "workout" }>): Module | null {
  if (over.kind === "set") return findModule(target, over.moduleId);
  return findExercise(target, over.moduleExerciseId)?.module ?? null;
}

function variationsOf(source: Workout | undefined, moduleId: string): Module[] {
  const positions = source ? positionsOf(source.modules) : [];
  return positions.find((variations) => variations.some(({ id }) => id === moduleId)) ?? [];
}

function to(workoutKey: string, command: Command): AddressedCommand[] {
  return [{ workoutKey, command }];
}
