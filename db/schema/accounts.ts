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
    /** The gateway's last word; null without a subscription (decisions §2). */
    subscriptionStatus: text({ enum: ["ACTIVE", "CANCELED", "PAST_DUE"] }),
    subscriptionValidUntil: timestamp({ withTimezone: true }),
    /** Kept after the subscription has ended. */
    subscriptionPackageId: uuid().references(() => packages.id),
    subscriptionMaxUsers: integer(),
    /** Granted beside a subscription, through `maxUsersOverrideUntil`, or without an end. */
    maxUsersOverride: integer(),
    maxUsersOverrideUntil: date({ mode: "string" }),
    /** Counts changes of the users' roles, rates and coaches, and of the licence. */
    grantsVersion: integer().notNull().default(1),
    grantsBy: uuid(),
    /** For users without one; null until any of them has one. */
    timeZone: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index("accounts_by_package").on(t.subscriptionPackageId)],
);

type WeightUnit = "kilograms" | "pounds";
type Plate = { weight: number; pairs: number };

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
    imageId: uuid(),
    passwordHash: text(),
    isActivated: boolean().notNull().default(false),
    partnerCommissionRate: numeric({ precision: 5, scale: 2 }),
    tourEndedAt: timestamp({ withTimezone: true }),
    roundingStep: text({ enum: ["0.5 kg", "1 kg", "2.5 kg", "1 lb", "2.5 lb", "5 lb"] }),
    /** From the browser or chosen; null until then. */
    timeZone: text(),
    /** A chosen time zone is not replaced by the browser's. */
    isTimeZoneChosen: boolean().notNull().default(false),
    density: text({ enum: ["comfortable", "compact"] })
      .notNull()
      .default("comfortable"),
    /** Of the program editor; null until chosen, when the screen's width decides. */
    weekDensity: text({ enum: ["comfortable", "compact"] }),
    /** For new trackables (decisions §11). */
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
    /** The athlete's own bar and plates; null until entered. */
    barbell: jsonb().$type<{ bar: number; barUnit: WeightUnit; plates: Plate[]; plateUnit: WeightUnit }>(),
    /** Counts changes of the user info. */
    infoVersion: integer().notNull().default(1),
    /** Raised with a new password, which invalidates all access tokens. */
    signInEpoch: integer().notNull().default(1),
    lastLoginAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    index("users_by_name").on(t.accountId, t.sortName, t.id),
    // why: a guest has an account of their own, so coaches only know the id
    index("users_by_id").on(t.id),
    // why: administrators list the users of all accounts, by name
    index("users_in_order").on(t.sortName, t.id),
    index("users_by_image").on(t.imageId),
    check("users_email_lower", sql`${t.email} = lower(${t.email})`),
    check("users_barbell_small", sql`octet_length(${t.barbell}::text) <= 4000`),
  ],
);

/** E-mails are unique over all accounts, so they have a small table of their own. */
export const userEmails = pgTable("user_emails", {
  email: text().primaryKey(),
  accountId: uuid().notNull(),
  userId: uuid().notNull(),
});

/** A trigger requires writers to be partners or trainers, too (the migration writers). */
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

/** A message for the tab that was sent to `to`; `until`: milliseconds since 1970. */
export type WaitingFlash = { kind: "good" | "bad"; text: string; to: string; until: number };

/** Keyed by the token's hash; the token itself is never stored. */
export const sessions = pgTable(
  "sessions",
  {
    tokenHash: text().primaryKey(),
    /** A public id, for the list of devices. */
    id: uuid().notNull(),
    device: text(),
    accountId: uuid().notNull(),
    userId: uuid().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastSeenAt: timestamp({ withTimezone: true }).notNull(),
    passwordAt: timestamp({ withTimezone: true }),
    flash: jsonb().$type<WaitingFlash[] | null>(),
    /** For use without JavaScript (decisions §9). */
    clipboard: jsonb().$type<unknown>(),
  },
  (t) => [
    index("sessions_by_user").on(t.accountId, t.userId),
    foreignKey({ columns: [t.accountId, t.userId], foreignColumns: [users.accountId, users.id] }).onDelete("cascade"),
  ],
);

/** No foreign key into users: a guest has another home account. */
export const accountClients = pgTable(
  "account_clients",
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    userId: uuid().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /**
     * The relation is older than consent, and /me has not told the person yet. Set only by whoever brings in relations
     * from elsewhere (docs/decisions/consent.md).
     */
    isNoticeDue: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.userId] }),
    // why: people ask for their own coaches, across accounts
    index("account_clients_by_user").on(t.userId),
  ],
);
