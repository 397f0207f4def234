import { boolean, foreignKey, index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { difficulties, exerciseCategories, exerciseSubcategories } from "./catalogues.ts";

/** System exercises are in the system account (`systemAccountId`). */
export const exercises = pgTable(
  "exercises",
  {
    accountId: uuid().notNull(),
    id: uuid().notNull(),
    creatorId: uuid(),
    isSystem: boolean().notNull().default(false),
    name: text().notNull(),
    sortName: text().notNull(),
    searchName: text().notNull(),
    description: text().notNull().default(""),
    videoUrl: text(),
    thumbnailUrl: text(),
    imageId: uuid(),
    difficultyId: uuid()
      .notNull()
      .references(() => difficulties.id),
    trackableCategories: text().array().notNull(),
    oneRepetitionMaxFormula: text({ enum: ["epley", "brzycki", "landers", "lombardi", "oconner"] }),
    /** Possibly a system exercise, so of another account. */
    superiorExerciseId: uuid(),
    superiorExercisePercentage: integer(),
    /** The origin of an imported exercise, so that importing again adds nothing. */
    sourceKey: text(),
    version: integer().notNull().default(1),
    updatedBy: uuid(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** 'Also called'. Null until somebody or the seed fills it in. */
    otherNames: text().array(),
    /** The folded other names, each after a line break, and one at the end (`foldOtherNames`). */
    searchOthers: text().notNull().default(""),
    /** Of a starter exercise: the other names that the seed has added once, so that it brings back none. */
    offeredNames: text().array(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    index("exercises_by_name").on(t.accountId, t.sortName, t.id),
    // why: access to an exercise gives access to its image
    index("exercises_by_image").on(t.imageId),
    // why: administrators find exercises of every account by id
    index("exercises_by_id").on(t.id),
    index("exercises_by_source").on(t.accountId, t.sourceKey),
    index("exercises_by_superior").on(t.accountId, t.superiorExerciseId),
  ],
);

export const exerciseCategoryLinks = pgTable(
  "exercise_category_links",
  {
    accountId: uuid().notNull(),
    exerciseId: uuid().notNull(),
    categoryId: uuid()
      .notNull()
      .references(() => exerciseCategories.id),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.exerciseId, t.categoryId] }),
    index("exercise_category_links_by_category").on(t.accountId, t.categoryId, t.exerciseId),
    foreignKey({ columns: [t.accountId, t.exerciseId], foreignColumns: [exercises.accountId, exercises.id] }).onDelete(
      "cascade",
    ),
  ],
);

export const exerciseSubcategoryLinks = pgTable(
  "exercise_subcategory_links",
  {
    accountId: uuid().notNull(),
    exerciseId: uuid().notNull(),
    subcategoryId: uuid()
      .notNull()
      .references(() => exerciseSubcategories.id),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.exerciseId, t.subcategoryId] }),
    index("exercise_subcategory_links_by_subcategory").on(t.accountId, t.subcategoryId, t.exerciseId),
    foreignKey({ columns: [t.accountId, t.exerciseId], foreignColumns: [exercises.accountId, exercises.id] }).onDelete(
      "cascade",
    ),
  ],
);
