/** Bounds of a JSON text beside its length: levels of nesting, and commas, which is how many things stand in it. */
export type JsonLimits = { depth: number; commas: number };

export const usualJson: JsonLimits = { depth: 32, commas: 200_000 };

type Read = { ok: true; value: unknown } | { ok: false; reason: string };

/** The value of a JSON text, whose bounds are looked at before anything is made of it. */
export function readJson(text: string, limits: JsonLimits = usualJson): Read {
  const reason = overBounds(text, limits);
  if (reason) return { ok: false, reason };
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, reason: "This is no JSON" };
  }
}

const [quote, backslash, comma, letterU] = ['"', "\\", ",", "u"].map((sign) => sign.charCodeAt(0));
const opening = new Set(["[", "{"].map((sign) => sign.charCodeAt(0)));
const closing = new Set(["]", "}"].map((sign) => sign.charCodeAt(0)));

/** What is too much of it, or null. Also the one character that PostgreSQL's texts cannot hold. */
function overBounds(text: string, { depth, commas }: JsonLimits): string | null {
  let level = 0;
  let count = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === backslash && isInText) {
      at += 1;
      if (text.charCodeAt(at) === letterU && text.startsWith("0000", at + 1)) return "A text has a character of no use";
    } else if (sign === quote) isInText = !isInText;
    else if (isInText) continue;
    else if (opening.has(sign) && ++level > depth) return `It is nested deeper than ${depth} levels`;
    else if (closing.has(sign)) level -= 1;
    else if (sign === comma && ++count > commas) return `More than ${commas} things stand in it`;
  }
  return null;
}
