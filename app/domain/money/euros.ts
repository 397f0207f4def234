import { withThousands } from "#app/domain/text/thousands.ts";

/** Money is in whole cents everywhere; forms use euros. */

/** More than any program costs, and far below where integers lose precision. */
const maxCents = 10_000_000;
const written = /^(\d+)(?:[.,](\d{1,2}))?$/;

export type ReadEuros = { ok: true; cents: number } | { ok: false; reason: string };

/** Reads '49', '49.9' and '49,90'. Rejects negative amounts, more than 2 decimals, and more than €100,000. */
export function parseEuros(text: string): ReadEuros {
  const typed = text.trim().replace(/^€\s*/, "");
  if (/^-\d/.test(typed)) return refuse("Price must be at least 0");
  if (/^\d+[.,]\d{3,}$/.test(typed)) return refuse("Price can have at most 2 decimals");
  const [, euros, decimals = ""] = written.exec(typed) ?? [];
  if (euros === undefined) return refuse("Price must be a number, such as 49.90");
  const cents = Number(euros) * 100 + Number(decimals.padEnd(2, "0"));
  return cents > maxCents ? refuse(`Price can be at most ${formatEuros(maxCents)}`) : { ok: true, cents };
}

export function eurosMessage(typed: string): string | null {
  const read = parseEuros(typed);
  return read.ok ? null : read.reason;
}

export function centsOf(typed: string): number {
  const read = parseEuros(typed);
  return read.ok ? read.cents : Number.NaN;
}

/** '€1,234.50', '−€25.10': the minus is as wide as a digit, so columns align. */
export function formatEuros(cents: number): string {
  const amount = withThousands((Math.abs(cents) / 100).toFixed(2));
  return `${cents < 0 ? "−" : ""}€${amount}`;
}

export function formatEurosInput(cents: number | null): string {
  return cents === null ? "" : (cents / 100).toFixed(2);
}

function refuse(reason: string): ReadEuros {
  return { ok: false, reason };
}
