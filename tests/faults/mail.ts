import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { isNull, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { queueMail } from "#app/services/mail/outbox.server.ts";
import { type Db, openDatabase } from "#db/client.ts";
import { startEmbedded } from "#db/embedded.ts";
import { accounts } from "#db/schema/accounts.ts";
import { mails } from "#db/schema/mails.ts";
import { prepareDatabase } from "#scripts/database.ts";
import { startMailProvider } from "#tests/support/mail-provider.ts";

/** In milliseconds: how late the provider answers what it has taken, and how long all may take to be sent in the end. */
const answersAfter = 300;
const patience = 180_000;

/** Writes and sends mails while what sends them is killed: each that was written has to be delivered, under one key. */
export async function mailRun(kills: number) {
  const folder = await mkdtemp(join(tmpdir(), "macrocycle-mail-"));
  // why: for root the embedded database runs as another user, who must be able to enter
  await chmod(folder, 0o755);
  const server = await startEmbedded(folder);
  const provider = await startMailProvider();
  const pool = openDatabase(server.url, { max: 4 });
  try {
    await prepareDatabase(server.url);
    provider.answers(async () => {
      await wait(answersAfter);
      return { status: 200 };
    });
    const start = () => startWorker(server.url, provider.url);
    const sending = async () => {
      const before = provider.given.length;
      while (provider.given.length === before) await wait(20);
    };
    const written = await writeAndKill(pool.db, kills, start, sending);
    return judge(kills, written, provider);
  } finally {
    await pool.end();
    await provider.stop();
    await server.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}

/** Returns who has been written to, once nothing waits any more. */
async function writeAndKill(db: Db, kills: number, start: () => ChildProcess, sending: () => Promise<void>) {
  const written: string[] = [];
  let worker = start();
  for (let kill = 0; kill < kills; kill++) {
    const isRunning = once(worker.stdout ?? worker, "data");
    await Promise.race([isRunning, once(worker, "exit")]);
    for (let mail = 0; mail < 4; mail++) written.push(await write(db));
    // why: every other kill comes while mails are being sent, the others at any time before
    if (kill % 2 === 0) await sending();
    await wait(Math.random() * answersAfter);
    await end(worker, "SIGKILL");
    written.push(await write(db));
    worker = start();
  }
  await untilSent(db);
  await end(worker, "SIGTERM");
  return written;
}

/** A business and the mail that tells of it, in one transaction. */
async function write(db: Db) {
  const id = newId();
  const recipient = `${id}@example.test`;
  await db.transaction(async (tx) => {
    await tx.insert(accounts).values({ id, name: "A business with a mail" });
    const mail = { kind: "passwordChanged", recipient, accountId: id, content: { firstName: "Ana" } } as const;
    await queueMail(tx, mail, new Date());
  });
  return recipient;
}

async function untilSent(db: Db) {
  const since = performance.now();
  while (performance.now() - since < patience && (await db.$count(mails, isNull(mails.sentAt))) > 0) {
    await wait(500);
    // why: what a kill interrupted waits for its next try, whose delay is tested elsewhere
    await db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);
  }
}

function startWorker(databaseUrl: string, providerUrl: string) {
  const settings = { DATABASE_URL: databaseUrl, RESEND_BASE_URL: providerUrl, RESEND_API_KEY: "re_faults" };
  return spawn(process.execPath, ["scripts/worker.ts"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { PATH: process.env.PATH ?? "", NODE_ENV: "test", ...settings },
  });
}

async function end(worker: ChildProcess, signal: NodeJS.Signals) {
  if (worker.exitCode !== null) return;
  worker.kill(signal);
  await once(worker, "exit");
}

function judge(kills: number, written: string[], provider: Awaited<ReturnType<typeof startMailProvider>>) {
  const keysOf = new Map<string, Set<string>>();
  for (const { to, key } of provider.given) keysOf.set(to, (keysOf.get(to) ?? new Set()).add(key));
  const lost = written.filter((recipient) => !keysOf.has(recipient)).length;
  const doubled = [...keysOf.values()].filter(({ size }) => size > 1).length;
  const again = provider.given.length - provider.delivered().length;
  const figures = `${kills} kills, ${written.length} mails, ${lost} lost, ${doubled} under a second key, ${again} given again under the same`;
  const isGood = lost === 0 && doubled === 0 && provider.delivered().length === written.length;
  return { name: "what sends mails is killed", figures, isGood };
}
