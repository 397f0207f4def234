const digits = 5;
const shape = /^(\d{4})-(\d{5,9})$/;

/** `count` restarts at 1 each year. */
export type InvoiceNumber = { year: number; count: number };

/** '2026-00001'; longer from the 100,000th of a year. */
export function formatInvoiceNumber({ year, count }: InvoiceNumber): string {
  return `${year}-${String(count).padStart(digits, "0")}`;
}

/** 'CN-2026-00001': credit notes have their own series. */
export function formatCreditNumber(number: InvoiceNumber): string {
  return `CN-${formatInvoiceNumber(number)}`;
}

export function parseInvoiceNumber(text: string): InvoiceNumber | null {
  const [, year, count] = shape.exec(text) ?? [];
  const number = { year: Number(year), count: Number(count) };
  return number.count >= 1 && formatInvoiceNumber(number) === text ? number : null;
}

/** The year is that of `day` (YYYY-MM-DD), however old the charge, so that closed years stay closed. */
export function nextInvoiceNumber(lastOfYear: InvoiceNumber | null, day: string): InvoiceNumber {
  const year = Number(day.slice(0, 4));
  return { year, count: lastOfYear?.year === year ? lastOfYear.count + 1 : 1 };
}
