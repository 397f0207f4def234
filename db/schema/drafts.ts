import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";

/**
 * What an athlete has typed of a workout that they have not finished, in their own account (decisions §11). The id
 * derives from the person, the workout and the occurrence, and becomes the completion's. A finished or discarded draft
 * stays without its document, so that its occurrence is not begun again. Deleted 30 days after it was last saved. No
 * foreign key: the program may be in any account, or deleted.
 */
export const drafts = pgTable(
  "drafts",
  {
    accountId: uuid().notNull(),
    id: uuid().notNull(),
    userId: uuid().notNull(),
    programAccountId: uuid().notNull(),
    programId: uuid().notNull(),
    workoutId: uuid().notNull(),
    /** A day number or date. */
    workoutKey: text().notNull(),
    /** Counts from 1. */
    occurrence: smallint().notNull(),
    /** In the athlete's own account; null if unknown. */
    prescriptionId: uuid(),
    /** As a completion's; null once it is closed. */
    document: jsonb().$type<unknown>(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    /** Browser and system, or null for an app. */
    device: text(),
    version: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
    closedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    uniqueIndex("drafts_of_occurrence").on(t.accountId, t.userId, t.programId, t.workoutId, t.occurrence),
    index("drafts_of_prescription").on(t.accountId, t.prescriptionId).where(sql`${t.prescriptionId} is not null`),
    // why: the cleanup runs over all accounts
    index("drafts_by_update").on(t.updatedAt),
    foreignKey({
      name: "drafts_of_whom",
      columns: [t.accountId, t.userId],
      foreignColumns: [users.accountId, users.id],
    }).onDelete("cascade"),
    check("drafts_occurrence_counts", sql`${t.occurrence} > 0`),
    check("drafts_closed_are_empty", sql`(${t.document} is null) = (${t.closedAt} is not null)`),
  ],
);
