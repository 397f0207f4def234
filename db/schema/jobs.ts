import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** When each daily job last began: whichever process moves it on runs the job. */
export const jobs = pgTable("jobs", {
  name: text().primaryKey(),
  beganAt: timestamp({ withTimezone: true }).notNull(),
});
