import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readHub } from "#app/features/clients/hub.server.ts";
import { findPerson } from "#app/features/clients/person-queries.server.ts";
import { hasUnreadComments, listComments } from "#app/features/comments/queries.server.ts";
import { storeCompletion } from "#app/features/completions/mutations.server.ts";
import { pageOfOwn } from "#app/features/completions/page-queries.server.ts";
import { listGraphs } from "#app/features/readiness/graph-queries.server.ts";
import { listResponses } from "#app/features/readiness/queries.server.ts";
import { listReadiness } from "#app/features/readiness/table-queries.server.ts";
import { listBodyWeights, listRecords } from "#app/features/records/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { type Db, openDatabase } from "#db/client.ts";
import { readinessResponses } from "#db/schema/readiness.ts";
import { results } from "#db/schema/records.ts";
import { longCompletion } from "#tests/bench/athletes/completion.ts";
import { contextOf } from "#tests/bench/athletes/context.ts";
import { reads } from "#tests/bench/athletes/queries.ts";
import { loadAthletes } from "#tests/bench/data/athletes/load.ts";
import type { Client, Person } from "#tests/bench/data/athletes/people.ts";
import { startCapture } from "#tests/bench/server/capture.ts";
import { openReplay } from "#tests/bench/server/replay.ts";
import { firstPage } from "#tests/integration/athletes/completions/given.ts";
import { testDatabase } from "#tests/support/database/database.ts";

/**
 * Proves of everything that reads what athletes send that the database finds it by account or person, on data of the
 * bench's kind. It is small, so reading whole tables is made dear: what still reads one has no index for it.
 */
const wanted = { seed: 5, coaches: 2, clients: 6, until: "2026-03-01" };
const now = new Date(`${wanted.until}T22:00:00Z`);

/** What athletes send, and by which columns it may be looked for first. */
const sent = [
  "results",
  "records",
  "completions",
  "completion_comments",
  "readiness_responses",
  "readiness_answers",
  "body_measures",
];
const byWhom = /^\(+"?(\w+\.)?(account_id|user_id|athlete_account_id)"? = /;

type Node = Record<string, unknown> & { Plans?: Node[] };

let db: Db;
let world: Awaited<ReturnType<typeof loadAthletes>>;
let capture: Awaited<ReturnType<typeof startCapture>>;
let end: () => Promise<void>;

beforeAll(async () => {
  const { url } = await testDatabase();
  world = await loadAthletes(url, wanted, () => {});
  capture = await startCapture(url);
  const pool = openDatabase(capture.url, { max: 1 });
  db = pool.db;
  end = pool.end;
});

afterAll(async () => {
  await end();
  capture.stop();
});

/** Each scan of a table of athletes' data in the plans of what the work asks: its table, its index, and by what. */
async function scansOf(work: () => Promise<unknown>, tables = sent): Promise<Scan[]> {
  capture.take();
  await work();
  const statements = capture.take().filter(({ text }) => /^\s*(with|select|insert|update|delete)\b/i.test(text));
  const sql = openReplay((await testDatabase()).url, 1);
  await sql`set enable_seqscan = off`;
  const scans = [];
  for (const { text, params } of statements) {
    const [row] = await sql.unsafe(`explain (format json) ${text}`, params);
    scans.push(...scansIn(plansOf(row?.["QUERY PLAN"]), tables));
  }
  await sql.end();
  return scans;
}

function plansOf(answer: unknown): Node[] {
  const parsed: { Plan: Node }[] = typeof answer === "string" ? JSON.parse(answer) : (answer as { Plan: Node }[]);
  return parsed.map(({ Plan }) => Plan);
}

type Scan = { table: string; index: string; by: string };

function scansIn(nodes: Node[], tables: string[], heap = ""): Scan[] {
  return nodes.flatMap((node) => {
    const type = String(node["Node Type"]);
    // why: the scan of a bitmap's index says only in the node above it of which table it is
    const table = type === "Bitmap Index Scan" ? heap : String(node["Relation Name"] ?? "");
    const scan = { table, index: String(node["Index Name"] ?? ""), by: String(node["Index Cond"] ?? "") };
    const isScan = /Scan$/.test(type) && type !== "Bitmap Heap Scan" && tables.includes(table);
    const below = scansIn(node.Plans ?? [], tables, type === "Bitmap Heap Scan" ? table : heap);
    return [...(isScan ? [scan] : []), ...below];
  });
}

function coach(): Context {
  return contextOf(db, world.coaches[0] as Person, "TRN", now);
}

function clients(): Client[] {
  return world.clients.filter(({ coach: { index } }) => index === 0);
}

function athlete(): Client {
  const [first] = clients();
  if (!first) throw new Error("The coach has no client.");
  return first;
}

function ownContext() {
  return contextOf(db, athlete(), "USR", now);
}

const asked: [string, () => Promise<unknown>][] = [
  ...reads.map(({ name, read }): [string, () => Promise<unknown>] => [name, () => read(coach(), clients())]),
  ["a client's answers", () => listResponses(coach(), whose(), { limit: 10, offset: 0 })],
  ["a client's graphs", () => listGraphs(coach(), whose())],
  ["a client's records", async () => (await listRecords(coach(), { userId: athlete().id })).records],
  ["a client's body weights", () => listBodyWeights(coach(), { userId: athlete().id }, 10)],
  ["a coach's comments", () => listComments(coach(), { page: 1, program: "", client: "" })],
  ["whether a comment is unread", () => hasUnreadComments(coach())],
  ["a client's page", async () => readHub(coach(), await findPerson(coach(), athlete().id), 2)],
  ["one's own completions", () => pageOfOwn(ownContext(), firstPage)],
  ["storing a completion", () => storeCompletion(ownContext(), ofPlan())],
];

function whose() {
  const { id, accountId, lastName } = athlete();
  return { id, accountId, fullName: lastName, pictureUrl: null };
}

/** What was done of a workout that the program really has. */
function ofPlan() {
  const block = world.blocks.get(athlete().coach.id);
  const planned = block?.planned[0]?.workout;
  if (!block || !planned) throw new Error("The coach has no program.");
  const long = longCompletion(block.id, 1, now);
  return { ...long, workout: { ...long.workout, id: planned.id, day: planned.day } };
}

describe("what athletes sent is found by account or person:", () => {
  test.each(asked)("%s", async (_name, work) => {
    const scans = await scansOf(work);
    expect(scans.length).toBeGreaterThan(0);
    expect(scans.filter(({ by }) => !byWhom.test(by))).toEqual([]);
  });
});

test("a client's page finds their programs and the days of four weeks by account, too", async () => {
  const person = await findPerson(coach(), athlete().id);
  const scans = await scansOf(() => readHub(coach(), person, 1), [...sent, "program_assignments", "workouts"]);
  expect(new Set(scans.map(({ table }) => table))).toContain("workouts");
  expect(scans.filter(({ by }) => !byWhom.test(by))).toEqual([]);
});

test("what begins with neither is told", async () => {
  const heavy = () =>
    db
      .select()
      .from(results)
      .where(and(eq(results.category, "weight"), eq(results.value, 100)));
  const ofDay = () => db.select().from(readinessResponses).where(eq(readinessResponses.answeredOn, wanted.until));
  for (const work of [heavy, ofDay]) {
    const scans = await scansOf(work);
    expect(scans.map(({ by }) => byWhom.test(by))).toEqual([false]);
  }
});

test("administrators page through the comments of all accounts on an index, from the newest", async () => {
  const admin = contextOf(db, world.coaches[0] as Person, "ADM", now);
  const scans = await scansOf(() => listComments(admin, { page: 1, program: "", client: "" }));
  const comments = scans.filter(({ table }) => table === "completion_comments").map(({ index }) => index);
  expect(comments).toContain("completion_comments_newest");
  expect(scans.filter(({ table, by }) => table === "completions" && !byWhom.test(by))).toEqual([]);
});

test("administrators page through everybody's readiness by name on an index, and read each athlete's alone", async () => {
  const admin = contextOf(db, world.coaches[0] as Person, "ADM", now);
  const asked = { timeframe: "oneMonth", search: "", clientIds: [], groupIds: [], limit: 24, offset: 0 } as const;
  const scans = await scansOf(() => listReadiness(admin, asked), [...sent, "users"]);
  expect(scans.filter(({ table }) => table === "users").map(({ index }) => index)).toContain("users_in_order");
  expect(scans.filter(({ table, by }) => table !== "users" && !byWhom.test(by))).toEqual([]);
});
