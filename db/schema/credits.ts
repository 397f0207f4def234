import { sql } from "drizzle-orm";
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { charges } from "./sales.ts";

const environment = () => text({ enum: ["sandbox-local", "sandbox", "production"] }).notNull();

/**
 * A refund or a lost dispute, written in one transaction with its entries. Seller, buyer and VAT rate are the
 * invoice's.
 */
export const creditNotes = pgTable(
  "credit_notes",
  {
    accountId: uuid().notNull(),
    id: uuid().notNull(),
    chargeId: uuid().notNull(),
    environment: environment(),
    cause: text({ enum: ["refund", "dispute"] }).notNull(),
    /** The gateway's id of the refund or dispute; for a voided charge, the charge's own. */
    gatewayId: text().notNull(),
    cents: integer().notNull(),
    vatCents: integer(),
    /** In the gateway's time zone. */
    creditedOn: date({ mode: "string" }).notNull(),
    /** Gapless per year, in a series of its own. */
    year: integer().notNull(),
    count: integer().notNull(),
    issuedOn: date({ mode: "string" }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    foreignKey({ columns: [t.accountId, t.chargeId], foreignColumns: [charges.accountId, charges.id] }),
    unique("credit_notes_by_cause").on(t.accountId, t.environment, t.cause, t.gatewayId),
    unique("credit_notes_by_number").on(t.year, t.count),
    index("credit_notes_of_charge").on(t.accountId, t.chargeId),
    check("credit_notes_cents", sql`${t.cents} > 0`),
  ],
);

/** The last number of each year, locked while a credit note is made. */
export const creditNoteCounters = pgTable("credit_note_counters", {
  year: integer().primaryKey(),
  last: integer().notNull(),
});

/** Entries sum to zero (domain/money/ledger.ts). */
export const creditEntries = pgTable(
  "credit_entries",
  {
    accountId: uuid().notNull(),
    creditNoteId: uuid().notNull(),
    account: text({ enum: ["gateway", "platform", "partner", "creator"] }).notNull(),
    /** Debits are positive, credits negative. */
    cents: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.creditNoteId, t.account] }),
    foreignKey({ columns: [t.accountId, t.creditNoteId], foreignColumns: [creditNotes.accountId, creditNotes.id] }),
  ],
);

export const chargeDisputes = pgTable(
  "charge_disputes",
  {
    accountId: uuid().notNull(),
    id: uuid().notNull(),
    chargeId: uuid().notNull(),
    environment: environment(),
    gatewayId: text().notNull(),
    state: text({ enum: ["open", "won", "lost"] }).notNull(),
    cents: integer().notNull(),
    openedOn: date({ mode: "string" }).notNull(),
    /** The gateway's time; older webhooks that arrive later are ignored. */
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    foreignKey({ columns: [t.accountId, t.chargeId], foreignColumns: [charges.accountId, charges.id] }),
    unique("charge_disputes_by_gateway").on(t.accountId, t.environment, t.gatewayId),
    index("charge_disputes_of_charge").on(t.accountId, t.chargeId),
  ],
);
