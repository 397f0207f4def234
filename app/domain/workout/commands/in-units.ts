import type { PreferredUnits } from "#app/domain/trackables/preferred.ts";
import type { Command } from "./commands.ts";

export function inUnits(command: Command, units: PreferredUnits | undefined): Command {
  if (!units) return command;
  const isMaking =
    command.type === "exercise.add" || command.type === "trackable.add" || command.type === "trackable.change";
  return isMaking ? { ...command, units } : command;
}
