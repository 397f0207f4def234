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
 * A workout that an athlete has done, in the athlete's own account (decisions §1, §11). Its id comes from the app, so
 * that sending it twice stores one. The program may stand in any account, and may have been deleted since: no key.
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
    /** The day number or date by which the program's workout is addressed. */
    workoutKey: text().notNull(),
    /** What program and workout were called when it was done. */
    programName: text().notNull(),
    workoutName: text().notNull(),
    /** The day where the athlete was, and the moment. */
    doneOn: date({ mode: "string" }).notNull(),
    doneAt: timestamp({ withTimezone: true }).notNull(),
    /** In minutes: how far the clock there was ahead of UTC. Null for a completion from before it was kept. */
    doneOffset: smallint(),
    successfullyCompleted: boolean().notNull(),
    comment: text(),
    /** How hard it was as a whole: CR-10, 0 to 10 in half steps. */
    sessionRpe: doublePrecision(),
    minutes: smallint(),
    imageId: uuid(),
    /** What the athlete was shown, in their own account; null where that is not known. */
    prescriptionId: uuid(),
    /** The coach who entered it; null for what the athlete sent. */
    enteredBy: uuid(),
    /** The workout as it was done: the prescribed values as the app had them, with the done ones beside them. */
    document: jsonb().$type<unknown>().notNull(),
    /** What it comes to in kilograms, not rounded; 0 where no weight was moved for repetitions. */
    volumeLoad: doublePrecision().notNull(),
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
 * A version of a workout that its athlete was shown, in the athlete's own account (decisions §11). Its id is made from
 * whose it is and what it says, so that showing it again keeps one. Removed 90 days after it was last shown, unless a
 * completion names it. The program may stand in any account, and may have been deleted since: no key.
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
    /** The workout with what each of its values came to for the athlete. */
    document: jsonb().$type<unknown>().notNull(),
    firstShownAt: timestamp({ withTimezone: true }).notNull(),
    /** To the day: showing it again on the same day writes nothing. */
    lastShownAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    // why: what nothing names is removed over all accounts
    index("prescriptions_by_last_shown").on(t.lastShownAt),
    foreignKey({
      name: "prescriptions_of_whom",
      columns: [t.accountId, t.userId],
      foreignColumns: [users.accountId, users.id],
    }).onDelete("cascade"),
  ],
);

/**
 * Who a completion's comment speaks to: the account that gave the program, whose reader is the program's creator there,
 * or who gave a bought one. Stands in the reader's account, since read marks and the list are the coach's; the words are
 * the athlete's and stay with the completion: no key across accounts, so whoever deletes a completion deletes this.
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
    // why: the bubble of every page asks for one
    index("completion_comments_unread").on(t.accountId, t.readerId).where(sql`${t.readAt} is null`),
    // why: administrators page through all accounts' comments
    index("completion_comments_newest").on(t.doneAt, t.completionId),
  ],
);
