/** Amounts of money are whole cents everywhere; a form writes them in euros. */

/** More than any program costs, and far below where cents stop being exact. */
const mostCents = 10_000_000;
const written = /^(\d+)(?:[.,](\d{1,2}))?$/;

export type ReadEuros = { ok: true; cents: number } | { ok: false; reason: string };

/**
 * The cents of an amount as it is typed: '49', '49.9' or '49,90'. Refuses what is no amount, a negative one, one with
 * more than 2 decimals, and one above €100,000.
 */
export function parseEuros(text: string): ReadEuros {
  const typed = text.trim().replace(/^€\s*/, "");
  if (/^-\d/.test(typed)) return refuse("Price must be at least 0");
  if (/^\d+[.,]\d{3,}$/.test(typed)) return refuse("Price can have at most 2 decimals");
  const [, euros, decimals = ""] = written.exec(typed) ?? [];
  if (euros === undefined) return refuse("Price must be a number, such as 49.90");
  const cents = Number(euros) * 100 + Number(decimals.padEnd(2, "0"));
  return cents > mostCents ? refuse(`Price can be at most ${formatEuros(mostCents)}`) : { ok: true, cents };
}

/** What is wrong with an amount as it is typed, or null. */
export function eurosMessage(typed: string): string | null {
  const read = parseEuros(typed);
  return read.ok ? null : read.reason;
}

/** The cents of an amount that was checked; NaN for what is none. */
export function centsOf(typed: string): number {
  const read = parseEuros(typed);
  return read.ok ? read.cents : Number.NaN;
}

/** '€1,234.50'; below 0 with a minus as long as the digits, so that sums stand in columns: '−€25.10'. */
export function formatEuros(cents: number): string {
  const amount = (Math.abs(cents) / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ",");
  return `${cents < 0 ? "−" : ""}€${amount}`;
}

/** '1234.50', as a field starts with it and a file of numbers has it; empty without an amount. */
export function eurosToType(cents: number | null): string {
  return cents === null ? "" : (cents / 100).toFixed(2);
}

function refuse(reason: string): ReadEuros {
  return { ok: false, reason };
}
