import {
  boolean,
  customType,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";

const transactionNumber = customType<{ data: string }>({ dataType: () => "xid8" });

/**
 * The last change of each of an athlete's things, in their own account, for apps that keep a copy. Written by triggers
 * (the migration changes), so in the transaction of the change itself. Deleted after 91 days.
 */
export const changes = pgTable(
  "changes",
  {
    accountId: uuid().notNull(),
    userId: uuid().notNull(),
    kind: text({
      enum: ["assignment", "completion", "draft", "prescription", "readiness", "record", "weight"],
    }).notNull(),
    /** Of an assignment its program's. */
    entityId: uuid().notNull(),
    transaction: transactionNumber().notNull(),
    isDeleted: boolean().notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.userId, t.kind, t.entityId] }),
    index("changes_in_order").on(t.accountId, t.userId, t.transaction, t.kind, t.entityId),
    // why: the cleanup runs over all accounts
    index("changes_by_time").on(t.changedAt),
    foreignKey({
      name: "changes_of_whom",
      columns: [t.accountId, t.userId],
      foreignColumns: [users.accountId, users.id],
    }).onDelete("cascade"),
  ],
);
