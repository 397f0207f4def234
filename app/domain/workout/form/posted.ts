import type { PreferredUnits } from "#app/domain/trackables/preferred.ts";
import { printForClient } from "#app/domain/trackables/values.ts";
import { apply } from "#app/domain/workout/commands/apply.ts";
import type { Command, Converted } from "#app/domain/workout/commands/commands.ts";
import { inUnits } from "#app/domain/workout/commands/in-units.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { fieldCommand } from "./field-command.ts";
import { type FieldError, fieldError } from "./field-error.ts";
import { type Field, parseFieldName } from "./fields.ts";
import { readField } from "./read-field.ts";

export type PostedField = { field: Field; name: string; text: string; converts?: Converted };

export type PostedWorkouts = {
  workouts: Map<string, Workout>;
  errors: Record<string, FieldError>;
};

/**
 * Fields that decide over others come first: a rest day over everything, columns over their values. Values come before
 * the count of rounds, because an added round copies the last one.
 */
const order: Record<Field["of"], number> = { workout: 0, column: 1, restRound: 2, value: 3, set: 4, exercise: 5 };
const setOrder = { setType: 0, setRounds: 1, name: 2, description: 3, timeCap: 4, interval: 5 };

/** A name posted twice is a ticked box behind its hidden 'not ticked': the last one counts. */
export function readFields(entries: Iterable<readonly [string, string]>): PostedField[] {
  const fields = new Map<string, PostedField>();
  for (const [name, text] of entries) {
    const field = parseFieldName(name);
    if (field) fields.set(name, { field, name, text: text.replaceAll("\r\n", "\n") });
  }
  return [...fields.values()];
}

/**
 * Only fields whose text differs from what the form showed become commands; the others follow the commands, so that a
 * new category does not meet the old one's unit. `idsOf` must give the same ids when the same form is sent again.
 * `onto`: the days to change, if newer than those of the form.
 */
export function applyPosted(
  current: ReadonlyMap<string, Workout>,
  fields: readonly PostedField[],
  idsOf: (key: string) => () => string,
  isAllowed: (command: Command) => boolean,
  onto: ReadonlyMap<string, Workout> = current,
  units?: PreferredUnits,
): PostedWorkouts {
  const workouts = new Map(onto);
  const errors: Record<string, FieldError> = {};
  for (const { field, name, text, converts } of sortFields(fields)) {
    const workout = workouts.get(field.key);
    if (!workout || !isChanged(field, text, current.get(field.key), workout)) continue;
    const command = fieldCommand(workout, field, text, idsOf(field.key), converts);
    if (!command || !isAllowed(command)) continue;
    const outcome = apply(workout, inUnits(command, units));
    if (outcome.ok) workouts.set(field.key, outcome.workout);
    else errors[name] = fieldError(text, outcome);
  }
  return { workouts, errors };
}

function isChanged(field: Field, text: string, before: Workout | undefined, now: Workout) {
  const shown = readField(now, field);
  if (shown === null || shown === text || before === undefined) return false;
  return readField(before, field) !== text && readField(before, field, printForClient) !== text;
}

function sortFields(fields: readonly PostedField[]) {
  return fields.toSorted((a, b) => rank(a.field) - rank(b.field));
}

function rank(field: Field) {
  if (field.of === "set") return order.set + setOrder[field.part] / 10;
  if (field.of === "workout") return field.part === "restDay" ? 0 : 0.5;
  return order[field.of];
}
