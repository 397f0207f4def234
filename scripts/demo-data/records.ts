import { v7 as newId } from "uuid";
import { enterBodyWeight, enterMaximum } from "#app/features/records/mutations.server.ts";
import { setTrainingMaximum } from "#app/features/records/training.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { starterExercises } from "#db/seed/library/all.ts";

/** In kilograms; other clients have no records, for people who try the demo. */
const lifts: Record<string, number[]> = {
  "Back squat": [130, 140],
  "Bench press": [95, 100],
  Deadlift: [170, 180],
  "Barbell press": [60],
};
/** In kilograms, below the share of the maximum, which the others follow. */
const trainingMaximum = { name: "Back squat", value: 120 };
const monthsBetween = 2;
const bodyWeight = 82.4;

export async function enterRecords(ctx: Context, client: { id: string }) {
  const target = { accountId: ctx.actor.accountId, userId: client.id };
  for (const [name, weights] of Object.entries(lifts)) {
    const exerciseId = exerciseCalled(name);
    for (const [index, value] of weights.entries()) {
      const on = monthsBefore(ctx.now, (weights.length - index) * monthsBetween);
      const entered = { id: newId(), value, unit: "kilograms" as const, on };
      await enterMaximum(ctx, target, { exerciseId, category: "weight" }, entered);
    }
  }
  const on = monthsBefore(ctx.now, monthsBetween);
  await enterBodyWeight(ctx, target, { id: newId(), value: bodyWeight, unit: "kilograms", on });
  const exerciseId = exerciseCalled(trainingMaximum.name);
  const set = await setTrainingMaximum(ctx, { ...target, exerciseId, seen: 0 }, { value: trainingMaximum.value, on });
  if (!set.ok) throw new Error(JSON.stringify(set.problems));
}

function exerciseCalled(name: string) {
  const exercise = starterExercises.find((known) => known.name === name);
  if (!exercise) throw new Error(`The starter library has no ${name}.`);
  return exercise.id;
}

function monthsBefore(now: Date, months: number) {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 3)).toISOString().slice(0, 10);
}
