import { date, foreignKey, index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { accountClients } from "./accounts.ts";

/**
 * What a business writes down about a client, for its own eyes: no part of what is stored about the client elsewhere.
 * A note is there as long as they are a client of the account.
 */
export const clientNotes = pgTable(
  "client_notes",
  {
    accountId: uuid().notNull(),
    id: uuid().notNull(),
    userId: uuid().notNull(),
    creatorId: uuid().notNull(),
    /** The day that it is about. */
    notedOn: date({ mode: "string" }).notNull(),
    text: text().notNull(),
    /** Raised by one at every change; a form names the one that it was opened for. */
    version: integer().notNull().default(1),
    /** Who changed it last; nobody since it was written. */
    updatedBy: uuid(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    foreignKey({
      columns: [t.accountId, t.userId],
      foreignColumns: [accountClients.accountId, accountClients.userId],
    }).onDelete("cascade"),
    index("client_notes_by_day").on(t.accountId, t.userId, t.notedOn, t.id),
  ],
);
