import type { SetType } from "#app/domain/workout/document/set-types.ts";
import { readQuotation } from "#app/domain/workout/text/words/plain.ts";
import { setTypeWords } from "#app/domain/workout/text/words/words.ts";

/** `nameStart`: an index in the text, null without a name. */
export type Heading = {
  setType: SetType | null;
  isTyped: boolean;
  count: number | null | undefined;
  /** True for a count in minutes or without a word, as of an amrap. */
  isTime: boolean;
  nameStart: number | null;
  countWord: "minute" | "round" | null;
  /** As written: '20:00'; '2:00' or '20s/10s'. */
  cap: string | null;
  interval: string | null;
  /** Behind a colon or alone, it is certainly a name. */
  isSure: boolean;
};

const rounds = "x\\s?(?<before>\\d+|_)|(?<behind>\\d+|_)\\s?(?:x|(?<round>rounds?|sets?))";
const minutes = "(?<minutes>\\d+|_)\\s?(?<minute>minutes?|mins?\\.?|')?";
const duration = "\\d+(?::\\d\\d)*(?:\\s?(?:s|sec|min)\\b)?";
const timing =
  `(?:,\\s*cap\\s+(?<cap>${duration}))?` +
  `(?:,\\s*(?:every\\s+)?(?<interval>(?<=every\\s+)${duration}|${duration}\\s*/\\s*${duration}))?`;
const types = setTypeWords.map(({ read }, index) => `(?<t${index}>${read})`).join("|");
const typed = new RegExp(
  `^(?:${types})(?:[ -]sets?)?(?=$|[\\s:,])(?:,?\\s*(?:${rounds}|${minutes})(?=$|[\\s:,]))?${timing}\\s*(?<colon>:?)\\s*(?<name>.*)$`,
  "i",
);
const countBehind = new RegExp(`(?:^|\\s)(?:${rounds})$`, "i");
/** Matches values, so that the rest of an exercise's line is not taken for a name. */
const values = /[@%|]|\d\s?x|\d[\d.,:]*\s?(?:kg|lb|m|km|s|min|cal|w|rpm|bpm)\b/i;

export function readTypedHeading(plain: string): Heading | null {
  const match = typed.exec(plain);
  if (!match) return null;
  const groups: Groups = match.groups ?? {};
  const { colon, name = "" } = groups;
  if (colon === "" && (values.test(name) || name.startsWith(","))) return null;
  const setType = setTypeWords.find((_, index) => groups[`t${index}`] !== undefined)?.setType ?? null;
  const isTime = groups.minutes !== undefined;
  const nameStart = name === "" ? null : plain.length - name.length;
  const counted = { count: countOf(groups), isTime, countWord: countWordOf(groups) };
  const { cap = null, interval = null } = groups;
  return { setType, isTyped: true, ...counted, cap, interval, nameStart, isSure: colon === ":" || name === "" };
}

/** A Regular set, maybe with rounds and a colon. */
export function readNamedHeading(plain: string): Heading & { nameEnd: number } {
  const text = plain.replace(/:$/, "").trimEnd();
  const match = countBehind.exec(text);
  const nameEnd = text.slice(0, match?.index).trimEnd().length;
  const count = countOf(match?.groups ?? {});
  const counted = { count, isTime: false, countWord: null, cap: null, interval: null };
  return { setType: "regular", isTyped: false, ...counted, nameStart: 0, nameEnd, isSure: true };
}

export function readName(raw: string, plain: string, start: number, end: number): string {
  const quotation = readQuotation(raw, plain, start);
  return quotation && quotation.end >= end ? quotation.text : raw.slice(start, end);
}

type Groups = Readonly<Record<string, string | undefined>>;

function countOf({ before, behind, minutes }: Groups): number | null | undefined {
  const text = before ?? behind ?? minutes;
  if (text === undefined) return undefined;
  return text === "_" ? null : Number(text);
}

function countWordOf({ minute, round }: Groups): Heading["countWord"] {
  if (minute !== undefined) return "minute";
  return round === undefined ? null : "round";
}
