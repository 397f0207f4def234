import type { Module, Round, Workout } from "./document.ts";
import { roundIdAt } from "./rounds.ts";

/** What a day is sent with: its key and version, where it has them. */
type Carrier = { workout: Workout };

/**
 * Days as the JSON that a page carries: whole, but for the ids of rounds that `fromWire` derives again. A random id is
 * the one thing that no compression makes smaller, and a full week has hundreds of them.
 */
export function toWire(days: readonly Carrier[]): string {
  return JSON.stringify(
    days.map((day) => withRounds(day, (round, id) => (round.id === id ? withoutId(round) : round))),
  );
}

/** The days of which `toWire` made the text. */
export function fromWire<Day extends Carrier>(text: string): Day[] {
  const days: Day[] = JSON.parse(text);
  return days.map((day) => withRounds(day, (round, id) => ("id" in round ? round : { id, ...(round as object) })));
}

/** The day with every round changed; `change` gets the id of a round made at its place. */
function withRounds<Day extends Carrier>(day: Day, change: (round: Round, id: string) => Partial<Round>): Day {
  const modules = day.workout.modules.map((module) => ({
    ...module,
    moduleExercises: module.moduleExercises.map((entry) => ({
      ...entry,
      moduleExerciseRounds: entry.moduleExerciseRounds.map((round, at) => change(round, roundIdAt(entry.id, at))),
    })),
  }));
  return { ...day, workout: { ...day.workout, modules: modules as Module[] } };
}

function withoutId({ id: _, ...round }: Round): Partial<Round> {
  return round;
}
