import { foreignKey, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { invites } from "./access.ts";
import { accountClients, accounts } from "./accounts.ts";

export const clientGroups = pgTable(
  "client_groups",
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    id: uuid().notNull(),
    name: text().notNull(),
    searchName: text().notNull(),
    version: integer().notNull().default(1),
    updatedBy: uuid(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    uniqueIndex("client_groups_by_name").on(t.accountId, t.searchName),
  ],
);

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
