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

/**
 * Where an invitation stands. It is open while any part of it (client, roles) waits for an answer; `ended`: it was accepted,
 * and the coaching that it began is over.
 */
export const inviteStatuses = ["open", "accepted", "declined", "withdrawn", "blocked", "ended"] as const;

/** Who was asked to come, and as what. An account has one open invitation an e-mail; asking again sends it again. */
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
    /** As the inviter's own list calls them; empty where they were invited by the e-mail alone. */
    firstName: text().notNull().default(""),
    lastName: text().notNull().default(""),
    searchName: text().notNull().default(""),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    sentOn: timestamp({ withTimezone: true }).notNull(),
    /** Who invited; null for invitations older than this column. */
    invitedBy: uuid(),
    status: text({ enum: inviteStatuses }).notNull().default("open"),
    /** When the first of its parts was accepted. */
    acceptedOn: timestamp({ withTimezone: true }),
    clientAcceptedOn: timestamp({ withTimezone: true }),
    rolesAcceptedOn: timestamp({ withTimezone: true }),
    /** When it was declined, withdrawn or blocked, or the coaching ended. */
    closedOn: timestamp({ withTimezone: true }),
    /** The account may not invite the e-mail again before this time. */
    quietUntil: timestamp({ withTimezone: true }),
    /** When the one reminder was sent. */
    remindedOn: timestamp({ withTimezone: true }),
    /** Who accepted it; the person may have an account of their own, so there is no key into users. */
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

/**
 * Links that are good for one purpose, once, for a while. The token in the link is the id with a seal of the secret
 * (services/link-tokens), so that this table alone opens nothing.
 */
export const linkTokens = pgTable(
  "link_tokens",
  {
    id: uuid().primaryKey(),
    purpose: text({ enum: ["activation", "reset", "invitation", "coach"] }).notNull(),
    /** The user, or the invitation, that it is for. */
    accountId: uuid().notNull(),
    subjectId: uuid().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (t) => [index("link_tokens_by_subject").on(t.accountId, t.subjectId)],
);

/** Which version of the terms a person accepted, and when. */
export const termsAcceptances = pgTable(
  "terms_acceptances",
  {
    accountId: uuid().notNull(),
    userId: uuid().notNull(),
    version: text().notNull(),
    acceptedAt: timestamp({ withTimezone: true }).notNull(),
    /** When they were accepted last for an order; null where they were for an account alone. */
    confirmedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.userId, t.version] }),
    foreignKey({ columns: [t.accountId, t.userId], foreignColumns: [users.accountId, users.id] }).onDelete("cascade"),
  ],
);
