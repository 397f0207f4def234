import type { AddressedCommand } from "#app/domain/workout/commands/apply.ts";
import type { Module, ModuleExercise, Workout } from "#app/domain/workout/document/document.ts";
import { findExercise } from "#app/domain/workout/document/find.ts";
import { limits } from "#app/domain/workout/document/limits.ts";
import { notFound, type Outcome, refuse } from "#app/domain/workout/document/outcome.ts";
import { countedBy } from "#app/domain/workout/document/set-types.ts";
import { padExercise } from "#app/domain/workout/document/slots.ts";
import { canFill } from "./can-fill.ts";
import { exerciseWithFreshIds } from "./copy.ts";
import type { Pasted } from "./paste.ts";

export type FillAt = { key: string; workout: Workout; id: string };

/**
 * Everything of the last use but its ids and its description. Alone in a set whose rounds nobody has counted yet, it
 * also brings their number; otherwise the set's own number stays.
 */
export function fillAt(
  last: ModuleExercise | null,
  { key, workout, id }: FillAt,
  newId: () => string,
): Outcome<Pasted> {
  const found = findExercise(workout, id);
  if (!found) return notFound();
  const { module, moduleExercise: entry } = found;
  if (!canFill(entry)) return refuse(`${entry.exercise?.name ?? "This exercise"} has values already.`);
  if (!last)
    return refuse(`No saved day of your programs has values for ${entry.exercise?.name ?? "this exercise"} yet.`);
  const { exercise, description, orderNumber } = entry;
  const copied = exerciseWithFreshIds(padExercise(last), newId);
  const moduleExercise = { ...copied, id, exercise, description, orderNumber };
  const at = module.moduleExercises.indexOf(entry) + 1;
  const commands: AddressedCommand["command"][] = [
    ...roundsOf(module, last),
    { type: "exercise.remove", moduleExerciseId: id },
    { type: "exercise.paste", moduleId: module.id, moduleExercise, at },
  ];
  return { commands: commands.map((command) => ({ workoutKey: key, command })), made: id };
}

export function fillLabel(workout: Workout, id: string): string {
  return `fill ${findExercise(workout, id)?.moduleExercise.exercise?.name ?? "exercise"} as last time`;
}

function roundsOf(
  { id, setType, setRounds, moduleExercises }: Module,
  last: ModuleExercise,
): AddressedCommand["command"][] {
  const count = last.moduleExerciseRounds.length;
  const isUncounted = countedBy(setType) === "round" && (setRounds ?? 1) === 1 && moduleExercises.length === 1;
  if (!isUncounted || count < 1 || count > limits.rounds) return [];
  return [{ type: "set.setRounds", moduleId: id, rounds: String(count) }];
}
