import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { programs } from "./programs.ts";

/** The last saves of a program, counted from 1: who changed what when, in words. */
export const programSaves = pgTable(
  "program_saves",
  {
    accountId: uuid().notNull(),
    programId: uuid().notNull(),
    number: integer().notNull(),
    /** The same as in the workouts it wrote: a save sent twice is found again. */
    saveId: uuid().notNull(),
    kind: text({ enum: ["save", "undo", "redo", "restore"] }).notNull(),
    /** The save that an undo takes back, that a redo does again, or after which a restore puts things as they were. */
    target: integer(),
    /** The change in one line: 'Day 1: Back squat, round 2, weight: 100 → 105, and 3 more changes'. */
    label: text().notNull(),
    /** What changed in the first of its days since its entry began: { key, lines, more }[]. */
    changes: jsonb().$type<unknown>().notNull(),
    /** How many days its entry changed by then. */
    days: integer().notNull(),
    /** The number of the first save of the entry that the history shows it in. */
    entry: integer().notNull(),
    /** Whether the next small save of the same person joins its entry. */
    isSmall: boolean().notNull().default(false),
    savedBy: uuid().notNull(),
    savedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.programId, t.number] }),
    foreignKey({ columns: [t.accountId, t.programId], foreignColumns: [programs.accountId, programs.id] }).onDelete(
      "cascade",
    ),
    uniqueIndex("program_saves_by_save").on(t.accountId, t.programId, t.saveId),
    check("program_saves_target", sql`(${t.kind} = 'save') = (${t.target} is null)`),
  ],
);

/** The days of a save as they were before it. */
export const workoutRevisions = pgTable(
  "workout_revisions",
  {
    accountId: uuid().notNull(),
    programId: uuid().notNull(),
    number: integer().notNull(),
    workoutId: uuid().notNull(),
    day: integer(),
    date: date({ mode: "string" }),
    /** Null for a day that was not saved before. */
    document: jsonb().$type<unknown>(),
    version: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.programId, t.number, t.workoutId] }),
    foreignKey({
      name: "workout_revisions_save",
      columns: [t.accountId, t.programId, t.number],
      foreignColumns: [programSaves.accountId, programSaves.programId, programSaves.number],
    }).onDelete("cascade"),
    check("workout_revisions_day_or_date", sql`(${t.day} is null) <> (${t.date} is null)`),
  ],
);
