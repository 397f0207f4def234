import { beforeEach, expect, test } from "vitest";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { readTotalsFacts } from "#app/features/calculation/totals-queries.server.ts";
import { findComment } from "#app/features/comments/queries.server.ts";
import { ownForApi } from "#app/features/completions/page-queries.server.ts";
import { showWorkout } from "#app/features/prescriptions/show.server.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { readWeek } from "#app/features/workouts/queries.server.ts";
import { kilos, line, reps } from "#scripts/demo-data/plan.ts";
import { givenProgram } from "#tests/integration/programs/given.ts";
import { dayOf, planOf, saveDays } from "#tests/integration/workouts/given.ts";
import { didOf, follow, givenAthlete, recordOfUser, resultsOfUser, stored } from "./given.ts";

/**
 * Proves what becomes of a minimum, a range and a set to failure: in the week's totals, for the client, when they were
 * done, and in the records. The client has squatted 120 kg once.
 */
let given: Awaited<ReturnType<typeof givenAthlete>>;
let programId: string;
let day: Workout;

beforeEach(async () => {
  given = await givenAthlete();
  const { coach, athlete } = given;
  await stored(athlete.ctx, didOf(given.programId, given.day, [[1, 120]], { doneAt: "2026-02-20T08:00:00Z" }));
  programId = await givenProgram(coach.ctx);
  const columns = [reps("5+", "8-12", "max"), kilos(100, "70-75%", 60)];
  day = dayOf(programId, "1", planOf("Open", { lines: [line("Back squat", columns)] }));
  await saveDays(coach.ctx, programId, [day]);
  await follow(coach.ctx, programId, athlete.user.id);
});

async function weekTotals(client: { id: string; name: string } | null) {
  const { ctx } = given.coach;
  const program = await findProgram(ctx, programId);
  return (await readTotalsFacts(ctx, program, await readWeek(ctx, program, 2), { client })).lastWeek?.all;
}

test("the totals take the lower number, and tell what is uncounted: 5 × 100 kg, 8 × 70 % of 120 kg, to failure", async () => {
  expect(await weekTotals(null)).toEqual({
    ...{ sets: 3, repetitions: 5 + 8, volume: 500, seconds: 0, uncounted: 2, toFailure: 1 },
  });
  expect(await weekTotals({ id: given.athlete.user.id, name: "Luka" })).toEqual({
    ...{ sets: 3, repetitions: 5 + 8, volume: 500 + 8 * 84, seconds: 0, uncounted: 1, toFailure: 1 },
  });
});

test("done, each is one number: 9 × 100, 10 × 86 and 14 × 60 kg, which raise the records", async () => {
  const { athlete, coach } = given;
  const { prescriptionId } = await showWorkout(athlete.ctx, programId, day.id);
  const done = didOf(
    programId,
    day,
    [
      [9, 100],
      [10, 86],
      [14, 60],
    ],
    { comment: "Hard", prescriptionId },
  );
  const { id } = await stored(athlete.ctx, done);
  const rows = await resultsOfUser(athlete.ctx, athlete.user.id);
  const own = rows.filter(({ completionId }) => completionId === id);
  expect(own.map(({ round, category, value, repetitions }) => [round, category, value, repetitions])).toEqual([
    [1, "reps", 9, 9],
    [1, "weight", 100, 9],
    [2, "reps", 10, 10],
    [2, "weight", 86, 10],
    [3, "reps", 14, 14],
    [3, "weight", 60, 14],
  ]);
  expect((await ownForApi(athlete.ctx, id)).volumeLoad).toBe(900 + 860 + 840);
  const { sets } = await findComment(coach.ctx, id);
  expect(
    sets[0]?.exercises[0]?.rounds.map(({ cells }) => cells.map(({ prescribed, done: did }) => [prescribed, did])),
  ).toEqual([
    [
      ["5+", "9"],
      ["100", "100"],
    ],
    [
      ["8-12", "10"],
      ["70-75 % (84-90)", "86"],
    ],
    [
      ["max", "14"],
      ["60", "60"],
    ],
  ]);
  expect(await recordOfUser(athlete.ctx, athlete.user.id, "reps")).toMatchObject({ allTimeReal: 14 });
  const weight = await recordOfUser(athlete.ctx, athlete.user.id);
  expect(weight).toMatchObject({ allTimeReal: 120 });
  // 100 kg × (1 + 9 / 30); 86 kg × (1 + 10 / 30) is 114.67, and 14 repetitions are too many
  expect(weight?.allTimeCalculated).toBeCloseTo(130, 8);
});
