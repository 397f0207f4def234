import { todayOf, utc } from "#app/domain/schedule/time-zone.ts";
import { maintain } from "#tests/support/maintenance.ts";
import { serverSettings, type startDatabase } from "./data/database.ts";
import { log } from "./log.ts";
import { runScript } from "./server/processes.ts";
import type { Rate } from "./server/rounds.ts";

/** Milliseconds of each read of athletes' data: the use case, and its statements alone on one connection. */
export type Timed = {
  name: string;
  sqlMs: number;
  rows: number;
  statements: number;
  whole: number[];
  alone: number[];
  /** Of the database's process, for the statements alone; null where the system does not tell it. */
  cpuMs: number | null;
};

/** `stores`: milliseconds of each completion stored, and of its rows alone in one transaction. */
export type AthleteTimes = {
  reads: Timed[];
  stores: { exercises: number; results: number; whole: number[]; alone: number[]; cpuMs: number };
};

type Loaded = { until: string; seconds: number; counts: Record<string, number> };

/** A page, or the same list of the API, and the bare server's answer. */
type AnsweredPage = { name: string; rate: Rate; bare: Rate };

export type AthleteFigures = AthleteTimes & Loaded & { pages: AnsweredPage[] };

type Database = Awaited<ReturnType<typeof startDatabase>>;

/** Loads a year of that part of 5,000 clients into a database of its own, and times what is read and stored of it. */
export async function measureAthletes(folder: string, database: Database, scale: number): Promise<AthleteFigures> {
  log("Loading a year of athletes' data");
  await maintain(database.urlOf("postgres"), async (sql) => {
    await sql.unsafe("create database bench_athletes");
    // why: by default the log of 5 GB is written out twice over
    await sql.unsafe("alter system set max_wal_size = '8GB'");
    await sql`select pg_reload_conf()`;
  });
  const settings = serverSettings(folder, database.urlOf("bench_athletes"));
  const until = todayOf({ now: new Date(), timeZone: utc });
  const asked = ["--scale", String(scale), "--until", until];
  const run = (script: string) => runScript(folder, [script, ...asked], settings);
  const loaded: Loaded = JSON.parse(await run("tests/bench/data/athletes/main.ts"));
  log("Asking for athletes' data");
  const times: AthleteTimes = JSON.parse(await run("tests/bench/athletes/time.ts"));
  return { ...loaded, ...times, pages: [] };
}
