import { lineFrom } from "#app/domain/workout/text/coach/coach-lines.ts";
import type { Line } from "#app/domain/workout/text/words/lines.ts";
import { type Knows, marginOf, type Take, type Taken, textOf } from "./taken.ts";

const minutes = "(?:[ -]?(?:minutes?|minuten|minuta|mins?\\.?|'))?";
const word = "(?:(?<!\\bfor\\s)time[ -]?)?(?:cap|tc|limit|zeitlimit)(?!\\p{L})";
const before = "(?:(?<=^|[\\s,;(-])(?:with|in)\\s+)?(?:an?\\s+)?";
const cap = new RegExp(
  `[\\s,;-]*\\(?(?<=^|[\\s,;(-])(?:${before}${word}\\s*[:=]?\\s*(?:of\\s+)?(?<behind>\\d{1,3}(?::\\d{2})?)${minutes}|` +
    `${before}(?<ahead>\\d{1,3}(?::\\d{2})?)${minutes}\\s*${word})(?![\\p{L}\\d])\\)?(?<sign>:?)`,
  "iu",
);

const mayBeCap = /cap|tc|limit/i;

/** The time cap that a line says anywhere, and the line without it. */
export function capIn(text: string): { cap: string; left: string } | null {
  const found = mayBeCap.test(text) ? cap.exec(text) : null;
  const { behind, ahead = behind, sign = "" } = found?.groups ?? {};
  if (!found || ahead === undefined) return null;
  const start = text.slice(0, found.index);
  const left = `${start}${start === "" ? "" : sign}${text.slice(found.index + found[0].length)}`.replace(
    /^[\s,;:-]+|(?<=\p{L}{3})\.$/gu,
    "",
  );
  return { cap: ahead.includes(":") ? ahead : `${ahead}:00`, left };
}

export function withCap(heading: string, time: string | null): string {
  return time === null ? heading : heading.replace(/(?=:(?:\s|$)|$)/, `, cap ${time}`);
}

/** 'For time, cap 15:00: Murph', but not 'For time: 100 burpees (cap 15)' */
function isOfHeading(text: string, knows: Knows): boolean {
  const typed = knows.heading(text);
  return typed?.isSure === true && (typed.nameStart === null || capIn(text.slice(typed.nameStart)) === null);
}

/** 'For time (cap 20 min)', '20 min cap: 5 rounds for time' and '12 min cap' above a heading. */
export function takeCapped(lines: readonly Line[], at: number, knows: Knows, take: Take): Taken | null {
  const line = lines[at];
  const found = line ? capIn(textOf(line)) : null;
  if (!line || !found || isOfHeading(textOf(line), knows)) return null;
  const isAlone = found.left === "";
  const rest = isAlone
    ? lines.slice(at + 1)
    : [lineFrom(line, `${marginOf(line)}${found.left}`), ...lines.slice(at + 1)];
  const taken = take(rest, 0, knows) ?? typedAlone(rest[0], knows);
  if (!isAlone && !(taken && isTimed.test(taken.readings[0]?.[0]?.text ?? "")))
    return untyped(lines, at, found, knows, take);
  const readings = (taken?.readings ?? []).flatMap(([head, ...more]) =>
    head && isTimed.test(head.text) ? [[{ ...head, text: withCap(head.text, found.cap) }, ...more]] : [],
  );
  if (!taken || readings.length === 0) return null;
  const isAsked = taken.isAsked || readings.length < taken.readings.length;
  return { ...taken, readings, count: taken.count + (isAlone ? 1 : 0), isAsked };
}

/** 'In teams of 3, 40 min cap: 5k row, 200 wall balls' */
function untyped(
  lines: readonly Line[],
  at: number,
  { cap, left }: { cap: string; left: string },
  knows: Knows,
  take: Take,
): Taken | null {
  const line = lines[at] as Line;
  const rounds = left.replace(/^(\d{1,2})\s*(?:rounds?|rds?)(?:\s*of)?\s*[,:]?\s+(?=\d)/i, "$1 rounds for time: ");
  if (rounds === left && /for time|amrap|emom|rounds|rft/i.test(left)) return null;
  const timed = rounds === left ? `For time, ${left}` : rounds;
  const read = take([lineFrom(line, `${marginOf(line)}${timed}`), ...lines.slice(at + 1)], 0, knows);
  const readings = (read?.readings ?? []).map(([head, ...more]) =>
    head ? [{ ...head, text: withCap(head.text, cap) }, ...more] : [],
  );
  return read && isTimed.test(read.readings[0]?.[0]?.text ?? "") ? { ...read, readings, isAsked: true } : null;
}

const isTimed = /^(?:for time|amrap)(?!.*, cap)/i;

function typedAlone(from: Line | undefined, knows: Knows): Taken | null {
  const heading = from ? textOf(from).replace(/:$/, "") : "";
  return from && knows.heading(heading)?.isSure ? { readings: [[{ from, text: heading }]], count: 1 } : null;
}
