import type { ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { sellingSettings } from "#app/features/sales/settings.server.ts";
import { runHourly } from "#app/features/subscriptions/clock.server.ts";
import { readEnv } from "#app/http/env.server.ts";
import { paths } from "#app/paths.ts";
import { withPool } from "#scripts/database.ts";
import { findDemoServer, type InDatabase } from "#tests/e2e/support/outbox.ts";
import { openSandboxGateway } from "#tests/integration/payments/given.ts";
import { databaseUrl, maintain } from "#tests/support/database/maintenance.ts";
import { bookProblems } from "#tests/support/payments/book-problems.ts";
import { spawnMoved } from "#tests/support/servers/moved-server.ts";

export type MovedSite = Awaited<ReturnType<typeof openSite>>;

const selling = sellingSettings(readEnv({ NODE_ENV: "test", BRAINTREE_TIME_ZONE: "UTC" }));
/** Does the work with a server, a database and a gateway of its own, whose clocks are moved together. */
export async function withMovedSite(work: (site: MovedSite) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), "macrocycle-moved-"));
  const databases = await findDemoServer();
  const name = `moved_${randomUUID().slice(0, 8)}`;
  const gateway = await openSandboxGateway();
  const started: ChildProcess[] = [];
  try {
    await maintain(databases.url, async (sql) => {
      await sql.unsafe(`create database ${name}`);
    });
    await work(await openSite({ url: databaseUrl(databases.url, name), gateway, folder, started }));
  } finally {
    await Promise.all(started.map(end));
    await gateway.stop();
    await maintain(databases.url, async (sql) => {
      await sql.unsafe(`drop database if exists ${name} with (force)`);
    });
    await databases.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

type Gateway = Awaited<ReturnType<typeof openSandboxGateway>>;
type Parts = { url: string; gateway: Gateway; folder: string; started: ChildProcess[] };

async function openSite({ url: databaseAddress, gateway, folder, started }: Parts) {
  const server = spawnMoved({
    ...{ DATABASE_URL: databaseAddress, DATA_DIR: folder },
    ...{ BRAINTREE_SANDBOX_URL: gateway.url, BRAINTREE_TIME_ZONE: "UTC", BRAINTREE_3D_SECURE: "off" },
  });
  started.push(server.child);
  const url = await server.listening;
  const inDatabase: InDatabase = (work) => withPool(databaseAddress, work);
  await gateway.control.sendWebhooks(url + paths.braintreeWebhook());
  return {
    url,
    gateway,
    inDatabase,
    /** The clocks of server and gateway come to that time; what the gateway posts on the way is taken before it returns. */
    async moveTo(time: string) {
      await server.moveTo(new Date(time));
      await gateway.control.moveTo(time);
    },
    /** The hourly run of that time, which the server itself makes too seldom to wait for. */
    async runHourly(time: string) {
      const services = { payments: gateway.payments, log: pino({ level: "error" }) };
      await inDatabase((db) => runHourly(selling)({ db, services, now: new Date(time) }));
    },
    /** Where ledger, invoices, sales and the gateway say different things. */
    bookProblems: () => inDatabase((db) => bookProblems(db, gateway.payments)),
  };
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  child.kill("SIGTERM");
  await exited;
}
