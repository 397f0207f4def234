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
    /** What its partner had asked when it was accepted. */
    askedPriceCents: integer(),
    feedback: text().notNull().default(""),
    detailsVersion: integer().notNull().default(1),
    publishingVersion: integer().notNull().default(0),
    boughtProgramId: uuid(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    foreignKey({ columns: [t.accountId, t.folderId], foreignColumns: [folders.accountId, folders.id] }),
    index("programs_by_name").on(t.accountId, t.creatorId, t.sortName, t.id),
    // why: administrators find programs of every account by id
    index("programs_by_id").on(t.id),
    // why: access to a program gives access to its image
    index("programs_by_image").on(t.imageId),
    // why: the dashboard lists the last changed ones
    index("programs_by_change").on(t.accountId, t.creatorId, t.updatedAt, t.id),
    // why: administrators decide on the pending ones of every account, which are few
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

/** domain/workout validates the document before it is stored. */
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
    version: integer().notNull(),
    /** The save of this version: the same save sent twice is stored once. */
    saveId: uuid().notNull(),
    updatedBy: uuid().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.programId, t.id] }),
    foreignKey({ columns: [t.accountId, t.programId], foreignColumns: [programs.accountId, programs.id] }).onDelete(
      "cascade",
    ),
    // why: access to a program gives access to its days' images
    index("workouts_by_image").on(t.accountId, sql`(${t.document} ->> 'image')`),
    // why: tells how far a program is written without reading documents
    index("workouts_written").on(t.accountId, t.programId, t.day, t.date).where(sql`not ${t.restDay}`),
    uniqueIndex("workouts_by_day").on(t.accountId, t.programId, t.day),
    uniqueIndex("workouts_by_date").on(t.accountId, t.programId, t.date),
    check("workouts_day_or_date", sql`(${t.day} is null) <> (${t.date} is null)`),
  ],
);

/** For look-ups, and to keep exercises in use from being deleted. */
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

/** For autocomplete: prefix first, then most recent (decisions §9). */
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
 * In the coaching business's account. No foreign keys: the assignee may have another home account (a guest), and a
 * bought program is in its author's. Assigning locks the program, and deleting it locks it and checks for followers.
 */
export const programAssignments = pgTable(
  "program_assignments",
  {
    accountId: uuid().notNull(),
    programAccountId: uuid().notNull(),
    programId: uuid().notNull(),
    assigneeId: uuid().notNull(),
    assignerId: uuid().notNull(),
    assignDate: date({ mode: "string" }).notNull(),
    startDate: date({ mode: "string" }).notNull(),
    /** Of calculated weights: that of the coach when they gave the program, until it is changed here. */
    roundingStep: text({ enum: ["off", "0.5 kg", "1 kg", "2.5 kg", "1 lb", "2.5 lb", "5 lb"] })
      .notNull()
      .default("off"),
    version: integer().notNull().default(1),
    updatedBy: uuid(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.programId, t.assigneeId] }),
    index("program_assignments_by_program").on(t.programAccountId, t.programId),
    index("program_assignments_by_assignee").on(t.accountId, t.assigneeId),
  ],
);
