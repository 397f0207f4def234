import { readValue } from "#app/domain/trackables/notation/read-value.ts";
import { type Line, placeIn, type Report } from "#app/domain/workout/text/words/lines.ts";
import type { PlacedValue, Segment } from "./drafts.ts";

const counted = /(\d{1,4})\s*(?:(?:rounds?|sets?)\s*(?:x|of\b)|x)\s*/iy;
const rest = /rest(?=$|[\s,;:|])[\s,;:]*/iy;
const between = /(?:[\s,;()]|(?:at|for|with)(?=\s))+/iy;

/** Separated by |; null if anything was reported. */
export function readSegments(line: Line, from: number, to: number, report: Report): Segment[] | null {
  const plain = line.plain.slice(0, to);
  const segments = partsOf(plain, from).map((part) => readSegment({ ...line, plain }, part, report));
  const read = segments.filter((segment) => segment !== null);
  return read.length === segments.length ? read : null;
}

type Part = { start: number; end: number };

/** A leading or trailing | is decoration. */
function partsOf(plain: string, from: number): Part[] {
  const parts: Part[] = [];
  let start = from;
  for (const text of plain.slice(from).split("|")) {
    parts.push({ start, end: start + text.length });
    start += text.length + 1;
  }
  const isEmpty = (part: Part | undefined) => part !== undefined && plain.slice(part.start, part.end).trim() === "";
  if (isEmpty(parts[0])) parts.shift();
  if (isEmpty(parts.at(-1))) parts.pop();
  return parts;
}

function readSegment(line: Line, { start, end }: Part, report: Report): Segment | null {
  const { plain } = line;
  const place = placeIn(line, skip(/\s*/y, plain, start));
  if (plain.slice(start, end).trim() === "") {
    report(place, "A round is missing between the two |. Write _ for an empty value.");
    return null;
  }
  const first = skip(between, plain, start);
  const lead = readCount(plain, first);
  const restStart = skip(between, plain, lead.end);
  const isRest = matchAt(rest, plain, restStart) !== null;
  const read = readValues(line, { start, from: skip(rest, plain, restStart), end }, lead.count, report);
  return read && { place, isRest, ...read };
}

type Count = { count: number | null; end: number };

function readCount(plain: string, start: number): Count {
  const count = matchAt(counted, plain, start)?.[1];
  return count === undefined ? { count: null, end: start } : { count: Number(count), end: counted.lastIndex };
}

/** '@80% 5x5': the count of rounds may come between the values. */
function readValues(line: Line, { start, from, end }: Part & { from: number }, written: number | null, report: Report) {
  const { plain } = line;
  const values: PlacedValue[] = [];
  let count = written;
  for (let at = skip(between, plain, from); at < end; at = skip(between, plain, at)) {
    const later = count === null ? readCount(plain, at) : null;
    if (later?.count != null) {
      [count, at] = [later.count, later.end];
      continue;
    }
    const place = placeIn(line, at);
    if (/[\s,;]/.test(plain.charAt(at - 1)) && readCount(plain, at).count !== null) {
      report(place, `Separate rounds with |, like ${ladderOf(plain.slice(start, end))}.`);
      return null;
    }
    const read = readValue(plain, at);
    if (!read.ok) {
      report(place, withWords(read.message, plain, at, read.end));
      return null;
    }
    const { end: valueEnd } = read;
    const text = plain.slice(at, valueEnd).trim();
    values.push(...read.values.map((value) => ({ ...value, place, end: valueEnd, text })));
    at = valueEnd;
  }
  return { count, values };
}

/** Says which words are meant, unless the message has them. */
function withWords(message: string, plain: string, start: number, end: number): string {
  const word = /^[^\s|]*/.exec(plain.slice(start))?.[0] ?? "";
  const words = plain.slice(start, Math.max(end, start + word.length)).trim();
  return words === "" || message.includes(words) ? message : `'${words}': ${message}`;
}

/** '50% 5x1, 60% 4x2' as separate rounds. */
function ladderOf(text: string): string {
  const apart = /^\s*\d+\s*x/i.test(text) ? /[,;]?\s+(?=\d{1,4}\s*x)/i : /[,;]\s/;
  const steps = text.trim().split(apart);
  return steps.length > 1 ? steps.join(" | ") : "5x1 @50% | 4x2 @60%";
}

function matchAt(shape: RegExp, text: string, start: number): RegExpExecArray | null {
  shape.lastIndex = start;
  return shape.exec(text);
}

function skip(shape: RegExp, text: string, start: number): number {
  return matchAt(shape, text, start) ? shape.lastIndex : start;
}
