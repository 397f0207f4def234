import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { NotFound } from "#app/domain/errors.ts";
import { messagesOf } from "#app/domain/forms/check.ts";
import type { Role } from "#app/domain/policy/roles.ts";
import { findCoachedClient } from "#app/features/calculation/client-queries.server.ts";
import { findQuantity } from "#app/features/calculation/exercise-queries.server.ts";
import { bodyWeightForm, type EnteredMaximum, maximumForm, maximumInput } from "#app/features/records/forms.ts";
import { enterBodyWeight, enterMaximum } from "#app/features/records/mutations.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { bodyMeasures, records, results } from "#db/schema/records.ts";
import { givenClient, homeIdOf } from "#tests/integration/clients/given.ts";
import { hold, letAllGo, untilWaiting } from "#tests/support/database/barrier.ts";
import { addUser, coachingBusiness } from "#tests/support/people/factory.ts";
import { givenExercise, starterId } from "#tests/support/training/exercises.ts";

let ctx: Context;
let clientId: string;
const squat = { exerciseId: starterId("Back squat"), category: "weight" } as const;

beforeEach(async () => {
  ({ ctx } = await coachingBusiness());
  clientId = await givenClient(ctx);
});

afterEach(letAllGo);

const target = () => ({ accountId: ctx.actor.accountId, userId: clientId });

function entered(value: number, on: string, changes: Partial<EnteredMaximum> = {}): EnteredMaximum {
  return { id: newId(), value, unit: "kilograms", on, ...changes };
}

async function recordOf(userId = clientId) {
  const [row, ...more] = await ctx.db.select().from(records).where(eq(records.userId, userId));
  expect(more).toEqual([]);
  return row;
}

const storedResults = () => ctx.db.select().from(results).where(eq(results.userId, clientId)).orderBy(results.id);

describe("a maximum that the coach enters", () => {
  test("is stored in the unit given, and raises the record in the first unit", async () => {
    await enterMaximum(ctx, target(), squat, entered(300, "2026-02-20", { unit: "pounds" }));
    expect(await storedResults()).toMatchObject([
      { value: 300, unit: "pounds", doneOn: "2026-02-20", source: "coach", enteredBy: ctx.actor.userId },
    ]);
    const record = await recordOf();
    expect(record?.currentReal).toBeCloseTo(136.0777, 4);
    expect(record).toMatchObject({ currentRealOn: "2026-02-20", allTimeRealOn: "2026-02-20", currentCalculated: null });
  });

  test("is current when it is of the latest day, and all-time when it is the best", async () => {
    await enterMaximum(ctx, target(), squat, entered(130, "2026-01-10"));
    await enterMaximum(ctx, target(), squat, entered(120, "2026-02-10"));
    await enterMaximum(ctx, target(), squat, entered(125, "2025-12-10"));
    expect(await recordOf()).toMatchObject({
      ...{ currentReal: 120, currentRealOn: "2026-02-10" },
      ...{ allTimeReal: 130, allTimeRealOn: "2026-01-10" },
    });
  });

  test("sent twice is stored once, also when a newer one came between", async () => {
    const first = entered(130, "2026-02-10");
    await enterMaximum(ctx, target(), squat, first);
    await enterMaximum(ctx, target(), squat, entered(110, "2026-02-10"));
    await enterMaximum(ctx, target(), squat, first);
    expect(await storedResults()).toHaveLength(2);
    expect(await recordOf()).toMatchObject({ currentReal: 110, allTimeReal: 130 });
  });

  test("together with others raises the record by each of them", async () => {
    const many = [121, 127, 124, 122, 126].map((value, index) => entered(value, `2026-02-0${index + 1}`));
    await Promise.all(many.map((one) => enterMaximum(ctx, target(), squat, one)));
    expect(await recordOf()).toMatchObject({ currentReal: 126, currentRealOn: "2026-02-05", allTimeReal: 127 });
  });
});

describe("a body weight that the coach enters", () => {
  test("is stored in kilograms, once", async () => {
    const one = { id: newId(), value: 180, unit: "pounds", on: "2026-02-10" } as const;
    await enterBodyWeight(ctx, target(), one);
    await enterBodyWeight(ctx, target(), one);
    const stored = await ctx.db.select().from(bodyMeasures).where(eq(bodyMeasures.userId, clientId));
    expect(stored).toMatchObject([{ bodyWeight: 81.65, measuredOn: "2026-02-10", source: "coach", bodyFat: null }]);
  });
});

describe("what is entered", () => {
  test("stands in the client's own account, and one record is all coaches'", async () => {
    const other = await coachingBusiness();
    await givenClient(other.ctx, { userId: clientId });
    await enterMaximum(ctx, target(), squat, entered(130, "2026-01-10"));
    await enterMaximum(other.ctx, { accountId: other.account.id, userId: clientId }, squat, entered(120, "2026-02-10"));
    await enterBodyWeight(ctx, target(), { id: newId(), value: 80, unit: "kilograms", on: "2026-02-10" });
    const home = await homeIdOf(clientId);
    expect(await recordOf()).toMatchObject({ accountId: home, currentReal: 120, allTimeReal: 130 });
    expect((await storedResults()).map(({ accountId }) => accountId)).toEqual([home, home]);
    const weighed = await ctx.db.select().from(bodyMeasures).where(eq(bodyMeasures.userId, clientId));
    expect(weighed).toMatchObject([{ accountId: home, enteredBy: ctx.actor.userId }]);
  });

  test("by two coaches at once raises the record by both", async () => {
    const other = await coachingBusiness();
    await givenClient(other.ctx, { userId: clientId });
    const theirs = { accountId: other.account.id, userId: clientId };
    const home = await homeIdOf(clientId);
    const letGo = await hold((tx) => tx`select 1 from users where account_id = ${home} for update`);
    const both = [
      enterMaximum(ctx, target(), squat, entered(130, "2026-01-10")),
      enterMaximum(other.ctx, theirs, squat, entered(120, "2026-02-10")),
    ];
    await untilWaiting(2);
    await letGo();
    await Promise.all(both);
    expect(await recordOf()).toMatchObject({ currentReal: 120, allTimeReal: 130 });
  });

  test("is refused once the relation has ended, also while it was on its way", async () => {
    const letGo = await hold((tx) => tx`delete from account_clients where user_id = ${clientId}`);
    const late = Promise.allSettled([
      enterMaximum(ctx, target(), squat, entered(130, "2026-01-10")),
      enterBodyWeight(ctx, target(), { id: newId(), value: 80, unit: "kilograms", on: "2026-02-10" }),
    ]);
    await untilWaiting(2);
    await letGo();
    const missing = { status: "rejected", reason: expect.any(NotFound) };
    expect(await late).toEqual([missing, missing]);
    expect(await storedResults()).toEqual([]);
    await expect(findCoachedClient(ctx, ctx.actor.accountId, clientId)).rejects.toThrow(NotFound);
  });
});

describe("whose numbers", () => {
  const enter = (by: Context, accountId: string, userId: string) =>
    Promise.allSettled([
      enterMaximum(by, { accountId, userId }, squat, entered(100, "2026-02-10")),
      enterBodyWeight(by, { accountId, userId }, { id: newId(), value: 80, unit: "kilograms", on: "2026-02-10" }),
    ]);
  const missing = { status: "rejected", reason: expect.any(NotFound) };
  const stored = { status: "fulfilled", value: { ok: true } };

  test("those of the own account's clients, a colleague's too, and an administrator those of everybody's", async () => {
    const { accountId } = ctx.actor;
    const colleague = await addUser({ id: accountId });
    const admin = await coachingBusiness({ roles: ["ADM"] });
    for (const by of [ctx, colleague.ctx, admin.ctx]) {
      expect(await enter(by, accountId, clientId)).toEqual([stored, stored]);
    }
  });

  test("not those of another account's client, of somebody who is no client, or of no id", async () => {
    const stranger = await coachingBusiness();
    const theirs = await givenClient(stranger.ctx);
    const { accountId, userId } = ctx.actor;
    expect(await enter(ctx, accountId, theirs)).toEqual([missing, missing]);
    expect(await enter(ctx, stranger.account.id, theirs)).toEqual([missing, missing]);
    expect(await enter(ctx, accountId, userId)).toEqual([missing, missing]);
    expect(await enter(ctx, accountId, "nobody")).toEqual([missing, missing]);
    expect(await ctx.db.select().from(results).where(eq(results.userId, theirs))).toEqual([]);
  });

  test.each([[["PAR"]], [["PAR", "WRT"]], [["USR"]]] as Role[][][])("not anybody's for %j", async (roles) => {
    const { ctx: by } = await addUser({ id: ctx.actor.accountId }, { roles });
    expect(await enter(by, ctx.actor.accountId, clientId)).toEqual([missing, missing]);
  });

  test("a guest, who has another home account, is a client like others", async () => {
    const guest = await coachingBusiness();
    const id = await givenClient(ctx, { userId: guest.user.id });
    expect((await findCoachedClient(ctx, ctx.actor.accountId, id)).name).toBe(guest.ctx.actor.fullName);
    await expect(findCoachedClient(guest.ctx, guest.account.id, id)).rejects.toThrow(NotFound);
  });
});

describe("what of", () => {
  const find = (exercise: string | null, category: string | null) =>
    findQuantity(ctx, ctx.actor.accountId, { exercise, category });

  test("an exercise of the library or the account, and a category that percentages are of", async () => {
    const own = await givenExercise(ctx, { name: "Own lift" });
    expect(await find(own, "weight")).toEqual({ exerciseId: own, name: "Own lift", category: "weight" });
    expect((await find(starterId("Back squat"), "reps")).name).toBe("Back squat");
  });

  test("nothing else", async () => {
    const stranger = await coachingBusiness();
    const theirs = await givenExercise(stranger.ctx, { name: "Their lift" });
    for (const [exercise, category] of [
      [theirs, "weight"],
      [squat.exerciseId, "rpe"],
      [squat.exerciseId, null],
      ["x", "weight"],
    ] as const) {
      await expect(find(exercise, category)).rejects.toThrow(NotFound);
    }
    const admin = await coachingBusiness({ roles: ["ADM"] });
    const named = { exercise: theirs, category: "weight" };
    await expect(findQuantity(admin.ctx, ctx.actor.accountId, named)).rejects.toThrow(NotFound);
  });
});

describe("the forms refuse in words", () => {
  const form = { value: "120", unit: "kilograms", on: "2026-03-02" };
  const today = "2026-03-02";

  test.each([
    [{ value: "" }, "value"],
    [{ value: "0" }, "value"],
    [{ value: "-5" }, "value"],
    [{ value: "10001" }, "value"],
    [{ value: "heavy" }, "value"],
    [{ unit: "seconds" }, "unit"],
    [{ unit: "stones" }, "unit"],
    [{ on: "2026-03-03" }, "on"],
    [{ on: "2026-02-30" }, "on"],
  ])("%o", (changes, field) => {
    const messages = messagesOf(maximumForm, { ...form, ...changes }, { today, category: "weight" });
    expect(Object.keys(messages)).toEqual([field]);
  });

  test("a time is read as a time, a decimal with point or comma", () => {
    const time = { ...form, unit: "seconds", value: "1:30" };
    expect(messagesOf(maximumForm, time, { today, category: "time" })).toEqual({});
    expect(maximumInput(time, newId()).value).toBe(90);
    expect(maximumInput({ ...form, value: "82,5" }, newId()).value).toBe(82.5);
  });

  test("a body weight that nobody has", () => {
    const read = (value: string, unit: string) =>
      Object.keys(messagesOf(bodyWeightForm, { ...form, value, unit }, { today })).length === 0;
    expect([read("82.4", "kilograms"), read("8", "kilograms"), read("700", "kilograms")]).toEqual([true, false, false]);
    expect([read("180", "pounds"), read("20", "pounds"), read("80", "stones")]).toEqual([true, false, false]);
  });
});
