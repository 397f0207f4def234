import type { Command } from "./commands.ts";

/** What a run of typing edits, so that it becomes one step of the history; null for a command that stands alone. */
export function coalescingKey(command: Command): string | null {
  switch (command.type) {
    case "workout.rename":
    case "workout.motivate":
      return command.type;
    case "set.rename":
    case "set.describe":
    case "set.setRounds":
      return `${command.type}/${command.moduleId}`;
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
