import { type FilledDatabase, serverSettings } from "../data/database.ts";
import { cookieFor, countedPaths, headersFor, type Page, type SignedIn } from "../pages.ts";
import { type Statement, startCapture } from "./capture.ts";
import type { FloorPage } from "./floor.ts";
import { startServer } from "./processes.ts";
import { savePath, startSaving } from "./saves.ts";
import { exchangeWell } from "./wire.ts";

/** `counts` by page: the most statements that one of its addresses sent. */
export type Captured = { counts: Map<string, number>; floors: FloorPage[] };

/** Asks each page once behind a capture: how many statements it sends, and all that a bare server needs to repeat it. */
export async function captureStatements(folder: string, database: FilledDatabase, pages: Page[]): Promise<Captured> {
  return behindCapture(folder, database, async ({ url, take }) => {
    const counts = new Map<string, number>();
    const floors: FloorPage[] = [];
    const source = { url, database, take };
    for (const page of pages) {
      counts.set(page.name, await countMost(source, page));
      floors.push(await capturePage(source, page, page.path));
    }
    floors.push(await captureSave({ url, database, take }));
    return { counts, floors };
  });
}

/** The same of pages of a database that has no program to save. */
export async function captureFloors(folder: string, database: SignedIn, pages: Page[]): Promise<FloorPage[]> {
  return behindCapture(folder, database, async ({ url, take }) => {
    const floors: FloorPage[] = [];
    for (const page of pages) floors.push(await capturePage({ url, database, take }, page, page.path));
    return floors;
  });
}

type Behind = { url: string; take: () => Statement[] };

async function behindCapture<T>(folder: string, { url }: { url: string }, work: (behind: Behind) => Promise<T>) {
  const capture = await startCapture(url);
  // why: one connection, so that the statements of one request stand in one order
  const settings = { ...serverSettings(folder, capture.url), DATABASE_POOL: "1" };
  const app = await startServer(folder, ["scripts/start.ts"], settings);
  const found = await work({ url: app.url, take: capture.take });
  await app.stop();
  capture.stop();
  return found;
}

type Source = Behind & { database: SignedIn };

async function countMost(source: Source, page: Page) {
  const numbers: number[] = [];
  for (const path of countedPaths(page)) {
    const { statements } = await capturePage(source, page, path);
    numbers.push(statements.length);
  }
  return Math.max(...numbers);
}

async function capturePage({ url, database, take }: Source, page: Page, path: string): Promise<FloorPage> {
  const headers = headersFor(page, cookieFor(page, database));
  // why: the first request also asks for what is prepared once a connection
  await exchangeWell(url + path, { headers });
  take();
  const response = await exchangeWell(url + path, { headers });
  return { path, statements: take(), isTransaction: false, ...wireForm(response) };
}

async function captureSave({ url, database, take }: Behind & { database: FilledDatabase }): Promise<FloorPage> {
  const saver = startSaving(url, database);
  await saver.save();
  take();
  const response = await saver.save();
  return { path: savePath(database.programId), statements: take(), isTransaction: true, ...wireForm(response) };
}

function wireForm({ headers, bytes }: { headers: Record<string, string>; bytes: Buffer }) {
  return { headers, body: bytes.toString("base64") };
}
