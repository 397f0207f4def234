import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  doublePrecision,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { accounts, users } from "./accounts.ts";

/**
 * In the athlete's own account (decisions §1, §11). The app makes the id, so sending twice stores one. No foreign key:
 * the program may be in any account, or deleted.
 */
export const completions = pgTable(
  "completions",
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    id: uuid().notNull(),
    userId: uuid().notNull(),
    programAccountId: uuid().notNull(),
    programId: uuid().notNull(),
    workoutId: uuid().notNull(),
    /** A day number or date. */
    workoutKey: text().notNull(),
    programName: text().notNull(),
    workoutName: text().notNull(),
    /** The athlete's local day, and the time. */
    doneOn: date({ mode: "string" }).notNull(),
    doneAt: timestamp({ withTimezone: true }).notNull(),
    /** Minutes ahead of UTC; null for older completions. */
    doneOffset: smallint(),
    successfullyCompleted: boolean().notNull(),
    comment: text(),
    /** CR-10, 0 to 10 in half steps. */
    sessionRpe: doublePrecision(),
    minutes: smallint(),
    imageId: uuid(),
    /** In the athlete's own account; null if unknown. */
    prescriptionId: uuid(),
    /** Of the draft that was finished; null without one. */
    occurrence: smallint(),
    enteredBy: uuid(),
    /** Prescribed values as the app had them, with what was done. */
    document: jsonb().$type<unknown>().notNull(),
    /** In kilograms, not rounded. */
    volumeLoad: doublePrecision().notNull(),
    /** In kilograms, the last one up to the day; null if it was not known, or nothing was added to it. */
    bodyWeight: doublePrecision(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    index("completions_by_day").on(t.accountId, t.userId, t.doneOn, t.id),
    index("completions_of_program").on(t.accountId, t.userId, t.programId, t.workoutKey),
    index("completions_of_prescription").on(t.accountId, t.prescriptionId).where(sql`${t.prescriptionId} is not null`),
    index("completions_of_image").on(t.imageId).where(sql`${t.imageId} is not null`),
  ],
);

/**
 * A version of a workout as shown to its athlete, in the athlete's own account (decisions §11). The id derives from
 * person and content, so showing it again keeps one. Deleted 90 days after it was last shown, unless a completion
 * refers to it. No foreign key: the program may be in any account, or deleted.
 */
export const prescriptions = pgTable(
  "prescriptions",
  {
    accountId: uuid().notNull(),
    id: uuid().notNull(),
    userId: uuid().notNull(),
    programAccountId: uuid().notNull(),
    programId: uuid().notNull(),
    workoutId: uuid().notNull(),
    document: jsonb().$type<unknown>().notNull(),
    firstShownAt: timestamp({ withTimezone: true }).notNull(),
    /** To the day, so that showing it again writes nothing. */
    lastShownAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    // why: the cleanup runs over all accounts
    index("prescriptions_by_last_shown").on(t.lastShownAt),
    foreignKey({
      name: "prescriptions_of_whom",
      columns: [t.accountId, t.userId],
      foreignColumns: [users.accountId, users.id],
    }).onDelete("cascade"),
  ],
);

/**
 * One row per coaching account that a comment is addressed to; the reader is the program's creator there, or whoever
 * assigned a bought one. In the reader's account, with the read mark; the text stays with the completion. No foreign
 * key across accounts: deleting a completion must delete these.
 */
export const completionComments = pgTable(
  "completion_comments",
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    completionId: uuid().notNull(),
    readerId: uuid().notNull(),
    athleteAccountId: uuid().notNull(),
    athleteId: uuid().notNull(),
    programId: uuid().notNull(),
    doneAt: timestamp({ withTimezone: true }).notNull(),
    readAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.completionId] }),
    index("completion_comments_of_athlete").on(t.athleteAccountId, t.completionId),
    index("completion_comments_of_reader").on(t.accountId, t.readerId, t.doneAt, t.completionId),
    // why: the badge on every page asks whether there is one
    index("completion_comments_unread").on(t.accountId, t.readerId).where(sql`${t.readAt} is null`),
    // why: administrators page through the comments of all accounts
    index("completion_comments_newest").on(t.doneAt, t.completionId),
  ],
);
