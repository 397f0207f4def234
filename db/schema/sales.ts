import { sql } from "drizzle-orm";
import {
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
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";

/** Rates are percent, as they were when it was sold. */
const rate = () => numeric({ precision: 5, scale: 2, mode: "number" });

/**
 * Money that was taken, or nothing for what is free. It is written in one transaction with its selling record, its
 * entries and its invoice: none of them is without the others.
 */
export const charges = pgTable(
  "charges",
  {
    /** Who paid. */
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    id: uuid().notNull(),
    environment: text({ enum: ["sandbox-local", "sandbox", "production"] }).notNull(),
    /** The gateway's id of the transaction; of what cost nothing, the attempt's. */
    transactionId: text().notNull(),
    subscriptionId: uuid(),
    attemptId: uuid(),
    cents: integer().notNull(),
    chargedAt: timestamp({ withTimezone: true }).notNull(),
    /** The last day that it pays for, of a subscription. */
    paidThrough: date({ mode: "string" }),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    unique("charges_by_transaction").on(t.environment, t.transactionId),
    index("charges_by_time").on(t.chargedAt),
    check("charges_cents", sql`${t.cents} >= 0`),
  ],
);

/** What was sold by a charge, and how its price was shared (domain/money/commissions.ts). */
export const sellingRecords = pgTable(
  "selling_records",
  {
    accountId: uuid().notNull(),
    chargeId: uuid().notNull(),
    /** Package 1, Program 2, Membership 3 (document 3 §3). */
    type: integer().notNull(),
    name: text().notNull(),
    purchaseDate: timestamp({ withTimezone: true }).notNull(),
    buyerId: uuid(),
    /** Whose program was sold, where that is a partner. */
    partnerAccountId: uuid(),
    partnerId: uuid(),
    packageId: uuid(),
    programAccountId: uuid(),
    programId: uuid(),
    fullPriceCents: integer().notNull(),
    tsCommissionCents: integer().notNull(),
    partnerCommissionCents: integer().notNull(),
    adminCommissionCents: integer().notNull(),
    tsCommissionRate: rate().notNull(),
    partnerCommissionRate: rate(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.chargeId] }),
    foreignKey({ columns: [t.accountId, t.chargeId], foreignColumns: [charges.accountId, charges.id] }),
    index("selling_records_by_time").on(t.purchaseDate, t.chargeId),
    index("selling_records_by_type").on(t.type, t.purchaseDate, t.chargeId),
    // why: with the sums of it, what a partner's sales come to is read here alone
    index("selling_records_by_partner").on(
      ...[t.partnerId, t.purchaseDate, t.chargeId, t.partnerAccountId],
      ...[t.fullPriceCents, t.tsCommissionCents, t.partnerCommissionCents, t.adminCommissionCents],
    ),
    index("selling_records_by_package").on(t.packageId),
    index("selling_records_by_program").on(t.programAccountId, t.programId),
    check("selling_records_type", sql`${t.type} in (1, 2, 3)`),
    check(
      "selling_records_sum",
      sql`${t.fullPriceCents} = ${t.tsCommissionCents} + ${t.partnerCommissionCents} + ${t.adminCommissionCents}
          and least(${t.tsCommissionCents}, ${t.partnerCommissionCents}, ${t.adminCommissionCents}) >= 0`,
    ),
  ],
);

/** Double entry: a charge's entries sum to zero (domain/money/ledger.ts). */
export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    accountId: uuid().notNull(),
    chargeId: uuid().notNull(),
    account: text({ enum: ["gateway", "platform", "partner", "creator"] }).notNull(),
    /** A debit is above 0, a credit below. */
    cents: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.chargeId, t.account] }),
    foreignKey({ columns: [t.accountId, t.chargeId], foreignColumns: [charges.accountId, charges.id] }),
  ],
);

/** What stands in an invoice's blocks, as it was when it was issued: the law wants it kept whoever leaves. */
export type SellerBlock = { name: string; address: string; oib: string | null; vatId: string | null };
export type BuyerBlock = {
  name: string;
  companyName: string | null;
  branchOffice: string | null;
  address: string | null;
  zip: string | null;
  city: string | null;
  oib: string | null;
  vat: string | null;
};

export const invoices = pgTable(
  "invoices",
  {
    accountId: uuid().notNull(),
    id: uuid().notNull(),
    chargeId: uuid().notNull(),
    /** The two parts of its number (domain/money/invoice-number.ts), gapless in a year. */
    year: integer().notNull(),
    count: integer().notNull(),
    issuedOn: date({ mode: "string" }).notNull(),
    lines: jsonb().$type<{ description: string; cents: number }[]>().notNull(),
    totalCents: integer().notNull(),
    /** Of the VAT that the total includes; null where no rate is set. */
    vatRate: rate(),
    vatCents: integer(),
    seller: jsonb().$type<SellerBlock>().notNull(),
    buyer: jsonb().$type<BuyerBlock>().notNull(),
    /** The buyer's name, folded. */
    searchName: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    foreignKey({ columns: [t.accountId, t.chargeId], foreignColumns: [charges.accountId, charges.id] }),
    unique("invoices_by_charge").on(t.accountId, t.chargeId),
    unique("invoices_by_number").on(t.year, t.count),
    // why: administrators open an invoice of any account by its id alone
    unique("invoices_by_id").on(t.id),
    // why: with all that lists filter by, they are counted and paged on these alone
    index("invoices_of_account").on(t.accountId, t.issuedOn, t.count, t.year),
    index("invoices_by_day").on(t.issuedOn, t.count, t.year, t.searchName),
  ],
);

/** The last number of each year: its row is locked while an invoice is made. */
export const invoiceCounters = pgTable("invoice_counters", {
  year: integer().primaryKey(),
  last: integer().notNull(),
});

/** What an account wants on its invoices (document 3 §3). */
export const billingInformation = pgTable("billing_information", {
  accountId: uuid()
    .primaryKey()
    .references(() => accounts.id),
  id: uuid().notNull(),
  name: text().notNull().default(""),
  surname: text().notNull().default(""),
  address: text().notNull().default(""),
  companyName: text().notNull().default(""),
  branchOffice: text().notNull().default(""),
  oib: text().notNull().default(""),
  vat: text().notNull().default(""),
  city: text().notNull().default(""),
  zip: text().notNull().default(""),
  /** Raised by one at every change: a form names the one that it was opened for. */
  version: integer().notNull().default(1),
  updatedBy: uuid(),
});

/** Who bought which program: they may read it, assign it to their clients and copy it. */
export const programPurchases = pgTable(
  "program_purchases",
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    buyerId: uuid().notNull(),
    programAccountId: uuid().notNull(),
    programId: uuid().notNull(),
    chargeId: uuid().notNull(),
    purchasedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.buyerId, t.programId] }),
    foreignKey({ columns: [t.accountId, t.chargeId], foreignColumns: [charges.accountId, charges.id] }),
    index("program_purchases_by_program").on(t.programAccountId, t.programId),
  ],
);
