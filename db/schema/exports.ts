import { foreignKey, integer, pgTable, primaryKey, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";

/** The latest archive of a person's data. Its id names the file and the job. */
export const dataExports = pgTable(
  "data_exports",
  {
    accountId: uuid().notNull(),
    userId: uuid().notNull(),
    id: uuid().notNull(),
    askedAt: timestamp({ withTimezone: true }).notNull(),
    /** Finished and total parts; 0 of 0 before it begins. */
    step: integer().notNull().default(0),
    steps: integer().notNull().default(0),
    attempts: integer().notNull().default(0),
    finishedAt: timestamp({ withTimezone: true }),
    /** No more automatic retries. */
    failedAt: timestamp({ withTimezone: true }),
    byteSize: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.userId] }),
    foreignKey({ columns: [t.accountId, t.userId], foreignColumns: [users.accountId, users.id] }).onDelete("cascade"),
  ],
);
