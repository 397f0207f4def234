import { boolean, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** A licence that accounts subscribe to. The platform's own, of no account. */
export const packages = pgTable(
  "packages",
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    sortName: text().notNull(),
    /** Users that it is for: clients, and who is invited as one. */
    maxUsers: integer().notNull(),
    /** With VAT. */
    priceCents: integer().notNull(),
    /** Of domain/packages/billing.ts. */
    durationInDays: integer().notNull(),
    /** In days; null for none. */
    trialPeriod: integer(),
    /** HTML, sanitised before it is stored. */
    description: text().notNull().default(""),
    published: boolean().notNull().default(false),
    /** Raised by one at every change: a form names the one that it was opened for. */
    version: integer().notNull().default(1),
    /** Who changed it last. */
    updatedBy: uuid().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index("packages_by_name").on(t.sortName, t.id)],
);
