import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** The outbox: written in the transaction of its event, sent afterwards. The id is the provider's idempotency key. */
export const mails = pgTable(
  "mails",
  {
    id: uuid().primaryKey(),
    accountId: uuid(),
    kind: text().notNull(),
    recipient: text().notNull(),
    /** The import that it belongs to, for counting; null for a single mail. */
    batchId: uuid(),
    replyTo: text(),
    /** No secrets: a link's token is made when the mail is rendered (services/link-tokens). */
    content: jsonb().$type<Record<string, string>>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    attempts: integer().notNull().default(0),
    sentAt: timestamp({ withTimezone: true }),
    /** No more automatic retries; `problem` is in the provider's words. */
    parkedAt: timestamp({ withTimezone: true }),
    problem: text(),
  },
  (t) => [
    index("mails_by_time").on(t.createdAt),
    index("mails_unsent").on(t.createdAt).where(sql`${t.sentAt} is null`),
    index("mails_by_batch").on(t.accountId, t.batchId).where(sql`${t.batchId} is not null`),
  ],
);
