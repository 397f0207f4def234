import { writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import { measureInBrowser } from "./browser/in-browser.ts";
import { doubleRoutes } from "./builds.ts";
import { type FilledDatabase, fillDatabase, serverSettings, type startDatabase } from "./data/database.ts";
import { cookieFor, empty, pagesOf } from "./pages.ts";
import { type MeasuredPage, type Results, rows } from "./report/report.ts";
import { measureBeside } from "./server/beside.ts";
import type { FloorPage } from "./server/floor.ts";
import { measurePdf } from "./server/pdf.ts";
import { type Server, startServer } from "./server/processes.ts";
import { measureRates } from "./server/rounds.ts";
import { bareSave, startSaving, timeSaves } from "./server/saves.ts";
import { captureStatements } from "./server/statements.ts";
import { timeStrangers } from "./server/strangers.ts";
import { timeTextReading } from "./server/text-lines.ts";
import { timeVisualised } from "./server/visualise.ts";
import { measureYear } from "./server/year.ts";

// why: fewer than are kept, or the save that the bare server repeats would be forgotten meanwhile
const saves = 40;

/** Another build, of a git ref. */
export type Against = { ref: string; folder: string };

type Measured = Omit<Results, "otherLoad">;
type Database = Awaited<ReturnType<typeof startDatabase>>;

/** Measures the build in `folder` on two databases that it fills there, the small one only to count statements. */
export async function measure(folder: string, database: Database, against: Against | null): Promise<Measured> {
  log(`Filling two databases, with ${rows.few} and ${rows.many} exercises, programs and clients`);
  const few = await fillDatabase(folder, database, rows.few);
  const many = await fillDatabase(folder, database, rows.many);
  log("Writing down what each page asks of the database");
  const { counts: fewCounts } = await captureStatements(folder, few);
  const { counts: manyCounts, floors } = await captureStatements(folder, many);
  const app = await startServer(folder, ["scripts/start.ts"], serverSettings(folder, many.url));
  const bare = await startBareServer(folder, many, floors);
  log("Looking at the pages in a browser, typing and dragging");
  const { bytes, keys, drags, interactions, visits } = await measureInBrowser(app.url, many);
  const rates = await measurePageRates(folder, many, app, bare);
  const times = await measureSaves(many, app, bare);
  log("Asking for people who are known and who are not");
  const strangers = await timeStrangers(app.url, many);
  log("Showing a week for a client");
  const visualised = await timeVisualised(app.url, many);
  log("Opening, saving, copying and printing a year");
  const year = await measureYear(app.url, many);
  const pdf = await measurePdf(app, many);
  await bare.stop();
  await app.stop();
  const beside = await measureBuilds(folder, many, against);
  const pages = rates.pages.map((measured): MeasuredPage => {
    const { name } = measured.page;
    const statements = { few: of(fewCounts, name), many: of(manyCounts, name) };
    return { ...measured, statements, bytes: of(bytes, name) };
  });
  return {
    ...circumstances(),
    pages,
    empty: { rate: rates.empty, bytes: of(bytes, empty.name) },
    keys,
    drags,
    interactions,
    visits,
    ...beside,
    textMs: timeTextReading(many),
    saves: times,
    strangers,
    visualised,
    year,
    pdf,
  };
}

async function measureBuilds(folder: string, database: FilledDatabase, against: Against | null) {
  log("Asking two builds in turn");
  const doubled = join(folder, "twice");
  await doubleRoutes(folder, doubled);
  const twice = await measureBeside(folder, doubled, database);
  if (!against) return { twice, against };
  return { twice, against: { ref: against.ref, pages: await measureBeside(folder, against.folder, database) } };
}

export function log(what: string) {
  console.error(`${what} …`);
}

function of<Key, Value>(values: ReadonlyMap<Key, Value>, key: Key): Value {
  const found = values.get(key);
  if (found === undefined) throw new Error(`${key} was not measured.`);
  return found;
}

function circumstances() {
  const { model = "processor" } = cpus()[0] ?? {};
  const machine = `${cpus().length} × ${model.trim()}, Node ${process.versions.node}`;
  return { at: new Date().toISOString(), machine };
}

async function startBareServer(folder: string, { url }: FilledDatabase, floors: FloorPage[]) {
  const file = join(folder, "floors.json");
  await writeFile(file, JSON.stringify(floors));
  return startServer(folder, ["tests/bench/server/floor.ts", file], { DATABASE_URL: url });
}

async function measurePageRates(folder: string, database: FilledDatabase, app: Server, bare: Server) {
  log("Asking for pages, ten at a time");
  const emptyTarget = { page: empty, server: app, cookie: cookieFor(empty, database) };
  const targets = pagesOf(database).map((page) => ({
    page,
    app: { page, server: app, cookie: cookieFor(page, database) },
    bare: { page, server: bare, cookie: cookieFor(page, database) },
  }));
  const rates = await measureRates(folder, [emptyTarget, ...targets.flatMap((target) => [target.app, target.bare])]);
  const pages = targets.map((target) => ({
    page: target.page,
    rate: of(rates, target.app),
    bare: of(rates, target.bare),
  }));
  return { empty: of(rates, emptyTarget), pages };
}

/** The app first: the bare server writes the same versions again and again, which the app would refuse to follow. */
async function measureSaves(database: FilledDatabase, app: Server, bare: Server) {
  log("Saving");
  const onApp = startSaving(app.url, database).save;
  const onBare = bareSave(bare.url, database);
  return { app: await timeSaves(onApp, saves), bare: await timeSaves(onBare, saves) };
}
