import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { v7 as newId } from "uuid";
import { beforeAll, expect, test } from "vitest";
import { accountClients } from "#db/schema/accounts.ts";
import { kilos, line, reps } from "#scripts/demo-data/plan.ts";
import { contractOf, type OpenApi, operationsOf } from "#tests/http/api/contract.ts";
import { nameOf } from "#tests/http/api/proving.ts";
import { didOf, follow } from "#tests/integration/athletes/completions/given.ts";
import { givenProgram } from "#tests/integration/programs/given.ts";
import { dayOf, planOf, saveDays, snapshotOf } from "#tests/integration/workouts/given.ts";
import { type Caller, call, callerAs } from "#tests/support/http/api.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { type SharedServer, sharedServer } from "#tests/support/servers/server.ts";

/**
 * The description's examples are what this athlete sends, and the answers that they get. Where an answer has changed,
 * `vitest run --project http -u` with this file writes them anew.
 */
const file = new URL("../../../../app/routes/api/examples.json", import.meta.url);
const examples: Record<string, { body?: unknown; answer?: unknown }> = {};
let server: SharedServer;
let app: Caller;
let described: OpenApi;

beforeAll(async () => {
  server = await sharedServer();
  described = await (await fetch(`${server.url}/api/openapi.json`)).json();
});

/** Sends it as the operation says, and keeps both as its example. */
async function show(name: string, at: Record<string, string> = {}, body?: object, query = "") {
  const operation = operationsOf(described).find((one) => nameOf(one) === name);
  if (!operation) throw new Error(`${name} is not described.`);
  const path = operation.path.replace(/\{(\w+)\}/g, (_, key: string) => at[key] ?? "");
  const answer = await call(app, operation.method, path + query, body);
  const text = await answer.text();
  expect([name, contractOf(described).problemsOf(operation, answer, text)]).toEqual([name, []]);
  const json = JSON.parse(text);
  examples[name] = { ...(body && !(body instanceof FormData) ? { body } : {}), answer: json };
  return json;
}

async function givenFollower() {
  const [coach, athlete] = [
    await coachingBusiness({ hasPaidAccess: true }),
    await coachingBusiness({ roles: ["USR"], firstName: "Luka" }),
  ];
  await coach.ctx.db.insert(accountClients).values({ accountId: coach.account.id, userId: athlete.user.id });
  const programId = await givenProgram(coach.ctx);
  const lines = [line("Back squat", [reps(5), kilos(80)])];
  const day = dayOf(programId, "1", planOf("Squats", { rounds: 2, lines }));
  await saveDays(coach.ctx, programId, [day]);
  await follow(coach.ctx, programId, athlete.user.id);
  return { programId, day, user: athlete.user };
}

type Done = ReturnType<typeof didOf>["workout"];

/** With a round of another exercise after what was prescribed. */
function withOwn(workout: Done): Done {
  const [set] = workout.modules;
  const [entry] = set?.moduleExercises ?? [];
  const [round] = entry?.moduleExerciseRounds ?? [];
  if (!set || !entry || !round) throw new Error("The workout is empty.");
  const rounds = [{ ...round, id: newId() }];
  const own = {
    ...entry,
    id: newId(),
    orderNumber: 2,
    exercise: snapshotOf("Front squat"),
    moduleExerciseRounds: rounds,
  };
  return { ...workout, modules: [{ ...set, moduleExercises: [entry, own] }] };
}

/** After everything so far. While a transaction is open anywhere on the server, what came after it is told again. */
async function cursorAfterAll(): Promise<string> {
  let cursor = "";
  const changes = async () => {
    const synced = await (await call(app, "GET", `/sync${cursor && `?since=${cursor}`}`)).json();
    const isFirst = cursor === "";
    cursor = synced.cursor;
    return isFirst ? null : synced.changes;
  };
  await expect.poll(changes).toEqual([]);
  return cursor;
}

async function picture() {
  const plain = { create: { width: 60, height: 40, channels: 3 as const, background: "#363" } };
  const form = new FormData();
  form.set("file", new Blob([await sharp(plain).png().toBuffer()]), "squats.png");
  return form;
}

test("the description's examples are what was sent and answered", async () => {
  const { programId, day, user } = await givenFollower();
  app = await callerAs(server, user);
  const at = { id: programId, workoutId: day.id };
  const draft = "/programs/own/{id}/workouts/{workoutId}/draft";
  const cursor = await cursorAfterAll();
  const shown = await (await call(app, "GET", `/programs/own/${programId}/workouts/${day.id}`)).json();
  const { prescriptionId } = shown;
  await show("GET /prescriptions/{id}", { id: prescriptionId });
  const place = { occurrence: 1, prescriptionId };
  const begun = didOf(programId, day, [[5, 80]]).workout;
  const saved = await show(`PUT ${draft}`, at, { ...place, version: 0, workout: begun });
  await show(`GET ${draft}`, at);
  await show("GET /drafts");
  await show("GET /drafts/{id}", { id: saved.id });
  const image = await show("POST /workoutcompletions/images", {}, await picture());
  const workout = withOwn(
    didOf(programId, day, [
      [5, 80],
      [5, 82.5],
    ]).workout,
  );
  const felt = { comment: "Knee was quiet.", sessionRpe: 7.5, minutes: 48, imageId: image.id };
  const doneAt = "2026-03-02T18:30:00+01:00";
  const finish = { ...place, version: 1, doneAt, successfullyCompleted: true, ...felt, workout };
  const { id } = await show(`POST ${draft}/finish`, at, finish);
  await show("GET /workoutcompletions/{id}", { id });
  await show("GET /sync", {}, undefined, `?since=${cursor}`);
  await show("POST /calendar-feed");
  await show("GET /calendar-feed");
  const plates = [{ weight: 20, pairs: 2 }];
  const { version } = await show("GET /users/current/barbell");
  await show(
    "PUT /users/current/barbell",
    {},
    { bar: 15, barUnit: "kilograms", plates, plateUnit: "kilograms", version },
  );
  await expect(`${alwaysAlike(JSON.stringify(examples, null, 2))}\n`).toMatchFileSnapshot(file.pathname);
});

test("the description has the examples", async () => {
  const stored: typeof examples = JSON.parse(await readFile(file, "utf8"));
  expect(Object.keys(stored)).toEqual(Object.keys(examples));
  const told = Object.entries(stored).map(([name]) => {
    const [method = "", path = ""] = name.split(" ");
    const { requestBody, responses } = described.paths[path]?.[method.toLowerCase()] ?? {};
    const contents = [requestBody?.content, ...Object.values(responses ?? {}).map(({ content }) => content)];
    const [body, answer] = [contents[0], ...contents.slice(1)].map((content) => content?.["application/json"]?.example);
    return [name, body === undefined ? { answer } : { body, answer }];
  });
  expect(Object.fromEntries(told)).toEqual(stored);
});

/** With the same ids, secrets and times at each run. */
function alwaysAlike(text: string) {
  const ids = new Map<string, string>();
  return text
    .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, (id) => {
      const known = ids.get(id) ?? `0199c2b4-7d1e-7000-8000-${String(ids.size + 1).padStart(12, "0")}`;
      ids.set(id, known);
      return known;
    })
    .replaceAll(/"(?!2026-03-02)\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '"2026-03-02T17:31:00.000Z"')
    .replaceAll(/"cursor": "[^"]*"/g, '"cursor": "WyI3NDk2LTEiLCI5MTQyIiwxNzcyNDcyNjYwMDAwLG51bGwsbnVsbF0"')
    .replaceAll(
      /"url": "https?:\/\/[^"]*\/calendar\/([\da-f-]+)\.[^"]*"/g,
      '"url": "https://macrocycle.example/calendar/$1.secret.ics"',
    );
}
