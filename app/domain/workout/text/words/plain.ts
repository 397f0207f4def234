const keyboardSigns: [signs: string, plain: string][] = [
  ["×✕✖", "x"],
  ["‐‑‒–—―−﹣－", "-"],
  ["“”„‟″«»", '"'],
  ["‘’‚‛′´", "'"],
];

const plainSigns = new Map(keyboardSigns.flatMap(([signs, plain]) => [...signs].map((sign) => [sign, plain] as const)));

/**
 * The text as a keyboard would have typed it: × as x, dashes, quotes and spaces of every kind as the plain ones (tabs
 * stay). Sign for sign, so that a column in it is a column of the text itself.
 */
export function plainText(text: string): string {
  return text.replace(/[^ -~\t]/g, (sign) => plainSigns.get(sign) ?? (/\s/.test(sign) ? " " : sign));
}

/** The text in one line, with single spaces. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** The text with the line ends of a keyboard. */
export function plainLineEnds(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}

const quoteSigns = '"“”„‟″«»';
const anyQuote = new RegExp(`[${quoteSigns}]`, "g");
const doubledQuote = new RegExp(`([${quoteSigns}])\\1`, "g");
/** In plain text: from one quotation mark to the next that is not doubled. */
const quotation = /"((?:[^"]|"")*)"/y;

/** The text between quotation marks; those inside stand doubled. */
export function quoted(text: string): string {
  return `"${text.replace(anyQuote, "$&$&")}"`;
}

export type Quotation = { text: string; end: number };

/** The quotation that starts at that place, and where it ends; null when none starts there or it never ends. */
export function readQuotation(raw: string, plain: string, start: number): Quotation | null {
  quotation.lastIndex = start;
  const match = quotation.exec(plain);
  if (!match) return null;
  const end = start + match[0].length;
  return { text: raw.slice(start + 1, end - 1).replace(doubledQuote, "$1"), end };
}
