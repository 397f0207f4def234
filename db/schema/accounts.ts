import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { packages } from "./packages.ts";

export const accounts = pgTable(
  "accounts",
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** What the gateway said last of the subscription; null for an account that never had one (decisions §2). */
    subscriptionStatus: text({ enum: ["ACTIVE", "CANCELED", "PAST_DUE"] }),
    subscriptionValidUntil: timestamp({ withTimezone: true }),
    /** The package of the subscription, also of one that has ended; null for an account that never had one. */
    subscriptionPackageId: uuid().references(() => packages.id),
    /** Users that the subscription's package is for; null without a subscription. */
    subscriptionMaxUsers: integer(),
    /** Users granted beside any subscription, through that day, or without an end. */
    maxUsersOverride: integer(),
    maxUsersOverrideUntil: date({ mode: "string" }),
    /** Counts the changes of what the account's users may: their roles and rates, whose clients they are, its licence. */
    grantsVersion: integer().notNull().default(1),
    /** Who changed that last; null where nobody did, or an invitation was accepted since. */
    grantsBy: uuid(),
    /** Of who has not told one; null until anybody of the account has. */
    timeZone: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index("accounts_by_package").on(t.subscriptionPackageId)],
);

export const users = pgTable(
  "users",
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    id: uuid().notNull(),
    email: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    sortName: text().notNull(),
    searchName: text().notNull(),
    phoneNumber: text(),
    /** Their own picture, an image of their own account. */
    imageId: uuid(),
    passwordHash: text(),
    isActivated: boolean().notNull().default(false),
    partnerCommissionRate: numeric({ precision: 5, scale: 2 }),
    /** When the guided tour was finished, closed or skipped. */
    tourEndedAt: timestamp({ withTimezone: true }),
    /** To what a coach has calculated weights rounded; null for not at all. */
    roundingStep: text({ enum: ["0.5 kg", "1 kg", "2.5 kg", "1 lb", "2.5 lb", "5 lb"] }),
    /** As the browser last told it, or as it was chosen; null while neither is so. */
    timeZone: text(),
    /** A chosen time zone stays, whatever a browser tells. */
    isTimeZoneChosen: boolean().notNull().default(false),
    density: text({ enum: ["comfortable", "compact"] })
      .notNull()
      .default("comfortable"),
    /** In what a new trackable of theirs is measured (decisions §11). */
    weightUnit: text({ enum: ["kilograms", "pounds"] })
      .notNull()
      .default("kilograms"),
    distanceUnit: text({ enum: ["meters", "kilometers", "centimeters", "feet", "yards", "miles", "inches"] })
      .notNull()
      .default("meters"),
    heightUnit: text({ enum: ["centimeters", "meters", "inches", "feet"] })
      .notNull()
      .default("centimeters"),
    velocityUnit: text({ enum: ["metersPerSecond", "kilometersPerHour", "feetPerSecond", "milesPerHour"] })
      .notNull()
      .default("metersPerSecond"),
    /** Raised by one at every change of the user info; its form names the one that it was opened for. */
    infoVersion: integer().notNull().default(1),
    /** Raised with a new password: access tokens name the one they were made under, and are good under no other. */
    signInEpoch: integer().notNull().default(1),
    /** When a session of theirs began last; null before the first. */
    lastLoginAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    index("users_by_name").on(t.accountId, t.sortName, t.id),
    // why: a guest, who has an account of their own, is known to the account that coaches them by the id alone
    index("users_by_id").on(t.id),
    // why: administrators list the users of all accounts, by name
    index("users_in_order").on(t.sortName, t.id),
    index("users_by_image").on(t.imageId),
    check("users_email_lower", sql`${t.email} = lower(${t.email})`),
  ],
);

/** E-mails are unique over all accounts, so they stand in a small table of their own, keyed by the e-mail. */
export const userEmails = pgTable("user_emails", {
  email: text().primaryKey(),
  accountId: uuid().notNull(),
  userId: uuid().notNull(),
});

/** Whoever writes is a partner or a trainer too: held by a trigger (the migration writers). */
export const userRoles = pgTable(
  "user_roles",
  {
    accountId: uuid().notNull(),
    userId: uuid().notNull(),
    role: text({ enum: ["SYS", "ADM", "PAR", "TRN", "WRT", "USR"] }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.userId, t.role] }),
    foreignKey({ columns: [t.accountId, t.userId], foreignColumns: [users.accountId, users.id] }).onDelete("cascade"),
  ],
);

/** Looked up by the hash of the cookie's token, which is therefore the key; the token itself is never stored. */
export const sessions = pgTable(
  "sessions",
  {
    tokenHash: text().primaryKey(),
    /** Names the session to its person. */
    id: uuid().notNull(),
    /** Browser and system, as they were named when it began ('Firefox on Linux'); null where they were not. */
    device: text(),
    accountId: uuid().notNull(),
    userId: uuid().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastSeenAt: timestamp({ withTimezone: true }).notNull(),
    /** When the password was entered last in this session; null where a passkey began it. */
    passwordAt: timestamp({ withTimezone: true }),
    flash: jsonb().$type<{ kind: "good" | "bad"; text: string } | null>(),
    /** The clipboard of who works without JavaScript (decisions §9). */
    clipboard: jsonb().$type<unknown>(),
  },
  (t) => [
    index("sessions_by_user").on(t.accountId, t.userId),
    foreignKey({ columns: [t.accountId, t.userId], foreignColumns: [users.accountId, users.id] }).onDelete("cascade"),
  ],
);

/** A client of an account; the user may have another home account (a guest), so there is no key into users. */
export const accountClients = pgTable(
  "account_clients",
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    userId: uuid().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The relation is older than consent, and /me has not told the person about it yet. */
    isNoticeDue: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.userId] }),
    // why: whose client somebody is, is asked by that person alone
    index("account_clients_by_user").on(t.userId),
  ],
);
