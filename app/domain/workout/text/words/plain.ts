import { limits } from "#app/domain/workout/document/limits.ts";

const keyboardSigns: [signs: string, plain: string][] = [
  ["×✕✖", "x"],
  ["‐‑‒–—―−﹣－", "-"],
  ["“”„‟″«»", '"'],
  ["‘’‚‛′´", "'"],
];

const plainSigns = new Map(keyboardSigns.flatMap(([signs, plain]) => [...signs].map((sign) => [sign, plain] as const)));

/**
 * × becomes x; dashes, quotes and spaces become plain ones (tabs stay). Character for character, so that columns stay
 * the same.
 */
export function plainText(text: string): string {
  return text.replace(/[^ -~\t]/g, (sign) => plainSigns.get(sign) ?? (/\s/.test(sign) ? " " : sign));
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

export function plainLineEnds(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}

/** Words that no mark of the notation cuts short. */
export function isPlainBand(band: string): boolean {
  return band.length <= limits.band && /^[\p{L}\p{N}][\p{L}\p{N} .,'+#-]*$/u.test(band) && oneLine(band) === band;
}

const quoteSigns = '"“”„‟″«»';
const anyQuote = new RegExp(`[${quoteSigns}]`, "g");
const doubledQuote = new RegExp(`([${quoteSigns}])\\1`, "g");
/** Doubled quotation marks don't end it. */
const quotation = /"((?:[^"]|"")*)"/y;

export function quoted(text: string): string {
  return `"${text.replace(anyQuote, "$&$&")}"`;
}

export type Quotation = { text: string; end: number };

/** Null if none starts there or it never ends. */
export function readQuotation(raw: string, plain: string, start: number): Quotation | null {
  quotation.lastIndex = start;
  const match = quotation.exec(plain);
  if (!match) return null;
  const end = start + match[0].length;
  return { text: raw.slice(start + 1, end - 1).replace(doubledQuote, "$1"), end };
}

/** '62,5' */
export function numberOf(text = ""): number {
  return Number(text.replace(",", "."));
}
