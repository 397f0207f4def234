import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { NotFound } from "#app/domain/errors.ts";
import { findClientNumbers } from "#app/features/calculation/queries.server.ts";
import { enterMaximum } from "#app/features/records/mutations.server.ts";
import { listRecords } from "#app/features/records/queries.server.ts";
import {
  findTrainingMaximum,
  findTrainingShare,
  setTrainingMaximum,
  setTrainingShare,
} from "#app/features/records/training.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { accountClients } from "#db/schema/accounts.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { makeClient } from "#tests/support/things.ts";
import { starterId } from "#tests/support/training/exercises.ts";

/** Proves what a coach sets as a client's training maximum and share: whose it is, and what the second of two savers is told. */
let ctx: Context;
let client: string;
const squat = starterId("Back squat");
const press = starterId("Barbell press");
const on = "2026-02-10";

beforeEach(async () => {
  const business = await coachingBusiness();
  [ctx, client] = [business.ctx, await makeClient(business.user)];
});

const target = (by = ctx) => ({ accountId: by.actor.accountId, userId: client });
const set = (value: number | null, seen: number, by = ctx) =>
  setTrainingMaximum(by, { ...target(by), exerciseId: squat, seen }, { value, on });
const share = (percent: number, seen: number, by = ctx) => setTrainingShare(by, { ...target(by), seen }, percent);

async function lifted(value: number) {
  const entered = { id: newId(), value, unit: "kilograms", on } as const;
  await enterMaximum(ctx, target(), { exerciseId: squat, category: "weight" }, entered);
}

async function shown() {
  const { records, share } = await listRecords(ctx, target());
  return { share, maxima: records.map(({ name, trainingMaximum }) => [name, trainingMaximum]) };
}

test("a training maximum is the client's share of the maximum until one is set, and again once it is removed", async () => {
  expect(await shown()).toEqual({ share: 90, maxima: [] });
  await lifted(140);
  expect(await shown()).toEqual({ share: 90, maxima: [["Back squat", { amount: "126 kg", on: null }]] });
  expect(await share(85, 0)).toEqual({ ok: true });
  expect(await shown()).toEqual({ share: 85, maxima: [["Back squat", { amount: "119 kg", on: null }]] });
  await set(122.5, 0);
  expect(await shown()).toEqual({ share: 85, maxima: [["Back squat", { amount: "122.5 kg", on }]] });
  expect(await findTrainingMaximum(ctx, client, squat)).toEqual({ value: 122.5, on, version: 1 });
  await set(null, 1);
  expect(await shown()).toEqual({ share: 85, maxima: [["Back squat", { amount: "119 kg", on: null }]] });
  expect(await findTrainingMaximum(ctx, client, squat)).toEqual({ value: null, on: null, version: 2 });
});

test("one is set of an exercise without a maximum", async () => {
  await setTrainingMaximum(ctx, { ...target(), exerciseId: press, seen: 0 }, { value: 60, on });
  expect(await shown()).toEqual({ share: 90, maxima: [["Barbell press", { amount: "60 kg", on }]] });
});

describe("the second of two savers", () => {
  test("is told of a training maximum, and not of one that is the same", async () => {
    await set(120, 0);
    expect(await set(120, 0)).toEqual({ ok: true });
    expect(await set(125, 0)).toMatchObject({
      ok: false,
      theirs: { values: { value: "120", unit: "kilograms", on }, version: 1 },
    });
    expect(await set(125, 1)).toEqual({ ok: true });
    await set(null, 2);
    expect(await set(130, 1)).toMatchObject({ ok: false, theirs: { values: { value: "" }, version: 3 } });
  });

  test("is told of a share", async () => {
    await share(85, 0);
    expect(await share(85, 0)).toEqual({ ok: true });
    expect(await share(87.5, 0)).toMatchObject({ ok: false, theirs: { values: { share: "85" }, version: 1 } });
    expect(await share(87.5, 1)).toEqual({ ok: true });
    expect(await findTrainingShare(ctx, client)).toEqual({ share: 87.5, version: 2 });
  });
});

test("two coaches share one of each, and nobody else sets any", async () => {
  const [other, stranger] = [await coachingBusiness(), await coachingBusiness()];
  await ctx.db.insert(accountClients).values({ accountId: other.account.id, userId: client });
  await set(120, 0);
  await share(80, 0, other.ctx);
  const numbers = await findClientNumbers(other.ctx, { ...target(other.ctx), client: { id: client, name: "" } }, [
    squat,
  ]);
  expect(numbers).toMatchObject({ trainingShare: 80, exercises: [{ trainingMaximum: { value: 120, on } }] });
  await expect(set(1, 1, stranger.ctx)).rejects.toThrow(NotFound);
  await expect(share(50, 1, stranger.ctx)).rejects.toThrow(NotFound);
});
