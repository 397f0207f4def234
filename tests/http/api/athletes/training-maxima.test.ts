import { v7 as newId } from "uuid";
import { beforeAll, expect, test } from "vitest";
import { enterMaximum } from "#app/features/records/mutations.server.ts";
import { accountClients } from "#db/schema/accounts.ts";
import { proves } from "#tests/http/api/proving.ts";
import { type Caller, call, callerAs } from "#tests/support/http/api.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { type SharedServer, sharedServer } from "#tests/support/servers/server.ts";
import { makeExercise } from "#tests/support/things.ts";
import { starterId } from "#tests/support/training/exercises.ts";

/** Proves what an app reads of a training maximum, who sets it, and that nothing of somebody else's is saved over. */
let server: SharedServer;
let coach: Caller;
let athlete: Caller;
let stranger: Caller;
let userId: string;
let foreign: string;
const exerciseId = starterId("Back squat");

beforeAll(async () => {
  server = await sharedServer();
  const [business, other] = [await coachingBusiness(), await coachingBusiness()];
  const person = (await coachingBusiness({ roles: ["USR"] })).user;
  userId = person.id;
  await business.ctx.db.insert(accountClients).values({ accountId: business.account.id, userId });
  coach = await callerAs(server, business.user);
  athlete = await callerAs(server, person);
  stranger = await callerAs(server, other.user);
  foreign = await makeExercise(other.user);
  const entered = { id: newId(), value: 140, unit: "kilograms", on: "2026-02-10" } as const;
  const whose = { accountId: business.account.id, userId };
  await enterMaximum(business.ctx, whose, { exerciseId, category: "weight" }, entered);
});

const at = "/exercise-user/training-maximum";
const set = (body: object, caller = coach) =>
  call(caller, "PUT", at, { userId, exerciseId, measurementUnit: "kilograms", day: "2026-03-01", ...body });
const share = (body: object, caller = coach) =>
  call(caller, "PUT", "/exercise-user/training-share", { userId, ...body });

async function read(caller: Caller, whose: string | null = userId, exercise = exerciseId) {
  const query = new URLSearchParams({ exerciseId: exercise, ...(whose && { userId: whose }) });
  return call(caller, "GET", `${at}?${query}`);
}

test("a training maximum is a share of the maximum until it is set, for the athlete and their coach alike", async () => {
  const first = { exerciseId, value: 126, own: null, version: 0, share: 90, shareVersion: 0 };
  expect(await (await read(coach)).json()).toEqual(first);
  expect(await (await read(athlete, null)).json()).toEqual(first);
  const shared = await share({ share: 85, version: 0 });
  expect([shared.status, await shared.json()]).toEqual([200, { share: 85, version: 1 }]);
  const sent = await set({ value: 125, version: 0 });
  const own = { value: 125, day: "2026-03-01" };
  expect([sent.status, await sent.json()]).toEqual([
    200,
    { ...first, value: 125, own, version: 1, share: 85, shareVersion: 1 },
  ]);
  expect(await (await read(athlete)).json()).toMatchObject({ value: 125, own });
  const removed = await (await set({ value: null, version: 1 })).json();
  expect(removed).toMatchObject({ value: 119, own: null, version: 2 });
});

test("pounds are stored in kilograms", async () => {
  const { version } = await (await read(coach)).json();
  const { value } = await (await set({ value: 100, measurementUnit: "pounds", version })).json();
  expect(value).toBeCloseTo(45.359237, 6);
});

test("an older version is refused with what stands there", async () => {
  const { version, shareVersion } = await (await read(coach)).json();
  await set({ value: 120, version });
  const stale = await set({ value: 130, version });
  expect(stale.status).toBe(409);
  expect((await set({ value: 120, version })).status).toBe(200);
  await share({ share: 92.5, version: shareVersion });
  expect((await share({ share: 95, version: shareVersion })).status).toBe(409);
});

test("what is too much, too little or in the future is refused at its field", async () => {
  const { version, shareVersion } = await (await read(coach)).json();
  const problems = async (answer: Response) => {
    const { errors } = await answer.json();
    return [answer.status, errors.map(({ field }: { field: string }) => field)];
  };
  expect(await problems(await set({ value: 0, version }))).toEqual([422, ["value"]]);
  expect(await problems(await set({ value: 1001, version }))).toEqual([422, ["value"]]);
  expect(await problems(await set({ value: 100, day: "2100-01-01", version }))).toEqual([422, ["day"]]);
  expect(await problems(await share({ share: 49, version: shareVersion }))).toEqual([422, ["share"]]);
  expect(await problems(await share({ share: 111, version: shareVersion }))).toEqual([422, ["share"]]);
});

test("an athlete reads and does not set; of others nothing is found", async () => {
  expect((await set({ value: 1, version: 0 }, athlete)).status).toBe(403);
  expect((await share({ share: 90, version: 0 }, athlete)).status).toBe(403);
  expect((await set({ value: 1, version: 0 }, stranger)).status).toBe(404);
  expect((await share({ share: 90, version: 0 }, stranger)).status).toBe(404);
  expect((await read(stranger)).status).toBe(404);
  expect((await read(athlete, newId())).status).toBe(404);
  expect((await read(coach, userId, foreign)).status).toBe(404);
  expect((await set({ exerciseId: foreign, value: 1, version: 0 })).status).toBe(404);
});

proves("athletes/training-maxima", () => server);
