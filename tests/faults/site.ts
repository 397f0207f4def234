import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createCookie } from "@remix-run/node";
import { isNull, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Context } from "#app/services/context.server.ts";
import { openSessions, startSession } from "#app/services/sessions.server.ts";
import { signAccessToken } from "#app/services/tokens/access-token.server.ts";
import { startFamily } from "#app/services/tokens/refresh.server.ts";
import { type Db, openDatabase } from "#db/client.ts";
import { startEmbedded } from "#db/embedded/embedded.ts";
import { accounts, userEmails, userRoles, users } from "#db/schema/accounts.ts";
import { mails } from "#db/schema/mails.ts";
import { prepareDatabase } from "#scripts/database.ts";
import { startMailProvider } from "#tests/support/servers/mail-provider.ts";
import { compileCache, untilListening } from "#tests/support/servers/processes.ts";

/** Seals sessions and links of the servers. */
const secret = "the secret of the faults, long enough for a server";

/** In milliseconds: how long all mails of a run may take to be sent in the end. */
const patience = 300_000;

export type Provider = Awaited<ReturnType<typeof startMailProvider>>;

/** What the processes of a run have in common. */
export type Site = { db: Db; databaseUrl: string; provider: Provider; folder: string };

/** Does the work with a folder that is gone after it. */
export async function withFolder<T>(work: (folder: string) => Promise<T>) {
  const folder = await mkdtemp(join(tmpdir(), "macrocycle-faults-"));
  // why: for root the embedded database runs as another user, who must be able to enter
  await chmod(folder, 0o755);
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}

let prepared: Promise<string> | undefined;

/** A folder with a migrated database that was stopped, which each run copies: making one takes three seconds. */
async function preparedFolder() {
  const folder = await mkdtemp(join(tmpdir(), "macrocycle-faults-"));
  await chmod(folder, 0o755);
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const server = await startEmbedded(folder);
  await prepareDatabase(server.url);
  await server.stop();
  return folder;
}

/** Does the work with a migrated database, a mail provider and a folder of its own, which are gone after it. */
export function withSite<T>(work: (site: Site) => Promise<T>) {
  return withFolder(async (folder) => {
    prepared ??= preparedFolder();
    execFileSync("cp", ["-a", `${await prepared}/.`, folder]);
    const server = await startEmbedded(folder);
    const provider = await startMailProvider();
    const pool = openDatabase(server.url, { max: 4 });
    try {
      return await work({ db: pool.db, databaseUrl: server.url, provider, folder });
    } finally {
      await pool.end();
      await provider.stop();
      await server.stop();
    }
  });
}

/** Starts a script with these settings alone. */
export function run([script = "", ...more]: string[], env: NodeJS.ProcessEnv) {
  return spawn(process.execPath, [script, ...more], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { PATH: process.env.PATH ?? "", ...compileCache, ...env },
  });
}

/** Ends the process; resolved when it has ended. */
export async function end(child: ChildProcess, signal: NodeJS.Signals = "SIGTERM") {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  child.kill(signal);
  await exited;
}

const mailSettings = ({ provider }: Pick<Site, "provider">) => ({
  RESEND_API_KEY: "re_faults",
  RESEND_BASE_URL: provider.url,
});

/** A process that does nothing but what is queued. */
export function startWorker(site: Site) {
  return run(["scripts/worker.ts"], { NODE_ENV: "test", DATABASE_URL: site.databaseUrl, ...mailSettings(site) });
}

export type Server = { child: ChildProcess; url: string };

/** A server on a port that the system chooses, once it listens; it sends mails itself. */
export async function startServer(site: Omit<Site, "db">, more: Record<string, string> = {}): Promise<Server> {
  const child = run(["scripts/start.ts"], {
    ...{ NODE_ENV: "production", DEMO: "1", SESSION_SECRET: secret, STOP_GRACE: "0", LOG_LEVEL: "error" },
    ...{ HOST: "127.0.0.1", PORT: "0" },
    ...{ DATABASE_URL: site.databaseUrl, DATA_DIR: join(site.folder, "files"), ...mailSettings(site) },
    ...more,
  });
  return { child, url: await untilListening(child.stdout) };
}

type Coach = { email: string; passwordHash?: string };

/** A trainer of a business that may invite as many as it likes. */
export async function givenCoach(db: Db, { email, passwordHash }: Coach) {
  const [accountId, id] = [newId(), newId()];
  const names = { firstName: "Ana", lastName: "Kos", sortName: "ana kos", searchName: "ana kos" };
  await db.insert(accounts).values({ id: accountId, name: "A business", maxUsersOverride: 10_000 });
  await db.insert(users).values({ accountId, id, email, ...names, passwordHash, isActivated: true });
  await db.insert(userEmails).values({ email, accountId, userId: id });
  await db.insert(userRoles).values({ accountId, userId: id, role: "TRN" });
  return { accountId, id };
}

/** The cookie of somebody who is logged in. */
export async function sessionOf(db: Db, user: { accountId: string; id: string }, now = new Date()) {
  const token = await startSession(openSessions(db, secret), user, now);
  return (await createCookie("session").serialize(token)).split(";")[0] ?? "";
}

/** The login of each person's app. */
const families = new Map<string, string>();

/** Beforehand, where the database of `app` is closed or away by the time of the first post. */
export async function logInApp({ actor, db }: Pick<Context, "actor" | "db">) {
  const { accountId, userId: id } = actor;
  const { family } = await startFamily({ db, secret }, { accountId, id }, new Date());
  families.set(id, family);
  return family;
}

/** What the mobile app of somebody sends. */
export async function postToApi(url: string, app: Pick<Context, "actor" | "db">, path: string, body: object) {
  const { actor } = app;
  const free = { SUBSCRIPTION_TYPE: "FREE", SUBSCRIPTION_VALID_UNTIL: null } as const;
  const claims = { ...free, MAX_USERS_OVERRIDE: null, MAX_USERS_OVERRIDE_UNTIL: null, email: "", roles: "" };
  const { userId, accountId } = actor;
  const family = families.get(userId) ?? (await logInApp(app));
  const token = await signAccessToken(secret, { epoch: 1, family, userId, accountId, ...claims }, new Date());
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
  return fetch(`${url}/api${path}`, { method: "POST", headers, body: JSON.stringify(body) });
}

/** Waits until no mail waits any more, or for as long as that may take. */
export async function untilSent(db: Db) {
  const since = performance.now();
  while (performance.now() - since < patience && (await db.$count(mails, isNull(mails.sentAt))) > 0) {
    await wait(500);
    // why: what a kill interrupted waits for its next try, whose delay is tested elsewhere
    await db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);
  }
}

/** How many of them did not get exactly one mail. */
export function notSentOnce({ provider }: Site, emails: string[]) {
  return emails.filter((email) => provider.given.filter(({ to }) => to === email).length !== 1).length;
}
