import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { packages } from "./packages.ts";

/** Which gateway made an id: what one knows means nothing to another. */
const environment = () => text({ enum: ["sandbox-local", "sandbox", "production"] }).notNull();

/**
 * An order, from the press of Pay on: its id is the key by which each step of it is done once, and the id of the
 * subscription, of the card and of the order at the gateway. `card` changes a subscription's card and charges nothing;
 * `retry` charges a renewal that failed.
 */
export const paymentAttempts = pgTable(
  "payment_attempts",
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    id: uuid().notNull(),
    environment: environment(),
    /** Who pays. */
    userId: uuid().notNull(),
    kind: text({ enum: ["subscribe", "upgrade", "program", "card", "retry"] }).notNull(),
    packageId: uuid().references(() => packages.id),
    programAccountId: uuid(),
    programId: uuid(),
    /** What is charged now, and what a renewal will charge: of a subscription its price, of a program null. */
    cents: integer().notNull(),
    priceCents: integer(),
    /** The subscription that an upgrade changes. */
    subscriptionId: uuid(),
    /** An upgrade's sum as it was shown; null of what has one line. */
    lines: jsonb().$type<{ description: string; cents: number }[]>(),
    /** What the browser got for the card, until the card is kept; the gateway takes it once. */
    nonce: text(),
    /** Nothing is charged before who pays has confirmed it with their bank (3-D Secure). */
    awaitsBank: boolean().notNull().default(false),
    /** What the browser got for that; the gateway takes it once. */
    confirmedNonce: text(),
    state: text({ enum: ["open", "done", "refused", "reversed"] })
      .notNull()
      .default("open"),
    /** Which terms who pays had accepted before, and when; null of a program, which is bought without. */
    termsVersion: text(),
    termsAcceptedAt: timestamp({ withTimezone: true }),
    /** Why it was refused or reversed, in words for who paid. */
    problem: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When a step was begun last: whoever goes on with it moves this on first. */
    triedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    // why: two orders at once could both be charged
    uniqueIndex("payment_attempts_open").on(t.accountId).where(sql`${t.state} = 'open'`),
    index("payment_attempts_to_resume").on(t.triedAt).where(sql`${t.state} = 'open'`),
    check("payment_attempts_what", sql`(${t.kind} = 'program') = (${t.programId} is not null)`),
    check("payment_attempts_plan", sql`(${t.kind} = 'program') = (${t.packageId} is null)`),
  ],
);

/** A card that the gateway keeps for the account; its id there is the attempt's that brought it. */
export const paymentCards = pgTable(
  "payment_cards",
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    id: uuid().notNull(),
    environment: environment(),
    brand: text().notNull(),
    last4: text().notNull(),
    /** MM/YYYY */
    expires: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.id] })],
);

/** A subscription of the gateway, as its events leave it (domain/money/subscription); the newest is the account's licence. */
export const subscriptions = pgTable(
  "subscriptions",
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    /** Also at the gateway. */
    id: uuid().notNull(),
    environment: environment(),
    packageId: uuid()
      .notNull()
      .references(() => packages.id),
    /** Its own, whatever the package costs now. */
    priceCents: integer().notNull(),
    durationInDays: integer().notNull(),
    state: text({ enum: ["none", "active", "pastDue", "cancelled", "ended"] }).notNull(),
    paidThrough: date({ mode: "string" }),
    failedOn: date({ mode: "string" }),
    /** The first day on which the clock has something to do with it; null while it has not. */
    dueOn: date({ mode: "string" }),
    /** Since when somebody asks the gateway to charge what is owed, so that nobody else does at the same time. */
    chargingSince: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    // why: webhooks name a subscription by its id alone
    unique("subscriptions_by_id").on(t.id),
    index("subscriptions_newest").on(t.accountId, t.createdAt),
    index("subscriptions_due").on(t.dueOn).where(sql`${t.dueOn} is not null`),
    index("subscriptions_by_package").on(t.packageId),
  ],
);

export const subscriptionEvents = pgTable(
  "subscription_events",
  {
    accountId: uuid().notNull(),
    subscriptionId: uuid().notNull(),
    /** One that comes again has the same. */
    key: text().notNull(),
    /** When it happened at the gateway, and which day that was in its time zone. */
    at: timestamp({ withTimezone: true }).notNull(),
    day: date({ mode: "string" }).notNull(),
    type: text().notNull(),
    /** What its type has besides: the charge, the last day paid for, the package. */
    facts: jsonb().$type<Record<string, string | null>>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.subscriptionId, t.key] }),
    foreignKey({
      columns: [t.accountId, t.subscriptionId],
      foreignColumns: [subscriptions.accountId, subscriptions.id],
    }),
  ],
);

/** What was done for a subscription, each once by its key. */
export const subscriptionEffects = pgTable(
  "subscription_effects",
  {
    accountId: uuid().notNull(),
    subscriptionId: uuid().notNull(),
    key: text().notNull(),
    doneAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.subscriptionId, t.key] }),
    foreignKey({
      columns: [t.accountId, t.subscriptionId],
      foreignColumns: [subscriptions.accountId, subscriptions.id],
    }),
  ],
);

/** The gateway's webhooks that were handled, each once by the hash of its payload; what it told stands in the events. */
export const webhookEvents = pgTable("webhook_events", {
  payloadHash: text().primaryKey(),
  environment: environment(),
  kind: text().notNull(),
  /** Of the gateway, as text: a webhook may name one that nobody here knows. */
  subscriptionId: text(),
  at: timestamp({ withTimezone: true }).notNull(),
  receivedAt: timestamp({ withTimezone: true }).notNull(),
});

/** What reconciliation found and mended, or could not mend; shown to administrators. */
export const reconciliations = pgTable(
  "reconciliations",
  {
    id: uuid().primaryKey(),
    kind: text({
      enum: ["resumed", "reversed", "recorded", "followed", "books", "foreign", "refunded", "disputed"],
    }).notNull(),
    accountId: uuid(),
    /** What it was about, in words without anybody's name. */
    text: text().notNull(),
    /** Whether nothing is left to do by hand. */
    isMended: boolean().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Of the books, what is looked at anew each night: a charge of ours, or what the gateway has of that time. */
    chargeId: uuid(),
    takenAt: timestamp({ withTimezone: true }),
    /** The night that found it in order again, or when `doneBy` said that it was done. */
    resolvedAt: timestamp({ withTimezone: true }),
    doneBy: uuid(),
  },
  (t) => [
    index("reconciliations_by_time").on(t.at),
    index("reconciliations_open").on(t.kind, t.at).where(sql`not ${t.isMended}`),
  ],
);
