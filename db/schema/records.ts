import { sql } from "drizzle-orm";
import {
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";

/**
 * Athletes' results and measures are in their own account, whoever entered them (decisions §1). No foreign keys into
 * users or exercises: both may be of another account.
 */

/** Rows never change: a coach's entry has its attempt's id; a completion's rows are replaced with it. */
export const results = pgTable(
  "results",
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    id: uuid().notNull(),
    userId: uuid().notNull(),
    exerciseId: uuid().notNull(),
    category: text().notNull(),
    unit: text().notNull(),
    value: doublePrecision().notNull(),
    doneOn: date({ mode: "string" }).notNull(),
    /** The workout's or the entry's time, compared with a record's reset. */
    doneAt: timestamp({ withTimezone: true }).notNull(),
    /** Minutes ahead of UTC; null for a coach's entry and older completions. */
    doneOffset: smallint(),
    /** Completion, exercise of its document and round (from 1); null for a coach's entry. */
    completionId: uuid(),
    moduleExerciseId: uuid(),
    round: integer(),
    repetitions: doublePrecision(),
    source: text({ enum: ["client", "coach"] }).notNull(),
    enteredBy: uuid().notNull(),
    enteredAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    index("results_by_exercise").on(t.accountId, t.userId, t.exerciseId, t.category, t.doneOn),
    // why: a coach's entries are looked up at every completion
    index("results_said").on(t.accountId, t.userId, t.exerciseId, t.category).where(sql`${t.source} = 'coach'`),
    index("results_of_completion").on(t.accountId, t.completionId).where(sql`${t.completionId} is not null`),
  ],
);

/**
 * An athlete's maxima per exercise and category, in the category's first unit. Derived from results; the current ones
 * can be reset (decisions §11).
 */
export const records = pgTable(
  "records",
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    id: uuid().notNull(),
    userId: uuid().notNull(),
    exerciseId: uuid().notNull(),
    category: text().notNull(),
    /** The current maxima only use later results. */
    resetAt: timestamp({ withTimezone: true }),
    currentReal: doublePrecision(),
    currentRealOn: date({ mode: "string" }),
    currentCalculated: doublePrecision(),
    currentCalculatedOn: date({ mode: "string" }),
    allTimeReal: doublePrecision(),
    allTimeRealOn: date({ mode: "string" }),
    allTimeCalculated: doublePrecision(),
    allTimeCalculatedOn: date({ mode: "string" }),
    /** Of the calculated maxima; null for older records. */
    formula: text(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.userId, t.exerciseId, t.category] }),
    uniqueIndex("records_by_id").on(t.accountId, t.id),
  ],
);

/** What a coach set as an athlete's training maximum of an exercise; else it is a share of the one-repetition maximum. */
export const trainingMaxima = pgTable(
  "training_maxima",
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    userId: uuid().notNull(),
    exerciseId: uuid().notNull(),
    /** In kilograms. Null once it was removed: the row stays, so that its versions go on. */
    value: doublePrecision(),
    setOn: date({ mode: "string" }).notNull(),
    enteredBy: uuid().notNull(),
    enteredAt: timestamp({ withTimezone: true }).notNull(),
    version: integer().notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.userId, t.exerciseId] })],
);

/** Of the one-repetition maximum, for all exercises of an athlete; without a row the default share. */
export const trainingShares = pgTable(
  "training_shares",
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    userId: uuid().notNull(),
    /** In percent. */
    share: doublePrecision().notNull(),
    enteredBy: uuid().notNull(),
    enteredAt: timestamp({ withTimezone: true }).notNull(),
    version: integer().notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.userId] })],
);

/** The last entry of a day counts. Readiness responses store their body data here, too. */
export const bodyMeasures = pgTable(
  "body_measures",
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    id: uuid().notNull(),
    userId: uuid().notNull(),
    measuredOn: date({ mode: "string" }).notNull(),
    /** In kilograms. */
    bodyWeight: doublePrecision(),
    /** In percent. */
    bodyFat: doublePrecision(),
    source: text({ enum: ["client", "coach"] }).notNull(),
    enteredBy: uuid().notNull(),
    enteredAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    index("body_measures_by_day").on(t.accountId, t.userId, t.measuredOn, t.enteredAt),
  ],
);
