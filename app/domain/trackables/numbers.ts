export type ReadNumber = { ok: true; number: number } | { ok: false; reason: string };

const decimalShape = /^([+-]?)(\d*)(?:[.,](\d*))?$/;
/** Far above any training, far below where hundredths lose precision. */
const largest = 1_000_000_000;

/** Reads '12', '12.5', '12,5' and '12.'; rejects more than 2 decimals. */
export function readDecimal(text: string): ReadNumber {
  const match = decimalShape.exec(plainMinus(text));
  const [, sign = "", whole = "", decimals = ""] = match ?? [];
  if (!match || whole + decimals === "") return { ok: false, reason: "Enter a number, like 80 or 82.5." };
  if (decimals.length > 2) return { ok: false, reason: "Use at most 2 decimals." };
  const size = Number(`${whole || "0"}.${decimals || "0"}`);
  if (size > largest) return { ok: false, reason: "This number is too large." };
  return { ok: true, number: sign === "-" && size > 0 ? -size : size };
}

/** From 0 to 10000, the limits of every value except plain amounts. */
export function readLimited(text: string): ReadNumber {
  const read = readDecimal(text);
  if (read.ok && (read.number < 0 || read.number > 10_000)) {
    return { ok: false, reason: "Enter a number from 0 to 10000." };
  }
  return read;
}

export function plainMinus(text: string): string {
  return text.replace(/[−–]/g, "-");
}

/** '1,234.5': at most 2 decimals, commas between thousands. */
export function formatNumber(value: number): string {
  const [whole = "", ...decimals] = String(roundToHundredths(value)).split(".");
  return [whole.replace(/\B(?=(\d{3})+$)/g, ","), ...decimals].join(".");
}

export function roundToHundredths(value: number): number {
  // why: 1.005 * 100 is 100.49999999999999; the shifted exponent reads the digits as written
  const rounded = Number(`${Math.round(Number(`${value}e2`))}e-2`);
  return Number.isNaN(rounded) ? Math.round(value * 100) / 100 : rounded;
}
