import { apply } from "../apply.ts";
import type { Command } from "../commands.ts";
import type { Workout } from "../document.ts";
import { type Field, fieldCommand, parseFieldName, readField } from "./fields.ts";

/** A posted text that its field cannot take, with the reason; nothing typed is lost. */
export type FieldError = { text: string; reason: string };

export type PostedWorkouts = {
  workouts: Map<string, Workout>;
  /** By field name. */
  errors: Record<string, FieldError>;
};

/** What decides over what is read first, so that a changed set type meets the values typed for it. */
const order: Record<Field["of"], number> = { workout: 0, set: 1, column: 2, restRound: 3, value: 4, exercise: 5 };
const setOrder = { setType: 0, setRounds: 1, name: 2, description: 3 };

/**
 * Reads a posted form as commands: each field whose text differs from what the workout shows becomes one.
 * A value under a column that the same post changed is left at the column's new start value.
 */
export function applyPosted(
  current: ReadonlyMap<string, Workout>,
  entries: Iterable<readonly [string, string]>,
  newId: () => string,
  isAllowed: (command: Command) => boolean,
): PostedWorkouts {
  const workouts = new Map(current);
  const errors: Record<string, FieldError> = {};
  const changedColumns = new Set<string>();
  for (const { field, name, text } of inOrder(entries)) {
    const workout = workouts.get(field.key);
    const shown = workout && readField(workout, field);
    if (!workout || shown === null || shown === text) continue;
    if (field.of === "value" && changedColumns.has(`${field.id} ${field.slot}`)) continue;
    const command = fieldCommand(workout, field, text, newId);
    if (!command || !isAllowed(command)) continue;
    const outcome = apply(workout, command);
    if (!outcome.ok) errors[name] = { text, reason: outcome.reason };
    else workouts.set(field.key, outcome.workout);
    if (field.of === "column") changedColumns.add(`${field.id} ${field.slot}`);
  }
  return { workouts, errors };
}

/** A name posted twice is a ticked box behind its hidden 'not ticked': the last one counts. */
function inOrder(entries: Iterable<readonly [string, string]>) {
  const fields = new Map<string, { field: Field; name: string; text: string }>();
  for (const [name, value] of entries) {
    const field = parseFieldName(name);
    if (field) fields.set(name, { field, name, text: value.replaceAll("\r\n", "\n") });
  }
  return [...fields.values()].sort((a, b) => rank(a.field) - rank(b.field));
}

function rank(field: Field) {
  if (field.of === "set") return order.set + setOrder[field.part] / 10;
  if (field.of === "workout") return field.part === "restDay" ? 0 : 0.5;
  return order[field.of];
}
