import type { PreferredUnits } from "#app/domain/trackables/preferred.ts";
import { exerciseWithFreshIds, setWithFreshIds } from "#app/domain/workout/clipboard/copy.ts";
import type { AddressedCommand } from "#app/domain/workout/commands/apply.ts";
import type { Command } from "#app/domain/workout/commands/commands.ts";
import { inUnits } from "#app/domain/workout/commands/in-units.ts";
import { positionsOf } from "#app/domain/workout/document/alternatives.ts";
import { newModule, newModuleExercise } from "#app/domain/workout/document/create.ts";
import type { ExerciseSnapshot, Module, ModuleExercise, Workout } from "#app/domain/workout/document/document.ts";
import { findExercise, findModule } from "#app/domain/workout/document/find.ts";

/** With a `copyId`, a copy with that id is dropped and the original stays. */
export type Dragged =
  | { kind: "library"; exercise: ExerciseSnapshot; moduleExerciseId: string; units?: PreferredUnits }
  | { kind: "exercise"; workoutKey: string; moduleExerciseId: string; copyId?: string }
  | { kind: "set"; workoutKey: string; moduleId: string; copyId?: string };

/** A workout is its zone 'Drop set here', or all of a rest day. */
export type Over =
  | { kind: "exercise"; workoutKey: string; moduleExerciseId: string }
  | { kind: "set"; workoutKey: string; moduleId: string }
  | { kind: "workout"; workoutKey: string };

export type WorkoutOf = (workoutKey: string) => Workout | undefined;

/**
 * Commands to be applied together; none if the drop has no meaning. The dragged thing takes the place of what it is
 * over; over a set, an exercise goes to the end. Over a workout it goes to the end as a set; a rest day becomes a
 * training day with that set alone. Between workouts, the thing is removed from one and pasted into the other with its
 * ids, a set with its alternatives. A copy gets new ids and goes before what it is over.
 */
export function drop(workoutOf: WorkoutOf, dragged: Dragged, over: Over, newId: () => string): AddressedCommand[] {
  const target = workoutOf(over.workoutKey);
  if (!target || (target.restDay && over.kind !== "workout")) return [];
  if (dragged.kind === "set") return dropSet(workoutOf, dragged, over, newId);
  if (over.kind === "workout") return dropAsNewSet(workoutOf, dragged, over.workoutKey, newId);
  const place = placeInSet(target, over);
  if (!place) return [];
  if (dragged.kind === "exercise") return dropExercise(workoutOf, dragged, { key: over.workoutKey, ...place }, newId);
  const { exercise, moduleExerciseId, units } = dragged;
  return to(over.workoutKey, inUnits({ type: "exercise.add", ...place, moduleExerciseId, exercise }, units));
}

export function droppedId(dragged: Dragged): string {
  if (dragged.kind === "library") return dragged.moduleExerciseId;
  return dragged.copyId ?? (dragged.kind === "set" ? dragged.moduleId : dragged.moduleExerciseId);
}

type PlaceInSet = { moduleId: string; at: number };

function placeInSet(target: Workout, over: Exclude<Over, { kind: "workout" }>): PlaceInSet | null {
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
  { key, ...place }: PlaceInSet & { key: string },
  newId: () => string,
): AddressedCommand[] {
  const { workoutKey, moduleExerciseId, copyId } = dragged;
  const moduleExercise = entryOf(workoutOf, dragged, newId);
  if (!moduleExercise) return [];
  if (workoutKey === key && !copyId) return to(key, { type: "exercise.move", moduleExerciseId, ...place });
  return [...removalOf(dragged), ...to(key, { type: "exercise.paste", moduleExercise, ...place })];
}

/** With as many rounds as it has. */
function dropAsNewSet(
  workoutOf: WorkoutOf,
  dragged: Exclude<Dragged, { kind: "set" }>,
  targetKey: string,
  newId: () => string,
): AddressedCommand[] {
  const entry = entryOf(workoutOf, dragged, newId);
  if (!entry) return [];
  const setRounds = Math.max(1, entry.moduleExerciseRounds.length);
  const module: Module = { ...newModule(newId()), setRounds, moduleExercises: [entry] };
  return [...removalOf(dragged), ...pasteSet(workoutOf, targetKey, [module], undefined, newId)];
}

function entryOf(
  workoutOf: WorkoutOf,
  dragged: Exclude<Dragged, { kind: "set" }>,
  newId: () => string,
): ModuleExercise | null {
  if (dragged.kind === "library") {
    return newModuleExercise(dragged.moduleExerciseId, dragged.exercise, dragged.units);
  }
  const source = workoutOf(dragged.workoutKey);
  const entry = source && findExercise(source, dragged.moduleExerciseId)?.moduleExercise;
  if (!entry || !dragged.copyId) return entry ?? null;
  return { ...exerciseWithFreshIds(entry, newId), id: dragged.copyId };
}

function removalOf(dragged: Exclude<Dragged, { kind: "set" }>): AddressedCommand[] {
  if (dragged.kind === "library" || dragged.copyId) return [];
  return to(dragged.workoutKey, { type: "exercise.remove", moduleExerciseId: dragged.moduleExerciseId });
}

function dropSet(
  workoutOf: WorkoutOf,
  { workoutKey, moduleId, copyId }: Extract<Dragged, { kind: "set" }>,
  over: Over,
  newId: () => string,
): AddressedCommand[] {
  const target = workoutOf(over.workoutKey);
  const at = target ? positionOver(target, over) : null;
  const variations = variationsOf(workoutOf(workoutKey), moduleId);
  if (at === null || variations.length === 0) return [];
  if (copyId) return pasteSet(workoutOf, over.workoutKey, copiesOf(variations, copyId, newId), at, newId);
  if (workoutKey === over.workoutKey) return to(workoutKey, { type: "set.move", moduleId, at });
  return [
    ...variations.flatMap(({ id }) => to(workoutKey, { type: "set.remove", moduleId: id })),
    ...pasteSet(workoutOf, over.workoutKey, variations, at, newId),
  ];
}

function copiesOf(variations: Module[], copyId: string, newId: () => string): Module[] {
  const copies = variations.map((module) => setWithFreshIds(module, newId));
  return copies.map((module, index) => (index === 0 ? { ...module, id: copyId } : module));
}

/** The rest day becomes a training day first, and its new empty sets are removed. */
function pasteSet(
  workoutOf: WorkoutOf,
  key: string,
  [module, ...alternatives]: Module[],
  at: number | undefined,
  newId: () => string,
): AddressedCommand[] {
  if (!module) return [];
  const paste = to(key, { type: "set.paste", module, alternatives, at });
  if (!workoutOf(key)?.restDay) return paste;
  const moduleIds: [string, string, string] = [newId(), newId(), newId()];
  return [
    ...to(key, { type: "workout.setRestDay", restDay: false, moduleIds }),
    ...moduleIds.flatMap((moduleId) => to(key, { type: "set.remove", moduleId })),
    ...paste,
  ];
}

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
