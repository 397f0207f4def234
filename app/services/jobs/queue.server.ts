import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { Tx } from "#db/client.ts";

let sender: Promise<PgBoss> | undefined;

/** Reads the queues once; has no connection or timer of its own. */
export function openSender(tx: Tx): Promise<PgBoss> {
  sender ??= learnQueues(tx).catch((error: unknown) => {
    sender = undefined;
    throw error;
  });
  return sender;
}

async function learnQueues(tx: Tx) {
  const boss = new PgBoss({
    db: fromDrizzle(tx, sql),
    migrate: false,
    supervise: false,
    schedule: false,
    registerInstance: false,
    openTelemetry: { enabled: false },
  });
  await boss.start();
  // why: it would poll on a connection that is somebody else's by then
  await boss.stop();
  return boss;
}

/** Inside the transaction of what it is about. `data`: only ids, since erasure doesn't reach the queue. */
export async function sendJob(tx: Tx, queue: string, id: string, data: Record<string, string>) {
  const boss = await openSender(tx);
  await boss.send(queue, data, { id, db: fromDrizzle(tx, sql) });
}

export async function dropJobs(tx: Tx, queue: string, ids: string[]) {
  if (ids.length === 0) return;
  const boss = await openSender(tx);
  await boss.deleteJob(queue, ids, { db: fromDrizzle(tx, sql) });
}
