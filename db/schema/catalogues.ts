import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

/** The same for every account, maintained by administrators or by the seed. */

export const difficulties = pgTable("difficulties", {
  id: uuid().primaryKey(),
  code: text().notNull().unique(),
  name: text().notNull(),
  position: integer().notNull(),
});

export const setTypes = pgTable("set_types", {
  code: text().primaryKey(),
  name: text().notNull(),
  position: integer().notNull(),
});

/** The rules are in domain/trackables; this copy is for joins in reports. */
export const trackables = pgTable("trackables", {
  category: text().primaryKey(),
  name: text().notNull(),
  position: integer().notNull(),
  units: text().array().notNull(),
  types: text().array().notNull(),
});

export const exerciseCategories = pgTable(
  "exercise_categories",
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    sortName: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [uniqueIndex("exercise_categories_name").on(t.sortName)],
);

export const exerciseSubcategories = pgTable(
  "exercise_subcategories",
  {
    id: uuid().primaryKey(),
    categoryId: uuid()
      .notNull()
      .references(() => exerciseCategories.id),
    name: text().notNull(),
    sortName: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("exercise_subcategories_name").on(t.categoryId, t.sortName),
    index("exercise_subcategories_by_name").on(t.sortName),
  ],
);

/** The column names are rate-limiter-flexible's own. */
export const rateLimits = pgTable("rate_limits", {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: timestamp({ withTimezone: true }),
});
