import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { createCookie } from "@remix-run/node";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { paths } from "#app/paths.ts";
import { openSessions, startSession } from "#app/services/sessions.server.ts";
import { type Db, openDatabase } from "#db/client.ts";
import { startEmbedded } from "#db/embedded.ts";
import { invites } from "#db/schema/access.ts";
import { accounts, userEmails, userRoles, users } from "#db/schema/accounts.ts";
import { mails } from "#db/schema/mails.ts";
import { prepareDatabase } from "#scripts/database.ts";
import { freePort } from "#tests/support/demo-process.ts";
import { startMailProvider } from "#tests/support/mail-provider.ts";
import { post, type Visitor } from "./visitor.ts";

/** People in each file; in milliseconds: how long a confirmation takes at most, and all mails. */
const people = 5;
const longestConfirmation = 500;
const patience = 300_000;
const secret = "the secret of the faults, long enough for a server";

type Provider = Awaited<ReturnType<typeof startMailProvider>>;
type Business = { db: Db; databaseUrl: string; provider: Provider; folder: string; accountId: string; cookie: string };

/** Confirms imports while the server is killed: each has to invite all of its people, once and by one mail, or nobody. */
export async function importRun(kills: number) {
  const folder = await mkdtemp(join(tmpdir(), "macrocycle-import-"));
  // why: for root the embedded database runs as another user, who must be able to enter
  await chmod(folder, 0o755);
  const server = await startEmbedded(folder);
  const provider = await startMailProvider();
  const pool = openDatabase(server.url, { max: 4 });
  try {
    await prepareDatabase(server.url);
    const coach = await givenCoach(pool.db);
    const business = { db: pool.db, databaseUrl: server.url, provider, folder, ...coach };
    return judge(kills, await confirmAndKill(business, kills), provider);
  } finally {
    await pool.end();
    await provider.stop();
    await server.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}

type Outcomes = { all: number; none: number; torn: number; broken: number; recipients: string[] };

async function confirmAndKill(business: Business, kills: number) {
  const outcomes: Outcomes = { all: 0, none: 0, torn: 0, broken: 0, recipients: [] };
  let server = await startServer(business);
  for (let kill = 0; kill < kills; kill++) {
    const file = await upload(server.visitor);
    outcomes.recipients.push(...file.emails);
    // why: every other kill comes between the invitations and their mails, the others at any time
    const isBetween = kill % 2 === 0;
    const isAcknowledged = await killAmid(business, server, file, isBetween);
    server = await startServer(business);
    const stored = await countStored(business, file);
    const isAll = stored.every((count) => count === people);
    const isNone = stored.every((count) => count === 0);
    outcomes[isAll ? "all" : isNone ? "none" : "torn"] += 1;
    if (isAcknowledged && !isAll) outcomes.broken += 1;
    // why: whoever got no answer presses again
    await confirm(server.visitor, file);
    if ((await countStored(business, file)).some((count) => count !== people)) outcomes.broken += 1;
  }
  await untilSent(business);
  await end(server.child, "SIGTERM");
  return outcomes;
}

type File = { at: string; id: string; emails: string[] };

async function upload(visitor: Visitor): Promise<File> {
  const id = newId();
  const emails = Array.from({ length: people }, (_, index) => `${id}-${index}@people.test`);
  const text = ["email,group", ...emails.map((email) => `${email},Group of ${id}`)].join("\n");
  const answer = await post(visitor, paths.importClients(), [
    ["id", id],
    ["text", text],
  ]);
  if (answer.status !== 302) throw new Error(`The file was answered with ${answer.status}.`);
  return { at: paths.clientImport(id), id, emails };
}

function confirm(visitor: Visitor, { at }: File) {
  const lines = Array.from({ length: people }, (_, index): [string, string] => ["lines", String(index + 2)]);
  return post(visitor, at, [["email", "0"], ["group", "1"], ["encoding", "utf-8"], ...lines, ["press", "invite"]]);
}

/** Whether the confirmation was acknowledged before the end. */
async function killAmid({ db }: Business, { child, visitor }: Server, file: File, isBetween: boolean) {
  const confirming = () =>
    confirm(visitor, file).then(
      ({ status }) => status === 302,
      () => false,
    );
  if (!isBetween) {
    const answer = confirming();
    await wait(Math.random() * longestConfirmation);
    await end(child, "SIGKILL");
    return answer;
  }
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${mails} in exclusive mode`);
    const answer = confirming();
    await untilWaiting(db);
    await end(child, "SIGKILL");
    return answer;
  });
}

async function untilWaiting(db: Db) {
  const since = performance.now();
  while (performance.now() - since < 10_000) {
    const [row] = await db.execute<{ waiting: number }>(sql`select count(*)::int as waiting from pg_locks
      where not granted and relation = 'mails'::regclass`);
    if (row?.waiting) return;
    await wait(5);
  }
  throw new Error("The confirmation never came to its mails.");
}

/** Invitations, mails and jobs that came of the file. */
async function countStored({ db, accountId }: Business, { id, emails }: File) {
  const isOurs = and(eq(invites.accountId, accountId), inArray(invites.email, emails));
  const isMail = and(eq(mails.accountId, accountId), eq(mails.batchId, id));
  const [jobs] = await db.execute<{ count: number }>(sql`select count(*)::int as count from pgboss.job
    where id in (select ${mails.id} from ${mails} where ${isMail})`);
  return [await db.$count(invites, isOurs), await db.$count(mails, isMail), jobs?.count ?? 0];
}

/** Several workers send at once: each sends a mail a second. */
async function untilSent({ db, databaseUrl, provider }: Business) {
  const settings = { DATABASE_URL: databaseUrl, RESEND_BASE_URL: provider.url, RESEND_API_KEY: "re_faults" };
  const workers = Array.from({ length: 3 }, () => run("scripts/worker.ts", { NODE_ENV: "test", ...settings }));
  const since = performance.now();
  while (performance.now() - since < patience && (await db.$count(mails, isNull(mails.sentAt))) > 0) {
    await wait(500);
    // why: what a kill interrupted waits for its next try, whose delay is tested elsewhere
    await db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);
  }
  await Promise.all(workers.map((worker) => end(worker, "SIGTERM")));
}

async function givenCoach(db: Db) {
  const [accountId, id, email] = [newId(), newId(), "coach@people.test"];
  const names = { firstName: "Ana", lastName: "Kos", sortName: "ana kos", searchName: "ana kos" };
  await db.insert(accounts).values({ id: accountId, name: "A business with a list", maxUsersOverride: 10_000 });
  await db.insert(users).values({ accountId, id, email, ...names, isActivated: true });
  await db.insert(userEmails).values({ email, accountId, userId: id });
  await db.insert(userRoles).values({ accountId, userId: id, role: "TRN" });
  const token = await startSession(openSessions(db, secret), { accountId, id }, new Date());
  return { accountId, cookie: (await createCookie("session").serialize(token)).split(";")[0] ?? "" };
}

type Server = { child: ChildProcess; visitor: Visitor };

async function startServer({ databaseUrl, provider, folder, cookie }: Business): Promise<Server> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const mail = { RESEND_API_KEY: "re_faults", RESEND_BASE_URL: provider.url, PUBLIC_URL: url };
  const where = { HOST: "127.0.0.1", PORT: String(port), DATABASE_URL: databaseUrl, DATA_DIR: join(folder, "files") };
  const rest = {
    NODE_ENV: "production" as const,
    DEMO: "1",
    SESSION_SECRET: secret,
    STOP_GRACE: "0",
    LOG_LEVEL: "error",
  };
  const child = run("scripts/start.ts", { ...rest, ...where, ...mail });
  if (!child.stdout) throw new Error("The server's output is not read.");
  for await (const line of createInterface({ input: child.stdout })) if (line.includes("[remix-serve]")) break;
  child.stdout.resume();
  return { child, visitor: { url, cookie } };
}

function run(script: string, env: NodeJS.ProcessEnv) {
  return spawn(process.execPath, [script], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { PATH: process.env.PATH ?? "", ...env },
  });
}

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  child.kill(signal);
  await exited;
}

function judge(kills: number, { all, none, torn, broken, recipients }: Outcomes, provider: Provider) {
  const delivered = provider.delivered().map(({ to }) => to);
  const unsent = recipients.filter((recipient) => !delivered.includes(recipient)).length;
  const doubled = delivered.length - new Set(delivered).size;
  const figures = `${kills} kills: ${all} imports whole, ${none} not at all, ${torn} torn, ${broken} promises broken; ${recipients.length} invited, ${unsent} without a mail, ${doubled} with two`;
  const isGood = torn + broken + unsent + doubled === 0 && delivered.length === recipients.length;
  return { name: "the server is killed amid an import of clients", figures, isGood };
}
