import { date, foreignKey, index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { accountClients } from "./accounts.ts";

/** Private to the business. Deleted when the person is no longer its client. */
export const clientNotes = pgTable(
  "client_notes",
  {
    accountId: uuid().notNull(),
    id: uuid().notNull(),
    userId: uuid().notNull(),
    creatorId: uuid().notNull(),
    notedOn: date({ mode: "string" }).notNull(),
    text: text().notNull(),
    version: integer().notNull().default(1),
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
