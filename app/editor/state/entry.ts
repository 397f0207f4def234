import type { Workout } from "#app/domain/workout/document/document.ts";
import type { FieldError } from "#app/domain/workout/form/posted.ts";

/** A day while it is edited. */
export type Entry = {
  version: number;
  /** As it was read or stored last. */
  saved: Workout;
  workout: Workout;
  /** What stood there when a post without script was refused: a conflict shown in the page itself is decided by it. */
  theirs?: { version: number; workout: Workout };
  /** Mine is kept over theirs, and not saved yet. */
  keeps?: boolean;
  /** What was typed and could not be taken, by field name. */
  errors: Readonly<Record<string, FieldError>>;
};

export function isDirty({ workout, saved }: Entry) {
  return workout !== saved;
}
