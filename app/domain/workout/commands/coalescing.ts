import type { Command } from "./commands.ts";

/** Edits with the same key become one step of the history; null for a step of its own. */
export function coalescingKey(command: Command): string | null {
  switch (command.type) {
    case "workout.rename":
    case "workout.motivate":
      return command.type;
    case "set.rename":
    case "set.describe":
    case "set.setRounds":
      return `${command.type}/${command.moduleId}`;
    case "set.setTiming":
      return `${command.type}/${command.moduleId}/${command.part}`;
    case "exercise.setDetail":
      return `${command.type}/${command.moduleExerciseId}/${command.detail}`;
    case "exercise.describe":
      return `${command.type}/${command.moduleExerciseId}`;
    case "value.set":
      return `${command.type}/${command.moduleExerciseId}/${command.roundId}/${command.slot}`;
    case "value.setAll":
      return `${command.type}/${command.moduleExerciseId}/${command.slot}`;
    default:
      return null;
  }
}
