import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { NotFound } from "#app/domain/errors.ts";
import { referenceFor } from "#app/domain/strength/reference.ts";
import { type ClientNumbers, findClientNumbers } from "#app/features/calculation/queries.server.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { enterBodyWeight, enterMaximum } from "#app/features/records/mutations.server.ts";
import { updateRoundingStep } from "#app/features/users/editor-settings.server.ts";
import { findCatalogue, findClientChoices } from "#app/features/workouts/choices.server.ts";
import { readWeekAt } from "#app/features/workouts/week.server.ts";
import { editorView } from "#app/routes/editor/week/view.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { records } from "#db/schema/records.ts";
import { line, percent, reps } from "#scripts/demo-data/plan.ts";
import { givenClient, homeIdOf } from "#tests/integration/clients/given.ts";
import { givenProgram } from "#tests/integration/programs/given.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { addUser, at, coachingBusiness } from "#tests/support/people/factory.ts";
import { givenExercise, starterId } from "#tests/support/training/exercises.ts";
import { dayOf, planOf, saveDays } from "./given.ts";

let ctx: Context;
let client: { id: string; name: string };
const squat = starterId("Back squat");

beforeEach(async () => {
  ({ ctx } = await coachingBusiness());
  client = { id: await givenClient(ctx), name: "Luka Kovač" };
});

const read = (...ids: string[]) => findClientNumbers(ctx, { accountId: ctx.actor.accountId, client }, ids);

async function lifted(value: number, on = "2026-02-10", exerciseId = squat) {
  const target = { accountId: ctx.actor.accountId, userId: client.id };
  const entered = { id: newId(), value, unit: "kilograms", on } as const;
  await enterMaximum(ctx, target, { exerciseId, category: "weight" }, entered);
}

async function weighed(value: number, on: string, by = ctx) {
  const target = { accountId: ctx.actor.accountId, userId: client.id };
  await enterBodyWeight(by, target, { id: newId(), value, unit: "kilograms", on });
}

const referenceOf = ({ exercises }: ClientNumbers, id: string) =>
  referenceFor(new Map(exercises.map((exercise) => [exercise.id, exercise])), id, "weight");

describe("what is known of a client", () => {
  test("the maxima of the exercises asked for, with their days and the exercise's formula", async () => {
    await lifted(120);
    await lifted(60, "2026-02-10", starterId("Bench press"));
    const { exercises, client: whose } = await read(squat);
    expect(whose).toEqual(client);
    expect(exercises).toMatchObject([
      {
        ...{ id: squat, name: "Back squat", formula: "epley" },
        maxima: { weight: { currentReal: { value: 120, on: "2026-02-10" } } },
      },
    ]);
  });

  test("all four maxima of a record", async () => {
    const day = { value: 1, on: "2026-02-10" };
    const key = { accountId: await homeIdOf(client.id), userId: client.id, exerciseId: squat, category: "weight" };
    const days = {
      currentRealOn: day.on,
      currentCalculatedOn: day.on,
      allTimeRealOn: day.on,
      allTimeCalculatedOn: day.on,
    };
    const values = { currentReal: 1, currentCalculated: 1, allTimeReal: 1, allTimeCalculated: 1 };
    await ctx.db.insert(records).values({ ...key, id: newId(), ...values, ...days });
    const [exercise] = (await read(squat)).exercises;
    const all = { currentReal: day, currentCalculated: day, allTimeReal: day, allTimeCalculated: day };
    expect(exercise?.maxima).toEqual({ weight: all });
  });

  test("the latest body weight, and of a day the one that was entered last", async () => {
    expect((await read()).bodyWeight).toBeNull();
    await weighed(82, "2026-02-10");
    await weighed(84, "2026-01-10");
    await weighed(81.5, "2026-02-10", at(ctx, new Date("2026-03-02T10:00:00Z")));
    expect((await read()).bodyWeight).toEqual({ value: 81.5, on: "2026-02-10" });
  });

  test("the same for both of two coaches, whoever entered it", async () => {
    const other = await coachingBusiness();
    await givenClient(other.ctx, { userId: client.id });
    await lifted(120);
    await weighed(82, "2026-02-10");
    const theirs = await findClientNumbers(other.ctx, { accountId: other.account.id, client }, [squat]);
    expect(referenceOf(theirs, squat)?.value).toBe(120);
    expect(theirs.bodyWeight).toEqual({ value: 82, on: "2026-02-10" });
  });

  test("nothing of another client of the same coach", async () => {
    await lifted(120);
    await weighed(82, "2026-02-10");
    const twin = { id: await givenClient(ctx), name: client.name };
    const theirs = await findClientNumbers(ctx, { accountId: ctx.actor.accountId, client: twin }, [squat]);
    expect([referenceOf(theirs, squat), theirs.bodyWeight]).toEqual([null, null]);
  });
});

describe("superior exercises", () => {
  /** The first is below the second, and so on; the last is the back squat. */
  async function chain(length: number) {
    let id = squat;
    let name = "Back squat";
    for (let step = length; step >= 1; step--) {
      const superior = { name, id: null, pick: id, percentage: 50 };
      name = `Lift ${step}`;
      id = await givenExercise(ctx, { name, superior });
    }
    return id;
  }

  test("are followed at most 5 steps", async () => {
    await lifted(160);
    const found: (number | null)[] = [];
    for (const length of [1, 2, 5, 6]) {
      const lowest = await chain(length);
      found.push(referenceOf(await read(lowest), lowest)?.value ?? null);
    }
    expect(found).toEqual([80, 40, 5, null]);
  });
});

describe("the rounding step", () => {
  test("is each coach's own, and off at first", async () => {
    const colleague = await addUser({ id: ctx.actor.accountId });
    await updateRoundingStep(ctx, "2.5 kg");
    const theirs = await findClientNumbers(colleague.ctx, { accountId: ctx.actor.accountId, client }, []);
    expect([(await read()).step, theirs.step]).toEqual(["2.5 kg", "off"]);
    await updateRoundingStep(ctx, "off");
    expect((await read()).step).toBe("off");
  });
});

describe("the editor", () => {
  let programId: string;

  beforeEach(async () => {
    programId = await givenProgram(ctx);
    const day = planOf("Squats", { lines: [line("Back squat", [reps(5), percent("weight", 70)])] });
    await saveDays(ctx, programId, [dayOf(programId, "1", day)]);
    await lifted(120);
  });

  async function view(query: string, by = ctx) {
    const program = await findProgram(by, programId);
    const { queries } = await testDatabase();
    const before = queries.length;
    const shown = await editorView(by, program, new URLSearchParams(query), readWeekAt(by, program, null));
    // the session and the program are two more
    return { ...shown, queries: queries.length - before + 2 };
  }

  test("offers the account's clients by name, and shows the week for nobody", async () => {
    const shown = await view("");
    expect(shown.clients).toEqual([client]);
    expect([shown.client, shown.numbers, shown.step]).toEqual([null, null, null]);
    expect(shown.queries).toBeLessThanOrEqual(8);
  });

  test("shows it for a client, within the page's 8 queries", async () => {
    const shown = await view(`client=${client.id}`);
    const numbers: ClientNumbers = JSON.parse(shown.numbers ?? "");
    expect(referenceOf(numbers, squat)?.value).toBe(120);
    expect([shown.client, shown.step]).toEqual([client.id, "off"]);
    expect(shown.queries).toBeLessThanOrEqual(8);
  });

  test("finds no client of another account, whoever asks", async () => {
    const stranger = await coachingBusiness();
    const theirs = await givenClient(stranger.ctx);
    const admin = await coachingBusiness({ roles: ["ADM"] });
    for (const by of [ctx, admin.ctx]) {
      await expect(view(`client=${theirs}`, by)).rejects.toThrow(NotFound);
      await expect(view("client=x", by)).rejects.toThrow(NotFound);
    }
    expect((await view(`client=${client.id}`, admin.ctx)).client).toBe(client.id);
  });

  test("searches clients where there are many, and always shows the chosen one", async () => {
    for (let number = 1; number <= 24; number++) await givenClient(ctx, { lastName: `Žan ${number}.` });
    const all = await view(`client=${client.id}`);
    expect(all.clients).toHaveLength(24);
    expect(all.clients).toContainEqual(client);
    expect(all.clientSearch).toEqual({ text: "", hasMore: true });
    const found = await view(`client=${client.id}&clients=LUKA zan 7.`);
    expect(found.clients.map(({ name }) => name).sort()).toEqual([client.name, "Luka Žan 7."].sort());
    expect(found.clientSearch).toEqual({ text: "LUKA zan 7.", hasMore: false });
    expect(found.queries).toBeLessThanOrEqual(8);
    const { queries } = await testDatabase();
    const before = queries.length;
    const alone = await findClientChoices(ctx, ctx.actor.accountId, { client: client.id, clients: "LUKA zan 7." });
    expect(alone).toEqual({ clients: found.clients, clientSearch: found.clientSearch });
    expect(queries.length - before).toBe(1);
  });

  test("offers nobody to a partner, who coaches no one", async () => {
    const partner = await coachingBusiness({ roles: ["PAR"] });
    await givenClient(partner.ctx);
    expect((await findCatalogue(partner.ctx, partner.account.id)).clients).toEqual([]);
  });
});
