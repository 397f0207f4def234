import { boolean, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Belongs to the platform, not to an account. */
export const packages = pgTable(
  "packages",
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    sortName: text().notNull(),
    maxUsers: integer().notNull(),
    /** With VAT. */
    priceCents: integer().notNull(),
    durationInDays: integer().notNull(),
    /** In days; null for none. */
    trialPeriod: integer(),
    /** HTML, sanitized before it is stored. */
    description: text().notNull().default(""),
    published: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    updatedBy: uuid().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index("packages_by_name").on(t.sortName, t.id)],
);
