import { v7 as newId } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { printValue } from "#app/domain/trackables/values.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { ownRuleName } from "#app/domain/workout/repeat/repeat-rules.ts";
import { readRepeat, repeatWeeks } from "#app/features/workouts/repeat.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { kilos, line, reps } from "#scripts/demo-data/plan.ts";
import { fourWeeks, givenProgram } from "#tests/integration/programs/given.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { starterId } from "#tests/support/training/exercises.ts";
import { dayOf, planOf, readDayOf, saveDays, saveOver, storedDays } from "./given.ts";

let ctx: Context;
let programId: string;

const kg = "weight-kilograms-amount";

beforeEach(async () => {
  ({ ctx } = await coachingBusiness());
  programId = await givenProgram(ctx);
  await saveDays(ctx, programId, [day("1", "Volume day", 80), day("5", "Heavy day", 100)]);
});

function day(key: string, name: string, weight: number): Workout {
  const lines = [line("Back squat", [reps(5), kilos(weight)])];
  return dayOf(programId, key, { name, sets: [{ name: "Main", type: "regular", rounds: 2, lines }] });
}

function asked(changes: Record<string, string> = {}) {
  return { week: "1", times: "3", [`rule.${kg}`]: "amount", [`by.${kg}`]: "2,5", ...changes };
}

/** The form as the preview shows it. */
async function previewed(query: Record<string, string>) {
  const view = await readRepeat(ctx, programId, query);
  return { view, attempt: { saveId: newId(), seen: view.version } };
}

async function weightsOf(...keys: string[]) {
  const days = await Promise.all(keys.map((key) => readDayOf(ctx, programId, key)));
  return days.map(({ workout }) => {
    const definition = workout.modules[0]?.moduleExercises[0]?.moduleExerciseRounds[0]?.roundDefinitions[1];
    return definition ? printValue(definition) : "rest";
  });
}

test("a week is repeated three times with 2.5 kg more each week", async () => {
  const { view, attempt } = await previewed(asked());
  expect(view.preview?.rows.map(({ weekday, values }) => [weekday, ...values])).toEqual([
    ["Monday", "80", "82.5", "85", "87.5"],
    ["Friday", "100", "102.5", "105", "107.5"],
  ]);
  expect(await repeatWeeks(ctx, programId, asked(), attempt)).toEqual({ ok: true, page: 1, last: 1, times: 3 });
  expect(await weightsOf("1", "8", "15", "22")).toEqual(["80", "82.5", "85", "87.5"]);
  expect(await weightsOf("5", "12", "19", "26")).toEqual(["100", "102.5", "105", "107.5"]);
  const stored = await storedDays(ctx, programId);
  expect(new Set(stored.slice(2).map(({ saveId }) => saveId)).size).toBe(1);
  expect(stored.map(({ day }) => day)).toEqual([1, 5, 8, 12, 15, 19, 22, 26]);
});

test("the same post sent twice is stored once", async () => {
  const { attempt } = await previewed(asked());
  await repeatWeeks(ctx, programId, asked(), attempt);
  const before = await storedDays(ctx, programId);
  expect(await repeatWeeks(ctx, programId, asked(), attempt)).toMatchObject({ ok: true });
  expect(await storedDays(ctx, programId)).toEqual(before);
});

test("what stands in the way is told, and replaced, by rest too", async () => {
  await saveDays(ctx, programId, [day("8", "Old Monday", 60), day("9", "Old Tuesday", 60)]);
  const once = asked({ times: "1" });
  const { view, attempt } = await previewed(once);
  expect(view.preview?.replaced).toEqual({ days: ["Day 8: Old Monday", "Day 9: Old Tuesday"], count: 2 });
  await repeatWeeks(ctx, programId, once, attempt);
  expect(await weightsOf("8", "9", "12")).toEqual(["82.5", "rest", "102.5"]);
});

test("a long repetition is previewed by pages of eight weeks, and stored whole", async () => {
  const long = asked({ times: "10" });
  programId = await givenProgram(ctx, { name: "Long", span: { ...fourWeeks, duration: 12 } });
  await saveDays(ctx, programId, [day("1", "Monday", 80), day("71", "Old", 60)]);
  const { preview: first } = await readRepeat(ctx, programId, long);
  const { preview: second } = await readRepeat(ctx, programId, { ...long, page: "2" });
  const weights = [first, second].map(
    (preview) => preview?.rows.find(({ quantity }) => /^Weight/.test(quantity))?.values,
  );
  expect(weights).toEqual([
    ["80", "82.5", "85", "87.5", "90", "92.5", "95", "97.5", "100"],
    ["80", "102.5", "105"],
  ]);
  expect([first?.replaced, second?.replaced]).toEqual([
    { days: [], count: 1 },
    { days: ["Day 71: Old"], count: 1 },
  ]);
});

test("the program's end is told, with how much is missing", async () => {
  const tooMany = asked({ times: "5" });
  const { view, attempt } = await previewed(tooMany);
  expect(view).toMatchObject({ preview: null, pastEnd: "The program ends with week 4: 2 more weeks are needed." });
  expect(await repeatWeeks(ctx, programId, tooMany, attempt)).toMatchObject({ ok: false });
  expect(await storedDays(ctx, programId)).toHaveLength(2);
});

test("a week that ends before its last training day is past the end", async () => {
  programId = await givenProgram(ctx, { span: { continuous: false, startDate: null, duration: 10, timeUnit: "D" } });
  await saveDays(ctx, programId, [day("1", "Volume day", 80), day("5", "Heavy day", 100)]);
  const { view } = await previewed(asked({ times: "1" }));
  expect(view.pastEnd).toBe("The program ends with week 2: 1 more week is needed.");
});

test("days that somebody changed since the preview are not replaced", async () => {
  await saveDays(ctx, programId, [day("8", "Old Monday", 60)]);
  const { attempt } = await previewed(asked());
  const { workout, version } = await readDayOf(ctx, programId, "8");
  await saveOver(ctx, programId, { ...workout, name: "Theirs" }, version);
  expect(await repeatWeeks(ctx, programId, asked(), attempt)).toMatchObject({
    ok: false,
    problems: { "": ["One of these weeks was changed in the meantime. Look at the preview again."] },
    theirs: { version: (await previewed(asked())).view.version },
  });
  expect((await readDayOf(ctx, programId, "8")).workout.name).toBe("Theirs");
  expect(await storedDays(ctx, programId)).toHaveLength(3);
});

test.each([
  [{ times: "0" }, "times", "Enter how many times, a whole number from 1 to 51."],
  [{ [`by.${kg}`]: "" }, `by.${kg}`, "Enter by how much, like 2.5 or -5."],
  [{ [`by.${kg}`]: "much" }, `by.${kg}`, "Enter a number, like 80 or 82.5."],
  [{ [`rule.${kg}`]: "percent", [`by.${kg}`]: "2000" }, `by.${kg}`, "Enter a percentage from -100 to 1000."],
])("what can't be read is told at its field: %j", async (changes, name, message) => {
  const { view, attempt } = await previewed(asked(changes));
  expect(view).toMatchObject({ problems: [{ name, message }], preview: null });
  expect(await repeatWeeks(ctx, programId, asked(changes), attempt)).toMatchObject({
    ok: false,
    problems: { "": [message] },
  });
});

test("an exercise goes up by its own rule, and a lighter week is at its share, as previewed", async () => {
  const friday = dayOf(programId, "6", planOf("Press", { lines: [line("Bench press", [reps(5), kilos(60)])] }));
  await saveDays(ctx, programId, [friday]);
  const bench = ownRuleName(kg, starterId("Bench press"));
  const wanted = asked({ [bench]: "1", [`weeks.${kg}`]: "4", [`at.${kg}`]: "90" });
  const { view, attempt } = await previewed(wanted);
  const expected = ["60", "61", "62", "57.5"];
  expect(view.preview?.rows.find(({ exercise }) => exercise === "Bench press")?.values).toEqual(expected);
  await repeatWeeks(ctx, programId, wanted, attempt);
  expect(await weightsOf("6", "13", "20", "27")).toEqual(expected);
  expect(await weightsOf("1", "8", "15", "22")).toEqual(["80", "82.5", "85", "80"]);
});

test("a percentage is rounded to the chosen step", async () => {
  const rule = { [`rule.${kg}`]: "percent", [`by.${kg}`]: "4", times: "1" };
  const values = async (step: string) => {
    const { view } = await previewed(asked({ ...rule, [`step.${kg}`]: step }));
    return view.preview?.rows.map((row) => row.values[1]);
  };
  expect(await values("2.5")).toEqual(["82.5", "105"]);
  expect(await values("0")).toEqual(["83.2", "104"]);
});

test("a week of rest alone has nothing to repeat", async () => {
  const query = { week: "2", times: "1" };
  const { attempt } = await previewed(query);
  expect(await repeatWeeks(ctx, programId, query, attempt)).toMatchObject({ ok: false });
});

test("two weeks are repeated together with 2.5 kg more each time, as previewed, in one save", async () => {
  programId = await givenProgram(ctx, { span: { ...fourWeeks, duration: 7 } });
  await saveDays(ctx, programId, [day("1", "Volume day", 80), day("12", "Heavy day", 100), day("15", "Old", 60)]);
  const query = asked({ to: "2", times: "2" });
  const { view, attempt } = await previewed(query);
  expect(view).toMatchObject({ page: 1, last: 2, preview: { replaced: { days: ["Day 15: Old"], count: 1 } } });
  expect(view.preview?.rows.map(({ week, weekday, values }) => [week, weekday, ...values])).toEqual([
    [0, "Monday", "80", "82.5", "85"],
    [1, "Friday", "100", "102.5", "105"],
  ]);
  expect(await repeatWeeks(ctx, programId, query, attempt)).toEqual({ ok: true, page: 1, last: 2, times: 2 });
  expect(await weightsOf("15", "19", "26", "29", "40")).toEqual(["82.5", "rest", "102.5", "85", "105"]);
  const stored = await storedDays(ctx, programId);
  expect(new Set(stored.filter(({ day: number }) => (number ?? 0) > 14).map(({ saveId }) => saveId))).toEqual(
    new Set([attempt.saveId]),
  );
});

test("weeks repeated together end with the program, too", async () => {
  const { view } = await previewed(asked({ to: "2", times: "2" }));
  expect(view.pastEnd).toBe("The program ends with week 4: 2 more weeks are needed.");
});

test.each([
  [{ to: "5" }, { name: "to", message: "Enter a week from 2 to 4." }],
  [{ to: "1" }, { name: "to", message: "Enter a week from 2 to 4." }],
  [{ week: "9" }, { name: "week", message: "Enter a week from 1 to 4." }],
  [
    { to: "4", times: "18" },
    { name: "times", message: "Enter how many times, a whole number from 1 to 17." },
  ],
])("the weeks to repeat are in the program, and 51 are made at most: %j", async (changes, problem) => {
  const { view } = await previewed(asked({ week: "2", times: "1", ...changes }));
  expect(view).toMatchObject({ problems: [problem], preview: null });
});
