import sharp from "sharp";
import { v7 as newId } from "uuid";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Context } from "#app/services/context.server.ts";
import { completions } from "#db/schema/completions.ts";
import { ask, fieldsOf } from "#tests/http/api/ask.ts";
import { proves } from "#tests/http/api/proving.ts";
import { didOf, givenAthlete } from "#tests/integration/athletes/completions/given.ts";
import { type Caller, callerAs } from "#tests/support/http/api.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { type SharedServer, sharedServer } from "#tests/support/servers/server.ts";

/** Proves how completed workouts are sent and read over the API. Their rules are proved by completions (integration). */
let server: SharedServer;
let given: Awaited<ReturnType<typeof givenAthlete>>;
let app: Caller;
let coach: Caller;

beforeAll(async () => {
  server = await sharedServer();
});

beforeEach(async () => {
  given = await givenAthlete();
  app = await callerAs(server, given.athlete.user);
  coach = await callerAs(server, given.coach.user);
});

const did = (changes = {}) => didOf(given.programId, given.day, [[5, 100]], { comment: "Heavy", ...changes });
const send = (body: unknown) => ask(app, "POST", "/workoutcompletions", body);
const countOf = ({ db }: Context) => db.$count(completions);

test("an athlete sends, sends again, changes, reads and deletes what they did", async () => {
  const input = did();
  const before = await countOf(given.athlete.ctx);
  const first = await send(input);
  expect([first.status, (await send(input)).status]).toEqual([201, 201]);
  expect(await countOf(given.athlete.ctx)).toBe(before + 1);
  expect(first.json).toMatchObject({
    ...{ id: input.id, completedOn: "2026-03-02T08:00:00.000Z", doneOn: "2026-03-02", comment: "Heavy" },
    workout: { name: "Squats", key: "1", program: { id: given.programId, name: "Texas Method" } },
    completedWorkout: { volumeLoad: 500, volumeLoadInPounds: 1102.31 },
    isReadByProgramCreator: false,
  });
  const path = `/workoutcompletions/${input.id}`;
  const changed = await ask(app, "PUT", path, did({ id: undefined, comment: "Very heavy" }));
  expect([changed.status, changed.json.comment]).toEqual([200, "Very heavy"]);
  expect(await ask(app, "GET", "/workoutcompletions")).toMatchObject({
    status: 200,
    total: 1,
    json: [{ id: input.id }],
  });
  expect((await ask(app, "DELETE", path)).status).toBe(204);
  expect([(await ask(app, "GET", path)).status, (await ask(app, "DELETE", path)).status]).toEqual([404, 404]);
  expect((await ask(app, "PUT", path, did())).status).toBe(404);
});

test("its coach lists the comments, filtered, paged by cursor, and marks them read", async () => {
  for (const hour of [1, 2, 3]) await send(did({ id: newId(), doneAt: `2026-03-02T0${hour}:00:00Z` }));
  await send(did({ id: newId(), comment: null }));
  const first = await ask(coach, "GET", `/workoutcompletions?limit=2&programId=${given.programId}`);
  expect([first.status, first.total, first.json.length]).toEqual([200, 3, 2]);
  const second = await ask(coach, "GET", first.next ?? "");
  expect([second.json.length, second.next]).toEqual([1, null]);
  expect((await ask(coach, "GET", `/workoutcompletions?userId=${newId()}`)).json).toEqual([]);
  expect((await ask(coach, "GET", "/workoutcompletions?own=true")).json).toEqual([]);
  expect((await ask(coach, "GET", "/workoutcompletions/has-unread-comments")).json).toBe(true);
  const ids = [...first.json, ...second.json].map(({ id }: { id: string }) => id);
  expect((await ask(coach, "GET", `/workoutcompletions/${ids[0]}`)).json.completedWorkout.volumeLoad).toBe(500);
  expect((await ask(coach, "POST", "/workoutcompletions/mark-as-read", ids)).json).toBe(false);
  expect((await ask(app, "GET", `/workoutcompletions/${ids[0]}`)).json.isReadByProgramCreator).toBe(true);
});

test("what is not theirs, or is no workout of it, is refused", async () => {
  const input = did();
  await send(input);
  const stranger = await callerAs(server, (await coachingBusiness({ roles: ["USR"] })).user);
  const path = `/workoutcompletions/${input.id}`;
  expect((await ask(stranger, "GET", path)).status).toBe(404);
  expect((await ask(stranger, "POST", "/workoutcompletions", did())).status).toBe(404);
  expect((await ask(stranger, "DELETE", path)).status).toBe(404);
  expect((await ask(app, "POST", "/workoutcompletions/mark-as-read", [])).status).toBe(403);
  const other = did({ id: newId() });
  expect((await send({ ...other, workout: { ...other.workout, id: newId() } })).status).toBe(409);
  const unfit = await send({ ...did(), doneAt: "yesterday", workout: { ...input.workout, modules: [{}] } });
  expect(unfit.status).toBe(422);
  expect(fieldsOf(unfit)).toEqual(expect.arrayContaining(["doneAt", "workout.modules.0.id"]));
});

test("a cursor of year 0, which the database has not, is refused", async () => {
  const cursor = Buffer.from(JSON.stringify(["0000-01-01T00:00:00.000000Z", newId()])).toString("base64url");
  for (const caller of [app, coach]) {
    expect((await ask(caller, "GET", `/workoutcompletions?cursor=${cursor}`)).status).toBe(400);
  }
});

test("an image is uploaded ahead, named by the completion, and seen by the coach and nobody else", async () => {
  const form = new FormData();
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#363" } })
    .png()
    .toBuffer();
  form.set("file", new Blob([bytes]), "squats.png");
  const uploaded = await ask(app, "POST", "/workoutcompletions/images", form);
  expect(uploaded.status).toBe(201);
  const input = did({ imageId: uploaded.json.id, sessionRpe: 7.5, minutes: 62, doneAt: "2026-03-01T22:30:00-05:00" });
  const told = { image: uploaded.json, sessionRpe: 7.5, minutes: 62, doneOn: "2026-03-01", utcOffset: "-05:00" };
  expect((await send(input)).json).toMatchObject(told);
  const stranger = await callerAs(server, (await coachingBusiness()).user);
  const see = ({ token }: Caller) =>
    fetch(`${server.url}${uploaded.json.path}`, { headers: { Authorization: `Bearer ${token}` } });
  expect([(await see(app)).status, (await see(coach)).status, (await see(stranger)).status]).toEqual([200, 200, 404]);
});

test("a coach enters a workout for a client, marked as theirs, and lists what the client did of the coach's programs", async () => {
  const path = `/clients/${given.athlete.user.id}/workoutcompletions`;
  const input = { ...did({ comment: null }), imageId: undefined };
  const entered = await ask(coach, "POST", path, input);
  expect([entered.status, entered.json.isEnteredByCoach]).toEqual([201, true]);
  await send(did({ id: newId(), doneAt: "2026-03-02T09:00:00Z", comment: null }));
  const page = await ask(coach, "GET", `${path}?limit=1`);
  expect([page.total, page.json[0].isEnteredByCoach]).toEqual([2, false]);
  expect((await ask(coach, "GET", page.next ?? "")).json).toMatchObject([{ id: input.id, isEnteredByCoach: true }]);
  expect((await ask(coach, "GET", `${path}/${input.id}`)).json.completedWorkout.volumeLoad).toBe(500);
  expect((await ask(app, "GET", `/workoutcompletions/${input.id}`)).json.isEnteredByCoach).toBe(true);
  const stranger = await callerAs(server, (await coachingBusiness()).user);
  for (const method of ["GET", "POST"]) {
    expect((await ask(stranger, method, path, method === "POST" ? input : undefined)).status).toBe(404);
  }
  expect((await ask(app, "GET", path)).status).toBe(403);
});

test("what was done stands beside the prescription that it names, and apart what the athlete added", async () => {
  const shown = await ask(app, "GET", `/programs/own/${given.programId}/workouts/${given.day.id}`);
  const answer = await send(did({ prescriptionId: shown.json.prescriptionId }));
  const { completedModules, prescribedModules, ownExercises } = answer.json.completedWorkout;
  const first = completedModules[0].moduleExercises[0].moduleExerciseRounds[0].roundDefinitions[0];
  expect([answer.json.prescriptionId, ownExercises]).toEqual([shown.json.prescriptionId, []]);
  expect([first.doneValue, first.prescribed.value]).toEqual([5, 5]);
  const written = JSON.stringify(shown.json.modules);
  expect(written).toContain('"text":"5"');
  expect(prescribedModules).toEqual(JSON.parse(written.replace(/,"text":"[^"]*"/g, "")));
});

proves("athletes/workout-completions", () => server);
