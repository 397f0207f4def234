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
 * What athletes did and weigh, in their own account, whoever entered it (decisions §1). The exercise, and who entered
 * it, may be of another account, so there are no keys into users or exercises.
 */

/**
 * One measured value; `value` in the unit given. A row is never changed: of a coach's entry its id is the attempt that
 * stored it; a completion's rows go and come with it.
 */
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
    /** The moment of the workout, or of the coach's entry: what a record's reset compares with. */
    doneAt: timestamp({ withTimezone: true }).notNull(),
    /** The completion's, in minutes; null of a coach's entry, and from before it was kept. */
    doneOffset: smallint(),
    /** The completion, the exercise of its document and the round, from 1, that it stands in; null of a coach's entry. */
    completionId: uuid(),
    moduleExerciseId: uuid(),
    round: integer(),
    /** The repetitions done in the same round. */
    repetitions: doublePrecision(),
    /** Who says so: the client through the app, or the coach by hand. */
    source: text({ enum: ["client", "coach"] }).notNull(),
    enteredBy: uuid().notNull(),
    enteredAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    index("results_by_exercise").on(t.accountId, t.userId, t.exerciseId, t.category, t.doneOn),
    // why: what a coach said is looked up at every completion
    index("results_said").on(t.accountId, t.userId, t.exerciseId, t.category).where(sql`${t.source} = 'coach'`),
    index("results_of_completion").on(t.accountId, t.completionId).where(sql`${t.completionId} is not null`),
  ],
);

/**
 * An athlete's maxima in an exercise and category, each with its day, in the first unit of the category: a category has
 * one dimension, so it is the record's too. Raised from results; the current ones can be reset (decisions §11).
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
    /** The last reset: the current maxima are those of results after it. */
    resetAt: timestamp({ withTimezone: true }),
    currentReal: doublePrecision(),
    currentRealOn: date({ mode: "string" }),
    currentCalculated: doublePrecision(),
    currentCalculatedOn: date({ mode: "string" }),
    allTimeReal: doublePrecision(),
    allTimeRealOn: date({ mode: "string" }),
    allTimeCalculated: doublePrecision(),
    allTimeCalculatedOn: date({ mode: "string" }),
    /** The formula of the calculated maxima; null of one that was told before it was kept. */
    formula: text(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.userId, t.exerciseId, t.category] }),
    uniqueIndex("records_by_id").on(t.accountId, t.id),
  ],
);

/** Body data: of a day the row that was entered last counts. A readiness answer stores its body data here, too. */
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
