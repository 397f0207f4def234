import { effortReadings } from "#app/domain/workout/text/sets/efforts.ts";
import { asEntry, partsBetween } from "#app/domain/workout/text/sets/entry-lists.ts";
import { countedReadings } from "#app/domain/workout/text/sets/lists.ts";
import type { Knows, Readings } from "#app/domain/workout/text/sets/taken.ts";
import { nestedSets } from "./nested-sets.ts";
import { readingsAs, running, type Sport, sportIn, sports, startsWithMeasure, warmed } from "./sports.ts";

const mayHaveBlock =
  /(?:[,;+]|then)\s.*\d\s*(?:x|rounds?\s+of|times)\s*\(|\d\s*x\s*\([^()]*\)\s*(?:[,;+]|then)\s*.*\d/i;
const block = /^\d{1,2}\s*(?:x|rounds?\s+of|times)\s*\([^()]*\d[^()]*\)(?:,.*)?$/i;
const restOfBlock = /^(?:rest\s+)?\d[\d:]*\s*(?:s|sec\w*|min\w*|')?\s*(?:rest|easy|jog|walk|recovery|between)(?=$|\s)/i;
const joint = /\s*[,;]\s+(?:(?:and\s+)?then\s+)?|\s+(?:\+|(?:and\s+)?then|followed\s+by|->|→)\s+/iuy;

/** Of a sport, whichever it is. */
const neutral =
  /(?:warm|cool)[ -]?(?:up|down)|easy|hard|steady|light|moderate|minutes|mins|pace|tempo|threshold|recovery|relaxed/gi;

/** More than a coach writes on one line. */
const mostParts = 8;

/** 'Walk 5 min, then 8 x (1 min jog, 90 s walk), 5 min walk': an exercise, a set, and an exercise. */
export function blockReadings(text: string, knows: Knows): Readings {
  if (!mayHaveBlock.test(text)) return null;
  const parts = withRests(partsBetween(text, [joint]).map((part) => part.text.trim()));
  if (parts.length < 2 || parts.length > mostParts || !parts.some((part) => block.test(part))) return null;
  const end = knows.nameEnd(text);
  const name = end === null ? undefined : text.slice(0, end).replace(/[\s:]+$/, "");
  const sport =
    end === null ? (sportIn(text) ?? running) : sports.find((one) => one.name === knows.read(name ?? "")?.exercise);
  const lines: string[] = [];
  for (const part of parts) {
    const made = block.test(part) ? setIn(part, name ?? sport?.name ?? "Run", knows) : entryIn(part, sport, knows);
    if (!made) return null;
    lines.push(...made);
  }
  return { texts: [lines], isAsked: true };
}

/** '2 x (4 x 2 min, 1 min easy)' has the rest behind it, between its sets. */
function withRests(parts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const before = joined.at(-1) ?? "";
    const isOwn = !(/\(\d{1,2}\s*x/i.test(before) && block.test(before) && restOfBlock.test(part));
    if (isOwn) joined.push(part);
    else joined[joined.length - 1] = `${before}, ${part}`;
  }
  return joined;
}

function setIn(part: string, name: string, knows: Knows): string[] | null {
  const named = `${name} ${part}`;
  const found = nestedSets(named, knows) ?? countedReadings(part, knows) ?? effortReadings(named, knows);
  return found?.texts[0] ? ["", ...found.texts[0], ""] : null;
}

function entryIn(part: string, sport: Sport | undefined, knows: Knows): string[] | null {
  const entry = asEntry(part);
  if (/^rest\s|^\D*$/i.test(entry)) return null;
  if (knows.isEntry(entry) || knows.mayBeEntry(entry)) return [entry];
  const isOfSport = startsWithMeasure(part.replace(warmed, "")) && !/\p{L}{4}/u.test(part.replace(neutral, ""));
  return sport && isOfSport ? (readingsAs(part, sport, knows)[0] ?? null) : null;
}
