import { counted } from "#app/domain/text/counted.ts";
import { printValue } from "#app/domain/trackables/values.ts";
import { apply } from "#app/domain/workout/commands/apply.ts";
import type { Command } from "#app/domain/workout/commands/commands.ts";
import type { ModuleExercise, Workout } from "#app/domain/workout/document/document.ts";
import { findExercise } from "#app/domain/workout/document/find.ts";
import { exerciseTitle, valueName } from "#app/domain/workout/document/names.ts";
import type { Field } from "#app/domain/workout/form/fields.ts";
import { columnTitle } from "#app/domain/workout/form/table.ts";

/** '@8' or '45lb' may be about another column, '5x3' is about other rounds. */
export function mayBeElsewhere(field: Field | null, text: string): boolean {
  return field?.of === "value" && /[a-z@×]/i.test(text);
}

/** Then it is read when the cell is left: on the way to '@80kg' stands '@8', an RPE. */
export function landsElsewhere(workout: Workout, field: Field, command: Command): boolean {
  const applied = apply(workout, command);
  return applied.ok && announceElsewhere(workout, applied.workout, field) !== null;
}

/** What a person who typed into a cell would not expect: a column of another kind, or a value in another column. */
export function announceElsewhere(before: Workout, after: Workout, field: Field): string | null {
  if (field.of !== "value") return null;
  const [old, now] = [before, after].map((workout) => findExercise(workout, field.id)?.moduleExercise);
  if (!old || !now || old === now) return null;
  const at = now.trackableCategories.findIndex((column, slot) => column !== old.trackableCategories[slot]);
  if (at >= 0) return `Column ${at + 1} of ${exerciseTitle(now)} is now ${columnTitle(now, at)}.`;
  const count = now.moduleExerciseRounds.length;
  if (changesRounds(old, now, field.round)) return `${exerciseTitle(now)} has ${counted(count, "round")}.`;
  const row = field.round === "all" ? 0 : field.round;
  const slot = (now.moduleExerciseRounds[row]?.roundDefinitions ?? []).findIndex(
    (definition, index) => definition !== old.moduleExerciseRounds[row]?.roundDefinitions[index],
  );
  const definition = now.moduleExerciseRounds[row]?.roundDefinitions[slot];
  if (!definition || slot === field.slot) return null;
  return `${valueName(exerciseTitle(now), row + 1, definition.trackableCategory, slot)}: ${printValue(definition)}.`;
}

function changesRounds(
  { moduleExerciseRounds: before }: ModuleExercise,
  { moduleExerciseRounds: after }: ModuleExercise,
  typedIn: number | "all",
) {
  if (before.length !== after.length) return true;
  return typedIn !== "all" && after.some((round, index) => round !== before[index] && index !== typedIn);
}
