import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** The bytes are in the file store under the id, encoded at each of `widths`. */
export const files = pgTable(
  "files",
  {
    accountId: uuid().notNull(),
    id: uuid().notNull(),
    creatorId: uuid().notNull(),
    contentType: text().notNull(),
    widths: integer().array().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    byteSize: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.id] }), index("files_by_id").on(t.id)],
);
