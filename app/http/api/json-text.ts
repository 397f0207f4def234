export type JsonLimits = { depth: number; commas: number };

export const defaultJsonLimits: JsonLimits = { depth: 32, commas: 200_000 };
export const anonymousJsonLimits: JsonLimits = { depth: 8, commas: 200 };

type Read = { ok: true; value: unknown } | { ok: false; reason: string };

export function readJson(text: string, limits: JsonLimits = defaultJsonLimits): Read {
  const reason = overBounds(text, limits);
  if (reason) return { ok: false, reason };
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, reason: "This is not JSON" };
  }
}

const opening = "[{";
const closing = "]}";
/** NUL in JSON, which PostgreSQL rejects. */
const nothing = /(?<!\\)(?:\\\\)*\\u0000/;

function overBounds(text: string, { depth, commas }: JsonLimits): string | null {
  if (nothing.test(text)) return "A text contains a character that can't be stored";
  let level = 0;
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === '"') at = endOfText(text, at + 1);
    else if (opening.includes(sign)) level += 1;
    else if (closing.includes(sign)) level -= 1;
    else if (sign === ",") count += 1;
    if (level > depth) return `It is nested deeper than ${depth} levels`;
    if (count > commas) return `It contains more than ${commas} items`;
  }
  return null;
}

function endOfText(text: string, from: number) {
  let at = from;
  while (at < text.length && text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
  return at;
}
