import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { eq } from "drizzle-orm";
import postgres from "postgres";
import { resultsOf } from "#app/domain/completions/results.ts";
import type { CompletionInput } from "#app/domain/completions/schema.ts";
import { deleteCompletion, storeCompletion } from "#app/features/completions/mutations.server.ts";
import { type Db, openDatabase } from "#db/client.ts";
import { workouts } from "#db/schema/programs.ts";
import type { AthleteTimes, Timed } from "../athletes.ts";
import { type Client, type Person, peopleOf, scaled } from "../data/athletes/people.ts";
import { blockOf } from "../data/athletes/program.ts";
import { type Statement, startCapture } from "../server/capture.ts";
import { cpuOf } from "../server/processes.ts";
import { openReplay } from "../server/replay.ts";
import { longCompletion, longWorkout } from "./completion.ts";
import { contextOf } from "./context.ts";
import { type Read, reads } from "./queries.ts";

/** Times what is read and stored of athletes in DATABASE_URL's database, which was loaded with the same scale and day. */
const toWarm = 5;
const rounds = 40;
const stored = 20;

const { values } = parseArgs({ options: { scale: { type: "string" }, until: { type: "string" } } });
const until = values.until ?? "";
const url = process.env.DATABASE_URL ?? "";
// why: the last answers are of that day, so 'now' is its evening
const now = new Date(`${until}T22:00:00Z`);
const people = peopleOf({ seed: 1, ...scaled(Number(values.scale)), until });
const [coach] = people.coaches;
if (!coach) throw new Error("There is no coach.");
const clients = people.clients.filter((client) => client.coach === coach);

async function timeAll(): Promise<AthleteTimes> {
  const pool = openDatabase(url, { max: 4 });
  try {
    const timed: Timed[] = [];
    for (const read of reads) timed.push(await timeRead(pool.db, read));
    return { reads: timed, stores: await timeStores() };
  } finally {
    await pool.end();
  }
}

/** The use case, and its statements alone on one connection, in turn. */
async function timeRead(db: Db, { name, sqlMs, read }: Read): Promise<Timed> {
  const ask = (on: Db) => read(contextOf(on, coach as Person, "TRN", now), clients);
  const statements = await statementsOf(ask);
  const sql = openReplay(url, 1);
  const [whole, alone]: [number[], number[]] = [[], []];
  const cpu = cpuMeter(await backendOf(sql));
  for (let round = -toWarm; round < rounds; round++) {
    if (round === 0) cpu.start();
    const times = [await time(() => ask(db)), await time(() => replay(sql, statements))] as const;
    if (round < 0) continue;
    whole.push(times[0]);
    alone.push(times[1]);
  }
  const cpuMs = cpu.each(rounds);
  await sql.end();
  return { name, sqlMs, rows: (await ask(db)).length, statements: statements.length, whole, alone, cpuMs };
}

async function replay(sql: postgres.Sql, statements: Statement[]) {
  for (const { text, params } of statements) await sql.unsafe(text, params, { prepare: true });
}

/** The process that works for the connection, where it is on this machine. */
async function backendOf(sql: postgres.Sql) {
  const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  return row?.pid ?? 0;
}

/** Milliseconds of processor that a process took, which other work on the machine changes little. */
function cpuMeter(pid: number) {
  let before: number | null = null;
  return {
    start() {
      before = cpuOf(pid);
    },
    each(count: number) {
      const after = cpuOf(pid);
      return before === null || after === null ? null : (after - before) / count;
    },
  };
}

async function statementsOf(ask: (db: Db) => Promise<unknown>) {
  const capture = await startCapture(url);
  const pool = openDatabase(capture.url, { max: 1 });
  await ask(pool.db);
  capture.take();
  await ask(pool.db);
  const statements = capture.take();
  await pool.end();
  capture.stop();
  return statements;
}

/** A client with a year behind them sends the longest workout, again and again; beside it, the same rows and no more. */
async function timeStores(): Promise<AthleteTimes["stores"]> {
  const pool = openDatabase(url, { max: 1 });
  const { db } = pool;
  const [client] = clients;
  if (!client) throw new Error("The coach has no client.");
  const block = blockOf(client.coach);
  await db.update(workouts).set({ document: longWorkout }).where(eq(workouts.id, longWorkout.id));
  await addLongWorkout(db, block.id);
  const [whole, alone]: [number[], number[]] = [[], []];
  const sql = postgres(url, { max: 1 });
  const [backend] = await db.execute<{ pid: number }>("select pg_backend_pid() as pid");
  const cpu = cpuMeter(backend?.pid ?? 0);
  let cpuMs = 0;
  for (let count = -toWarm; count < stored; count++) {
    const at = new Date(now.getTime() + count * 60_000);
    const completion = longCompletion(block.id, count + toWarm, at);
    const ctx = contextOf(db, client, "USR", at);
    cpu.start();
    const taken = await time(async () => {
      const done = await storeCompletion(ctx, completion);
      if (!done.ok) throw new Error(JSON.stringify(done));
    });
    cpuMs += count < 0 ? 0 : (cpu.each(stored) ?? 0);
    // why: each is then stored beside the same year
    await deleteCompletion(ctx, completion.id);
    const bare = await time(() => storeBare(sql, client, completion));
    await sql`delete from results where account_id = ${client.accountId} and exercise_id = account_id`;
    await sql`delete from completions where account_id = ${client.accountId} and id = ${completion.id}`;
    if (count < 0) continue;
    whole.push(taken);
    alone.push(bare);
  }
  await Promise.all([sql.end(), pool.end()]);
  return { exercises: 60, results: resultsOf(longCompletion(block.id, 0, now).workout).length, whole, alone, cpuMs };
}

async function addLongWorkout(db: Db, programId: string) {
  const day = { day: 28, restDay: false, version: 1, saveId: programId };
  const of = { accountId: clients[0]?.coach.accountId ?? "", programId, id: longWorkout.id };
  const by = { updatedBy: clients[0]?.coach.id ?? "", updatedAt: now };
  await db
    .insert(workouts)
    .values({ ...of, ...day, document: longWorkout, ...by })
    .onConflictDoNothing();
}

/** The same document and as many results in one transaction of two statements, and nothing that is compared or raised. */
function storeBare(sql: postgres.Sql, { accountId, id, coach: { accountId: at } }: Client, sent: CompletionInput) {
  const completion = {
    ...{ account_id: accountId, id: sent.id, user_id: id, program_account_id: at, program_id: sent.programId },
    ...{ workout_id: longWorkout.id, workout_key: "28", program_name: "", workout_name: "", done_on: until },
    ...{ done_at: sent.doneAt, successfully_completed: true, volume_load: 0, created_at: now, updated_at: now },
    document: sent.workout as never,
  };
  // why: of no exercise, so that they are not among those that the next completion is compared with
  const rest = { account_id: accountId, user_id: id, exercise_id: accountId, done_on: until, done_at: now };
  const by = { source: "client", entered_by: id, entered_at: now };
  const rows = resultsOf(sent.workout).map(({ category, unit, value }) => {
    return { ...rest, ...by, id: randomUUID(), category, unit, value };
  });
  return sql.begin(async (tx) => {
    await tx`insert into completions ${tx(completion)}`;
    await tx`insert into results ${tx(rows)}`;
  });
}

async function time(work: () => Promise<unknown>) {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

console.log(JSON.stringify(await timeAll()));
