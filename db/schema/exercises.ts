import { boolean, foreignKey, index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { difficulties, exerciseCategories, exerciseSubcategories } from "./catalogues.ts";

/** System exercises stand in the system account (`systemAccountId`), everybody else's in their own. */
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
    /** May be a system exercise, so of another account than this one. */
    superiorExerciseId: uuid(),
    superiorExercisePercentage: integer(),
    /** Where an imported exercise came from, so that importing again adds nothing. */
    sourceKey: text(),
    /** Raised by one at every change: a form names the one that it was opened for. */
    version: integer().notNull().default(1),
    /** Who changed it last; null for one that nobody has. */
    updatedBy: uuid(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    index("exercises_by_name").on(t.accountId, t.sortName, t.id),
    // why: whoever may see an exercise may see its image
    index("exercises_by_image").on(t.imageId),
    // why: administrators look exercises of every account up by their id alone
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
