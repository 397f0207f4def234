import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { accounts, users } from "./accounts.ts";

/** 'open' while any part (client, roles) has no answer; 'ended': accepted, and the coaching is over. */
export const inviteStatuses = ["open", "accepted", "declined", "withdrawn", "blocked", "ended"] as const;

/** One open invitation per account and e-mail; inviting again sends it again. */
export const invites = pgTable(
  "invites",
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    id: uuid().notNull(),
    email: text().notNull(),
    isClient: boolean().notNull(),
    isPartner: boolean().notNull().default(false),
    isTrainer: boolean().notNull().default(false),
    isWriter: boolean().notNull().default(false),
    partnerCommissionRate: numeric({ precision: 5, scale: 2 }),
    /** The inviter's own names for them; empty if invited by e-mail alone. */
    firstName: text().notNull().default(""),
    lastName: text().notNull().default(""),
    searchName: text().notNull().default(""),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    sentOn: timestamp({ withTimezone: true }).notNull(),
    /** Null for older invitations. */
    invitedBy: uuid(),
    status: text({ enum: inviteStatuses }).notNull().default("open"),
    acceptedOn: timestamp({ withTimezone: true }),
    clientAcceptedOn: timestamp({ withTimezone: true }),
    rolesAcceptedOn: timestamp({ withTimezone: true }),
    closedOn: timestamp({ withTimezone: true }),
    quietUntil: timestamp({ withTimezone: true }),
    remindedOn: timestamp({ withTimezone: true }),
    /** No foreign key into users: the person may have an account of their own. */
    acceptedUserId: uuid(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    uniqueIndex("invites_open").on(t.accountId, t.email).where(sql`${t.status} = 'open'`),
    index("invites_to_remind").on(t.sentOn).where(sql`${t.status} = 'open' and ${t.remindedOn} is null`),
    index("invites_by_email").on(t.email),
    check("invites_email_lower", sql`${t.email} = lower(${t.email})`),
    check("invites_as_something", sql`${t.isClient} or ${t.isPartner} or ${t.isTrainer} or ${t.isWriter}`),
    check("invites_closed", sql`(${t.closedOn} is null) = (${t.status} in ('open', 'accepted'))`),
    check("invites_accepted", sql`${t.status} not in ('accepted', 'ended') or ${t.acceptedOn} is not null`),
    check("invites_writer", sql`not ${t.isWriter} or ${t.isPartner} or ${t.isTrainer}`),
  ],
);

/** The token is the id sealed with the secret (services/link-tokens), so this table alone opens nothing. */
export const linkTokens = pgTable(
  "link_tokens",
  {
    id: uuid().primaryKey(),
    purpose: text({ enum: ["activation", "reset", "invitation", "coach"] }).notNull(),
    accountId: uuid().notNull(),
    subjectId: uuid().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (t) => [index("link_tokens_by_subject").on(t.accountId, t.subjectId)],
);

export const termsAcceptances = pgTable(
  "terms_acceptances",
  {
    accountId: uuid().notNull(),
    userId: uuid().notNull(),
    version: text().notNull(),
    acceptedAt: timestamp({ withTimezone: true }).notNull(),
    /** The last acceptance for an order; null if only for the account. */
    confirmedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.userId, t.version] }),
    foreignKey({ columns: [t.accountId, t.userId], foreignColumns: [users.accountId, users.id] }).onDelete("cascade"),
  ],
);
