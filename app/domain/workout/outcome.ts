import type { Command, CommandType } from "./commands.ts";
import type { Workout } from "./document.ts";

/** Why something can't be done, as a sentence for the coach. */
export type Refusal = { ok: false; reason: string };

/** What a change comes to: the changed thing, the same object when nothing changed, or a refusal. */
export type Outcome<T> = T | Refusal;

/** The command of one type; written so that a table of handlers can be called with any command. */
export type CommandOf<T extends CommandType = CommandType> = {
  [K in T]: { type: K } & Extract<Command, { type: K }>;
}[T];

export type Handlers<T extends CommandType> = {
  [K in T]: (workout: Workout, command: CommandOf<K>) => Outcome<Workout>;
};

/** A refusal with that sentence. */
export function refuse(reason: string): Refusal {
  return { ok: false, reason };
}

/** Whether the outcome is a refusal rather than the changed thing. */
export function isRefusal<T extends object>(outcome: Outcome<T>): outcome is Refusal {
  return "reason" in outcome;
}

/** Refuses an id that the workout doesn't hold. */
export function notFound(): Refusal {
  return refuse("Given item not found.");
}
