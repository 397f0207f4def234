import type { Workout } from "#app/domain/workout/document/document.ts";
import type { Outcome } from "#app/domain/workout/document/outcome.ts";
import type { Command, CommandType } from "./commands.ts";

/** The command of one type; written so that a table of handlers can be called with any command. */
export type CommandOf<T extends CommandType = CommandType> = {
  [K in T]: { type: K } & Extract<Command, { type: K }>;
}[T];

export type Handlers<T extends CommandType> = {
  [K in T]: (workout: Workout, command: CommandOf<K>) => Outcome<Workout>;
};
