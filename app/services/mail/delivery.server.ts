import { and, eq, isNull, sql } from "drizzle-orm";
import { Unexpected } from "#app/domain/errors.ts";
import type { Db } from "#db/client.ts";
import { mails } from "#db/schema/mails.ts";
import type { Mail } from "./mail.ts";
import { storedMail } from "./outbox.server.ts";
import type { ComposedMail, Delivery, MailProvider } from "./port.ts";

/**
 * With the queue's delays, which double from 20 seconds (db/queues), some four hours; the provider knows a key for a day.
 */
export const mostTries = 10;

/** Of somebody who was erased: the last mails that name them, which go once they are sent. */
function isGoodbye({ kind, content }: typeof mails.$inferSelect) {
  return kind === "left" || content.endedBy === "left";
}

export type Deliverer = {
  db: Db;
  send: MailProvider;
  compose: (mail: Mail) => Promise<ComposedMail>;
  now: () => Date;
};

/**
 * Sends one mail of the outbox and notes it there; one that was sent, or is parked, is left alone. Throws when it is to
 * be tried again; what is refused for good, or for the last time, is parked.
 */
export async function deliver({ db, send, compose, now }: Deliverer, id: string): Promise<void> {
  const open = and(eq(mails.id, id), isNull(mails.sentAt), isNull(mails.parkedAt));
  // why: counted before it is sent, so that one that ends its process every time is not tried forever
  const counted = { attempts: sql`${mails.attempts} + 1` };
  const [row] = await db.update(mails).set(counted).where(open).returning();
  if (!row) return;
  const outcome = await attempt(async () => send(await compose(storedMail(row)), id));
  const isLast = outcome.ok || !outcome.again || row.attempts >= mostTries;
  if (isLast && isGoodbye(row)) {
    await db.delete(mails).where(open);
    return;
  }
  if (outcome.ok) {
    await db.update(mails).set({ sentAt: now(), problem: null }).where(open);
    return;
  }
  const { problem } = outcome;
  await db
    .update(mails)
    .set({ problem, ...(isLast ? { parkedAt: now() } : {}) })
    .where(open);
  if (!isLast) throw new Unexpected(problem);
}

/** A fault of ours is tried again, too: a new version of the product may mend it. */
async function attempt(work: () => Promise<Delivery>): Promise<Delivery> {
  try {
    return await work();
  } catch (error) {
    return { ok: false, again: true, problem: error instanceof Error ? error.message : String(error) };
  }
}
