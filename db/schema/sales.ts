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

const rate = () => numeric({ precision: 5, scale: 2, mode: "number" });

/** Possibly free. Written in one transaction with its selling record, entries and invoice. */
export const charges = pgTable(
  "charges",
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    id: uuid().notNull(),
    environment: text({ enum: ["sandbox-local", "sandbox", "production"] }).notNull(),
    transactionId: text().notNull(),
    subscriptionId: uuid(),
    attemptId: uuid(),
    cents: integer().notNull(),
    chargedAt: timestamp({ withTimezone: true }).notNull(),
    paidThrough: date({ mode: "string" }),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    unique("charges_by_transaction").on(t.environment, t.transactionId),
    index("charges_by_time").on(t.chargedAt),
    check("charges_cents", sql`${t.cents} >= 0`),
  ],
);

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
    // why: with its sums, a partner's total is read from this index alone
    index("selling_records_by_partner").on(
      ...[t.partnerId, t.purchaseDate, t.chargeId, t.partnerAccountId],
      ...[t.fullPriceCents, t.tsCommissionCents, t.partnerCommissionCents, t.adminCommissionCents],
    ),
    // why: sales repeat these columns, so that PostgreSQL keeps each combination once: totals are read from a few pages
    index("selling_records_by_package").on(
      ...[t.packageId, t.type, t.partnerId, t.partnerAccountId],
      ...[t.fullPriceCents, t.tsCommissionCents, t.partnerCommissionCents, t.adminCommissionCents],
    ),
    index("selling_records_by_program").on(t.programAccountId, t.programId),
    check("selling_records_type", sql`${t.type} in (1, 2, 3)`),
    check(
      "selling_records_sum",
      sql`${t.fullPriceCents} = ${t.tsCommissionCents} + ${t.partnerCommissionCents} + ${t.adminCommissionCents}
          and least(${t.tsCommissionCents}, ${t.partnerCommissionCents}, ${t.adminCommissionCents}) >= 0`,
    ),
  ],
);

/** Entries sum to zero (domain/money/ledger.ts). */
export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    accountId: uuid().notNull(),
    chargeId: uuid().notNull(),
    account: text({ enum: ["gateway", "platform", "partner", "creator"] }).notNull(),
    /** Debits are positive, credits negative. */
    cents: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.chargeId, t.account] }),
    foreignKey({ columns: [t.accountId, t.chargeId], foreignColumns: [charges.accountId, charges.id] }),
  ],
);

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
    /** Gapless per year (domain/money/invoice-number.ts). */
    year: integer().notNull(),
    count: integer().notNull(),
    issuedOn: date({ mode: "string" }).notNull(),
    lines: jsonb().$type<{ description: string; cents: number }[]>().notNull(),
    totalCents: integer().notNull(),
    /** Percent, included in the total; null if no rate was set. */
    vatRate: rate(),
    vatCents: integer(),
    seller: jsonb().$type<SellerBlock>().notNull(),
    buyer: jsonb().$type<BuyerBlock>().notNull(),
    searchName: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    foreignKey({ columns: [t.accountId, t.chargeId], foreignColumns: [charges.accountId, charges.id] }),
    unique("invoices_by_charge").on(t.accountId, t.chargeId),
    unique("invoices_by_number").on(t.year, t.count),
    // why: administrators open an invoice of any account by its id
    unique("invoices_by_id").on(t.id),
    // why: has every column that lists filter by, so they are counted and paged from it alone
    index("invoices_of_account").on(t.accountId, t.issuedOn, t.count, t.year),
    index("invoices_by_day").on(t.issuedOn, t.count, t.year, t.searchName),
  ],
);

/** The last number of each year, locked while an invoice is made. */
export const invoiceCounters = pgTable("invoice_counters", {
  year: integer().primaryKey(),
  last: integer().notNull(),
});

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
  version: integer().notNull().default(1),
  updatedBy: uuid(),
});

/** Buyers may read it, assign it to their clients and copy it. */
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
    /** Day 1 for the buyer, who trains by it; null before they begin. */
    startDate: date({ mode: "string" }),
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.buyerId, t.programId] }),
    foreignKey({ columns: [t.accountId, t.chargeId], foreignColumns: [charges.accountId, charges.id] }),
    index("program_purchases_by_program").on(t.programAccountId, t.programId),
  ],
);
