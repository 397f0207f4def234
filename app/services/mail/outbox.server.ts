import { eq, type SQL, sql } from "drizzle-orm";
import { fromDrizzle } from "pg-boss";
import { v7 as newId } from "uuid";
import type { Db, Tx } from "#db/client.ts";
import { mailQueue } from "#db/queues.ts";
import { mails } from "#db/schema/mails.ts";
import { dropJobs, openSender } from "../jobs/queue.server.ts";
import type { Mail } from "./mail.ts";

/**
 * Writes the mail and its job in the caller's transaction. `id`: makes it idempotent for a form that may be sent twice.
 */
export function queueMail(on: Db | Tx, mail: Mail, now: Date, id: string = newId()): Promise<void> {
  return queueMails(on, [{ ...mail, id }], now);
}

type Written = Mail & { id?: string };

export async function queueMails(on: Db | Tx, written: readonly Written[], now: Date, batchId?: string): Promise<void> {
  if (written.length === 0) return;
  const rows = written.map((mail) => ({ id: newId(), ...mail, createdAt: now, batchId: batchId ?? null }));
  // why: with a database instead of a transaction, the mail and its job still belong together
  await on.transaction(async (tx) => {
    const jobs = await tx.insert(mails).values(rows).onConflictDoNothing().returning({ id: mails.id });
    if (jobs.length === 0) return;
    const queue = await openSender(tx);
    await queue.insert(mailQueue, jobs, { db: fromDrizzle(tx, sql) });
  });
}

/** In the transaction that locks it. Its earlier job has ended or is lost. */
export async function requeueMail(tx: Tx, id: string): Promise<void> {
  await tx.update(mails).set({ parkedAt: null, problem: null, attempts: 0 }).where(eq(mails.id, id));
  // why: finished jobs stay for days, and would block a new one with the same id
  await dropJobs(tx, mailQueue, [id]);
  const queue = await openSender(tx);
  await queue.send(mailQueue, null, { id, db: fromDrizzle(tx, sql) });
}

export function storedMail({ kind, recipient, accountId, replyTo, content }: typeof mails.$inferSelect): Mail {
  // why: only queueMail writes rows, and it ties content to kind
  return { kind, recipient, accountId, ...(replyTo ? { replyTo } : {}), content } as Mail;
}

export async function dropMails(tx: Tx, which: SQL): Promise<void> {
  const gone = await tx.delete(mails).where(which).returning({ id: mails.id });
  const ids = gone.map(({ id }) => id);
  await dropJobs(tx, mailQueue, ids);
}
