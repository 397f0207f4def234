import { sql } from "drizzle-orm";
import { foreignKey, index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";

/**
 * By the token's hash (decisions §3). The successor derives from the token itself, so that a lost response can be
 * repeated without storing tokens.
 */
export const refreshTokens = pgTable(
  "refresh_tokens",
  {
    tokenHash: text().primaryKey(),
    accountId: uuid().notNull(),
    userId: uuid().notNull(),
    /** All tokens of one login, revoked together. */
    familyId: uuid().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
    revokedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index("refresh_tokens_of_family").on(t.familyId),
    index("refresh_tokens_of_user").on(t.accountId, t.userId),
    index("refresh_tokens_by_expiry").on(t.expiresAt),
    foreignKey({
      name: "refresh_tokens_of_whom",
      columns: [t.accountId, t.userId],
      foreignColumns: [users.accountId, users.id],
    }).onDelete("cascade"),
  ],
);

export const personalTokens = pgTable(
  "personal_tokens",
  {
    accountId: uuid().notNull(),
    id: uuid().notNull(),
    userId: uuid().notNull(),
    name: text().notNull(),
    tokenHash: text().notNull(),
    scopes: text().array().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    toldOfEndAt: timestamp({ withTimezone: true }),
    lastUsedAt: timestamp({ withTimezone: true }),
    revokedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    uniqueIndex("personal_tokens_by_hash").on(t.tokenHash),
    index("personal_tokens_in_force").on(t.accountId, t.userId).where(sql`${t.revokedAt} is null`),
    index("personal_tokens_by_expiry").on(t.expiresAt),
    foreignKey({
      name: "personal_tokens_of_whom",
      columns: [t.accountId, t.userId],
      foreignColumns: [users.accountId, users.id],
    }).onDelete("cascade"),
  ],
);

/**
 * The secret address of a person's calendar, which begins with the account. One at a time: a new one replaces it, and
 * revoking deletes it.
 */
export const calendarFeeds = pgTable(
  "calendar_feeds",
  {
    accountId: uuid().notNull(),
    userId: uuid().notNull(),
    tokenHash: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.userId] }),
    foreignKey({
      name: "calendar_feeds_of_whom",
      columns: [t.accountId, t.userId],
      foreignColumns: [users.accountId, users.id],
    }).onDelete("cascade"),
  ],
);
