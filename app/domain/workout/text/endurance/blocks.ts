import { asEntry } from "#app/domain/workout/text/sets/entry-lists.ts";
import { effortReadings } from "#app/domain/workout/text/sets/intervals.ts";
import { countedReadings } from "#app/domain/workout/text/sets/lists.ts";
import type { Knows, Readings } from "#app/domain/workout/text/sets/taken.ts";

const mayHaveBlock =
  /(?:[,;+]|then)\s.*\d\s*(?:x|rounds?\s+of|times)\s*\(|\d\s*x\s*\([^()]*\)\s*(?:[,;+]|then)\s*.*\d/i;
const block = /^\d{1,2}\s*(?:x|rounds?\s+of|times)\s*\([^()]*\d[^()]*\)$/i;
const joint = /\s*[,;]\s+(?:(?:and\s+)?then\s+)?|\s+(?:\+|(?:and\s+)?then|followed\s+by|->|→)\s+/iuy;

/** More than a coach writes on one line. */
const mostParts = 8;

/** 'Walk 5 min, then 8 x (1 min jog, 90 s walk), 5 min walk': an exercise, a set, and an exercise. */
export function blockReadings(text: string, knows: Knows): Readings {
  if (!mayHaveBlock.test(text)) return null;
  const parts = partsOf(text.replace(/\)\s*x\s*(\d{1,2})(?!\d)/gi, ") x $1"));
  if (parts.length < 2 || parts.length > mostParts || !parts.some((part) => block.test(part))) return null;
  const lines: string[] = [];
  for (const part of parts) {
    const made = block.test(part) ? setIn(part, text, knows) : entryIn(part, knows);
    if (!made) return null;
    lines.push(...made);
  }
  return { texts: [lines], isAsked: true };
}

/** Apart at commas, plus signs and the word then, but not within parentheses. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let [depth, from] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    if (text[at] === "(") depth++;
    if (text[at] === ")") depth--;
    joint.lastIndex = at;
    const sign = depth > 0 ? null : joint.exec(text)?.[0];
    if (!sign) continue;
    parts.push(text.slice(from, at));
    from = at + sign.length;
    at = from - 1;
  }
  return [...parts, text.slice(from)].map((part) => part.trim()).filter(Boolean);
}

function setIn(part: string, text: string, knows: Knows): string[] | null {
  const end = knows.nameEnd(text);
  const name = end === null ? "Run" : text.slice(0, end).replace(/[\s:]+$/, "");
  const found = countedReadings(part, knows) ?? effortReadings(`${name} ${part}`, knows);
  return found?.texts[0] ? ["", ...found.texts[0], ""] : null;
}

function entryIn(part: string, knows: Knows): string[] | null {
  const entry = asEntry(part);
  return /^(?!rest\s).*\d/i.test(entry) && (knows.isEntry(entry) || knows.mayBeEntry(entry)) ? [entry] : null;
}
