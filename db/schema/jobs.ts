import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** The process that updates the time runs the job. */
export const jobs = pgTable("jobs", {
  name: text().primaryKey(),
  beganAt: timestamp({ withTimezone: true }).notNull(),
});

/** Progress of a job that works in pieces, so that the next run can continue. */
export const jobMarks = pgTable("job_marks", {
  name: text().primaryKey(),
  reachedAt: timestamp({ withTimezone: true }).notNull(),
  /** Where to continue, in the job's own terms; null at the end. */
  place: text(),
  /** The last failed run; null after a good one. */
  failedAt: timestamp({ withTimezone: true }),
  failure: text(),
});
