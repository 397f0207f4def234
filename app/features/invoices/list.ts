import { type Choices, defineList, type List, type Query } from "#app/domain/lists/list.ts";
import { paths } from "#app/paths.ts";

const firstYear = 2022;

const months = "January February March April May June July August September October November December".split(" ");

const filters = {
  month: { label: "Month", none: "All months", words: "of …", isMany: true },
  year: { label: "Year", none: "All years", words: "of the year …", isMany: true },
} as const;

const invoices = {
  at: paths.billing,
  noun: ["invoice", "invoices"],
  size: 24,
  sort: ["desc", "asc"],
  sortWords: { desc: "Newest first", asc: "Oldest first" },
} as const satisfies Partial<List>;

/** Document 3 §2. */
export const invoiceList = defineList({ ...invoices, filters });

export const allInvoices = defineList({
  ...invoices,
  filters: {
    search: { label: "Search user", placeholder: "Name or company", words: "with “…” in the name" },
    ...filters,
  },
});

export type InvoiceQuery = Query<typeof invoiceList> & { search?: string };

/** Years from 2022 on; `today`: YYYY-MM-DD. */
export function invoiceChoices(today: string): Choices<typeof invoiceList> {
  const last = Number(today.slice(0, 4));
  const years = Array.from({ length: Math.max(1, last - firstYear + 1) }, (_, at) => String(firstYear + at));
  return {
    month: months.map((label, at) => ({ value: String(at + 1), label })),
    year: years.reverse().map((year) => ({ value: year, label: year })),
  };
}

export type InvoiceRow = {
  id: string;
  number: string;
  /** YYYY-MM-DD. */
  created: string;
  totalCents: number;
  fullName: string;
  companyName: string | null;
};
