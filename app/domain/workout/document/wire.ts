import type { Module, Round, Workout } from "./document.ts";
import { roundIdAt } from "./round-ids.ts";

type Carrier = { workout: Workout };

/** JSON without the round ids that `fromWire` can derive. Random ids don't compress, and a full week has hundreds. */
export function toWire(days: readonly Carrier[]): string {
  return JSON.stringify(
    days.map((day) => withRounds(day, (round, id) => (round.id === id ? withoutId(round) : round))),
  );
}

export function fromWire<Day extends Carrier>(text: string): Day[] {
  const days: Day[] = JSON.parse(text);
  return days.map((day) => withRounds(day, (round, id) => ("id" in round ? round : { id, ...(round as object) })));
}

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
