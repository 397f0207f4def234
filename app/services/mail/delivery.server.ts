import { and, eq, isNull, sql } from "drizzle-orm";
import type { Logger } from "pino";
import { Unexpected } from "#app/domain/errors.ts";
import type { Db } from "#db/client.ts";
import { mailQueue } from "#db/queues.ts";
import { mails } from "#db/schema/mails.ts";
import type { JobEnd } from "../jobs/trace.server.ts";
import type { Mail } from "./mail.ts";
import { storedMail } from "./outbox.server.ts";
import type { ComposedMail, Delivery, MailProvider } from "./port.ts";

/** With delays that double from 20 seconds (db/queues), about four hours; the provider keeps a key for a day. */
export const maxTries = 10;

function isGoodbye({ kind, content }: typeof mails.$inferSelect) {
  return kind === "left" || content.endedBy === "left";
}

export type Deliverer = {
  db: Db;
  send: MailProvider;
  compose: (mail: Mail) => Promise<ComposedMail>;
  now: () => Date;
  log: Logger;
};

/** Skips mails that were sent or parked. Throws to be retried; parks after a final rejection or the last try. */
export async function deliver({ db, send, compose, now, log }: Deliverer, id: string): Promise<JobEnd> {
  const open = and(eq(mails.id, id), isNull(mails.sentAt), isNull(mails.parkedAt));
  // why: counted before sending, so that a mail that crashes the process is not tried forever
  const counted = { attempts: sql`${mails.attempts} + 1` };
  const [row] = await db.update(mails).set(counted).where(open).returning();
  if (!row) return "done";
  const outcome = await attempt(async () => send(await compose(storedMail(row)), id));
  const isLast = outcome.ok || !outcome.again || row.attempts >= maxTries;
  if (isLast && isGoodbye(row)) {
    await db.delete(mails).where(open);
    return outcome.ok ? "done" : "dead";
  }
  if (outcome.ok) {
    await db.update(mails).set({ sentAt: now(), problem: null }).where(open);
    return "done";
  }
  const { problem } = outcome;
  if (isLast) log.warn({ job: mailQueue, jobId: id, try: row.attempts, reason: problem }, "mail parked");
  await db
    .update(mails)
    .set({ problem, ...(isLast ? { parkedAt: now() } : {}) })
    .where(open);
  if (!isLast) throw new Unexpected(problem);
  return "dead";
}

async function attempt(work: () => Promise<Delivery>): Promise<Delivery> {
  try {
    return await work();
  } catch (error) {
    return { ok: false, again: true, problem: error instanceof Error ? error.message : String(error) };
  }
}
