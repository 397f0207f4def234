import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { Forbidden, NotFound } from "#app/domain/errors.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import type { Context } from "#app/services/context.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { givenWeek, postForm, readDayOf, refusalOf, storedDays, storedNames, typedWeek, weekForm } from "./given.ts";

let ctx: Context;
let programId: string;
let monday: Workout;

beforeEach(async () => {
  ({ ctx } = await coachingBusiness({ firstName: "Iva", lastName: "Šarić" }));
  ({ programId, monday } = await givenWeek(ctx));
});

const typed = (fields: Record<string, string>, form?: FormData) => typedWeek(ctx, programId, fields, form);
const post = (form: FormData) => postForm(ctx, programId, form);
const names = () => storedNames(ctx, programId);
const versions = async () => (await storedDays(ctx, programId)).map(({ day, version }) => [day, version]);

function entryId(workout: Workout) {
  const id = workout.modules[0]?.moduleExercises[0]?.id;
  if (!id) throw new Error("The day has no exercise.");
  return id;
}

describe("a post", () => {
  test("without anything typed stores nothing", async () => {
    expect(await post(await weekForm(ctx, programId))).toEqual({ ok: true, press: { press: "save" }, made: null });
    expect(await versions()).toEqual([
      [1, 1],
      [3, 1],
    ]);
  });

  test("stores the days that changed, and no others", async () => {
    await post(await typed({ "1.name": "Volume day", "5.restDay": "" }));
    expect(await versions()).toEqual([
      [1, 2],
      [3, 1],
      [5, 1],
    ]);
    expect((await readDayOf(ctx, programId, "1")).workout).toEqual({ ...monday, name: "Volume day" });
    expect((await readDayOf(ctx, programId, "5")).workout.modules).toHaveLength(3);
  });

  test("of a button on one day stores what was typed on another", async () => {
    const set = monday.modules[0]?.id ?? "";
    const result = await post(await typed({ "3.name": "Recovery day", do: `1 set.addAlternative ${set} *` }));
    expect(result).toMatchObject({ ok: true, press: { press: "command", key: "1" } });
    expect(await names()).toEqual(["Monday", "Recovery day"]);
    expect((await readDayOf(ctx, programId, "1")).workout.modules).toHaveLength(2);
    const alternative = (await readDayOf(ctx, programId, "1")).workout.modules[1]?.id;
    expect(result.ok && result.made).toBe(`in-${alternative}`);
  });

  test("takes the values of rounds as they were typed", async () => {
    const ex = `1.ex:${entryId(monday)}`;
    await post(await typed({ [`${ex}.value.all.0`]: "8" }));
    const { workout } = await readDayOf(ctx, programId, "1");
    const rounds = workout.modules[0]?.moduleExercises[0]?.moduleExerciseRounds;
    expect(rounds?.map(({ roundDefinitions }) => roundDefinitions[0]?.value)).toEqual([8, 8, 8]);
  });

  test("leaves out the one character that no database holds", async () => {
    await post(await typed({ "1.name": "Vol\0ume" }));
    expect(await names()).toEqual(["Volume", "Wednesday"]);
  });

  test("needs a bounded number of statements, the same for one day and for seven", async () => {
    const { queries } = await testDatabase();
    const counted = async (fields: Record<string, string>) => {
      const form = await typed(fields);
      const before = queries.length;
      await post(form);
      return queries.length - before;
    };
    const one = await counted({ "1.name": "One" });
    const seven = ["2", "4", "5", "6", "7"].map((key) => [`${key}.restDay`, ""]);
    expect(await counted({ "1.name": "All", "3.name": "All", ...Object.fromEntries(seven) })).toBe(one);
    // why: the newest entry of the history is read, too, since small saves join it
    expect(one).toBeLessThanOrEqual(15);
  });
});

describe("what cannot be taken", () => {
  test("is answered with 400 and all that was typed, and nothing is stored", async () => {
    const value = `1.ex:${entryId(monday)}.value.all.0`;
    const result = refusalOf(
      await post(await typed({ "1.name": "Volume day", "3.name": "Recovery", [value]: "five" })),
    );
    expect(result.status).toBe(400);
    const { errors, workouts, message } = result.refusal;
    expect(errors).toEqual({ [value]: { text: "five", reason: expect.any(String) } });
    expect(workouts.map(({ key, workout }) => [key, workout.name])).toEqual([
      ["1", "Volume day"],
      ["3", "Recovery"],
    ]);
    expect(message).toMatch(/^Nothing is saved yet/);
    expect(await names()).toEqual(["Monday", "Wednesday"]);
  });

  test("is stored with the rest once it is put right, sets of a day that is new by then included", async () => {
    const value = `1.ex:${entryId(monday)}.value.all.0`;
    const first = { "5.restDay": "", [value]: "five" };
    const { refusal } = refusalOf(await post(await typed(first)));
    const friday = refusal.workouts.find(({ key }) => key === "5")?.workout;
    const set = `5.set:${friday?.modules[0]?.id}.name`;
    const result = await post(await typed({ ...first, [value]: "5", [set]: "Intensity" }));
    expect(result.ok).toBe(true);
    expect((await readDayOf(ctx, programId, "5")).workout.modules[0]?.name).toBe("Intensity");
  });

  test("because the button is not allowed is answered with its reason", async () => {
    const result = refusalOf(await post(await typed({ "1.name": "Volume day", do: "2 set.add *" })));
    expect(result).toMatchObject({ status: 400, refusal: { message: expect.stringMatching(/rest day/) } });
    expect(await names()).toEqual(["Monday", "Wednesday"]);
  });
});

describe("the same post sent twice", () => {
  test("stores once and answers alike, with whatever it changed", async () => {
    const set = monday.modules[0]?.id ?? "";
    const open = entryId(monday);
    const saveId = newId();
    const form = await typed(
      {
        "5.restDay": "",
        [`1.ex:${open}.type.0`]: "forcedReps",
        [`1.ex:${open}.value.0.0`]: "8+2",
        do: `1 set.addAlternative ${set} *`,
      },
      await weekForm(ctx, programId, { open, saveId }),
    );
    const answers = [await post(form), await post(form)];
    answers.push(...(await Promise.all([post(form), post(form)])));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ ok: true, made: expect.any(String) });
    expect(await versions()).toEqual([
      [1, 2],
      [3, 1],
      [5, 1],
    ]);
    expect((await readDayOf(ctx, programId, "1")).workout.modules).toHaveLength(2);
  });

  test("stores once, also when both are on their way together", async () => {
    const form = await typed({ do: `1 set.add *` });
    const answers = await Promise.all([post(form), post(form)]);
    for (const answer of answers) expect(answer.ok).toBe(true);
    expect((await readDayOf(ctx, programId, "1")).workout.modules).toHaveLength(2);
  });
});

describe("who may post", () => {
  test("the creator alone; for others the program is not there", async () => {
    const form = await typed({ "1.name": "Stolen" });
    const stranger = await coachingBusiness();
    await expect(postForm(stranger.ctx, programId, form)).rejects.toThrow(NotFound);
    expect(await names()).toEqual(["Monday", "Wednesday"]);
  });

  test("an administrator pages and searches in what they may only look at", async () => {
    const { ctx: admin } = await coachingBusiness({ roles: ["ADM"] });
    for (const press of ["week 2", "client", "rounding", "density compact", "explore", "explore 40"]) {
      const form = await typed({ "1.name": "Stolen", do: press });
      expect(await postForm(admin, programId, form)).toMatchObject({ ok: true, made: null });
    }
    for (const press of ["save", "1 set.add *"]) {
      await expect(postForm(admin, programId, await typed({ do: press }))).rejects.toThrow(Forbidden);
    }
    expect(await names()).toEqual(["Monday", "Wednesday"]);
  });

  test.each([
    ["no attempt key", { saveId: "" }],
    ["a button that does not exist", { do: "1 workout.paste x" }],
  ])("a form with %s is refused", async (_, fields) => {
    const form = await weekForm(ctx, programId);
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    await expect(post(form)).rejects.toThrow(NotFound);
  });

  test("days that the program does not have, and one day twice, are refused", async () => {
    const empty = new FormData();
    const after = await typed({ saveId: newId(), "29.version": "0", "29.restDay": "" }, empty);
    await expect(post(after)).rejects.toThrow(NotFound);
    const twice = await typed({ "1.version": "1" });
    await expect(post(twice)).rejects.toThrow(NotFound);
    expect(await versions()).toHaveLength(2);
  });
});
