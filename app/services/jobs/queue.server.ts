import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { Tx } from "#db/client.ts";

let sender: Promise<PgBoss> | undefined;

/** What writes jobs: it asks once which queues there are, and has no connection or timer of its own. */
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
  // why: it would ask again on a timer, on a connection that is somebody else's by then
  await boss.stop();
  return boss;
}

/** Writes a job in the transaction of what it is about. `data`: ids alone, since nobody erases what a queue holds. */
export async function sendJob(tx: Tx, queue: string, id: string, data: Record<string, string>) {
  const boss = await openSender(tx);
  await boss.send(queue, data, { id, db: fromDrizzle(tx, sql) });
}

/** Removes jobs of these ids, whatever has become of them. */
export async function dropJobs(tx: Tx, queue: string, ids: string[]) {
  if (ids.length === 0) return;
  const boss = await openSender(tx);
  await boss.deleteJob(queue, ids, { db: fromDrizzle(tx, sql) });
}
