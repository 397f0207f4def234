import { and, asc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { completionSchema } from "#app/domain/completions/schema.ts";
import { usualPreferences } from "#app/domain/people/preferences.ts";
import { storeCompletion } from "#app/features/completions/mutations.server.ts";
import { storeResponse } from "#app/features/readiness/mutations.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { type Db, openDatabase } from "#db/client.ts";
import { completionComments, completions } from "#db/schema/completions.ts";
import { readinessAnswers, readinessResponses } from "#db/schema/readiness.ts";
import { bodyMeasures, records, results } from "#db/schema/records.ts";
import { clientYear } from "#tests/bench/data/athletes/client-year.ts";
import { loadAthletes, loadPeople, type World } from "#tests/bench/data/athletes/load.ts";
import type { Client } from "#tests/bench/data/athletes/people.ts";
import { copyTemplate, testDatabase } from "#tests/support/database.ts";
import { testServices } from "#tests/support/factory.ts";

/**
 * Proves that the bench's data is what the product stores: a client's year, copied into one database, is sent to another
 * through the use cases, and what stands in both is compared row by row.
 */
const wanted = { seed: 4, coaches: 2, clients: 4, until: "2026-03-01" };

let copied: Db;
let sent: Db;
let client: Client;
let whole: { end: () => Promise<void> };

beforeAll(async () => {
  const { url, db } = await testDatabase();
  const other = await copyTemplate();
  const pool = openDatabase(other.url, { max: 2 });
  whole = { end: () => pool.end().then(other.drop) };
  [copied, sent] = [db, pool.db];
  await loadAthletes(url, wanted, () => {});
  const world = await loadPeople(other.url, wanted);
  client = await sendYear(world, world.clients.length - 1);
  return whole.end;
});

/** Sends all that the client of that index did and answered, in its order. */
async function sendYear(world: World, index: number): Promise<Client> {
  const found = world.clients[index];
  const block = found && world.blocks.get(found.coach.id);
  if (!block) throw new Error("There is no such client.");
  for (const week of clientYear(found, { until: wanted.until, block, questions: world.questions })) {
    for (const { completion } of week.sessions) await sendCompletion(found, completion);
    for (const { response, answers } of week.answered) await sendResponse(found, response, answers);
  }
  return found;
}

type Week = Exclude<ReturnType<ReturnType<typeof clientYear>["next"]>["value"], unknown[]>;

async function sendCompletion(from: Client, completion: Week["sessions"][number]["completion"]) {
  const { id, programId, doneAt, successfullyCompleted, comment, document: workout } = completion;
  const body = { id, programId, doneAt: doneAt.toISOString(), successfullyCompleted, comment, workout };
  const stored = await storeCompletion(await athlete(from, doneAt), completionSchema.parse(body));
  expect(stored).toEqual({ ok: true, id, isNew: true });
}

type Answered = Week["answered"][number];

async function sendResponse(from: Client, response: Answered["response"], answers: Answered["answers"]) {
  const { id, answeredOn: on, answeredAt, muscles, bodyWeight, bodyFat, comment, score } = response;
  const answerIds = answers.map(({ answerId }) => answerId);
  const body = { id, on, answerIds, muscles, bodyWeight, bodyFat, comment: comment ?? "" };
  expect(await storeResponse(await athlete(from, answeredAt), from.id, body)).toEqual({ ok: true, id, score });
}

async function athlete({ id, accountId, email, lastName }: Client, now: Date): Promise<Context> {
  const flags = { roles: ["USR"] as const, hasPaidAccess: false, isExpired: false };
  return {
    ...{ db: sent, now, timeZone: "UTC", imageId: null, preferences: usualPreferences },
    actor: { userId: id, accountId, email, fullName: `Athlete ${lastName}`, ...flags },
    services: await testServices(),
    sessionHash: `session of ${id}`,
  };
}

/** What `read` finds in both databases, the copied rows first. */
async function both<Row>(read: (db: Db) => Promise<Row[]>): Promise<[Row[], Row[]]> {
  const rows = await read(copied);
  expect(rows.length).toBeGreaterThan(0);
  return [rows, await read(sent)];
}

describe("of a client's year, copied and sent, are the same:", () => {
  test("completions", async () => {
    const [rows, others] = await both((db) =>
      db.select().from(completions).where(eq(completions.userId, client.id)).orderBy(asc(completions.id)),
    );
    expect(rows).toEqual(others);
  });

  test("results, but for their ids", async () => {
    const { completionId, moduleExerciseId, round, category } = results;
    const [rows, others] = await both((db) =>
      db
        .select()
        .from(results)
        .where(and(eq(results.accountId, client.accountId), eq(results.userId, client.id)))
        .orderBy(asc(completionId), asc(moduleExerciseId), asc(round), asc(category)),
    );
    expect(rows.map(withoutId)).toEqual(others.map(withoutId));
  });

  test("records, but for their ids", async () => {
    const [rows, others] = await both((db) =>
      db
        .select()
        .from(records)
        .where(eq(records.userId, client.id))
        .orderBy(asc(records.exerciseId), asc(records.category)),
    );
    expect(rows.map(withoutId)).toEqual(others.map(withoutId));
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
    expect(responses).toEqual(others);
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
    expect(rows).toEqual(others);
  });

  test("comments, but for whether they were read", async () => {
    const [rows, others] = await both((db) =>
      db
        .select()
        .from(completionComments)
        .where(eq(completionComments.athleteId, client.id))
        .orderBy(asc(completionComments.completionId)),
    );
    expect(rows.map((row) => ({ ...row, readAt: null }))).toEqual(others);
  });
});

function withoutId<Row extends { id: string }>({ id: _, ...row }: Row) {
  return row;
}
