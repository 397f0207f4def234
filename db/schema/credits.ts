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
 * Money of a charge that the buyer got back, by a refund at the gateway or by a dispute that was lost. It is written in
 * one transaction with its entries. Seller, buyer and VAT rate are those of the invoice.
 */
export const creditNotes = pgTable(
  "credit_notes",
  {
    accountId: uuid().notNull(),
    id: uuid().notNull(),
    chargeId: uuid().notNull(),
    environment: environment(),
    cause: text({ enum: ["refund", "dispute"] }).notNull(),
    /** The gateway's id of the refund or the dispute; of a charge that was voided, the charge's own. */
    gatewayId: text().notNull(),
    cents: integer().notNull(),
    /** Of the VAT in it; null where the invoice shows none. */
    vatCents: integer(),
    /** The gateway's day on which the money went back. */
    creditedOn: date({ mode: "string" }).notNull(),
    /** The two parts of its number, gapless in a year, in a series of their own. */
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

/** The last number of each year: its row is locked while a credit note is made. */
export const creditNoteCounters = pgTable("credit_note_counters", {
  year: integer().primaryKey(),
  last: integer().notNull(),
});

/** Double entry: a credit note's entries sum to zero (domain/money/ledger.ts). */
export const creditEntries = pgTable(
  "credit_entries",
  {
    accountId: uuid().notNull(),
    creditNoteId: uuid().notNull(),
    account: text({ enum: ["gateway", "platform", "partner", "creator"] }).notNull(),
    /** A debit is above 0, a credit below. */
    cents: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.creditNoteId, t.account] }),
    foreignKey({ columns: [t.accountId, t.creditNoteId], foreignColumns: [creditNotes.accountId, creditNotes.id] }),
  ],
);

/** A charge that the buyer's bank disputes, as the gateway's latest webhook about it leaves it. */
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
    /** The gateway's day. */
    openedOn: date({ mode: "string" }).notNull(),
    /** When the gateway said so last; an older webhook that comes later changes nothing. */
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    foreignKey({ columns: [t.accountId, t.chargeId], foreignColumns: [charges.accountId, charges.id] }),
    unique("charge_disputes_by_gateway").on(t.accountId, t.environment, t.gatewayId),
    index("charge_disputes_of_charge").on(t.accountId, t.chargeId),
  ],
);
