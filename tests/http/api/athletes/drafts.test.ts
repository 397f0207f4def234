import { v7 as newId } from "uuid";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { ask } from "#tests/http/api/ask.ts";
import { proves } from "#tests/http/api/proving.ts";
import { didOf, givenAthlete, type Rounds } from "#tests/integration/athletes/completions/given.ts";
import { type Caller, callerAs } from "#tests/support/http/api.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { type SharedServer, sharedServer } from "#tests/support/servers/server.ts";

/** Proves how an app saves, finishes and syncs workouts. The rules are proved by drafts and sync (integration). */
let server: SharedServer;
let given: Awaited<ReturnType<typeof givenAthlete>>;
let app: Caller;
let ofWorkout: string;

beforeAll(async () => {
  server = await sharedServer();
});

beforeEach(async () => {
  given = await givenAthlete();
  app = await callerAs(server, given.athlete.user);
  ofWorkout = `/programs/own/${given.programId}/workouts/${given.day.id}`;
});

function did(rounds: Rounds, changes = {}) {
  const { workout } = didOf(given.programId, given.day, rounds);
  return { workout, occurrence: 1, version: 0, ...changes };
}

const finishOf = (rounds: Rounds, changes = {}) =>
  did(rounds, { doneAt: "2026-03-02T08:00:00Z", successfullyCompleted: true, ...changes });

test("an app saves, reads, is told of another device's save, finishes twice and begins again", async () => {
  const { json: shown } = await ask(app, "GET", ofWorkout);
  const { prescriptionId } = shown;
  const before = await ask(app, "GET", `${ofWorkout}/draft`);
  expect(before).toMatchObject({ status: 200, json: { occurrence: 1, version: 0, draft: null } });
  const saved = await ask(app, "PUT", `${ofWorkout}/draft`, did([[5, 100]], { prescriptionId }));
  const { id } = before.json;
  expect(saved).toMatchObject({ status: 200, json: { id, version: 1, draft: { prescriptionId, workoutKey: "1" } } });
  expect(await ask(app, "GET", `/drafts/${id}`)).toMatchObject({ status: 200, json: saved.json.draft });
  expect(await ask(app, "GET", "/drafts")).toMatchObject({
    status: 200,
    json: [{ id, workout: { id: given.day.id } }],
  });
  const late = await ask(app, "PUT", `${ofWorkout}/draft`, did([[5, 90]]));
  expect(late).toMatchObject({ status: 409, json: { current: { version: 1, values: { id } } } });
  const finish = () =>
    ask(app, "POST", `${ofWorkout}/draft/finish`, finishOf([[5, 110]], { version: 1, prescriptionId }));
  expect(await finish()).toMatchObject({ status: 200, json: { id, isNew: true } });
  expect(await finish()).toMatchObject({ status: 200, json: { id, isNew: false } });
  const stored = await ask(app, "GET", `/workoutcompletions/${id}`);
  expect(stored).toMatchObject({ status: 200, json: { prescriptionId, completedWorkout: { volumeLoad: 550 } } });
  expect(await ask(app, "GET", `/prescriptions/${prescriptionId}`)).toMatchObject({
    status: 200,
    json: { id: prescriptionId, program: { id: given.programId }, workout: { id: given.day.id, name: "Squats" } },
  });
  expect(await ask(app, "GET", `${ofWorkout}/draft`)).toMatchObject({ json: { occurrence: 2, version: 0 } });
  const again = await ask(app, "PUT", `${ofWorkout}/draft`, did([[5, 100]], { occurrence: 2 }));
  const discard = () => ask(app, "DELETE", `/drafts/${again.json.id}`);
  expect([(await discard()).status, (await discard()).status]).toEqual([204, 204]);
  expect((await ask(app, "GET", "/drafts")).json).toEqual([]);
});

test("an app syncs from the cursor that it was given", async () => {
  const begun = await ask(app, "GET", "/sync");
  expect(begun).toMatchObject({ status: 200, json: { changes: [], hasMore: false } });
  const { id } = (await ask(app, "POST", `${ofWorkout}/draft/finish`, finishOf([[5, 100]]))).json;
  const synced = await ask(app, "GET", `/sync?since=${begun.json.cursor}`);
  expect(synced.json.changes).toContainEqual({
    kind: "completion",
    id,
    isDeleted: false,
    changedAt: expect.any(String),
  });
  const page = await ask(app, "GET", `/sync?since=${begun.json.cursor}&limit=1`);
  expect(page.json.changes).toHaveLength(1);
  expect((await ask(app, "GET", "/sync?since=x")).status).toBe(400);
  const [epoch, ...rest] = JSON.parse(Buffer.from(begun.json.cursor, "base64url").toString());
  const elsewhere = Buffer.from(JSON.stringify([`${epoch}0`, ...rest])).toString("base64url");
  expect((await ask(app, "GET", `/sync?since=${elsewhere}`)).status).toBe(410);
});

test("what is not theirs does not exist, and another workout than the address names is refused", async () => {
  const { json: shown } = await ask(app, "GET", ofWorkout);
  const { id } = (await ask(app, "PUT", `${ofWorkout}/draft`, did([[5, 100]]))).json;
  const stranger = await callerAs(server, (await coachingBusiness({ roles: ["USR"] })).user);
  const coach = await callerAs(server, given.coach.user);
  for (const other of [stranger, coach]) {
    expect((await ask(other, "GET", `/drafts/${id}`)).status).toBe(404);
    expect((await ask(other, "DELETE", `/drafts/${id}`)).status).toBe(404);
    expect((await ask(other, "GET", `${ofWorkout}/draft`)).status).toBe(404);
    expect((await ask(other, "PUT", `${ofWorkout}/draft`, did([[5, 100]]))).status).toBe(404);
    expect((await ask(other, "POST", `${ofWorkout}/draft/finish`, finishOf([[5, 100]]))).status).toBe(404);
    expect((await ask(other, "GET", `/prescriptions/${shown.prescriptionId}`)).status).toBe(404);
  }
  const elsewhere = `/programs/own/${given.programId}/workouts/${newId()}/draft`;
  expect((await ask(app, "PUT", elsewhere, did([[5, 100]]))).status).toBe(409);
  expect((await ask(app, "POST", `${elsewhere}/finish`, finishOf([[5, 100]]))).status).toBe(409);
});

proves("athletes/drafts", () => server);
