import { and, asc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { type Db, openDatabase } from "#db/client.ts";
import { completionComments, completions } from "#db/schema/completions.ts";
import { readinessAnswers, readinessResponses } from "#db/schema/readiness.ts";
import { bodyMeasures, records, results } from "#db/schema/records.ts";
import { clientYear } from "#tests/bench/data/athletes/client-year.ts";
import { loadAthletes, loadPeople, type World } from "#tests/bench/data/athletes/load.ts";
import type { Client } from "#tests/bench/data/athletes/people.ts";
import { ask } from "#tests/http/api/ask.ts";
import { copyTemplate, testDatabase } from "#tests/support/database/database.ts";
import { type Caller, callerAs } from "#tests/support/http/api.ts";
import { sharedServer } from "#tests/support/servers/server.ts";

/**
 * Proves that the bench's data is what the product stores: a client's year, copied into one database, is sent to the API
 * over another as the app sends it, and what stands in both is compared row by row.
 */
const wanted = { seed: 4, coaches: 2, clients: 4, until: "2026-03-01" };

let copied: Db;
let sent: Db;
let client: Client;
let app: Caller;

beforeAll(async () => {
  const { url, db } = await testDatabase();
  const other = await copyTemplate();
  const pool = openDatabase(other.url, { max: 2 });
  [copied, sent] = [pool.db, db];
  await loadAthletes(other.url, wanted, () => {});
  const world = await loadPeople(url, wanted);
  client = await sendYear(world, world.clients.length - 1);
  return () => pool.end().then(other.drop);
});

/** Sends all that the client of that index did and answered, in its order. */
async function sendYear(world: World, index: number): Promise<Client> {
  const found = world.clients[index];
  const block = found && world.blocks.get(found.coach.id);
  if (!block) throw new Error("There is no such client.");
  app = await callerAs(await sharedServer(), found);
  for (const week of clientYear(found, { until: wanted.until, block, questions: world.questions })) {
    for (const { completion } of week.sessions) await sendCompletion(completion);
    for (const { response, answers } of week.answered) await sendResponse(response, answers);
  }
  return found;
}

type Week = Exclude<ReturnType<ReturnType<typeof clientYear>["next"]>["value"], unknown[]>;

async function sendCompletion(completion: Week["sessions"][number]["completion"]) {
  const { id, programId, doneAt, successfullyCompleted, comment, document: workout } = completion;
  const body = { id, programId, doneAt: doneAt.toISOString(), successfullyCompleted, comment, workout };
  expect((await ask(app, "POST", "/workoutcompletions", body)).status).toBe(201);
}

type Answered = Week["answered"][number];

async function sendResponse(response: Answered["response"], answers: Answered["answers"]) {
  const { id, answeredOn: date, muscles, bodyWeight, bodyFat, comment, score } = response;
  const muscleMap = muscles.map(({ muscle, soreness }) => ({ muscleIdentifier: muscle, sorenessLevel: soreness }));
  const body = { id, date, answers: answers.map(({ answerId }) => ({ id: answerId })), muscleMap, bodyWeight, bodyFat };
  const stored = await ask(app, "POST", "/questionnaire/responses", { ...body, comment });
  expect([stored.status, stored.json.score]).toEqual([201, score]);
}

/** What `read` finds in both databases, the copied rows first. */
async function both<Row>(read: (db: Db) => Promise<Row[]>): Promise<[Row[], Row[]]> {
  const rows = await read(copied);
  expect(rows.length).toBeGreaterThan(0);
  return [rows, await read(sent)];
}

describe("of a client's year, copied and sent, are the same:", () => {
  test("completions, but for when the server stored them", async () => {
    const [rows, others] = await both((db) =>
      db.select().from(completions).where(eq(completions.userId, client.id)).orderBy(asc(completions.id)),
    );
    expect(without(rows, "createdAt", "updatedAt")).toEqual(without(others, "createdAt", "updatedAt"));
  });

  test("results, but for their ids and when they were stored", async () => {
    const { completionId, moduleExerciseId, round, category } = results;
    const [rows, others] = await both((db) =>
      db
        .select()
        .from(results)
        .where(and(eq(results.accountId, client.accountId), eq(results.userId, client.id)))
        .orderBy(asc(completionId), asc(moduleExerciseId), asc(round), asc(category)),
    );
    expect(without(rows, "id", "enteredAt")).toEqual(without(others, "id", "enteredAt"));
  });

  test("records, but for their ids", async () => {
    const [rows, others] = await both((db) =>
      db
        .select()
        .from(records)
        .where(eq(records.userId, client.id))
        .orderBy(asc(records.exerciseId), asc(records.category)),
    );
    expect(without(rows, "id")).toEqual(without(others, "id"));
  });

  test("answers of readiness, with their scores", async () => {
    const { accountId } = client;
    const [responses, others] = await both((db) =>
      db
        .select()
        .from(readinessResponses)
        .where(eq(readinessResponses.accountId, accountId))
        .orderBy(asc(readinessResponses.id)),
    );
    expect(without(responses, "answeredAt")).toEqual(without(others, "answeredAt"));
    const { responseId, questionId } = readinessAnswers;
    const [answers, theirs] = await both((db) =>
      db
        .select()
        .from(readinessAnswers)
        .where(eq(readinessAnswers.accountId, accountId))
        .orderBy(asc(responseId), asc(questionId)),
    );
    expect(answers).toEqual(theirs);
  });

  test("body measures", async () => {
    const [rows, others] = await both((db) =>
      db.select().from(bodyMeasures).where(eq(bodyMeasures.accountId, client.accountId)).orderBy(asc(bodyMeasures.id)),
    );
    expect(without(rows, "enteredAt")).toEqual(without(others, "enteredAt"));
  });

  test("comments, but for whether they were read", async () => {
    const [rows, others] = await both((db) =>
      db
        .select()
        .from(completionComments)
        .where(eq(completionComments.athleteId, client.id))
        .orderBy(asc(completionComments.completionId)),
    );
    expect(without(rows, "readAt")).toEqual(without(others, "readAt"));
  });
});

function without<Row extends object>(rows: Row[], ...columns: (keyof Row & string)[]) {
  const names: string[] = columns;
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name))));
}
