import { v7 as newId } from "uuid";
import { muscleIds } from "#app/domain/readiness/muscles.ts";
import { addDays } from "#app/domain/schedule/dates.ts";
import { storeResponse } from "#app/features/readiness/mutations.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { starterQuestions } from "#db/seed/questions.ts";

/** So many weeks back the demo's clients began to answer. */
const weeks = 3;

/** How somebody answers: how they usually feel, and what they say they weigh; `misses`: of so many days they leave one out. */
type Habit = { email: string; usual: number; kilograms: number | null; fat: number; misses: number };

const habits: Habit[] = [
  // why: his weight is what his coach entered, on which the demo's programs calculate
  { email: "client@demo.test", usual: 4, kilograms: null, fat: 16, misses: 9 },
  { email: "nils.oster@demo.test", usual: 3, kilograms: 74.1, fat: 14, misses: 4 },
  { email: "amara.okafor@demo.test", usual: 4.3, kilograms: 68.4, fat: 21, misses: 7 },
  { email: "jonas.weiss@demo.test", usual: 2.2, kilograms: 81, fat: 18, misses: 5 },
];

const questions = starterQuestions.flatMap((category) => category.questions);
const comments = ["Slept badly.", "Legs are heavy after Tuesday.", "Ready to go."];

/** What some of the demo's clients answered of themselves these weeks, always the same. */
export async function answerQuestions(contextFor: (email: string, now: Date) => Context, now: Date) {
  const random = randomFrom(20_261_123);
  for (const habit of habits) {
    for (let ago = weeks * 7; ago > 0; ago--) {
      const on = addDays(now.toISOString().slice(0, 10), 1 - ago);
      const ctx = contextFor(habit.email, new Date(`${on}T07:12:00Z`));
      const input = answersOf(habit, on, random);
      if (ago % habit.misses !== 0) await storeResponse(ctx, ctx.actor.userId, input);
    }
  }
}

function answersOf({ usual, kilograms, fat }: Habit, on: string, random: () => number) {
  const feeling = usual + 1.6 * (random() - 0.5);
  const answerIds = questions.flatMap(({ answers }) => {
    const points = Math.round(Math.max(1, Math.min(5, feeling + 1.8 * (random() - 0.5))));
    return answers[points - 1]?.id ?? [];
  });
  const sore = Math.floor(random() * Math.max(0, 6 - feeling));
  const chosen = Array.from({ length: sore }, () => muscleIds[Math.floor(random() * muscleIds.length)]);
  const muscles = [...new Set(chosen)].flatMap((muscle) =>
    muscle ? [{ muscle, soreness: 1 + Math.floor(random() * 8) }] : [],
  );
  const comment = random() < 0.12 ? (comments[Math.floor(random() * comments.length)] ?? "") : "";
  const bodyWeight = kilograms === null ? null : Math.round((kilograms + random() - 0.5) * 10) / 10;
  const bodyFat = random() < 0.4 ? Math.round((fat + random() - 0.5) * 10) / 10 : null;
  return { id: newId(), on, answerIds, muscles, bodyWeight, bodyFat, comment };
}

/** Mulberry32: numbers from 0 to 1, the same from the same seed. */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
