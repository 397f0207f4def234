import { and, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { createExercise } from "#app/features/exercises/mutations.server.ts";
import { saveDayText as saveText } from "#app/features/workouts/text.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { exercises } from "#db/schema/exercises.ts";
import { givenProgram } from "#tests/integration/programs/given.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { readDayOf } from "./given.ts";
import { postProgramText, readDayText, saveDayText } from "./texts.ts";

/** Exercises that a text calls new. */

let ctx: Context;
let programId: string;

beforeEach(async () => {
  ({ ctx } = await coachingBusiness());
  programId = await givenProgram(ctx);
});

function posted(text: string, saveId = newId()) {
  return { saveId, text, answers: [], versions: new Map([["3", 0]]) };
}

function own(name: string) {
  return ctx.db
    .select({
      name: exercises.name,
      tracked: exercises.trackableCategories,
      formula: exercises.oneRepetitionMaxFormula,
    })
    .from(exercises)
    .where(and(eq(exercises.name, name), eq(exercises.creatorId, ctx.actor.userId)));
}

test("are created with what the text measures of them, once however often it is sent", async () => {
  const text = posted(
    'new "Cuban rotation" 3x12, rest 60s\nnew "Cuban rotation" 2x20 @5kg\nnew "Pec release" 2 min each side',
  );
  expect(await saveDayText(ctx, programId, "3", text)).toMatchObject({
    ok: true,
    added: ["Cuban rotation", "Pec release"],
  });
  await saveDayText(ctx, programId, "3", text);
  expect(await own("Cuban rotation")).toEqual([
    { name: "Cuban rotation", tracked: ["reps", "weight"], formula: "brzycki" },
  ]);
  expect(await own("Pec release")).toEqual([{ name: "Pec release", tracked: ["time"], formula: null }]);
  const { workout } = await readDayOf(ctx, programId, "3");
  const named = workout.modules.map(({ moduleExercises }) => moduleExercises[0]?.exercise?.name);
  expect(named).toEqual(["Cuban rotation", "Cuban rotation", "Pec release"]);
});

test("a name that an exercise has already means that exercise", async () => {
  expect(await saveDayText(ctx, programId, "3", posted('new "Back squats" 3x5'))).toMatchObject({
    ok: true,
    added: [],
  });
  const { workout } = await readDayOf(ctx, programId, "3");
  expect(workout.modules[0]?.moduleExercises[0]?.exercise?.name).toBe("Back squat");
});

test("a name that nobody knows is offered as a new exercise, and nothing is created before it is chosen", async () => {
  const refused = await saveDayText(ctx, programId, "3", posted("A1. Cuban rotation 3x12, rest 60s"));
  if (refused.ok || !("errors" in refused)) throw new Error("It was read.");
  const [error] = refused.errors;
  const choice = "New exercise: A1. Cuban rotation 3x12, rest 60s";
  expect(error?.choices).toContain(choice);
  expect(await own("Cuban rotation")).toEqual([]);
  const answers = [{ lines: error?.lines ?? "", choice }];
  const answered = { ...posted("A1. Cuban rotation 3x12, rest 60s"), answers };
  expect(await saveDayText(ctx, programId, "3", answered)).toMatchObject({ ok: true, added: ["Cuban rotation"] });
  expect(await own("Cuban rotation")).toHaveLength(1);
});

test("are created when a day that is being edited takes the text", async () => {
  const { workout } = await readDayOf(ctx, programId, "3");
  const document = JSON.stringify(workout);
  const saveId = newId();
  const text = 'new "Cuban rotation" 3x12';
  for (let times = 1; times <= 2; times++) {
    const read = await readDayText(ctx, programId, { document, text, answers: [], saveId });
    expect(read.ok && read.workout?.modules[0]?.moduleExercises[0]?.exercise).toMatchObject({ name: "Cuban rotation" });
  }
  expect(await own("Cuban rotation")).toHaveLength(1);
});

test("of a program's text are previewed, and created with its days", async () => {
  const text = 'Week 1\nMonday\nnew "Cuban rotation" 3x12';
  const first = { text, answers: [], saveId: newId(), seen: null, lengthens: false };
  const shown = await postProgramText(ctx, programId, first);
  if (shown.ok || !("preview" in shown)) throw new Error("There is no preview.");
  expect(shown.preview.added).toEqual(["Cuban rotation"]);
  expect(await own("Cuban rotation")).toEqual([]);
  const stored = await postProgramText(ctx, programId, { ...first, seen: shown.seen });
  expect(stored).toMatchObject({
    ok: true,
    message: expect.stringContaining("Added to your exercises: Cuban rotation."),
  });
  expect(await own("Cuban rotation")).toHaveLength(1);
});

test("one press takes all of them, and stores nothing yet", async () => {
  const text = "Cuban rotation 3x12\nBack squat 5x5\nWild wheel 3x8 @20kg";
  const all = { ...posted(text), addsAll: true };
  expect(await saveDayText(ctx, programId, "3", all)).toMatchObject({
    isRead: true,
    text: 'new "Cuban rotation" 3x12\nBack squat 5x5\nnew "Wild wheel" 3x8 @20kg',
  });
  const { workout } = await readDayOf(ctx, programId, "3");
  const edited = { document: JSON.stringify(workout), text, answers: [], saveId: newId(), addsAll: true };
  expect(await readDayText(ctx, programId, edited)).toMatchObject({ ok: false, isRead: true });
  expect(await own("Cuban rotation")).toEqual([]);
});

test("at most 50 are added at once", async () => {
  const names = [..."abcdefghijklmnopq"].flatMap((letter) => [..."rst"].map((end) => `Odd ${letter}${end} lift`));
  const lines = names.map((name, at) => `${at % 17 === 0 ? "Regular x3:\n" : ""}  new "${name}" 5`);
  const refused = await saveDayText(ctx, programId, "3", posted(lines.join("\n")));
  expect(refused).toMatchObject({ ok: false, errors: [{ message: "A text adds at most 50 new exercises at once." }] });
});

test("are none if one of them can't be created", async () => {
  const create: typeof createExercise = async (inside, id, input) =>
    input.name === "Taken row"
      ? { ok: false, problems: { name: ["It is taken."] } }
      : createExercise(inside, id, input);
  const text = posted('new "Cuban rotation" 3x12\nnew "Taken row" 3x5');
  const refused = await saveText(ctx, programId, "3", text, create);
  expect(refused).toMatchObject({ ok: false, status: 400, errors: [{ message: "It is taken." }] });
  expect(await own("Cuban rotation")).toEqual([]);
});
