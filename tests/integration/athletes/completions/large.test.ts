import { expect, test } from "vitest";
import { starterExercises } from "#db/seed/library/all.ts";
import { line, type SetPlan } from "#scripts/demo-data/plan.ts";
import { givenProgram } from "#tests/integration/programs/given.ts";
import { dayOf, saveDays } from "#tests/integration/workouts/given.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { recordsBesideResults } from "#tests/support/training/records-beside-results.ts";
import { withDone } from "#tests/support/training/with-done.ts";
import { didOf, follow, givenAthlete, resultsOfUser, stored } from "./given.ts";

const weights = starterExercises.filter(({ trackables }) =>
  ["reps", "weight"].every((one) => trackables.includes(one as never)),
);

/** Twelve sets of five exercises of four rounds, each of repetitions and a weight: 480 values. */
async function givenLargeDay() {
  const { coach, athlete } = await givenAthlete();
  const programId = await givenProgram(coach.ctx);
  const columns = [
    { category: "reps", type: "amount", values: [5] },
    { category: "weight", type: "amount", values: [] },
  ] as const;
  const named = (at: number) => line(weights[at % weights.length]?.name ?? "", columns as never);
  const sets: SetPlan[] = Array.from({ length: 12 }, (_, set) => ({
    ...{ type: "regular" as const, rounds: 4 },
    lines: Array.from({ length: 5 }, (_, at) => named(set * 5 + at)),
  }));
  const day = dayOf(programId, "1", { name: "Everything", sets });
  await saveDays(coach.ctx, programId, [day]);
  await follow(coach.ctx, programId, athlete.user.id);
  return { athlete, programId, day };
}

test("60 exercises of 8 values are stored, changed and replayed in a fixed number of statements", async () => {
  const { athlete, programId, day } = await givenLargeDay();
  const { queries } = await testDatabase();
  const run = async (weight: number, id?: string) => {
    const workout = withDone(day, ({ trackableCategory }) => (trackableCategory === "reps" ? 5 : weight));
    const input = { ...didOf(programId, day, []), workout, comment: "All of it", ...(id && { id }) };
    const before = queries.length;
    await stored(athlete.ctx, input);
    return { id: input.id, statements: queries.slice(before).filter((text) => !/^(begin|commit)/i.test(text)).length };
  };
  const first = await run(100);
  expect(first.statements).toBeLessThanOrEqual(10);
  expect(await resultsOfUser(athlete.ctx, athlete.user.id)).toHaveLength(480);
  expect((await run(90, first.id)).statements).toBeLessThanOrEqual(10);
  expect((await run(90, first.id)).statements).toBeLessThanOrEqual(4);
  const { stand, should } = await recordsBesideResults(athlete.ctx.db);
  expect(stand).toHaveLength(2 * Math.min(60, weights.length));
  expect(stand).toEqual(should);
});
