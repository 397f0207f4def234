import { apply } from "#app/domain/workout/commands/apply.ts";
import type { Command } from "#app/domain/workout/commands/commands.ts";
import { newWorkout } from "#app/domain/workout/document/create.ts";
import type { ExerciseSnapshot, Workout } from "#app/domain/workout/document/document.ts";
import { findExercise } from "#app/domain/workout/document/find.ts";
import type { Column, LinePlan, PlannedDay, SetPlan } from "./plan.ts";

export type Library = (name: string) => ExerciseSnapshot;
type NewId = () => string;
type With = { id: string; library: Library; newId: NewId };

/** Uses the editor's own commands, which reject what a coach could not do. */
type Desk = { run: (command: Command) => void; workout: () => Workout; library: Library; newId: NewId };

export function authorWorkout({ place, workout: plan }: PlannedDay, { id, library, newId }: With): Workout {
  const desk = openDesk(newWorkout({ id, ...place }), library, newId);
  const blankSets: [string, string, string] = [newId(), newId(), newId()];
  desk.run({ type: "workout.setRestDay", restDay: false, moduleIds: blankSets });
  desk.run({ type: "workout.rename", name: plan.name });
  if (plan.motivation) desk.run({ type: "workout.motivate", motivation: plan.motivation });
  for (const [index, set] of plan.sets.entries()) authorSet(desk, blankSets[index] ?? addSet(desk), set);
  for (const unused of blankSets.slice(plan.sets.length)) desk.run({ type: "set.remove", moduleId: unused });
  return desk.workout();
}

function openDesk(blank: Workout, library: Library, newId: NewId): Desk {
  let workout = blank;
  const run = (command: Command) => {
    const applied = apply(workout, command);
    if (!applied.ok) throw new Error(`${command.type} was refused: ${applied.reason} ${JSON.stringify(command)}`);
    workout = applied.workout;
  };
  return { run, workout: () => workout, library, newId };
}

function addSet(desk: Desk) {
  const moduleId = desk.newId();
  desk.run({ type: "set.add", moduleId });
  return moduleId;
}

function authorSet(desk: Desk, moduleId: string, set: SetPlan) {
  if (set.name) desk.run({ type: "set.rename", moduleId, name: set.name });
  if (set.description) desk.run({ type: "set.describe", moduleId, description: set.description });
  desk.run({ type: "set.setType", moduleId, setType: set.type });
  if (set.rounds) desk.run({ type: "set.setRounds", moduleId, rounds: String(set.rounds) });
  authorLines(desk, moduleId, set.lines);
  for (const lines of set.alternatives ?? []) {
    const alternativeId = desk.newId();
    desk.run({ type: "set.addAlternative", moduleId, alternativeId });
    authorLines(desk, alternativeId, lines);
  }
}

/** All lines before their values, since an emom's rounds depend on the number of lines. */
function authorLines(desk: Desk, moduleId: string, lines: LinePlan[]) {
  const added = lines.map((line) => ({ line, id: desk.newId() }));
  for (const { line, id } of added) {
    desk.run({ type: "exercise.add", moduleId, moduleExerciseId: id, exercise: desk.library(line.exercise) });
    if (line.note) desk.run({ type: "exercise.describe", moduleExerciseId: id, description: line.note });
    chooseColumns(desk, id, line.columns);
  }
  for (const { line, id } of added) {
    for (const [slot, column] of line.columns.entries()) fillColumn(desk, id, slot, column);
    if (line.isRest) markRest(desk, id);
  }
}

function chooseColumns(desk: Desk, moduleExerciseId: string, columns: Column[]) {
  const suggested = entryOf(desk, moduleExerciseId).trackableCategories;
  for (const _ of suggested) desk.run({ type: "trackable.remove", moduleExerciseId, slot: 0 });
  for (const { category } of columns) desk.run({ type: "trackable.add", moduleExerciseId, category });
}

function fillColumn(desk: Desk, moduleExerciseId: string, slot: number, { type, values }: Column) {
  desk.run({ type: "type.change", moduleExerciseId, slot, trackableType: type });
  const [first, ...others] = values.map(String);
  if (first === undefined) return;
  if (others.length === 0) return desk.run({ type: "value.setAll", moduleExerciseId, slot, text: first });
  for (const [index, { id: roundId }] of entryOf(desk, moduleExerciseId).moduleExerciseRounds.entries()) {
    desk.run({ type: "value.set", moduleExerciseId, roundId, slot, text: String(values[index]) });
  }
}

function markRest(desk: Desk, moduleExerciseId: string) {
  for (const { id: roundId } of entryOf(desk, moduleExerciseId).moduleExerciseRounds) {
    desk.run({ type: "round.setRest", moduleExerciseId, roundId, isRest: true });
  }
}

function entryOf(desk: Desk, moduleExerciseId: string) {
  const found = findExercise(desk.workout(), moduleExerciseId);
  if (!found) throw new Error(`Exercise ${moduleExerciseId} is not in the workout.`);
  return found.moduleExercise;
}
