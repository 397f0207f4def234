import { derivedId } from "#app/domain/ids/derived.ts";
import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import { printValue } from "#app/domain/trackables/values.ts";
import { newWorkout } from "#app/domain/workout/document/create.ts";
import type { ExerciseSnapshot, Module, ModuleExercise, Workout } from "#app/domain/workout/document/document.ts";
import { findExercise, findModule } from "#app/domain/workout/document/find.ts";
import { apply } from "./apply.ts";
import type { Command } from "./commands.ts";

/** An id that can be called by a name in a test. */
export function idOf(name: string): string {
  return derivedId(name);
}

/** An exercise of the library with what it tracks. */
export function exercise(name: string, ...tracked: TrackableCategory[]): ExerciseSnapshot {
  return {
    id: idOf(`library/${name}`),
    name,
    thumbnailUrl: null,
    videoUrl: null,
    trackableCategoryConfiguration: tracked,
  };
}

export const backSquat = exercise("Back squat", "reps", "weight");
export const chinUp = exercise("Chin-up", "reps");
export const run = exercise("Run", "time", "distance", "heartRateZone", "rpe");

/** Day 1 with three empty sets, called 'one', 'two' and 'three'. */
export function threeSets(): Workout {
  return newWorkout({ id: idOf("workout"), day: 1, date: null, moduleIds: ["one", "two", "three"].map(idOf) });
}

/** The workout after the commands, each of which must be accepted. */
export function edit(workout: Workout, ...commands: Command[]): Workout {
  return commands.reduce((present, command) => {
    const applied = apply(present, command);
    if (!applied.ok) throw new Error(`${command.type}: ${applied.reason}`);
    return applied.workout;
  }, workout);
}

/** Why the command is refused; null when it is not. */
export function reasonOf(workout: Workout, command: Command): string | null {
  const applied = apply(workout, command);
  return applied.ok ? null : applied.reason;
}

/** The command that adds the exercise under its own name to the set. */
export function adding(snapshot: ExerciseSnapshot, set = "one", name = snapshot.name): Command {
  return { type: "exercise.add", moduleId: idOf(set), moduleExerciseId: idOf(name), exercise: snapshot };
}

/** The set that goes by the name. */
export function setOf(workout: Workout, name: string): Module {
  const module = findModule(workout, idOf(name));
  if (!module) throw new Error(`No set ${name}`);
  return module;
}

/** The exercise of a set that goes by the name. */
export function entryOf(workout: Workout, name: string): ModuleExercise {
  const found = findExercise(workout, idOf(name));
  if (!found) throw new Error(`No exercise ${name}`);
  return found.moduleExercise;
}

/** The id of the exercise's round with that number. */
export function roundId(workout: Workout, name: string, number: number): string {
  const round = entryOf(workout, name).moduleExerciseRounds[number - 1];
  if (!round) throw new Error(`No round ${number} of ${name}`);
  return round.id;
}

/** The command that types the text into a value. */
export function typing(workout: Workout, name: string, round: number, slot: number, text: string): Command {
  return { type: "value.set", moduleExerciseId: idOf(name), roundId: roundId(workout, name, round), slot, text };
}

/** The texts of one column, a round each. */
export function texts(workout: Workout, name: string, slot: number): string[] {
  return entryOf(workout, name).moduleExerciseRounds.map(({ roundDefinitions }) => {
    const definition = roundDefinitions[slot];
    return definition ? printValue(definition) : "no column";
  });
}

/** Position, variation and name of every set, as '1.0 one'. */
export function outline(workout: Workout, names: string[]): string[] {
  return workout.modules.map(({ id, orderNumber, orderNumberInAlternatives }) => {
    const name = names.find((candidate) => idOf(candidate) === id) ?? "?";
    return `${orderNumber}.${orderNumberInAlternatives} ${name}`;
  });
}
