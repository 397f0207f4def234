import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { isNull } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { paths } from "#app/paths.ts";
import { hashPassword } from "#app/services/passwords.server.ts";
import { type Db, openDatabase } from "#db/client.ts";
import { startEmbedded } from "#db/embedded.ts";
import { accounts, userEmails, userRoles, users } from "#db/schema/accounts.ts";
import { rateLimits } from "#db/schema/catalogues.ts";
import { mails } from "#db/schema/mails.ts";
import { prepareDatabase } from "#scripts/database.ts";
import { freePort } from "#tests/support/demo-process.ts";
import { startMailProvider } from "#tests/support/mail-provider.ts";
import { post } from "./visitor.ts";

const processes = 3;
/** In milliseconds, until the mails of all rounds are sent. */
const patience = 180_000;
const email = "coach@processes.test";
const password = "correct horse battery";

type Site = { databaseUrl: string; providerUrl: string; folder: string };
type Server = { child: ChildProcess; url: string };

/** Three processes on one database: what one is told, the others know, and each mail is sent by one of them, once. */
export async function processesRun(rounds: number) {
  const folder = await mkdtemp(join(tmpdir(), "macrocycle-processes-"));
  // why: for root the embedded database runs as another user, who must be able to enter
  await chmod(folder, 0o755);
  const database = await startEmbedded(folder);
  const provider = await startMailProvider();
  const pool = openDatabase(database.url, { max: 4 });
  const servers: Server[] = [];
  try {
    await prepareDatabase(database.url);
    await givenCoach(pool.db);
    const site = { databaseUrl: database.url, providerUrl: provider.url, folder };
    for (let started = 0; started < processes; started++) servers.push(await startServer(site));
    const agreed = await agree(
      pool.db,
      servers.map(({ url }) => url),
      rounds,
    );
    await untilSent(pool.db);
    return judge(
      rounds,
      agreed,
      provider.given.map(({ to }) => to),
    );
  } finally {
    await Promise.all(servers.map(({ child }) => end(child)));
    await pool.end();
    await provider.stop();
    await database.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}

type Agreed = { sessions: number; limits: number; asked: string[] };

/** How often sessions and limits were the same everywhere, and who is to get a mail. */
async function agree(db: Db, urls: string[], rounds: number): Promise<Agreed> {
  const agreed: Agreed = { sessions: 0, limits: 0, asked: [] };
  for (let round = 0; round < rounds; round++) {
    await db.delete(rateLimits);
    if (await sessionsAgree(urls, round)) agreed.sessions += 1;
    if (await limitsAgree(urls)) agreed.limits += 1;
    await db.delete(rateLimits);
    agreed.asked.push(...(await askForMails(urls)));
  }
  return agreed;
}

/** Logged in by one process, in with all; logged out by another, out of all. */
async function sessionsAgree(urls: string[], round: number) {
  const first = urls[round % urls.length] ?? "";
  const last = urls[(round + 1) % urls.length] ?? "";
  const set = (await post({ url: first, cookie: "" }, paths.login(), { email, password })).headers.getSetCookie();
  const cookie = set.find((one) => one.includes("session="))?.split(";")[0] ?? "";
  const statuses = () => Promise.all(urls.map(async (url) => (await open(url + paths.programs(), cookie)).status));
  const isIn = (await statuses()).every((status) => status === 200);
  await post({ url: last, cookie }, paths.logout(), {});
  return isIn && (await statuses()).every((status) => status === 302);
}

function open(url: string, cookie: string) {
  return fetch(url, { redirect: "manual", headers: { Cookie: cookie } });
}

/** Of twelve wrong passwords, sent to all processes at once, five are looked at; then none lets the right one in. */
async function limitsAgree(urls: string[]) {
  const tries = Array.from({ length: 4 }, () => urls).flat();
  const logIn = async (url: string, typed: string) =>
    (await post({ url, cookie: "" }, paths.login(), { email, password: typed })).status;
  const statuses = await Promise.all(tries.map((url) => logIn(url, "wrong")));
  const right = await Promise.all(urls.map((url) => logIn(url, password)));
  const lookedAt = statuses.filter((status) => status === 401).length;
  return lookedAt === 5 && [...statuses, ...right].filter((status) => status === 429).length === tries.length - 5 + 3;
}

/** Somebody new signs up with each process at the same time. */
async function askForMails(urls: string[]) {
  const names = { name: "Ana", surname: "Kos", password, repeatPassword: password, terms: "on" };
  const people = urls.map((url) => ({ url, id: newId(), email: `${newId()}@processes.test` }));
  await Promise.all(people.map(({ url, ...who }) => post({ url, cookie: "" }, paths.signUp(), { ...names, ...who })));
  return people.map((who) => who.email);
}

async function untilSent(db: Db) {
  const since = performance.now();
  while (performance.now() - since < patience && (await db.$count(mails, isNull(mails.sentAt))) > 0) await wait(200);
  // why: a second worker that holds the same mail would give it a moment later
  await wait(1_500);
}

async function givenCoach(db: Db) {
  const [accountId, id] = [newId(), newId()];
  const names = { firstName: "Ana", lastName: "Kos", sortName: "ana kos", searchName: "ana kos" };
  const passwordHash = await hashPassword(password);
  await db.insert(accounts).values({ id: accountId, name: "A business of three processes" });
  await db.insert(users).values({ accountId, id, email, ...names, passwordHash, isActivated: true });
  await db.insert(userEmails).values({ email, accountId, userId: id });
  await db.insert(userRoles).values({ accountId, userId: id, role: "TRN" });
}

async function startServer({ databaseUrl, providerUrl, folder }: Site): Promise<Server> {
  const port = await freePort();
  const mail = { RESEND_API_KEY: "re_faults", RESEND_BASE_URL: providerUrl, PUBLIC_URL: "http://127.0.0.1" };
  const where = { HOST: "127.0.0.1", PORT: String(port), DATABASE_URL: databaseUrl, DATA_DIR: join(folder, "files") };
  const secret = { SESSION_SECRET: "the secret of the faults, long enough for a server" };
  const rest = { NODE_ENV: "production" as const, DEMO: "1", STOP_GRACE: "0", LOG_LEVEL: "error" };
  const child = spawn(process.execPath, ["scripts/start.ts"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { PATH: process.env.PATH ?? "", ...secret, ...rest, ...where, ...mail },
  });
  for await (const line of createInterface({ input: child.stdout })) if (line.includes("[remix-serve]")) break;
  child.stdout.resume();
  return { child, url: `http://127.0.0.1:${port}` };
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  child.kill("SIGTERM");
  await exited;
}

function judge(rounds: number, { sessions, limits, asked }: Agreed, given: string[]) {
  const timesOf = asked.map((recipient) => given.filter((to) => to === recipient).length);
  const lost = timesOf.filter((times) => times === 0).length;
  const doubled = timesOf.filter((times) => times > 1).length;
  const figures = `${rounds} rounds on ${processes} processes: sessions agreed ${sessions} times, limits ${limits} times; ${asked.length} mails, ${lost} lost, ${doubled} sent twice`;
  const isGood = sessions === rounds && limits === rounds && lost + doubled === 0;
  return { name: "three processes on one database", figures, isGood };
}
