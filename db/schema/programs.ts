import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
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
import { difficulties } from "./catalogues.ts";

export const folders = pgTable(
  "folders",
  {
    accountId: uuid().notNull(),
    id: uuid().notNull(),
    creatorId: uuid().notNull(),
    name: text().notNull(),
    sortName: text().notNull(),
    /** Counts its changes, so that a form can say which one it was filled in over. */
    version: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    index("folders_by_name").on(t.accountId, t.creatorId, t.sortName, t.id),
  ],
);

/** Status 1 Unpublished, 2 Pending, 3 Published; time unit D, W, M, Y (document 1 §3). */
export const programs = pgTable(
  "programs",
  {
    accountId: uuid().notNull(),
    id: uuid().notNull(),
    creatorId: uuid().notNull(),
    name: text().notNull(),
    sortName: text().notNull(),
    searchName: text().notNull(),
    imageId: uuid(),
    difficultyId: uuid()
      .notNull()
      .references(() => difficulties.id),
    folderId: uuid(),
    /** 1 to n within the folder, null without a folder. */
    position: integer(),
    continuous: boolean().notNull().default(false),
    duration: integer(),
    timeUnit: text({ enum: ["D", "W", "M", "Y"] }),
    startDate: date({ mode: "string" }),
    shortDescription: text().notNull().default(""),
    description: text().notNull().default(""),
    status: integer().notNull().default(1),
    priceCents: integer(),
    feedback: text().notNull().default(""),
    /** Raised by one at every change of its details; a form names the one that it was opened for. */
    detailsVersion: integer().notNull().default(1),
    /** Raised by one at every step of publishing; a form names the one that it was drawn for. */
    publishingVersion: integer().notNull().default(0),
    /** The program that was bought and copied; null for one that is nobody else's. */
    boughtProgramId: uuid(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    foreignKey({ columns: [t.accountId, t.folderId], foreignColumns: [folders.accountId, folders.id] }),
    index("programs_by_name").on(t.accountId, t.creatorId, t.sortName, t.id),
    // why: administrators look programs of every account up by their id alone
    index("programs_by_id").on(t.id),
    // why: whoever may see a program may see its image
    index("programs_by_image").on(t.imageId),
    // why: the dashboard begins with those that were changed last
    index("programs_by_change").on(t.accountId, t.creatorId, t.updatedAt, t.id),
    // why: administrators decide on those of every account, of which few are pending
    index("programs_pending").on(t.accountId, t.updatedAt).where(sql`${t.status} = 2`),
    index("programs_by_folder").on(t.accountId, t.folderId, t.position),
    check("programs_position", sql`(${t.folderId} is null) = (${t.position} is null)`),
    check(
      "programs_length",
      sql`case when ${t.continuous} then ${t.startDate} is not null and ${t.duration} is null and ${t.timeUnit} is null
          else ${t.duration} > 0 and ${t.timeUnit} is not null end`,
    ),
  ],
);

/** One day of a program. The document is validated by domain/workout before it comes here. */
export const workouts = pgTable(
  "workouts",
  {
    accountId: uuid().notNull(),
    programId: uuid().notNull(),
    id: uuid().notNull(),
    day: integer(),
    date: date({ mode: "string" }),
    restDay: boolean().notNull(),
    document: jsonb().$type<unknown>().notNull(),
    /** Raised by one at every save; a save names the version it was read at. */
    version: integer().notNull(),
    /** The save that wrote this version: the same save sent twice stores once. */
    saveId: uuid().notNull(),
    updatedBy: uuid().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.programId, t.id] }),
    foreignKey({ columns: [t.accountId, t.programId], foreignColumns: [programs.accountId, programs.id] }).onDelete(
      "cascade",
    ),
    // why: whoever may see a program may see the images of its days
    index("workouts_by_image").on(t.accountId, sql`(${t.document} ->> 'image')`),
    // why: how far a program is written is counted from it, without a document being read
    index("workouts_written").on(t.accountId, t.programId, t.day, t.date).where(sql`not ${t.restDay}`),
    uniqueIndex("workouts_by_day").on(t.accountId, t.programId, t.day),
    uniqueIndex("workouts_by_date").on(t.accountId, t.programId, t.date),
    check("workouts_day_or_date", sql`(${t.day} is null) <> (${t.date} is null)`),
  ],
);

/** Which exercises a workout uses: for look-ups, and to refuse deleting one in use. */
export const workoutExercises = pgTable(
  "workout_exercises",
  {
    accountId: uuid().notNull(),
    programId: uuid().notNull(),
    workoutId: uuid().notNull(),
    exerciseId: uuid().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.programId, t.workoutId, t.exerciseId] }),
    foreignKey({
      columns: [t.accountId, t.programId, t.workoutId],
      foreignColumns: [workouts.accountId, workouts.programId, workouts.id],
    }).onDelete("cascade"),
    index("workout_exercises_by_exercise").on(t.accountId, t.exerciseId),
  ],
);

/** Set names used in the account, for autocomplete: prefix first, then most recent (decisions §9). */
export const setNames = pgTable(
  "set_names",
  {
    accountId: uuid().notNull(),
    searchName: text().notNull(),
    name: text().notNull(),
    usedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.searchName] }), index("set_names_by_use").on(t.accountId, t.usedAt)],
);

/**
 * Of the business whose client the assignee is, who may have another home account (a guest): so there is no key into
 * users. A program that was bought stands in its author's account, so there is none into programs either: whoever assigns
 * one holds it, and whoever removes one holds it and looks for who follows it.
 */
export const programAssignments = pgTable(
  "program_assignments",
  {
    accountId: uuid().notNull(),
    /** Where the program stands: another account for one that was bought. */
    programAccountId: uuid().notNull(),
    programId: uuid().notNull(),
    assigneeId: uuid().notNull(),
    assignerId: uuid().notNull(),
    assignDate: date({ mode: "string" }).notNull(),
    startDate: date({ mode: "string" }).notNull(),
    /** Raised by one at every change of the start date; a form names the one that it was opened for. */
    version: integer().notNull().default(1),
    /** Who changed it last; nobody since it was assigned. */
    updatedBy: uuid(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.programId, t.assigneeId] }),
    index("program_assignments_by_program").on(t.programAccountId, t.programId),
    index("program_assignments_by_assignee").on(t.accountId, t.assigneeId),
  ],
);
