import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Athletes' apps list the posts of all accounts. */
export const posts = pgTable(
  "posts",
  {
    accountId: uuid().notNull(),
    id: uuid().notNull(),
    creatorId: uuid().notNull(),
    title: text().notNull(),
    description: text().notNull().default(""),
    categories: text().array().notNull(),
    videoUrl: text(),
    imageId: uuid(),
    version: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    index("posts_of_creator").on(t.accountId, t.creatorId, t.createdAt),
    // why: the list has the posts of all accounts, newest first, and finds one by id
    index("posts_newest").on(t.createdAt, t.id),
    index("posts_by_id").on(t.id),
    // why: access to a post gives access to its cover
    index("posts_by_image").on(t.imageId),
  ],
);
