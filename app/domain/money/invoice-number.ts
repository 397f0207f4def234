const digits = 5;
const shape = /^(\d{4})-(\d{5,9})$/;

/** The count of an invoice within its year, from 1. */
export type InvoiceNumber = { year: number; count: number };

/** '2026-00001'; from the 100,000th of a year on it is longer. */
export function formatInvoiceNumber({ year, count }: InvoiceNumber): string {
  return `${year}-${String(count).padStart(digits, "0")}`;
}

/** 'CN-2026-00001': credit notes are numbered in a series of their own. */
export function formatCreditNumber(number: InvoiceNumber): string {
  return `CN-${formatInvoiceNumber(number)}`;
}

/** What the text numbers; null for what no invoice is called. */
export function parseInvoiceNumber(text: string): InvoiceNumber | null {
  const [, year, count] = shape.exec(text) ?? [];
  const number = { year: Number(year), count: Number(count) };
  return number.count >= 1 && formatInvoiceNumber(number) === text ? number : null;
}

/**
 * The number of an invoice that is issued on `day` (YYYY-MM-DD), after the last one of that year; null where there is
 * none yet. The year is that of the day of issue, however long ago the charge was, so that a year that was closed stays so.
 */
export function nextInvoiceNumber(lastOfYear: InvoiceNumber | null, day: string): InvoiceNumber {
  const year = Number(day.slice(0, 4));
  return { year, count: lastOfYear?.year === year ? lastOfYear.count + 1 : 1 };
}
