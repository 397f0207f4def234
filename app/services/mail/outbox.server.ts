import { eq, type SQL, sql } from "drizzle-orm";
import { fromDrizzle } from "pg-boss";
import { v7 as newId } from "uuid";
import type { Db, Tx } from "#db/client.ts";
import { mailQueue } from "#db/queues.ts";
import { mails } from "#db/schema/mails.ts";
import { dropJobs, openSender } from "../jobs/queue.server.ts";
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
  // why: a job that has ended stands for days, and would keep a new one of its id away
  await dropJobs(tx, mailQueue, [id]);
  const queue = await openSender(tx);
  await queue.send(mailQueue, null, { id, db: fromDrizzle(tx, sql) });
}

/** What stands in a row of the outbox, as its writer gave it. */
export function storedMail({ kind, recipient, accountId, replyTo, content }: typeof mails.$inferSelect): Mail {
  // why: rows are written by queueMail alone, which holds content to kind
  return { kind, recipient, accountId, ...(replyTo ? { replyTo } : {}), content } as Mail;
}

/** Removes mails, with the jobs that would send them. */
export async function dropMails(tx: Tx, which: SQL): Promise<void> {
  const gone = await tx.delete(mails).where(which).returning({ id: mails.id });
  const ids = gone.map(({ id }) => id);
  await dropJobs(tx, mailQueue, ids);
}
