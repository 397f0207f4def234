import { v7 as newId } from "uuid";
import { beforeAll, expect, test } from "vitest";
import { enterMaximum } from "#app/features/records/mutations.server.ts";
import { accountClients } from "#db/schema/accounts.ts";
import { proves } from "#tests/http/api/proving.ts";
import { type Caller, call, callerAs } from "#tests/support/http/api.ts";
import { addUser, coachingBusiness } from "#tests/support/people/factory.ts";
import { type SharedServer, sharedServer } from "#tests/support/servers/server.ts";
import { makeClient } from "#tests/support/things.ts";
import { starterId } from "#tests/support/training/exercises.ts";
import { givenWorkout } from "#tests/support/training/performances.ts";

/** Proves the calls of document 2 §7 about benchmarks: their names, and whose numbers reach whom. */
let server: SharedServer;
let business: Awaited<ReturnType<typeof coachingBusiness>>;
let coach: Caller;
let athlete: Caller;
let athleteId: string;
const squat = starterId("Back squat");
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const [first, second] = [daysAgo(5), daysAgo(2)];
const quantity = { exerciseId: squat, trackableCategory: "weight", measurementUnit: "kilograms" };

beforeAll(async () => {
  server = await sharedServer();
  business = await coachingBusiness();
  const person = (await coachingBusiness({ roles: ["USR"], firstName: "Luka" })).user;
  athleteId = person.id;
  await business.ctx.db.insert(accountClients).values({ accountId: business.account.id, userId: athleteId });
  [coach, athlete] = [await callerAs(server, business.user), await callerAs(server, person)];
  await givenWorkout(athleteId, first, [{ exerciseId: squat, value: 100, reps: 5 }]);
  await givenWorkout(athleteId, second, [{ exerciseId: squat, value: 106, reps: 5 }]);
  const entered = { id: newId(), value: 130, unit: "kilograms", on: "2026-01-10" } as const;
  const whose = { accountId: business.account.id, userId: athleteId };
  await enterMaximum(business.ctx, whose, { exerciseId: squat, category: "weight" }, entered);
});

type Query = Record<string, string | string[]>;

function ask(caller: Caller, path: string, query: Query) {
  const pairs = Object.entries(query).flatMap(([name, values]) => [values].flat().map((value) => [name, value]));
  return call(caller, "GET", `/exercise-user/${path}?${new URLSearchParams(pairs)}`);
}

const answered = async (caller: Caller, path: string, query: Query) => {
  const answer = await ask(caller, path, query);
  expect(answer.status).toBe(200);
  return answer.json();
};

const week = {
  histories: [
    { timestamp: first, day: first.slice(0, 10), result: 100 },
    { timestamp: second, day: second.slice(0, 10), result: 106 },
  ],
  changePercentage: 6,
};

test("a history is the same for the athlete and for who coaches them", async () => {
  const expected = { ...week, userId: athleteId, userName: "Luka Kovač" };
  expect(await answered(athlete, "history", quantity)).toEqual(expected);
  expect(await answered(coach, "history", { ...quantity, userId: athleteId })).toEqual(expected);
  const best = { ...quantity, timeframe: "allTime", onlyMaxAttempts: "true", userId: athleteId };
  expect((await answered(coach, "history", best)).histories).toEqual([
    { timestamp: "2026-01-10T12:00:00.000Z", day: "2026-01-10", result: 130 },
  ]);
});

test("several histories come in the order in which the people were named, eight at most", async () => {
  const other = await makeClient(business.user);
  const both = await answered(coach, "history-multiple", { ...quantity, userIds: [other, athleteId] });
  expect(both).toMatchObject([{ userId: other, histories: [], changePercentage: null }, week]);
  const nine = Array.from({ length: 9 }, () => newId());
  expect((await ask(coach, "history-multiple", { ...quantity, userIds: nine })).status).toBe(400);
});

test("the exercises are those with results, and volume load where its name has the term", async () => {
  const all = await answered(coach, "exercises-search", { userIds: athleteId });
  expect(all).toEqual([
    { id: "0", name: "Volume Load", trackableCategories: ["weight"] },
    { id: squat, name: "Back squat", trackableCategories: ["weight"] },
  ]);
  expect(await answered(athlete, "exercises-search", { searchTerm: "squat" })).toHaveLength(1);
});

test("a record has its id and its maxima, and is reset", async () => {
  const record = await answered(athlete, "user", quantity);
  const maximum = { value: 130, timestamp: "2026-01-10T12:00:00.000Z" };
  expect(record).toMatchObject({ allTimeRealMax: maximum, currentRealMax: maximum, id: expect.any(String) });
  const stranger = await callerAs(server, (await coachingBusiness()).user);
  expect((await call(stranger, "PUT", `/exercise-user/reset/${record.id}`)).status).toBe(404);
  const [reset, asRead] = [`/exercise-user/reset/${record.id}`, `?resetAt=${record.resetAt ?? "never"}`];
  expect((await call(coach, "PUT", reset + asRead)).status).toBe(204);
  expect(await answered(coach, "user", { ...quantity, userId: athleteId })).toMatchObject({
    ...{ id: record.id, allTimeRealMax: maximum, currentRealMax: null, currentCalculatedMax: null },
  });
  const none = { id: null, allTimeRealMax: null, resetAt: null };
  expect(
    await answered(athlete, "user", { ...quantity, trackableCategory: "reps", measurementUnit: "noDimension" }),
  ).toMatchObject(none);
});

test("a reset that is sent again takes nothing that was reached since; one without what was read does", async () => {
  const reset = async (query: string) => {
    expect((await call(coach, "PUT", `/exercise-user/reset/${id}${query}`)).status).toBe(204);
    return answered(athlete, "user", quantity);
  };
  const { id, resetAt } = await answered(athlete, "user", quantity);
  const asRead = `?resetAt=${resetAt}`;
  const begun = await reset(asRead);
  expect(begun.currentRealMax).toBe(null);
  const soon = { ...business.ctx, now: new Date(Date.parse(begun.resetAt) + 1) };
  const entered = { id: newId(), value: 120, unit: "kilograms", on: "2026-02-10" } as const;
  const whose = { accountId: business.account.id, userId: athleteId };
  await enterMaximum(soon, whose, { exerciseId: squat, category: "weight" }, entered);
  expect((await reset(asRead)).currentRealMax).toMatchObject({ value: 120 });
  expect((await reset("")).currentRealMax).toBe(null);
  expect((await call(coach, "PUT", `/exercise-user/reset/${id}?resetAt=yesterday`)).status).toBe(400);
});

test("of others nothing is found; what is no quantity is refused", async () => {
  const stranger = await callerAs(server, (await coachingBusiness({ roles: ["USR"] })).user);
  const colleague = await callerAs(server, (await addUser(business.account, { roles: ["PAR"] })).user);
  for (const caller of [stranger, colleague]) {
    expect((await ask(caller, "history", { ...quantity, userId: athleteId })).status).toBe(404);
    expect((await ask(caller, "exercises-search", { userIds: athleteId })).status).toBe(404);
  }
  const wrong: Query[] = [
    { ...quantity, measurementUnit: "meters" },
    { ...quantity, trackableCategory: "rpe", measurementUnit: "noDimension" },
    { ...quantity, exerciseId: "0", trackableCategory: "reps", measurementUnit: "noDimension" },
  ];
  for (const query of wrong) expect((await ask(athlete, "history", query)).status).toBe(400);
  const added = { ...quantity, trackableCategory: "bodyWeightOffset" };
  for (const path of ["history", "user"]) expect((await ask(athlete, path, added)).status).toBe(200);
  expect((await ask(athlete, "history", { ...quantity, exerciseId: newId() })).status).toBe(404);
});

proves("athletes/exercise-user", () => server);
