import { parseDuration, parseInterval } from "#app/domain/trackables/read-timing.ts";
import {
  countedBy,
  hasRoundCount,
  hasTimeCap,
  noRoundCount,
  setTypeName,
} from "#app/domain/workout/document/set-types.ts";
import type { Line, Report, TextPosition } from "#app/domain/workout/text/words/lines.ts";
import { lengthOfLetter } from "#app/domain/workout/text/words/lines.ts";
import { oneLine, readQuotation } from "#app/domain/workout/text/words/plain.ts";
import type { SetDraft, Timing } from "./drafts.ts";
import { type Heading, readName } from "./read-heading.ts";
import { type Body, bodyOf, type Content } from "./read-line.ts";

export function newSet(place: TextPosition): SetDraft {
  const isMain = { isAlternative: false, inherits: false };
  return {
    place,
    heading: null,
    isSpaced: false,
    isUnread: false,
    ...isMain,
    setType: "regular",
    count: undefined,
    name: "",
    timing: {},
    notes: [],
    entries: [],
  };
}

export function nameSet(set: SetDraft, line: Line, { start, end }: { start: number; end: number }, nameStart: number) {
  set.name = nameIn(line, nameStart, end);
  const isQuoted = readQuotation(line.raw, line.plain, nameStart) !== null;
  set.heading = { line, start, end, isTyped: false, hasColon: true, count: null, isQuoted };
}

function nameIn({ raw, plain }: Line, start: number, end: number): string {
  return oneLine(readName(raw, plain, start, end));
}

export function letterIn(line: Line, body: Body, entryStart: number): string | null {
  const text = line.plain.slice(body.start, body.end);
  if (entryStart === body.start || lengthOfLetter(text) === 0) return null;
  return /^[a-z]?\d*[a-z]?/i.exec(text)?.[0].toUpperCase() ?? null;
}

export type HeadingContent = Extract<Content, { kind: "heading" }>;

const withoutTime = /^(?:interval|for time)\b.*,\s*(every|cap)$/i;

export function fillHeading(report: Report, line: Line, set: SetDraft, { heading, start, nameEnd }: HeadingContent) {
  const end = bodyOf(line).end;
  const { isTyped } = heading;
  const hasColon = isTyped ? heading.isSure : line.plain.slice(start, end).endsWith(":");
  const isQuoted = heading.nameStart !== null && readQuotation(line.raw, line.plain, heading.nameStart) !== null;
  set.heading = { line, start, end, isTyped, hasColon, count: heading.count ?? null, isQuoted };
  set.setType = heading.setType;
  set.count = heading.count;
  set.timing = readTiming(report, set.place, heading);
  const open = withoutTime.exec(line.plain.slice(start, end))?.[1]?.toLowerCase();
  if (open)
    report(
      set.place,
      open === "cap" ? "A cap needs its time: For time, cap 20:00." : "Every needs its time: Interval x5, every 2:00.",
    );
  if (heading.nameStart !== null) set.name = nameIn(line, heading.nameStart, nameEnd);
  const counts = countedBy(heading.setType);
  if (!hasRoundCount(heading.setType)) setMinutes(report, set, heading);
  else if (heading.countWord !== null && heading.countWord !== counts) report(set.place, countedOtherwise(set));
}

/** 'For time 20 min' is not 20 rounds, 'EMOM 10 rounds' not 10 minutes. */
function countedOtherwise({ setType }: SetDraft): string {
  const name = setTypeName(setType);
  return countedBy(setType) === "minute"
    ? `${name} sets count minutes, like ${name} 12.`
    : `${name} sets count rounds, like ${name} x3. Write the minutes in a note after //.`;
}

function readTiming(report: Report, place: TextPosition, { setType, cap, interval }: Heading): Timing {
  const [limit, every] = [cap === null ? null : parseDuration(cap), interval === null ? null : parseInterval(interval)];
  for (const read of [limit, every]) if (read && !read.ok) report(place, read.reason);
  if (limit && !hasTimeCap(setType)) report(place, "Only an amrap or a set for time has a time cap.");
  return { ...(limit?.ok ? { timeCap: limit.read } : {}), ...(every?.ok ? { interval: every.read } : {}) };
}

/** A type without a count, such as amrap: its minutes are its time cap. */
function setMinutes(report: Report, set: SetDraft, { count, isTime }: Heading) {
  set.count = undefined;
  if (count == null) return;
  const cap = parseDuration(`${count} min`);
  if (isTime && !cap.ok) report(set.place, cap.reason);
  else if (isTime && cap.ok) set.timing = { ...set.timing, timeCap: cap.read };
  else report(set.place, noRoundCount(set.setType));
}
