import { bigint, foreignKey, index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";

/** Keyed by the authenticator's id, since a login does not know the account yet. */
export const passkeys = pgTable(
  "passkeys",
  {
    credentialId: text().primaryKey(),
    id: uuid().notNull(),
    accountId: uuid().notNull(),
    userId: uuid().notNull(),
    name: text().notNull(),
    version: integer().notNull().default(1),
    /** COSE, base64url */
    publicKey: text().notNull(),
    /** The authenticator's signature counter; 0 if it has none. */
    counter: bigint({ mode: "number" }).notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastUsedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index("passkeys_by_user").on(t.accountId, t.userId),
    foreignKey({ columns: [t.accountId, t.userId], foreignColumns: [users.accountId, users.id] }).onDelete("cascade"),
  ],
);

/** Each is valid once, for a few minutes. */
export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    challenge: text().primaryKey(),
    userId: uuid(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index("passkey_challenges_by_time").on(t.expiresAt)],
);
