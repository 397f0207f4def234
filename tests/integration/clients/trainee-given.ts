import type { CompletionInput } from "#app/domain/completions/schema.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { line, reps } from "#scripts/demo-data/plan.ts";
import { didOf, givenAthlete, type Rounds, stored } from "#tests/integration/athletes/completions/given.ts";
import { dayOf, planOf, saveDays } from "#tests/integration/workouts/given.ts";
import { at } from "#tests/support/people/factory.ts";

/** A Wednesday; what is given began on Monday 02/03, and the strip of four weeks is from 23/02 to 22/03. */
export const wednesday = new Date("2026-03-18T09:00:00Z");

export const all: Rounds = [
  [5, 100],
  [5, 100],
  [5, 100],
];
export const two = all.slice(0, 2);

/** An athlete with eight days, of which the tenth is one of rest, and what they did of them. */
export async function givenTrainee() {
  const given = await givenAthlete();
  const [coach, athlete] = [at(given.coach.ctx, wednesday), at(given.athlete.ctx, wednesday)];
  const days = new Map<number, Workout>([[1, given.day]]);
  for (const key of [3, 5, 8, 10, 15, 17, 19]) {
    const day = dayOf(given.programId, String(key), planOf(`Day ${key}`, { lines: [line("Back squat", [reps(5)])] }));
    days.set(key, key === 10 ? { ...day, restDay: true, modules: [] } : day);
  }
  const unsaved = [...days.values()].filter(({ day }) => day !== 1);
  await saveDays(coach, given.programId, unsaved);
  /** Sends what they did of the program's day, on a date. */
  function does(day: number, on: string, rounds: Rounds, changes: Partial<CompletionInput> = {}) {
    const workout = days.get(day);
    if (!workout) throw new Error(`There is no day ${day}.`);
    return stored(athlete, didOf(given.programId, workout, rounds, { doneAt: `${on}T08:00:00.000Z`, ...changes }));
  }
  async function trains() {
    await does(1, "2026-03-02", all);
    await does(3, "2026-03-05", all);
    await does(5, "2026-03-06", two);
    await does(15, "2026-03-16", all, { successfullyCompleted: false });
  }
  return { coach, athlete, clientId: given.athlete.user.id, programId: given.programId, does, trains };
}
