import type { Workout } from "#app/domain/workout/document/document.ts";
import type { Outcome } from "#app/domain/workout/document/outcome.ts";
import type { Command, CommandType } from "./commands.ts";

export type CommandOf<T extends CommandType = CommandType> = {
  [K in T]: { type: K } & Extract<Command, { type: K }>;
}[T];

export type Handlers<T extends CommandType> = {
  [K in T]: (workout: Workout, command: CommandOf<K>) => Outcome<Workout>;
};
