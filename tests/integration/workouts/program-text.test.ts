import { v7 as newId } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { NotFound } from "#app/domain/errors.ts";
import { totalDays } from "#app/domain/schedule/span.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import type { PostedProgram } from "#app/features/workouts/texts/program-text.server.ts";
import { applyStep } from "#app/features/workouts/undo.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { givenAssignment, givenProgram } from "#tests/integration/programs/given.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { plainDay, readDayOf, renameDay, saveDays, storedDays } from "./given.ts";
import { postProgramText } from "./texts.ts";

let ctx: Context;
let programId: string;

beforeEach(async () => {
  ({ ctx } = await coachingBusiness());
  programId = await givenProgram(ctx);
});

const program = "Week 1\nDay 1 - Squats\nBack squat 3x5\nDay 3\nrest day\nWeek 2\nMonday\nBench press 5x5 @80%";

function post(text: string, more: Partial<PostedProgram> = {}) {
  const posted = { saveId: newId(), text, answers: [], seen: null, lengthens: false, ...more };
  return postProgramText(ctx, programId, posted);
}

async function previewed(text: string, more: Partial<PostedProgram> = {}) {
  const result = await post(text, more);
  if (result.ok || !("preview" in result)) throw new Error(JSON.stringify(result));
  return result;
}

const lengthOf = async () => totalDays(await findProgram(ctx, programId), "2026-05-04");

test("a text of several weeks is shown before it is stored, then stored as one step, which is undone as one", async () => {
  const saveId = newId();
  const { preview, seen, message } = await previewed(program, { saveId });
  expect([
    preview.days.map(({ week, place, title, holds, becomes }) => [week, place, title, holds, becomes]),
    message,
  ]).toEqual([
    [
      [1, "Monday, Day 1", "Squats", "1 set, 1 exercise", "new"],
      [1, "Wednesday, Day 3", "", "Rest day", "same"],
      [2, "Monday, Day 8", "", "1 set, 1 exercise", "new"],
    ],
    null,
  ]);
  expect(await storedDays(ctx, programId)).toEqual([]);
  for (let times = 1; times <= 2; times++) {
    expect(await post(program, { saveId, seen })).toMatchObject({ ok: true, page: 1 });
  }
  expect((await readDayOf(ctx, programId, "1")).workout).toMatchObject({ name: "Squats", restDay: false });
  expect(await readDayOf(ctx, programId, "8")).toMatchObject({ version: 1, workout: { restDay: false } });
  await applyStep(ctx, await findProgram(ctx, programId), { press: "undo", save: null, saveId: newId() });
  const undone = await Promise.all(["1", "8"].map((key) => readDayOf(ctx, programId, key)));
  expect(undone.map(({ workout }) => [workout.restDay, workout.name])).toEqual([
    [true, ""],
    [true, ""],
  ]);
});

test("a day that holds something is named before it is replaced, and the others stay as they are", async () => {
  await saveDays(ctx, programId, [plainDay(programId, "1", "Old"), plainDay(programId, "2", "Kept")]);
  const { preview, seen } = await previewed("Day 1: New\nDip 8");
  expect(preview.days).toMatchObject([{ becomes: "replaced", replaces: "Old: 1 set, 1 exercise" }]);
  expect(await post("Day 1: New\nDip 8", { seen })).toMatchObject({ ok: true });
  expect((await readDayOf(ctx, programId, "1")).workout.name).toBe("New");
  expect((await readDayOf(ctx, programId, "2")).workout.name).toBe("Kept");
});

test("what was not shown is not stored: a text or a day changed since the preview is shown again", async () => {
  await saveDays(ctx, programId, [plainDay(programId, "1", "Old")]);
  const { seen } = await previewed(program);
  expect(await post(`${program} // slow`, { seen })).toMatchObject({
    ok: false,
    status: 409,
    message: expect.any(String),
  });
  await renameDay(ctx, programId, "1", "Theirs");
  expect(await post(program, { seen })).toMatchObject({ ok: false, status: 409 });
  expect((await readDayOf(ctx, programId, "1")).workout.name).toBe("Theirs");
  expect(await post(program, { seen: (await previewed(program)).seen })).toMatchObject({ ok: true });
});

test("a text that is longer than the program lengthens it only if asked, and never while somebody follows it", async () => {
  const long = "Week 6\nDay 2\nDip 8";
  const { preview, seen } = await previewed(long);
  expect(preview.pastEnd).toEqual({
    canLengthen: true,
    message: "The program has 28 days, and the text goes on to day 37.",
  });
  expect(await post(long, { seen })).toMatchObject({ ok: false, status: 400 });
  expect([await lengthOf(), await storedDays(ctx, programId)]).toEqual([28, []]);
  expect(await post(long, { seen, lengthens: true })).toMatchObject({ ok: true, page: 6 });
  expect([await lengthOf(), (await readDayOf(ctx, programId, "37")).version]).toEqual([42, 1]);

  await givenAssignment(ctx, programId);
  const longer = await previewed("Day 50\nDip 8");
  expect(longer.preview.pastEnd).toMatchObject({ canLengthen: false });
  expect(await post("Day 50\nDip 8", { seen: longer.seen, lengthens: true })).toMatchObject({ ok: false, status: 409 });
  expect(await lengthOf()).toBe(42);
});

test("all that can't be read is told at once by the lines of the text, and answered before anything is shown", async () => {
  const text = "Week 1\nDay 1\nBakc squat 3x5\nDay A\nWeek 2\nDay 1\nBench pres 3x5";
  const refused = await post(text);
  if (refused.ok || !("errors" in refused)) throw new Error("It was read.");
  const { errors, questions } = refused;
  expect([errors, questions].map((open) => open.map(({ line }) => line))).toEqual([[4], [3, 7]]);
  const answers = questions.flatMap(({ lines, choices: [choice] }) => (choice ? [{ lines, choice }] : []));
  const again = await post(text.replace("Day A", "Day 2"), { answers });
  expect(again).toMatchObject({ ok: false, status: 200, text: expect.stringContaining("Back squat 3x5") });
  expect(await post("Dip 8")).toMatchObject({ ok: false, status: 400, errors: [{ line: 1 }] });
  expect(await post("")).toMatchObject({ ok: false, status: 400, errors: [{ line: 1 }] });
});

test("a continuous program takes dates, from its start to as far as it can be planned", async () => {
  const span = { continuous: true, startDate: "2026-05-04", duration: null, timeUnit: null } as const;
  programId = await givenProgram(ctx, { span });
  const text = "04/05/2026\nDip 8\nWeek 1\nWednesday\nDip 9";
  const { preview, seen } = await previewed(text);
  expect(preview.days.map(({ key, week }) => [key, week])).toEqual([
    ["2026-05-04", 1],
    ["2026-05-06", 1],
  ]);
  expect(await post(text, { seen })).toMatchObject({ ok: true, page: 1 });
  expect((await readDayOf(ctx, programId, "2026-05-06")).version).toBe(1);
});

test("another business finds no such program", async () => {
  const stranger = await coachingBusiness();
  ctx = stranger.ctx;
  const asked = post(program);
  await expect(asked).rejects.toThrow(NotFound);
});
