import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inArray } from "drizzle-orm";
import { todayOf, utc } from "#app/domain/schedule/time-zone.ts";
import { type Db, openDatabase } from "#db/client.ts";
import { users } from "#db/schema/accounts.ts";
import { loadDemoData, storedContext, trainer } from "#scripts/demo-data/load.ts";
import { athletes } from "#scripts/demo-data/month/athletes.ts";
import { beginMonth } from "#scripts/demo-data/month/begin.ts";
import { playMonth } from "#scripts/demo-data/month/play.ts";
import { copyOf, copyTemplate } from "#tests/support/database/database.ts";
import { unescaped } from "#tests/support/http/html.ts";
import { testServices } from "#tests/support/people/factory.ts";
import { spawnMoved } from "#tests/support/servers/moved-server.ts";
import { logIn, playByPages } from "./by-pages.ts";
import { readPage } from "./page-form.ts";

const minute = 60_000;

export type Way = "the API" | "the pages";
export type Month = Awaited<ReturnType<typeof openMonth>>;

/**
 * The demo's month twice, from one database that was copied when it began: by phones over the API, and by people who
 * read the pages. So whatever both stored has the same people, programs and rounds.
 */
export async function givenPlayedMonths() {
  const now = await farFromMidnight();
  const today = todayOf({ now, timeZone: utc });
  const begun = await beginOne(now);
  const [byApi, byPages] = [await openMonth(begun, today), await openMonth(begun, today)];
  await Promise.all([
    playMonth({ url: byApi.url, now }, athletes, trainer),
    playByPages({ url: byPages.url, now, today, moveTo: byPages.moveTo }, athletes, trainer),
  ]);
  const months: Record<Way, Month> = { "the API": byApi, "the pages": byPages };
  return { months, end: () => Promise.all([byApi, byPages, begun].map(({ end }) => end())) };
}

/** A database with the demo and its programs given, to which nobody is connected. */
async function beginOne(now: Date) {
  const { url, drop } = await copyTemplate();
  const { db, end } = openDatabase(url, { max: 2 });
  const { files } = await testServices();
  await loadDemoData(db, now, files);
  await beginMonth(await storedContext(db, trainer, now, files));
  await end();
  return { url, end: drop };
}

async function openMonth(begun: { url: string }, today: string) {
  const { url: DATABASE_URL, drop } = await copyOf(begun);
  const folder = await mkdtemp(join(tmpdir(), "macrocycle-month-"));
  const { child, listening, moveTo } = spawnMoved({ DATABASE_URL, DATA_DIR: folder });
  const url = await listening;
  const pool = openDatabase(DATABASE_URL, { max: 2 });
  const ids = await idsOf(pool.db);
  return {
    ...{ url, db: pool.db, today, moveTo },
    idOf: (name: string) => ids.get(name) ?? "",
    emailOf: (name: string) => athletes.find(({ email }) => ids.get(email) === ids.get(name))?.email ?? "",
    async end() {
      const exited = once(child, "exit");
      child.kill("SIGKILL");
      await Promise.all([exited, pool.end()]);
      await Promise.all([drop(), rm(folder, { recursive: true, force: true })]);
    },
  };
}

/** By name and by e-mail. */
async function idsOf(db: Db) {
  const emails = athletes.map(({ email }) => email);
  const rows = await db.select().from(users).where(inArray(users.email, emails));
  return new Map(
    rows.flatMap(({ id, email, firstName, lastName }) => [
      [`${firstName} ${lastName}`, id],
      [email, id],
    ]),
  );
}

export type Seen = Awaited<ReturnType<typeof seenBy>>;

/** The month as its coach and its athletes read it. */
export async function seenBy({ url, today, idOf, emailOf }: Month) {
  const entered = new Map<string, ReturnType<typeof logIn>>();
  async function pageTo(email: string, path: string) {
    const visitor = entered.get(email) ?? logIn(url, email);
    entered.set(email, visitor);
    return unescaped(await readPage(await visitor, path));
  }
  return {
    today,
    idOf,
    page: (path: string) => pageTo(trainer, path),
    pageTo: (name: string, path: string) => pageTo(emailOf(name), path),
  };
}

/** The time; where the day is about to end, that of the next one: what is checked counts days. */
async function farFromMidnight() {
  const left = 24 * 60 * minute - (Date.now() % (24 * 60 * minute));
  if (left < 3 * minute) await new Promise((done) => setTimeout(done, left + 1000));
  return new Date();
}
