import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** When each daily job last began: whichever process moves it on runs the job. */
export const jobs = pgTable("jobs", {
  name: text().primaryKey(),
  beganAt: timestamp({ withTimezone: true }).notNull(),
});

/** How far a job has come with what it goes through bit by bit, so that its next run goes on from there. */
export const jobMarks = pgTable("job_marks", {
  name: text().primaryKey(),
  /** When the last run that went well began. */
  reachedAt: timestamp({ withTimezone: true }).notNull(),
  /** What it came to last, as the job knows it; null at the end of all. */
  place: text(),
  /** When the last run that failed ended, and what it said; null once a run has gone well. */
  failedAt: timestamp({ withTimezone: true }),
  failure: text(),
});
