import { bigint, foreignKey, index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";

/** Looked up by the id that the authenticator gave its key, which nobody's account is known from. */
export const passkeys = pgTable(
  "passkeys",
  {
    /** As base64url. */
    credentialId: text().primaryKey(),
    id: uuid().notNull(),
    accountId: uuid().notNull(),
    userId: uuid().notNull(),
    name: text().notNull(),
    /** Counts the changes of its name. */
    version: integer().notNull().default(1),
    /** COSE, as base64url. */
    publicKey: text().notNull(),
    /** How often the authenticator says that it signed; 0 of one that does not count. */
    counter: bigint({ mode: "number" }).notNull(),
    /** How a browser reaches it, as it said itself. */
    transports: jsonb().$type<string[]>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastUsedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index("passkeys_by_user").on(t.accountId, t.userId),
    foreignKey({ columns: [t.accountId, t.userId], foreignColumns: [users.accountId, users.id] }).onDelete("cascade"),
  ],
);

/** What an authenticator is asked to sign: once, and within minutes. */
export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    /** As base64url. */
    challenge: text().primaryKey(),
    /** Whose new passkey it is for; null for a login. */
    userId: uuid(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index("passkey_challenges_by_time").on(t.expiresAt)],
);
