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

/** Ids of one gateway mean nothing to another. */
const environment = () => text({ enum: ["sandbox-local", "sandbox", "production"] }).notNull();

/**
 * An order from the click on Pay. Its id is the idempotency key of each step, and the id of subscription, card and
 * order at the gateway. `card` changes a subscription's card without a charge; `retry` charges a failed renewal.
 */
export const paymentAttempts = pgTable(
  "payment_attempts",
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    id: uuid().notNull(),
    environment: environment(),
    userId: uuid().notNull(),
    kind: text({ enum: ["subscribe", "upgrade", "program", "card", "retry"] }).notNull(),
    packageId: uuid().references(() => packages.id),
    programAccountId: uuid(),
    programId: uuid(),
    /** Now, and at a renewal; null for a program. */
    cents: integer().notNull(),
    priceCents: integer(),
    subscriptionId: uuid(),
    /** An upgrade's price as shown; null with a single line. */
    lines: jsonb().$type<{ description: string; cents: number }[]>(),
    /** Until the card is stored; the gateway accepts it once. */
    nonce: text(),
    /** Waits for 3-D Secure; must not be charged before. */
    awaitsBank: boolean().notNull().default(false),
    /** From 3-D Secure; the gateway accepts it once. */
    confirmedNonce: text(),
    state: text({ enum: ["open", "done", "refused", "reversed"] })
      .notNull()
      .default("open"),
    termsVersion: text(),
    termsAcceptedAt: timestamp({ withTimezone: true }),
    problem: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** The start of the last step: updated first by whoever resumes it. */
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

/** Its id at the gateway is that of the attempt that stored it. */
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

/** The current state from its events (domain/money/subscription); the newest one is the account's licence. */
export const subscriptions = pgTable(
  "subscriptions",
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    id: uuid().notNull(),
    environment: environment(),
    packageId: uuid()
      .notNull()
      .references(() => packages.id),
    /** Its own, even if the package costs more now. */
    priceCents: integer().notNull(),
    durationInDays: integer().notNull(),
    state: text({ enum: ["none", "active", "pastDue", "cancelled", "ended"] }).notNull(),
    paidThrough: date({ mode: "string" }),
    failedOn: date({ mode: "string" }),
    /** The next day with something to do; null if there is none. */
    dueOn: date({ mode: "string" }),
    /** Set while one process charges the overdue amount. */
    chargingSince: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    // why: webhooks only have the subscription's id
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
    key: text().notNull(),
    /** The gateway's time, and the day in its time zone. */
    at: timestamp({ withTimezone: true }).notNull(),
    day: date({ mode: "string" }).notNull(),
    type: text().notNull(),
    /** Depends on the type: the charge, the last paid day, the package. */
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

/** Each effect is done once per key. */
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

/** Keyed by the hash of the payload; the content is in the events. */
export const webhookEvents = pgTable("webhook_events", {
  payloadHash: text().primaryKey(),
  environment: environment(),
  kind: text().notNull(),
  /** Text, since a webhook may name an unknown one. */
  subscriptionId: text(),
  at: timestamp({ withTimezone: true }).notNull(),
  receivedAt: timestamp({ withTimezone: true }).notNull(),
});

export const reconciliations = pgTable(
  "reconciliations",
  {
    id: uuid().primaryKey(),
    kind: text({
      enum: ["resumed", "reversed", "recorded", "followed", "books", "foreign", "refunded", "disputed"],
    }).notNull(),
    accountId: uuid(),
    /** Without names of people. */
    text: text().notNull(),
    isMended: boolean().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** What the nightly check of the books looks at again: a charge, or the gateway's data of that time. */
    chargeId: uuid(),
    takenAt: timestamp({ withTimezone: true }),
    /** When a night found it in order, or `doneBy` marked it. */
    resolvedAt: timestamp({ withTimezone: true }),
    doneBy: uuid(),
  },
  (t) => [
    index("reconciliations_by_time").on(t.at),
    index("reconciliations_open").on(t.kind, t.at).where(sql`not ${t.isMended}`),
  ],
);
