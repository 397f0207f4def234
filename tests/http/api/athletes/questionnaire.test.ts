import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeAll, expect, test } from "vitest";
import { storeResponse } from "#app/features/readiness/mutations.server.ts";
import { accountClients, accounts } from "#db/schema/accounts.ts";
import { starterQuestions } from "#db/seed/questions.ts";
import { proves } from "#tests/http/api/proving.ts";
import { answerId, answersOf } from "#tests/integration/athletes/readiness-given.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { type Caller, call, callerAs } from "#tests/support/http/api.ts";
import { addUser, coachingBusiness } from "#tests/support/people/factory.ts";
import { type SharedServer, sharedServer } from "#tests/support/servers/server.ts";

/** Proves the calls of document 2 §7 on the questionnaire: whose they take, what they answer, and the expired coach's 402. */
let server: SharedServer;
let athlete: Caller;
let athleteId: string;
let coach: Caller;
let business: Awaited<ReturnType<typeof coachingBusiness>>;

beforeAll(async () => {
  server = await sharedServer();
  business = await coachingBusiness();
  coach = await callerAs(server, business.user);
  const app = await coachingBusiness({ roles: ["USR"], firstName: "Amara", lastName: "Okafor" });
  athlete = await callerAs(server, app.user);
  athleteId = app.user.id;
  const { db } = await testDatabase();
  await db.insert(accountClients).values({ accountId: business.account.id, userId: athleteId });
});

const today = () => new Date().toISOString().slice(0, 10);

function day(changes: object = {}) {
  const answers = [4, 3, 4, 5, 4].map((points, question) => ({ id: answerId(question, points) }));
  return { id: newId(), date: today(), answers, ...changes };
}

async function json(caller: Caller, method: string, path: string, body?: unknown) {
  const answer = await call(caller, method, path, body);
  return { status: answer.status, total: answer.headers.get("x-total-count"), body: await answer.json() };
}

test("an athlete reads the questions, sends a day, sends it again, and reads what they sent", async () => {
  const questions = await json(athlete, "GET", "/questionnaire/questions");
  expect(questions.body).toHaveLength(5);
  expect(questions.body[0]).toMatchObject({ title: "Sleep quality", questionCategory: { name: "Recovery" }, order: 1 });
  const muscleMap = [{ muscleIdentifier: "leftCalf", sorenessLevel: 7 }];
  const sent = day({ muscleMap, bodyWeight: 68.4, comment: "Heavy legs" });
  const stored = await json(athlete, "POST", "/questionnaire/responses", sent);
  expect(stored).toMatchObject({ status: 201, body: { id: sent.id, muscleMap, band: "good", bodyWeight: 68.4 } });
  // 20 of 25, less 7 of 50
  expect(stored.body.score).toBeCloseTo(0.66, 10);
  expect((await json(athlete, "POST", "/questionnaire/responses", day())).body.id).toBe(sent.id);
  const listed = await json(athlete, "GET", "/questionnaire/responses?limit=10&offset=0&noCount=false");
  expect(listed).toMatchObject({ status: 200, total: "1", body: [{ id: sent.id, comment: null, bodyWeight: null }] });
  expect(listed.body[0].answers[3]).toMatchObject({ question: { title: "Mood" }, text: "Very good", points: 5 });
});

test("what does not fit is refused by the call's own names", async () => {
  const fields = async (changes: object) => {
    const { status, body } = await json(athlete, "POST", "/questionnaire/responses", day(changes));
    return [status, ...body.errors.map(({ field }: { field: string }) => field)];
  };
  expect(await fields({ answers: [] })).toEqual([422, "answers"]);
  expect(await fields({ date: "2999-01-01" })).toEqual([422, "date"]);
  const gills = [{ muscleIdentifier: "gills", sorenessLevel: 3 }];
  expect(await fields({ muscleMap: gills })).toEqual([422, "muscleMap"]);
  expect(await fields({ bodyFat: 99 })).toEqual([422, "bodyFat"]);
});

test("a coach enters and reads a client's, nobody else's; an athlete their own alone", async () => {
  const entered = await json(coach, "POST", "/questionnaire/responses", day({ userId: athleteId, date: "2026-01-05" }));
  expect(entered.status).toBe(201);
  const path = `/questionnaire/responses?userId=${athleteId}`;
  expect((await json(coach, "GET", path)).body.length).toBeGreaterThan(0);
  const stranger = await callerAs(server, (await coachingBusiness()).user);
  const other = await callerAs(server, (await addUser(business.account, { roles: ["USR"] })).user);
  for (const caller of [stranger, other]) {
    expect((await json(caller, "GET", path)).status).toBe(404);
    expect((await json(caller, "POST", "/questionnaire/responses", day({ userId: athleteId }))).status).toBe(404);
    expect((await json(caller, "GET", `/questionnaire/graph?userId=${athleteId}`)).status).toBe(404);
  }
  expect((await json(athlete, "GET", "/questionnaire/clients")).status).toBe(403);
});

test("clients come with their latest response, page by page; graphs with their series", async () => {
  const { ctx, user, account } = await coachingBusiness();
  const { db } = await testDatabase();
  for (const lastName of ["Asante", "Berg"]) {
    const client = await coachingBusiness({ roles: ["USR"], lastName });
    await db.insert(accountClients).values({ accountId: account.id, userId: client.user.id });
    const sent = { ...answersOf(2), bodyWeight: 71, id: newId(), on: "2026-02-28" };
    await storeResponse(ctx, client.user.id, sent);
  }
  const mine = await callerAs(server, user);
  const first = await call(mine, "GET", "/questionnaire/clients?timeframe=last&limit=1");
  expect(first.headers.get("x-total-count")).toBe("2");
  const [asante] = await first.json();
  expect(asante).toMatchObject({
    client: { fullName: "Ana Asante" },
    response: { score: 0.4, band: "poor", responses: 1 },
  });
  const next = /\/api(\/[^>]*)>; rel="next"/.exec(first.headers.get("Link") ?? "")?.[1] ?? "";
  expect((await json(mine, "GET", next)).body).toMatchObject([{ client: { fullName: "Ana Berg" } }]);
  const { clientId } = asante.client;
  const mind = starterQuestions[1]?.id;
  const graph = await json(athlete, "GET", `/questionnaire/graph?categoryId=${mind}`);
  expect(graph.body.map(({ title }: { title: string }) => title)).toEqual(["Stress", "Mood", "Motivation to train"]);
  expect(graph.body[0]).toMatchObject({ lowestPointsPossible: 1, highestPointsPossible: 5 });
  const weight = `/questionnaire/graph/question?questionId=-1&userId=${clientId}&timeframe=last`;
  expect((await json(mine, "GET", weight)).body).toMatchObject({ title: "Body weight", points: [{ value: 71 }] });
});

test("the muscle map comes as SVG, front and back", async () => {
  for (const [side, muscle] of [
    ["front", "leftChest"],
    ["back", "leftCalf"],
  ]) {
    const answer = await call(athlete, "GET", `/questionnaire/muscle-map/${side}`);
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "image/svg+xml"]);
    expect(await answer.text()).toContain(`<g id="${muscle}">`);
  }
});

test("an expired coach gets 402 for clients, and still sends and reads their own", async () => {
  const { user, account } = await coachingBusiness();
  const { db } = await testDatabase();
  const over = { subscriptionStatus: "CANCELED" as const, subscriptionValidUntil: new Date("2025-01-01") };
  await db.update(accounts).set(over).where(eq(accounts.id, account.id));
  await db.insert(accountClients).values({ accountId: account.id, userId: athleteId });
  const expired = await callerAs(server, user);
  expect((await json(expired, "GET", "/questionnaire/clients")).status).toBe(402);
  expect((await json(expired, "GET", `/questionnaire/responses?userId=${athleteId}`)).status).toBe(402);
  expect((await json(expired, "POST", "/questionnaire/responses", day({ userId: athleteId }))).status).toBe(402);
  expect((await json(expired, "POST", "/questionnaire/responses", day())).status).toBe(201);
  expect((await json(expired, "GET", "/questionnaire/responses")).body).toHaveLength(1);
});

test("a cursor of year 0, which the database has not, is refused", async () => {
  const cursor = Buffer.from(JSON.stringify(["0000-01-01", newId()])).toString("base64url");
  expect((await json(athlete, "GET", `/questionnaire/responses?cursor=${cursor}`)).status).toBe(400);
});

proves("athletes/questionnaire", () => server);
