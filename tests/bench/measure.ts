import { cpus } from "node:os";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { type Bytes, measureBytes, openBrowser, openWindow, weighAnswer } from "./browser/browser.ts";
import { measureEditor, measureInBrowser } from "./browser/in-browser.ts";
import { measureVisits } from "./browser/visits.ts";
import { measureWeek } from "./browser/week.ts";
import { doubleRoutes } from "./builds.ts";
import { type FilledDatabase, fillDatabase, serverSettings, type startDatabase } from "./data/database.ts";
import { rows } from "./data/rows.ts";
import { log } from "./log.ts";
import { measurePages, openSite, type Site } from "./measure-pages.ts";
import { cookieFor, editorPage, empty, isOfApi, type Page } from "./pages.ts";
import type { Results } from "./report/report.ts";
import { imageRows } from "./report/report-long.ts";
import { printEditor, printText } from "./report/report-parts.ts";
import { hostileRows } from "./report/report-strangers.ts";
import { printWeek } from "./report/report-week.ts";
import { printTable } from "./report/row.ts";
import { measureBeside } from "./server/beside.ts";
import { costOfHostile } from "./server/hostile.ts";
import { measureImages } from "./server/images.ts";
import { measurePdf } from "./server/pdf.ts";
import { type Server, startServer } from "./server/processes.ts";
import { bareSave, startSaving, timeSaves } from "./server/saves.ts";
import { timeStrangers } from "./server/strangers.ts";
import { timeTexts } from "./server/text-lines.ts";
import { timeTraining } from "./server/training.ts";
import { timeVisualised } from "./server/visualise.ts";
import { measureYear } from "./server/year.ts";

// why: fewer than are kept, or the save that the bare server repeats would be forgotten meanwhile
const saves = 40;

/** Another build, of a git ref. */
export type Against = { ref: string; folder: string };

type Measured = Omit<Results, "otherLoad">;
type Database = Awaited<ReturnType<typeof startDatabase>>;

/** Measures the build in `folder` on two databases that it fills there. */
export async function measure(folder: string, database: Database, against: Against | null): Promise<Measured> {
  const site = await openSite(folder, database, () => true);
  const { many, app, bare } = site;
  log("Looking at the pages in a browser, typing and dragging");
  const { bytes, ...inBrowser } = await lookAt(site, (browser) => measureInBrowser(browser, app.url, many));
  const pages = await measurePages(site, bytes);
  const times = await measureSaves(many, app, bare);
  const training = await timeTraining(app.url, many);
  log("Asking for people who are known and who are not");
  const strangers = await timeStrangers(app.url, many);
  const hostile = await costOfHostile(app);
  log("Showing a week for a client");
  const visualised = await timeVisualised(app.url, many);
  log("Opening, saving, copying and printing a year");
  const year = await measureYear(app.url, many);
  const pdf = await measurePdf(app, many);
  log("Sending large images");
  const images = await measureImages(app, many);
  await bare.stop();
  await app.stop();
  const beside = await measureBuilds(folder, many, against);
  const people = { training, strangers, hostile };
  const alone = { text: timeTexts(many), saves: times, ...people, visualised, year, pdf, images };
  return { ...circumstances(), ...pages, ...inBrowser, ...beside, ...alone };
}

/** Measures those pages alone whose name begins as one of `names` does. */
export async function measureOnly(folder: string, database: Database, names: string[]) {
  const site = await openSite(folder, database, ({ name }) => names.some((begin) => name.startsWith(begin)));
  log("Looking at the pages in a browser");
  const { app, many } = site;
  const { bytes, visits } = await lookAt(site, async (browser) => ({
    visits: await measureVisits(browser, app.url, site.pages, many),
  }));
  const pages = await measurePages(site, bytes);
  await site.bare.stop();
  return { ...pages, visits, site };
}

/** Measures athletes' pages alone, and what they save beside the API. */
export async function measureTraining(folder: string, database: Database) {
  const { site, ...pages } = await measureOnly(folder, database, ["/train"]);
  return { ...circumstances(), ...pages, training: await timeTraining(site.app.url, site.many) };
}

/** `otherLoad`: what else ran when the bench began. */
type Around = { folder: string; otherLoad: number };

/** What can be measured alone; each returns its table. */
const parts = {
  hostile: async (app: Server) => printTable(hostileRows(await costOfHostile(app))),
  images: async (app: Server, filled: FilledDatabase) => printTable(imageRows(await measureImages(app, filled))),
  editor: async (app: Server, filled: FilledDatabase, { otherLoad }: Around) => {
    const browser = await openBrowser();
    try {
      const times = await measureEditor(browser, app.url, filled);
      const visits = await measureVisits(browser, app.url, [editorPage(filled.programId)], filled);
      return printEditor({ ...times, visits, ...circumstances(), otherLoad });
    } finally {
      await browser.close();
    }
  },
  text: async (_: Server, filled: FilledDatabase, { otherLoad }: Around) =>
    printText({ text: timeTexts(filled), ...circumstances(), otherLoad }),
  week: async (app: Server, filled: FilledDatabase, { folder }: Around) =>
    printWeek({ ...(await measureWeek(folder, app.url, filled)), ...circumstances() }),
};

export function isPart(name: string): name is keyof typeof parts {
  return Object.hasOwn(parts, name);
}

/** Measures that part alone, on a small database. */
export async function measurePart(database: Database, name: keyof typeof parts, { folder, otherLoad }: Around) {
  const filled = await fillDatabase(folder, database, rows.few);
  const app = await startServer(folder, ["scripts/start.ts"], serverSettings(folder, filled.url));
  log(`Measuring ${name}`);
  const lines = await parts[name](app, filled, { folder, otherLoad });
  await app.stop();
  return lines;
}

async function lookAt<T>({ app, many, pages }: Site, further: (browser: Browser) => Promise<T>) {
  const browser = await openBrowser();
  try {
    const bytes = await measurePageBytes(browser, app.url, many, [empty, ...pages]);
    return { bytes, ...(await further(browser)) };
  } finally {
    await browser.close();
  }
}

async function measureBuilds(folder: string, database: FilledDatabase, against: Against | null) {
  log("Asking two builds in turn");
  const doubled = join(folder, "twice");
  await doubleRoutes(folder, doubled);
  const twice = await measureBeside(folder, doubled, database);
  if (!against) return { twice, against };
  return { twice, against: { ref: against.ref, pages: await measureBeside(folder, against.folder, database) } };
}

/** When, and on what machine. */
export function circumstances() {
  const { model = "processor" } = cpus()[0] ?? {};
  const machine = `${cpus().length} × ${model.trim()}, Node ${process.versions.node}`;
  return { at: new Date().toISOString(), machine };
}

/** The app first: the bare server writes the same versions again and again, which the app would refuse to follow. */
async function measureSaves(database: FilledDatabase, app: Server, bare: Server) {
  log("Saving");
  const onApp = startSaving(app.url, database).save;
  const onBare = bareSave(bare.url, database);
  return { app: await timeSaves(onApp, saves), bare: await timeSaves(onBare, saves) };
}

/** What the browser loads for each page, by name. */
async function measurePageBytes(browser: Browser, url: string, database: FilledDatabase, pages: Page[]) {
  const bytes = new Map<string, Bytes>();
  for (const page of pages) {
    const cookie = cookieFor(page, database);
    if (isOfApi(page)) {
      bytes.set(page.name, await weighAnswer(url, page, cookie));
      continue;
    }
    // why: a window of its own, so that nothing is in its cache
    const window = await openWindow(browser, url, cookie);
    bytes.set(page.name, await measureBytes(await window.newPage(), url, page, cookie));
    await window.close();
  }
  return bytes;
}
