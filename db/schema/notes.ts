import { date, index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";

/** Private to the business, which keeps them when the person is no longer its client. */
export const clientNotes = pgTable(
  "client_notes",
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    id: uuid().notNull(),
    /** No foreign key into users: the person has an account of their own. */
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
    index("client_notes_by_day").on(t.accountId, t.userId, t.notedOn, t.id),
    index("client_notes_about").on(t.userId),
  ],
);
