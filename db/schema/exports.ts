import { foreignKey, integer, pgTable, primaryKey, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";

/**
 * The archive of a person's data: the last one that they asked for. Its bytes are in the file store under the id, which
 * also names the job that makes it.
 */
export const dataExports = pgTable(
  "data_exports",
  {
    accountId: uuid().notNull(),
    userId: uuid().notNull(),
    id: uuid().notNull(),
    askedAt: timestamp({ withTimezone: true }).notNull(),
    /** How many of its parts are written, and how many there are; 0 of 0 before it is begun. */
    step: integer().notNull().default(0),
    steps: integer().notNull().default(0),
    attempts: integer().notNull().default(0),
    finishedAt: timestamp({ withTimezone: true }),
    /** Set when it is not tried again by itself. */
    failedAt: timestamp({ withTimezone: true }),
    byteSize: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.userId] }),
    foreignKey({ columns: [t.accountId, t.userId], foreignColumns: [users.accountId, users.id] }).onDelete("cascade"),
  ],
);
