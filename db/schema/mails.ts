import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/**
 * The outbox: a row is written in the transaction of what it tells of, and sent afterwards. Its id is the key by which the
 * provider knows a mail that it was given before.
 */
export const mails = pgTable(
  "mails",
  {
    id: uuid().primaryKey(),
    /** Whose business the mail is of; null for what nobody's is. */
    accountId: uuid(),
    kind: text().notNull(),
    recipient: text().notNull(),
    /** What it was written with, so that those are counted together: an import of clients; null for a mail alone. */
    batchId: uuid(),
    replyTo: text(),
    /** What its template shows. No secrets: a link's token is made when the mail is written (services/link-tokens). */
    content: jsonb().$type<Record<string, string>>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    attempts: integer().notNull().default(0),
    sentAt: timestamp({ withTimezone: true }),
    /** Set when it is not tried again by itself; why, in the provider's words. */
    parkedAt: timestamp({ withTimezone: true }),
    problem: text(),
  },
  (t) => [
    index("mails_by_time").on(t.createdAt),
    index("mails_unsent").on(t.createdAt).where(sql`${t.sentAt} is null`),
    index("mails_by_batch").on(t.accountId, t.batchId).where(sql`${t.batchId} is not null`),
  ],
);
