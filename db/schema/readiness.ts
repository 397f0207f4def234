import {
  boolean,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";

/** The same for every account (decisions §12). */
export const questionCategories = pgTable("question_categories", {
  id: uuid().primaryKey(),
  name: text().notNull(),
  position: integer().notNull(),
});

export const questions = pgTable("questions", {
  id: uuid().primaryKey(),
  categoryId: uuid()
    .notNull()
    .references(() => questionCategories.id),
  title: text().notNull(),
  text: text().notNull(),
  position: integer().notNull(),
  isDeleted: boolean().notNull().default(false),
});

export const questionAnswers = pgTable(
  "question_answers",
  {
    id: uuid().primaryKey(),
    questionId: uuid()
      .notNull()
      .references(() => questions.id),
    text: text().notNull(),
    points: integer().notNull(),
    position: integer().notNull(),
  },
  (t) => [index("question_answers_of_question").on(t.questionId)],
);

/** In the athlete's own account: one per day, replaced when sent again. */
export const readinessResponses = pgTable(
  "readiness_responses",
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    id: uuid().notNull(),
    userId: uuid().notNull(),
    answeredOn: date({ mode: "string" }).notNull(),
    answeredAt: timestamp({ withTimezone: true }).notNull(),
    /** From 0 to 1, as computed by domain/readiness. */
    score: doublePrecision().notNull(),
    /** Soreness from 1 to 10. */
    muscles: jsonb().$type<{ muscle: string; soreness: number }[]>().notNull(),
    /** In kilograms. */
    bodyWeight: doublePrecision(),
    /** In percent. */
    bodyFat: doublePrecision(),
    comment: text(),
    source: text({ enum: ["client", "coach"] }).notNull(),
    enteredBy: uuid().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    uniqueIndex("readiness_responses_of_day").on(t.accountId, t.userId, t.answeredOn),
  ],
);

/** Repeats person, day and points, so that a question's graph reads one index. */
export const readinessAnswers = pgTable(
  "readiness_answers",
  {
    accountId: uuid().notNull(),
    responseId: uuid().notNull(),
    questionId: uuid().notNull(),
    answerId: uuid().notNull(),
    userId: uuid().notNull(),
    answeredOn: date({ mode: "string" }).notNull(),
    points: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.responseId, t.questionId] }),
    foreignKey({
      name: "readiness_answers_of_response",
      columns: [t.accountId, t.responseId],
      foreignColumns: [readinessResponses.accountId, readinessResponses.id],
    }).onDelete("cascade"),
    index("readiness_answers_by_day").on(t.accountId, t.userId, t.questionId, t.answeredOn, t.points),
  ],
);
