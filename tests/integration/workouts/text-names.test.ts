import { v7 as newId } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { readerFor } from "#app/domain/workout/text/readings/reader.ts";
import { readLines, readTextNames } from "#app/features/workouts/texts/read-text.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { givenProgram } from "#tests/integration/programs/given.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { givenExercise } from "#tests/support/training/exercises.ts";
import { readDayOf } from "./given.ts";
import { saveDayText } from "./texts.ts";

/** That a text's names are looked up alone, and mean and suggest what they did with the whole library at hand. */

let ctx: Context;
let programId: string;

beforeEach(async () => {
  ({ ctx } = await coachingBusiness());
  programId = await givenProgram(ctx);
});

async function written(text: string) {
  return saveDayText(ctx, programId, "3", { saveId: newId(), text, answers: [], versions: new Map([["3", 0]]) });
}

test.each([
  ["Back squat 3x5", "Back squat"],
  ["BACK SQUATS 3x5", "Back squat"],
  ["back-squat 3x5", "Back squat"],
  ["chinups 3x8", "Chin-up"],
  ["Čučanj 5×5 3x5", "Čučanj 5×5"],
  ["cucanj 5x5 3x5", "Čučanj 5×5"],
  ["Pull–down 12 3x5", "Pull–down 12"],
  ["OHP 3x5", "Barbell press"],
  ["squats 3x5", "Back squat"],
  ["DB bench-press 3x5", "Dumbbell bench press"],
  ["dumbbell whirls 3x5", "DB whirl"],
  ["KČ-7 3x5", "Čučanj 5×5"],
  ["kc7 3x5", "Čučanj 5×5"],
])("'%s' is %s", async (text, name) => {
  await givenExercise(ctx, { name: "Čučanj 5×5", otherNames: ["Kč 7"] });
  await givenExercise(ctx, { name: "DB whirl" });
  await givenExercise(ctx, { name: "Pull–down 12" });
  expect(await written(text)).toMatchObject({ ok: true, changed: 1 });
  const { workout } = await readDayOf(ctx, programId, "3");
  expect(workout.modules[0]?.moduleExercises[0]?.exercise?.name).toBe(name);
});

test.each([
  ["Bakc squat 3x5", "Back squat"],
  ["Dedlift 3x5", "Deadlift"],
  ["Bench pres 3x5", "Bench press"],
  ["Militry press 3x5", "Barbell press"],
  ["squat back 3x5", "Back squat"],
  ["DB bench pres 3x5", "Dumbbell bench press"],
  ["potisak kovcaev 3x5", "Kovačev potisak"],
])("'%s' is asked about, with %s among the choices", async (text, name) => {
  await givenExercise(ctx, { name: "Kovačev potisak", otherNames: ["Potisak Kovačev"] });
  const refused = await written(text);
  expect(refused).toMatchObject({ ok: false, questions: [{ choices: expect.arrayContaining([name]) }] });
});

test("a name of 100,000 words, and a thousand names that nobody knows, are refused by their lines", async () => {
  const { queries } = await testDatabase();
  const before = queries.length;
  for (const text of [
    `${"squat ".repeat(100_000)}3x5`,
    Array.from({ length: 1000 }, (_, n) => `Zz${n} kk 3x5`).join("\n"),
  ]) {
    expect(await written(text)).toMatchObject({ ok: false });
  }
  const longest = Math.max(...queries.slice(before).map((query) => JSON.stringify(query).length));
  expect(longest).toBeLessThan(500_000);
});

test("an exercise of another account is not found, nor suggested", async () => {
  const stranger = await coachingBusiness();
  await givenExercise(stranger.ctx, { name: "Zanzibar press" });
  for (const text of ["Zanzibar press 3x5", "Zanzibra press 3x5"]) {
    const refused = await written(text);
    expect(JSON.stringify(refused)).not.toContain('Zanzibar press"]');
    expect(refused.ok).toBe(false);
  }
});

test("names that are known take one statement, however many lines there are", async () => {
  const { queries } = await testDatabase();
  const counted = async (text: string) => {
    const before = queries.length;
    await written(text);
    return queries.slice(before).filter((query) => query.includes("regexp_replace")).length;
  };
  expect(await counted("Back squat 3x5")).toBe(1);
  expect(await counted("Back squat 3x5\nBench press 3x5\nDeadlift 1x5\nChin-up 3x8\nPlank 3x60s")).toBe(1);
});

test.each([
  "6 ST",
  "25 min T",
  "Squat 3x5 then bench 3x5",
  "A1 Bench press 3x8 / A2 Barbell row 3x8",
  "BBB: 5x10 squat @ 50% TM",
  "EMOM 12\nmin 1: 15 KB swings 24kg\nmin 2: 10 burpees\nmin 3: 12 cal row",
  "Every 90s x 8: 2 power snatches @ 75%",
  "40s on / 20s off, 3 rounds: burpees, mountain climbers, KB swings",
  "Butterfly: 4 Sätze à 15 Wdh.",
  "Monday\nSquat 3x5\n\nCindy: 20 min AMRAP: 5 pull-ups, 10 push-ups, 15 air squats",
])("'%s' is read in the page as the server reads it, after one request for its names", async (text) => {
  const { readings, asked } = await readInPage(text);
  expect(readings.map(({ kind }) => kind)).not.toContain("unread");
  expect(readings).toEqual(await readLines(ctx, text, { of: "day" }));
  expect(asked).toBe(1);
});

test("what is asked about names may hold what no database keeps", async () => {
  const { exercises } = await readTextNames(ctx, "\0Back squat\0 3x5 \ud800");
  expect(exercises.map(({ name }) => name)).toContain("Back squat");
});

async function readInPage(text: string) {
  const reader = readerFor({ of: "day" });
  let asked = 0;
  for (;;) {
    const { readings, unknown } = reader.read(text);
    if (unknown === "") return { readings, asked };
    asked++;
    reader.learn(unknown, await readTextNames(ctx, unknown));
  }
}
