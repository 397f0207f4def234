import { formatDate } from "#app/domain/schedule/dates.ts";
import { hundredthsOf } from "./percent.ts";
import { divideHalfUp } from "./rounding.ts";

/** Gross cents, negative for credits. */
export type InvoiceLine = { description: string; cents: number };

/** Days are YYYY-MM-DD, the first and last of the paid period. */
export type Charged =
  | { kind: "package"; name: string; from: string; paidThrough: string; cents: number }
  | { kind: "upgrade"; lines: InvoiceLine[] }
  | { kind: "program"; name: string; cents: number };

export type InvoiceSums = { lines: InvoiceLine[]; totalCents: number; vat: VatBreakdown | null };

/** `vatRate` in percent; null shows no VAT. */
export function invoiceOf(charged: Charged, vatRate: number | null): InvoiceSums {
  const lines = linesOf(charged);
  const totalCents = lines.reduce((sum, { cents }) => sum + cents, 0);
  return { lines, totalCents, vat: vatRate === null ? null : includedVat(totalCents, vatRate) };
}

function linesOf(charged: Charged): InvoiceLine[] {
  switch (charged.kind) {
    case "package": {
      const period = `${formatDate(charged.from)} to ${formatDate(charged.paidThrough)}`;
      return [{ description: `${charged.name}, ${period}`, cents: charged.cents }];
    }
    case "upgrade":
      return charged.lines;
    case "program":
      return [{ description: `Program ${charged.name}`, cents: charged.cents }];
  }
}

/** In cents. `rate`: percent, up to 2 decimals. */
type VatBreakdown = { rate: number; netCents: number; vatCents: number };

/** The VAT is rounded half up. `grossCents` must be at least 0. */
export function includedVat(grossCents: number, rate: number): VatBreakdown {
  const hundredths = hundredthsOf(rate);
  const vatCents = divideHalfUp(grossCents * hundredths, 10_000 + hundredths);
  return { rate, netCents: grossCents - vatCents, vatCents };
}
