import { countedBy, hasRoundCount, noRoundCount, setTypeName } from "#app/domain/workout/document/set-types.ts";
import type { Line, Report, TextPosition } from "#app/domain/workout/text/words/lines.ts";
import { oneLine, readQuotation } from "#app/domain/workout/text/words/plain.ts";
import type { SetDraft } from "./drafts.ts";
import { type Heading, readName } from "./read-heading.ts";
import { type Body, bodyOf, type Content, lengthOfLetter } from "./read-line.ts";

/** A set of which no more is known than where it starts. */
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
    notes: [],
    entries: [],
  };
}

/** The set's name stands alone behind the mark of an alternative. */
export function nameSet(set: SetDraft, line: Line, { start, end }: { start: number; end: number }, nameStart: number) {
  set.name = nameIn(line, nameStart, end);
  const isQuoted = readQuotation(line.raw, line.plain, nameStart) !== null;
  set.heading = { line, start, end, isTyped: false, hasColon: true, count: null, isQuoted };
}

function nameIn({ raw, plain }: Line, start: number, end: number): string {
  return oneLine(readName(raw, plain, start, end));
}

/** 'A1' of 'A1) Back squat', null where the line has none or it is the exercise's own name. */
export function letterIn(line: Line, body: Body, entryStart: number): string | null {
  const text = line.plain.slice(body.start, body.end);
  if (entryStart === body.start || lengthOfLetter(text) === 0) return null;
  return /^[a-z]?\d*[a-z]?/i.exec(text)?.[0].toUpperCase() ?? null;
}

export type HeadingContent = Extract<Content, { kind: "heading" }>;

/** Gives the set what its heading says. */
export function fillHeading(report: Report, line: Line, set: SetDraft, { heading, start, nameEnd }: HeadingContent) {
  const end = bodyOf(line).end;
  const { isTyped } = heading;
  const hasColon = isTyped ? heading.isSure : line.plain.slice(start, end).endsWith(":");
  const isQuoted = heading.nameStart !== null && readQuotation(line.raw, line.plain, heading.nameStart) !== null;
  set.heading = { line, start, end, isTyped, hasColon, count: heading.count ?? null, isQuoted };
  set.setType = heading.setType;
  set.count = heading.count;
  if (heading.nameStart !== null) set.name = nameIn(line, heading.nameStart, nameEnd);
  const counts = countedBy(heading.setType);
  if (!hasRoundCount(heading.setType)) setMinutes(report, set, heading);
  else if (heading.countWord !== null && heading.countWord !== counts) report(set.place, countedOtherwise(set));
}

/** 'For time 20 min' and 'EMOM 10 rounds' are no 20 rounds and no 10 minutes. */
function countedOtherwise({ setType }: SetDraft): string {
  const name = setTypeName(setType);
  return countedBy(setType) === "minute"
    ? `${name} sets count minutes, like ${name} 12.`
    : `${name} sets count rounds, like ${name} x3. Minutes go into a note behind //.`;
}

/** A type without a count, as an amrap is: the minutes that are often written with it become its note. */
function setMinutes(report: Report, set: SetDraft, { count, isTime }: Heading) {
  set.count = undefined;
  if (count == null) return;
  if (isTime) set.notes.push({ ...set.place, text: `${count} minutes` });
  else report(set.place, noRoundCount(set.setType));
}
