import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Bytes } from "./browser/browser.ts";
import { type FilledDatabase, fillDatabase, serverSettings, type startDatabase } from "./data/database.ts";
import { rows } from "./data/rows.ts";
import { log } from "./log.ts";
import { cookieFor, empty, type Page, pagesOf } from "./pages.ts";
import type { MeasuredPage, PageResults } from "./report/report-pages.ts";
import type { Statement } from "./server/capture.ts";
import type { FloorPage } from "./server/floor.ts";
import { type Server, startServer } from "./server/processes.ts";
import { openReplay } from "./server/replay.ts";
import { measureRates } from "./server/rounds.ts";
import { type Captured, captureStatements } from "./server/statements.ts";

type Database = Awaited<ReturnType<typeof startDatabase>>;
type Sides<T> = { few: T; many: T };

/** Two databases, what the pages ask of each, and on the big one the app and the bare server. */
export type Site = Awaited<ReturnType<typeof openSite>>;

/** Fills two databases, the small one only to count and time statements, and starts the servers on the other. */
export async function openSite(folder: string, database: Database, isWanted: (page: Page) => boolean) {
  log(`Filling two databases, with ${rows.few} and ${rows.many} exercises, programs and clients`);
  const few = await fillDatabase(folder, database, rows.few);
  const many = await fillDatabase(folder, database, rows.many);
  log("Writing down what each page asks of the database");
  const capture = (filled: FilledDatabase) => captureStatements(folder, filled, pagesOf(filled).filter(isWanted));
  const captured: Sides<Captured> = { few: await capture(few), many: await capture(many) };
  const time = async (filled: FilledDatabase, { floors }: Captured) => {
    const times = await timeStatements(filled.url, floors);
    // why: by name, since an address has ids that stand in one of the databases alone
    return new Map(
      pagesOf(filled)
        .filter(isWanted)
        .map(({ name, path }) => [name, of(times, path)]),
    );
  };
  log("Asking the database alone");
  const sqlMs: Sides<Map<string, number[]>> = {
    few: await time(few, captured.few),
    many: await time(many, captured.many),
  };
  const app = await startServer(folder, ["scripts/start.ts"], serverSettings(folder, many.url));
  const bare = await startBareServer(folder, many, captured.many.floors);
  return { folder, many, pages: pagesOf(many).filter(isWanted), captured, sqlMs, app, bare };
}

const roundsToWarm = 3;
const roundsTimed = 20;

/** Milliseconds that each page's statements took, one after the other and nothing beside them, by its address. */
async function timeStatements(url: string, pages: FloorPage[]): Promise<Map<string, number[]>> {
  const sql = openReplay(url, 1);
  const times = new Map<string, number[]>();
  for (const { path, statements } of pages.filter(({ isTransaction }) => !isTransaction)) {
    const taken: number[] = [];
    for (let round = 0; round < roundsToWarm + roundsTimed; round++) taken.push(await timeOnce(statements));
    times.set(path, taken.slice(roundsToWarm));
  }
  await sql.end();
  return times;

  async function timeOnce(statements: Statement[]) {
    const started = performance.now();
    for (const { text, params } of statements) await sql.unsafe(text, params, { prepare: true });
    return performance.now() - started;
  }
}

/** The floor under pages: a server that does nothing but what each of them asks, and sends its bytes. */
export async function startBareServer(folder: string, { url }: { url: string }, floors: FloorPage[]) {
  const file = join(folder, "floors.json");
  await writeFile(file, JSON.stringify(floors));
  return startServer(folder, ["tests/bench/server/floor.ts", file], { DATABASE_URL: url });
}

/** How often the site's pages are answered, beside their floors, with what they ask and weigh. `bytes`: by name. */
export async function measurePages(site: Site, bytes: Map<string, Bytes>): Promise<PageResults> {
  const { captured, sqlMs } = site;
  const rates = await measurePageRates(site);
  const pages = rates.pages.map((measured): MeasuredPage => {
    const { name } = measured.page;
    return {
      ...measured,
      statements: { few: of(captured.few.counts, name), many: of(captured.many.counts, name) },
      sqlMs: { few: of(sqlMs.few, name), many: of(sqlMs.many, name) },
      bytes: of(bytes, name),
    };
  });
  return { pages, empty: { rate: rates.empty, bytes: of(bytes, empty.name) } };
}

async function measurePageRates({ folder, many, pages, app, bare }: Site) {
  log("Asking for pages, ten at a time");
  const target = (page: Page, server: Server) => ({ page, server, cookie: cookieFor(page, many) });
  const emptyTarget = target(empty, app);
  const targets = pages.map((page) => ({ page, app: target(page, app), bare: target(page, bare) }));
  const rates = await measureRates(folder, [emptyTarget, ...targets.flatMap((each) => [each.app, each.bare])]);
  return {
    empty: of(rates, emptyTarget),
    pages: targets.map((each) => ({ page: each.page, rate: of(rates, each.app), bare: of(rates, each.bare) })),
  };
}

function of<Key, Value>(values: ReadonlyMap<Key, Value>, key: Key): Value {
  const found = values.get(key);
  if (found === undefined) throw new Error(`${key} was not measured.`);
  return found;
}
