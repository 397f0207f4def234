import { eq, sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import { v7 as newId } from "uuid";
import type { Db, Tx } from "#db/client.ts";
import { mailQueue } from "#db/queues.ts";
import { mails } from "#db/schema/mails.ts";
import type { Mail } from "./mail.ts";

/**
 * Writes a mail into the outbox, and the job that sends it, in the transaction of what it tells of: all are stored, or
 * nothing is. `id`: of a form that may be sent twice, whose mail is written once.
 */
export function queueMail(on: Db | Tx, mail: Mail, now: Date, id: string = newId()): Promise<void> {
  return queueMails(on, [{ ...mail, id }], now);
}

type Written = Mail & { id?: string };

/** The same for many, in two statements. `batchId`: what they are counted together by. */
export async function queueMails(on: Db | Tx, written: readonly Written[], now: Date, batchId?: string): Promise<void> {
  if (written.length === 0) return;
  const rows = written.map((mail) => ({ id: newId(), ...mail, createdAt: now, batchId: batchId ?? null }));
  // why: given a database instead of a transaction, the mail and its job still belong together
  await on.transaction(async (tx) => {
    const jobs = await tx.insert(mails).values(rows).onConflictDoNothing().returning({ id: mails.id });
    if (jobs.length === 0) return;
    const queue = await openSender(tx);
    await queue.insert(mailQueue, jobs, { db: fromDrizzle(tx, sql) });
  });
}

/** Lets a parked mail be tried anew, in the transaction that holds it. Its job of before has ended, or is lost. */
export async function requeueMail(tx: Tx, id: string): Promise<void> {
  await tx.update(mails).set({ parkedAt: null, problem: null, attempts: 0 }).where(eq(mails.id, id));
  const queue = await openSender(tx);
  const inside = { db: fromDrizzle(tx, sql) };
  // why: a job that has ended stands for days, and would keep a new one of its id away
  await queue.deleteJob(mailQueue, id, inside);
  await queue.send(mailQueue, null, { id, ...inside });
}

let sender: Promise<PgBoss> | undefined;

/** What writes jobs: it asks once which queues there are, and has no connection or timer of its own. */
function openSender(tx: Tx): Promise<PgBoss> {
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

/** What stands in a row of the outbox, as its writer gave it. */
export function storedMail({ kind, recipient, accountId, replyTo, content }: typeof mails.$inferSelect): Mail {
  // why: rows are written by queueMail alone, which holds content to kind
  return { kind, recipient, accountId, ...(replyTo ? { replyTo } : {}), content } as Mail;
}
