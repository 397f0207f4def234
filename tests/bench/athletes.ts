import { todayOf, utc } from "#app/domain/schedule/time-zone.ts";
import { maintain } from "#tests/support/database/maintenance.ts";
import { serverSettings, type startDatabase } from "./data/database.ts";
import { log } from "./log.ts";
import { startBareServer } from "./measure-pages.ts";
import { cookieFor, type Page, type SignedIn } from "./pages.ts";
import { runScript, type Server, startServer } from "./server/processes.ts";
import { measureRates, type Rate } from "./server/rounds.ts";
import { captureFloors } from "./server/statements.ts";

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
  const signedIn: Ids = JSON.parse(await run("tests/bench/athletes/sign-in.ts"));
  return { ...loaded, ...times, pages: await measureLists(folder, { ...signedIn, url: settings.DATABASE_URL }) };
}

type Ids = Omit<SignedIn, "url"> & { clientId: string; exerciseId: string };

/** Each list as a page beside the same of the API, and a client's page; each beside its floor. */
async function measureLists(folder: string, signedIn: Ids & SignedIn): Promise<AnsweredPage[]> {
  log("Asking for pages and for the same of the API, ten at a time");
  const pages = pagesOf(signedIn);
  const bare = await startBareServer(folder, signedIn, await captureFloors(folder, signedIn, pages));
  const app = await startServer(folder, ["scripts/start.ts"], serverSettings(folder, signedIn.url));
  const target = (page: Page, server: Server) => ({ page, server, cookie: cookieFor(page, signedIn) });
  const targets = pages.map((page) => ({ page, app: target(page, app), bare: target(page, bare) }));
  const rates = await measureRates(
    folder,
    targets.flatMap((each) => [each.app, each.bare]),
  );
  await bare.stop();
  await app.stop();
  return targets.flatMap((each) => {
    const [rate, floor] = [rates.get(each.app), rates.get(each.bare)];
    return rate && floor ? [{ name: each.page.name, rate, bare: floor }] : [];
  });
}

function pagesOf({ clientId, exerciseId }: Ids): Page[] {
  const graph = `${exerciseId}.weight.kilograms`;
  const history = `exerciseId=${exerciseId}&trackableCategory=weight&measurementUnit=kilograms&userId=${clientId}`;
  const lists: [page: string, api: string][] = [
    ["/exercises", "/api/exercises?limit=24&offset=0"],
    ["/programs", "/api/programs?limit=24&offset=0"],
    ["/clients", "/api/clients/with-programs?limit=24&offset=0"],
    ["/readiness?timeframe=oneMonth", "/api/questionnaire/clients?timeframe=oneMonth"],
    [
      `/benchmarks?clients=${clientId}&timeframe=oneYear&graph=${graph}`,
      `/api/exercise-user/history?timeframe=oneYear&${history}`,
    ],
  ];
  const rest = { isList: true, isSlowToo: false } as const;
  const pairs = lists.flatMap(([page, api]): Page[] => [
    { ...rest, name: nameOf(page), path: page, who: "trainer" },
    { ...rest, name: nameOf(api), path: api, who: "app" },
  ]);
  const hub: Page = { ...rest, isList: false, name: "/clients/{id}", path: `/clients/${clientId}`, who: "trainer" };
  return [...pairs, hub];
}

function nameOf(path: string) {
  return path.split("?")[0] ?? path;
}
