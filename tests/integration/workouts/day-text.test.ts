import { v7 as newId } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { NotFound } from "#app/domain/errors.ts";
import type { TextAnswer } from "#app/domain/workout/post/posted-text.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { theirsKept } from "#app/features/workouts/posting/take-theirs.server.ts";
import { applyStep } from "#app/features/workouts/undo.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { givenProgram } from "#tests/integration/programs/given.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { dayOf, readDayOf, saveDays, saveOver, storedDays } from "./given.ts";
import { readDayText, saveDayText } from "./texts.ts";

let ctx: Context;
let programId: string;

beforeEach(async () => {
  ({ ctx } = await coachingBusiness());
  programId = await givenProgram(ctx);
});

function posted(text: string, version = 0, answers: TextAnswer[] = []) {
  return { saveId: newId(), text, answers, versions: new Map([["3", version]]) };
}

test("a day's text is stored, and stored once when it is sent twice", async () => {
  const text = posted("# Volume day\r\nBack squat 3x5 @80%\r\n");
  expect(await saveDayText(ctx, programId, "3", text)).toEqual({ ok: true, page: 1, changed: 1, added: [] });
  const { workout, version } = await readDayOf(ctx, programId, "3");
  expect(workout).toMatchObject({ restDay: false, name: "Volume day" });
  await saveDayText(ctx, programId, "3", text);
  expect((await readDayOf(ctx, programId, "3")).version).toBe(version);
});

test("what can't be read, and a day that somebody changed meanwhile, are not stored", async () => {
  const refused = await saveDayText(ctx, programId, "3", posted("Qqqqq 3x5"));
  expect(refused).toMatchObject({ ok: false, status: 400, errors: [{ line: 1, column: 1 }] });
  expect(await storedDays(ctx, programId)).toEqual([]);
  await saveDays(ctx, programId, [dayOf(programId, "3", { name: "Mine", sets: [] })]);
  const { workout, version } = await readDayOf(ctx, programId, "3");
  await saveOver(ctx, programId, { ...workout, name: "Theirs" }, version);
  const late = await saveDayText(ctx, programId, "3", posted("# Late", 1));
  expect(late).toMatchObject({ ok: false, status: 409, conflict: { theirs: expect.stringContaining("# Theirs") } });
  expect((await readDayOf(ctx, programId, "3")).workout.name).toBe("Theirs");
});

test("taking what was saved meanwhile keeps the text in the history, whichever way it is sent", async () => {
  await saveDays(ctx, programId, [dayOf(programId, "3", { name: "Theirs", sets: [] })]);
  const { version } = await readDayOf(ctx, programId, "3");
  const taken = { ...posted("# Mine", version), takesTheirs: true };
  for (let n = 1; n <= 2; n++) {
    expect(await saveDayText(ctx, programId, "3", taken)).toMatchObject({ ok: true, message: theirsKept });
  }
  expect((await readDayOf(ctx, programId, "3")).workout.name).toBe("Theirs");
  const program = await findProgram(ctx, programId);
  await applyStep(ctx, program, { press: "redo", save: null, saveId: newId() });
  expect((await readDayOf(ctx, programId, "3")).workout.name).toBe("Mine");

  const late = { ...posted("# Mine too", version), takesTheirs: true };
  expect(await saveDayText(ctx, programId, "3", late)).toMatchObject({ ok: false, status: 409 });
  expect((await readDayOf(ctx, programId, "3")).workout.name).toBe("Mine");
});

test("what may be meant otherwise is asked and not stored, and only the lines that are answered are settled", async () => {
  const text = "Superset A x3:\r\n  Back squat 5\r\n";
  const asked = await saveDayText(ctx, programId, "3", posted(text));
  if (asked.ok || asked.status !== 400) throw new Error("It was not asked about.");
  expect(asked).toMatchObject({
    errors: [],
    text,
    questions: [{ line: 1, message: expect.stringContaining("Superset x3: A") }],
  });
  expect(await storedDays(ctx, programId)).toEqual([]);
  const [question] = asked.questions;
  const answers = [{ lines: question?.lines ?? "", choice: question?.choices[0] ?? "" }];
  const meanwhile = await saveDayText(
    ctx,
    programId,
    "3",
    posted(`${text}\r\nSuperset B x3:\r\n  Back squat 5`, 0, answers),
  );
  expect(meanwhile).toMatchObject({ ok: false, questions: [{ line: 4 }] });
  expect(!meanwhile.ok && "text" in meanwhile && meanwhile.text.split("\n")[0]).toBe("Superset x3: A");
  expect(await storedDays(ctx, programId)).toEqual([]);
  expect(await saveDayText(ctx, programId, "3", posted(text, 0, answers))).toMatchObject({ ok: true, changed: 1 });
  const { workout } = await readDayOf(ctx, programId, "3");
  expect(workout.modules).toMatchObject([{ setType: "superset", name: "A", setRounds: 3 }]);
});

test("a line that can't be read has its nearest reading as an answer, which is stored", async () => {
  const text = "Bench press 3x5\r\nBack squat 5x5 @8O%\r\n";
  const refused = await saveDayText(ctx, programId, "3", posted(text));
  if (refused.ok || refused.status !== 400) throw new Error("It was read.");
  const [error] = refused.errors;
  expect(error).toMatchObject({ line: 2, choices: ["Back squat 5x5 @80%", "Back squat 5x5 // @8O%"] });
  const answers = [{ lines: error?.lines ?? "", choice: error?.choices[0] ?? "" }];
  expect(await saveDayText(ctx, programId, "3", posted(text, 0, answers))).toMatchObject({ ok: true, changed: 1 });
  expect((await readDayOf(ctx, programId, "3")).workout.modules).toHaveLength(2);
});

test("a text is read into the day as it is being edited, and nothing is stored", async () => {
  const edited = dayOf(programId, "3", { name: "Not saved", sets: [] });
  const document = JSON.stringify(edited);
  const read = await readDayText(ctx, programId, {
    document,
    text: "# Not saved\n\nBack squat 3x5 @80%",
    answers: [],
    saveId: newId(),
  });
  expect(read).toMatchObject({ ok: true, workout: { id: edited.id, day: 3, name: "Not saved" } });
  expect(read.ok && read.workout?.modules[0]?.moduleExercises[0]?.exercise?.name).toBe("Back squat");
  expect(await readDayText(ctx, programId, { document, text: "# Not saved", answers: [], saveId: newId() })).toEqual({
    ok: true,
    workout: null,
  });
  expect(await storedDays(ctx, programId)).toEqual([]);
});

test("what is no day of the program, or no document, is not found", async () => {
  await expect(saveDayText(ctx, programId, "99", posted(""))).rejects.toThrow(NotFound);
  await expect(readDayText(ctx, programId, { document: "{}", text: "", answers: [], saveId: newId() })).rejects.toThrow(
    NotFound,
  );
});
