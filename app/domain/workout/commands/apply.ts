import type { Workout } from "#app/domain/workout/document/document.ts";
import { limits } from "#app/domain/workout/document/limits.ts";
import { isRefusal } from "#app/domain/workout/document/outcome.ts";
import { tooManyValues, valueCount } from "#app/domain/workout/document/value-count.ts";
import type { Applied, Command, CommandType } from "./commands.ts";
import { detailCommands } from "./detail-commands.ts";
import { exerciseCommands } from "./exercise-commands.ts";
import type { CommandOf, Handlers } from "./handlers.ts";
import type { Change } from "./history.ts";
import { roundCommands } from "./round-commands.ts";
import { setCommands } from "./set-commands.ts";
import { trackableCommands } from "./trackable-commands.ts";
import { workoutCommands } from "./workout-commands.ts";

const handlers: Handlers<CommandType> = {
  ...workoutCommands,
  ...setCommands,
  ...exerciseCommands,
  ...trackableCommands,
  ...roundCommands,
  ...detailCommands,
};

const restDayCommands: readonly CommandType[] = ["workout.setRestDay", "workout.paste"];

/**
 * Unchanged sets, exercises and rounds are shared with the input. Rejects unknown ids, values beyond limits, and any
 * edit of a rest day, with a sentence.
 */
export function apply<T extends CommandType>(workout: Workout, command: CommandOf<T>): Applied {
  if (workout.restDay && !restDayCommands.includes(command.type)) {
    return { ok: false, reason: "This is a rest day. Untick 'Rest day' to edit it." };
  }
  const outcome = handlers[command.type](workout, command);
  if (isRefusal(outcome)) return outcome;
  if (outcome !== workout && outgrows(workout, outcome)) return { ok: false, reason: tooManyValues };
  return { ok: true, workout: outcome, unchanged: outcome === workout };
}

/** A workout that is already too long may still be shortened. */
function outgrows({ modules: before }: Workout, { modules: after }: Workout) {
  if (before === after) return false;
  const count = valueCount(after);
  return count > limits.values && count > valueCount(before);
}

export type AddressedCommand = { workoutKey: string; command: Command };

export type AppliedTogether = { ok: true; changes: Change<Workout>[] } | { ok: false; reason: string };

/** All commands or none, with one change per workout. */
export function applyTogether(
  workoutOf: (workoutKey: string) => Workout | undefined,
  commands: readonly AddressedCommand[],
): AppliedTogether {
  const changes = new Map<string, Change<Workout>>();
  for (const { workoutKey, command } of commands) {
    const before = changes.get(workoutKey)?.before ?? workoutOf(workoutKey);
    const present = changes.get(workoutKey)?.after ?? before;
    if (!before || !present) return { ok: false, reason: "Given item not found." };
    const applied = apply(present, command);
    if (!applied.ok) return applied;
    changes.set(workoutKey, { workoutKey, before, after: applied.workout });
  }
  return { ok: true, changes: [...changes.values()].filter(({ before, after }) => before !== after) };
}
