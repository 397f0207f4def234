import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** An article by a writer; athletes' apps list all of them, whatever their account. */
export const posts = pgTable(
  "posts",
  {
    accountId: uuid().notNull(),
    id: uuid().notNull(),
    creatorId: uuid().notNull(),
    title: text().notNull(),
    description: text().notNull().default(""),
    /** The codes of domain/posts/categories.ts. */
    categories: text().array().notNull(),
    /** The cover: a video, or else an uploaded image. */
    videoUrl: text(),
    imageId: uuid(),
    /** Raised by one at every change: a form names the one that it was opened for. */
    version: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    index("posts_of_creator").on(t.accountId, t.creatorId, t.createdAt),
    // why: the list shows the posts of all accounts, the newest first, and finds one by its id alone
    index("posts_newest").on(t.createdAt, t.id),
    index("posts_by_id").on(t.id),
    // why: whoever may see a post may see its cover
    index("posts_by_image").on(t.imageId),
  ],
);
