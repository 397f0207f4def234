import type { Workout } from "#app/domain/workout/document/document.ts";
import { fieldName, parseFieldName, readField } from "#app/domain/workout/form/fields.ts";
import type { FieldError } from "#app/domain/workout/form/posted.ts";

type Errors = Readonly<Record<string, FieldError>>;

/**
 * What the day could not take, after a step over several days: it stays with its field, also when that went to another
 * day, and is gone with a field that is gone. `before`: the errors of all days of the step.
 */
export function movedErrors(before: Errors[], workoutKey: string, workout: Workout): Errors {
  const own = before.flatMap(Object.entries<FieldError>).flatMap(([name, error]) => {
    const field = parseFieldName(name);
    if (!field || (field.of === "workout" && field.key !== workoutKey)) return [];
    const here = { ...field, key: workoutKey };
    return readField(workout, here) === null ? [] : [[fieldName(here), error] as const];
  });
  return Object.fromEntries(own);
}
