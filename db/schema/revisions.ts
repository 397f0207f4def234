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

export const programSaves = pgTable(
  "program_saves",
  {
    accountId: uuid().notNull(),
    programId: uuid().notNull(),
    number: integer().notNull(),
    saveId: uuid().notNull(),
    kind: text({ enum: ["save", "undo", "redo", "restore"] }).notNull(),
    /** The save that an undo or redo is about, or the state that a restore goes back to. */
    target: integer(),
    /** 'Day 1: Back squat, round 2, weight: 100 → 105, and 3 more changes'. */
    label: text().notNull(),
    /** { key, lines, more }[] of the first days, since the entry began. */
    changes: jsonb().$type<unknown>().notNull(),
    days: integer().notNull(),
    /** The number of the first save in its history entry. */
    entry: integer().notNull(),
    /** Whether the same person's next small save joins its entry. */
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

export const workoutRevisions = pgTable(
  "workout_revisions",
  {
    accountId: uuid().notNull(),
    programId: uuid().notNull(),
    number: integer().notNull(),
    workoutId: uuid().notNull(),
    day: integer(),
    date: date({ mode: "string" }),
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
