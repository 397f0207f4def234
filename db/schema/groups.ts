import { foreignKey, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { invites } from "./access.ts";
import { accountClients, accounts } from "./accounts.ts";

/** Client groups of an account. */
export const clientGroups = pgTable(
  "client_groups",
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    id: uuid().notNull(),
    name: text().notNull(),
    searchName: text().notNull(),
    /** Counts the changes of its name. */
    version: integer().notNull().default(1),
    /** Who renamed it last; null while nobody has. */
    updatedBy: uuid(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    uniqueIndex("client_groups_by_name").on(t.accountId, t.searchName),
  ],
);

/** A client is in a group as long as they are a client of the account. */
export const clientGroupMembers = pgTable(
  "client_group_members",
  { accountId: uuid().notNull(), groupId: uuid().notNull(), userId: uuid().notNull() },
  (t) => [
    primaryKey({ columns: [t.accountId, t.groupId, t.userId] }),
    foreignKey({
      columns: [t.accountId, t.groupId],
      foreignColumns: [clientGroups.accountId, clientGroups.id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [t.accountId, t.userId],
      foreignColumns: [accountClients.accountId, accountClients.userId],
    }).onDelete("cascade"),
  ],
);

/** The groups that somebody who is invited will be in once they accept. */
export const inviteGroups = pgTable(
  "invite_groups",
  { accountId: uuid().notNull(), inviteId: uuid().notNull(), groupId: uuid().notNull() },
  (t) => [
    primaryKey({ columns: [t.accountId, t.inviteId, t.groupId] }),
    foreignKey({
      columns: [t.accountId, t.inviteId],
      foreignColumns: [invites.accountId, invites.id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [t.accountId, t.groupId],
      foreignColumns: [clientGroups.accountId, clientGroups.id],
    }).onDelete("cascade"),
  ],
);
