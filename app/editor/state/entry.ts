import type { Workout } from "#app/domain/workout/document/document.ts";
import type { FieldError } from "#app/domain/workout/form/field-error.ts";

export type Entry = {
  version: number;
  saved: Workout;
  workout: Workout;
  /** The version at the time of a rejected post, for a conflict shown in the page. */
  theirs?: { version: number; workout: Workout };
  /** Overwrites their version, and is not saved yet. */
  keeps?: boolean;
  /** Rejected input by field name. */
  errors: Readonly<Record<string, FieldError>>;
};

export function isDirty({ workout, saved }: Entry) {
  return workout !== saved;
}
