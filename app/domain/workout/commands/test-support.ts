import { derivedId } from "#app/domain/ids/derived.ts";
import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import { printValue } from "#app/domain/trackables/values.ts";
import { newWorkout } from "#app/domain/workout/document/create.ts";
import type { ExerciseSnapshot, Module, ModuleExercise, Workout } from "#app/domain/workout/document/document.ts";
import { findExercise, findModule } from "#app/domain/workout/document/find.ts";
import { apply } from "./apply.ts";
import type { Command } from "./commands.ts";

export function idOf(name: string): string {
  return derivedId(name);
}

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

export function threeSets(): Workout {
  return newWorkout({ id: idOf("workout"), day: 1, date: null, moduleIds: ["one", "two", "three"].map(idOf) });
}

export function edit(workout: Workout, ...commands: Command[]): Workout {
  return commands.reduce((present, command) => {
    const applied = apply(present, command);
    if (!applied.ok) throw new Error(`${command.type}: ${applied.reason}`);
    return applied.workout;
  }, workout);
}

export function reasonOf(workout: Workout, command: Command): string | null {
  const applied = apply(workout, command);
  return applied.ok ? null : applied.reason;
}

export function adding(snapshot: ExerciseSnapshot, set = "one", name = snapshot.name): Command {
  return { type: "exercise.add", moduleId: idOf(set), moduleExerciseId: idOf(name), exercise: snapshot };
}

export function setOf(workout: Workout, name: string): Module {
  const module = findModule(workout, idOf(name));
  if (!module) throw new Error(`No set ${name}`);
  return module;
}

export function entryOf(workout: Workout, name: string): ModuleExercise {
  const found = findExercise(workout, idOf(name));
  if (!found) throw new Error(`No exercise ${name}`);
  return found.moduleExercise;
}

export function roundId(workout: Workout, name: string, number: number): string {
  const round = entryOf(workout, name).moduleExerciseRounds[number - 1];
  if (!round) throw new Error(`No round ${number} of ${name}`);
  return round.id;
}

export function typing(workout: Workout, name: string, round: number, slot: number, text: string): Command {
  return { type: "value.set", moduleExerciseId: idOf(name), roundId: roundId(workout, name, round), slot, text };
}

export function texts(workout: Workout, name: string, slot: number): string[] {
  return entryOf(workout, name).moduleExerciseRounds.map(({ roundDefinitions }) => {
    const definition = roundDefinitions[slot];
    return definition ? printValue(definition) : "no column";
  });
}

export function outline(workout: Workout, names: string[]): string[] {
  return workout.modules.map(({ id, orderNumber, orderNumberInAlternatives }) => {
    const name = names.find((candidate) => idOf(candidate) === id) ?? "?";
    return `${orderNumber}.${orderNumberInAlternatives} ${name}`;
  });
}
