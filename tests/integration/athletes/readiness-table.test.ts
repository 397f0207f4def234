import { v7 as newId } from "uuid";
import { beforeAll, describe, expect, test } from "vitest";
import { createGroup, setMembers } from "#app/features/groups/mutations.server.ts";
import { listGraphs } from "#app/features/readiness/graph-queries.server.ts";
import { storeResponse } from "#app/features/readiness/mutations.server.ts";
import { findAthlete } from "#app/features/readiness/scope.server.ts";
import { listReadiness, type TableQuery } from "#app/features/readiness/table-queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { givenClient } from "#tests/integration/clients/given.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { at, coachingBusiness } from "#tests/support/people/factory.ts";
import { answersOf, questionIds } from "./readiness-given.ts";

/** Figures worked out by hand. It is 02/03/2026: a week begins on 24/02, a month on 31/01. */
let coach: Context;
const ids: Record<string, string> = {};
const [sleep = "", fatigue = "", , , motivation = ""] = questionIds;

type Sent = Omit<Parameters<typeof storeResponse>[2], "id">;

async function answered(name: string, sent: Sent) {
  await storeResponse(coach, ids[name] ?? "", { id: newId(), ...sent });
}

beforeAll(async () => {
  ({ ctx: coach } = await coachingBusiness());
  for (const lastName of ["Asante", "Berg", "Costa"]) ids[lastName] = await givenClient(coach, { lastName });
  // Asante: 20 of 25 is 0.8; 10 of 25 less 10 of 50 is 0.2; 25 of 25 is 1
  await answered("Asante", { ...answersOf(4), on: "2026-03-01", bodyWeight: 70, bodyFat: 20 });
  const hurt = [
    { muscle: "neck", soreness: 4 },
    { muscle: "leftCalf", soreness: 6 },
  ];
  await answered("Asante", { ...answersOf(2), on: "2026-02-24", muscles: hurt, bodyWeight: 71 });
  await answered("Asante", { ...answersOf(5), on: "2026-02-23" });
  // Berg: 2 + 1 = 3 of 10 is 0.3, of two questions
  await answered("Berg", { ...answersOf(2, 1), on: "2026-02-10", bodyWeight: 90 });
});

function ask(changes: Partial<TableQuery> = {}, ctx = coach) {
  const all = { timeframe: "last" as const, search: "", clientIds: [], groupIds: [], limit: 200, offset: 0 };
  return listReadiness(ctx, { ...all, ...changes });
}

async function row(name: string, changes: Partial<TableQuery> = {}) {
  const { rows } = await ask(changes);
  const found = rows.find(({ id }) => id === ids[name]);
  if (!found) throw new Error(`${name} is not in the table.`);
  return found;
}

describe("the table", () => {
  test("shows the latest response of each client, by name, and who has none", async () => {
    const { rows, total } = await ask();
    expect(total).toBe(3);
    expect(rows.map(({ fullName, answeredOn, responses }) => [fullName, answeredOn, responses])).toEqual([
      ["Luka Asante", "2026-03-01", 1],
      ["Luka Berg", "2026-02-10", 1],
      ["Luka Costa", null, 0],
    ]);
    expect(rows[0]).toMatchObject({ score: 0.8, bodyWeight: 70, bodyFat: 20, muscles: [], points: { [sleep]: 4 } });
    expect(rows[1]?.points).toEqual({ [sleep]: 2, [fatigue]: 1 });
    expect(rows[1]?.score).toBeCloseTo(0.3, 10);
    expect(rows[2]).toMatchObject({ score: null, points: {}, muscles: [], bodyWeight: null });
  });

  test("of a window shows means, each score computed first", async () => {
    const week = await row("Asante", { timeframe: "oneWeek" });
    expect(week).toMatchObject({ responses: 2, answeredOn: "2026-03-01", bodyWeight: 70.5, bodyFat: 20 });
    // 0.8 and 0.2; by the means of points and soreness it would be 0.6 - 0.1 as well, so a month tells them apart
    expect(week.score).toBeCloseTo(0.5, 10);
    expect(week.points[motivation]).toBe(3);
    expect(week.muscles).toEqual([
      { muscle: "leftCalf", soreness: 3 },
      { muscle: "neck", soreness: 2 },
    ]);
    const month = await row("Asante", { timeframe: "oneMonth" });
    expect(month.score).toBeCloseTo(2 / 3, 10);
    expect(month.points[sleep]).toBeCloseTo(11 / 3, 10);
    expect(month.muscles).toEqual([
      { muscle: "leftCalf", soreness: 2 },
      { muscle: "neck", soreness: 4 / 3 },
    ]);
    expect(await row("Berg", { timeframe: "oneWeek" })).toMatchObject({ responses: 0, score: null, points: {} });
    expect(await row("Berg", { timeframe: "oneYear" })).toMatchObject({ responses: 1, bodyWeight: 90 });
  });

  test("a score that soreness has taken away counts as 0 in a mean", async () => {
    const { ctx } = await coachingBusiness();
    const id = await givenClient(ctx);
    const aching = ["neck", "leftCalf", "rightCalf", "leftChest"].map((muscle) => ({ muscle, soreness: 10 }));
    await storeResponse(ctx, id, { id: newId(), ...answersOf(1), on: "2026-03-01", muscles: aching });
    await storeResponse(ctx, id, { id: newId(), ...answersOf(5), on: "2026-02-28" });
    // 0 and 1; 0.6 - 0.4 of the means would be 0.2
    expect((await ask({ timeframe: "oneWeek" }, ctx)).rows[0]?.score).toBe(0.5);
  });

  test("is narrowed by clients, by groups, and by a name", async () => {
    const [asante = "", berg = "", costa = ""] = ["Asante", "Berg", "Costa"].map((name) => ids[name]);
    const groupId = newId();
    await createGroup(coach, groupId, { name: "Sprinters" });
    await setMembers(coach, groupId, { shown: [costa], members: [costa] });
    const names = async (changes: Partial<TableQuery>) => (await ask(changes)).rows.map(({ id }) => id);
    expect(await names({ clientIds: [berg] })).toEqual([berg]);
    expect(await names({ clientIds: [asante], groupIds: [groupId] })).toEqual([asante, costa]);
    expect(await names({ search: "bér" })).toEqual([berg]);
    expect(await names({ limit: 1, offset: 1 })).toEqual([berg]);
  });

  test("has of two businesses' clients one's own, and for an administrator everybody", async () => {
    const { ctx: other } = await coachingBusiness();
    await givenClient(other, { userId: ids.Berg ?? "" });
    expect((await ask({}, other)).rows.map(({ id }) => id)).toEqual([ids.Berg]);
    const { ctx: admin } = await coachingBusiness({ roles: ["ADM"] });
    const { rows, total } = await ask({ search: "Berg" }, admin);
    expect([total, rows[0]?.id]).toEqual([1, ids.Berg]);
    const { ctx: writer } = await coachingBusiness({ roles: ["PAR", "WRT"] });
    expect(await ask({}, writer)).toEqual({ rows: [], total: 0 });
  });

  test("takes two statements, for one client and for two hundred", async () => {
    const { ctx: small } = await coachingBusiness();
    await givenClient(small);
    const { ctx: large } = await coachingBusiness();
    for (let count = 0; count < 40; count++) await givenClient(large);
    const { queries } = await testDatabase();
    for (const ctx of [small, large]) {
      for (const timeframe of ["last", "oneMonth"] as const) {
        const before = queries.length;
        await ask({ timeframe }, ctx);
        expect(queries.length - before).toBe(2);
      }
    }
  });
});

test("graphs have a line for each question of their category, and the body's one each, of the last year", async () => {
  const athlete = await findAthlete(coach, ids.Asante ?? "");
  await answered("Asante", { ...answersOf(1), on: "2025-02-28" });
  const graphs = await listGraphs(coach, athlete);
  expect(graphs.map(({ title, unit, lines }) => [title, unit, ...lines.map(({ label }) => label)])).toEqual([
    ["Recovery", "", "Sleep quality", "Fatigue"],
    ["Mind", "", "Stress", "Mood", "Motivation to train"],
    ["Body weight", "kg", "Body weight"],
    ["Body fat", "%", "Body fat"],
  ]);
  expect(graphs[0]).toMatchObject({ lowest: 1, highest: 5 });
  expect(graphs[0]?.lines[0]?.points).toEqual([
    { at: Date.UTC(2026, 1, 23), value: 5 },
    { at: Date.UTC(2026, 1, 24), value: 2 },
    { at: Date.UTC(2026, 2, 1), value: 4 },
  ]);
  expect(graphs[2]?.lines[0]?.points.map(({ value }) => value)).toEqual([71, 70]);
  const later = at(coach, new Date("2027-06-01T09:00:00Z"));
  expect((await listGraphs(later, athlete)).map(({ lines }) => lines.flatMap(({ points }) => points))).toEqual([
    [],
    [],
    [],
    [],
  ]);
});
