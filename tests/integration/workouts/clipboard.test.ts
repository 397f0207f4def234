import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeEach, expect, test } from "vitest";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { idsOfWorkout } from "#app/domain/workout/document/find.ts";
import { pressButton } from "#app/domain/workout/form/presses.ts";
import { dayBox } from "#app/domain/workout/form/search-names.ts";
import type { Context } from "#app/services/context.server.ts";
import { sessions } from "#db/schema/accounts.ts";
import { kilos, line, reps } from "#scripts/demo-data/plan.ts";
import { formatWorkout } from "#tests/integration/demo/given.ts";
import { givenProgram } from "#tests/integration/programs/given.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { dayOf, postForm, readDayOf, saveDays, saveOver, weekForm } from "./given.ts";

let ctx: Context;
let programId: string;
let monday: Workout;

const lines = [line("Back squat", [reps(5), kilos(80)]), line("Bench press", [reps(5), kilos(60)])];
const [main, squat, bench] = [
  "regular 1 Main",
  "- Back squat: reps 5, weight 80 kg",
  "- Bench press: reps 5, weight 60 kg",
];

beforeEach(async () => {
  ({ ctx } = await coachingBusiness());
  ctx = { ...ctx, sessionHash: await givenSession() };
  programId = await givenProgram(ctx);
  const sets = [{ name: "Main", type: "regular" as const, rounds: 1, lines }];
  monday = dayOf(programId, "1", { name: "Volume day", sets });
  await saveDays(ctx, programId, [monday]);
});

async function givenSession() {
  const { accountId, userId } = ctx.actor;
  const tokenHash = newId();
  await ctx.db
    .insert(sessions)
    .values({ tokenHash, id: newId(), accountId, userId, createdAt: ctx.now, lastSeenAt: ctx.now });
  return tokenHash;
}

type Pressing = { program?: string; page?: number; fields?: [string, string][]; saveId?: string };

async function post(value: string, { program = programId, page, fields = [], saveId }: Pressing = {}) {
  const form = await weekForm(ctx, program, { page, saveId });
  for (const [name, text] of [...fields, ["do", value] as const]) form.append(name, text);
  return postForm(ctx, program, form);
}

async function wordsOf(key: string, program = programId) {
  return formatWorkout((await readDayOf(ctx, program, key)).workout);
}

async function putOnClipboard(clipboard: unknown) {
  await ctx.db.update(sessions).set({ clipboard }).where(eq(sessions.tokenHash, ctx.sessionHash));
}

const copyDay = (key: string) => pressButton({ press: "copy", key, part: { kind: "workout" } });
const pasteDay = (key: string) => pressButton({ press: "paste", key, part: { kind: "workout" } });

test("Monday is copied, and pasted on Thursday of another program's second week", async () => {
  const other = await givenProgram(ctx, { name: "Other" });
  expect(await post(copyDay("1"))).toMatchObject({ ok: true, message: "Copied: workout Volume day." });
  expect(await post(pasteDay("11"), { program: other, page: 2 })).toMatchObject({ ok: true });
  const { workout } = await readDayOf(ctx, other, "11");
  expect(formatWorkout(workout)).toEqual([main, squat, bench]);
  expect(workout).toMatchObject({ name: "Volume day", day: 11 });
  const ids = new Set(idsOfWorkout(monday));
  expect(idsOfWorkout(workout).filter((id) => ids.has(id))).toEqual([]);
});

test("what was typed is stored with the copy, and is what is copied", async () => {
  await post(copyDay("1"), { fields: [["1.name", "Heavy day"]] });
  await post(pasteDay("2"));
  expect((await readDayOf(ctx, programId, "1")).workout.name).toBe("Heavy day");
  expect((await readDayOf(ctx, programId, "2")).workout.name).toBe("Heavy day");
});

test("the same paste sent twice is stored once", async () => {
  await post(copyDay("1"));
  const saveId = newId();
  await post(pasteDay("2"), { saveId });
  const first = await readDayOf(ctx, programId, "2");
  expect(await post(pasteDay("2"), { saveId })).toMatchObject({ ok: true });
  expect(await readDayOf(ctx, programId, "2")).toEqual(first);
});

test("a set goes behind the set it is pasted at, an exercise behind the exercise", async () => {
  const set = monday.modules[0];
  const entry = set?.moduleExercises[0];
  if (!set || !entry) throw new Error("Nothing to copy.");
  const ofSet = { key: "1", part: { kind: "set", id: set.id } } as const;
  const ofEntry = { key: "1", part: { kind: "exercise", id: entry.id } } as const;
  await post(pressButton({ press: "copy", ...ofEntry }));
  expect(await post(pressButton({ press: "paste", ...ofEntry }))).toMatchObject({ ok: true });
  expect(await wordsOf("1")).toEqual([main, squat, squat, bench]);
  await post(pressButton({ press: "copy", ...ofSet }));
  const pasted = await post(pressButton({ press: "paste", ...ofSet }));
  expect(await wordsOf("1")).toEqual([main, squat, squat, bench, main, squat, squat, bench]);
  const { workout } = await readDayOf(ctx, programId, "1");
  expect(pasted).toMatchObject({ made: workout.modules[1]?.id });
});

test("a week is pasted day by day over another, its rest days too", async () => {
  await saveDays(ctx, programId, [dayOf(programId, "9", { name: "Old", sets: [] })]);
  await post(pressButton({ press: "copyWeek" }));
  expect(await post(pressButton({ press: "pasteWeek" }), { page: 2 })).toMatchObject({ ok: true });
  expect(await wordsOf("8")).toEqual([main, squat, bench]);
  expect((await readDayOf(ctx, programId, "9")).workout).toMatchObject({ restDay: true, name: "" });
});

test("a paste over a day that somebody changed meanwhile is refused, and theirs is shown", async () => {
  await post(copyDay("1"));
  await saveDays(ctx, programId, [dayOf(programId, "2", { name: "Before", sets: [] })]);
  const form = await weekForm(ctx, programId);
  const { workout, version } = await readDayOf(ctx, programId, "2");
  await saveOver(ctx, programId, { ...workout, name: "Theirs" }, version);
  form.append("do", pasteDay("2"));
  const refused = await postForm(ctx, programId, form);
  expect(refused).toMatchObject({ ok: false, status: 409, refusal: { conflicts: [{ key: "2" }] } });
  expect((await readDayOf(ctx, programId, "2")).workout.name).toBe("Theirs");
});

test.each([
  ["nothing", null, "The clipboard is empty. Copy something first."],
  ["what is no clip", { kind: "set", title: "x", days: [] }, "The clipboard holds nothing that can be pasted here."],
])("%s on the clipboard is refused with a sentence", async (_, clipboard, message) => {
  await putOnClipboard(clipboard);
  expect(await post(pasteDay("2"))).toMatchObject({ ok: false, status: 400, refusal: { message } });
});

test("an exercise that the coach can't see is refused by name", async () => {
  await post(copyDay("1"));
  const [row] = await ctx.db.select().from(sessions).where(eq(sessions.tokenHash, ctx.sessionHash));
  const text = JSON.stringify(row?.clipboard).replaceAll(
    monday.modules[0]?.moduleExercises[0]?.exercise?.id ?? "?",
    newId(),
  );
  await putOnClipboard(JSON.parse(text));
  const message = "The clipboard holds an exercise that you can't see: Back squat.";
  expect(await post(pasteDay("2"))).toMatchObject({ ok: false, status: 400, refusal: { message } });
});

test("selected days are made rest days, or cleared, in one save", async () => {
  await saveDays(ctx, programId, [dayOf(programId, "2", { name: "Second", sets: [] })]);
  const boxes: [string, string][] = ["1", "2", "3"].map((key) => [dayBox, key]);
  expect(await post(pressButton({ press: "clearDays" }), { fields: boxes })).toMatchObject({ ok: true });
  const cleared = await Promise.all(["1", "2", "3"].map((key) => readDayOf(ctx, programId, key)));
  expect(cleared.map(({ workout }) => [workout.restDay, workout.name, workout.modules.length])).toEqual([
    [false, "", 3],
    [false, "", 3],
    [true, "", 0],
  ]);
  await post(pressButton({ press: "restDays" }), { fields: boxes.slice(0, 2) });
  const rested = await Promise.all(["1", "2"].map((key) => readDayOf(ctx, programId, key)));
  expect(rested.every(({ workout }) => workout.restDay)).toBe(true);
});

test("without a selected day nothing happens but a sentence", async () => {
  const message = "Select the days first: each has a box beside its name.";
  expect(await post(pressButton({ press: "restDays" }))).toMatchObject({ ok: false, refusal: { message } });
});
