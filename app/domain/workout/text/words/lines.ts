import { oneLine, plainText } from "./plain.ts";

/** Counted from 1. */
export type TextPosition = { line: number; column: number };

/** `choices`: what may be meant, once it was looked for. */
export type TextError = TextPosition & { message: string; choices?: TextChoice[] };

/** Each choice is read without another question. `mayBeNew`: its words may be an exercise that nobody has yet. */
export type TextQuestion = TextPosition & {
  message: string;
  lines: number[];
  choices: TextChoice[];
  mayBeNew?: boolean;
};

/** One text per line of the question, each possibly several lines. */
export type TextChoice = { label: string; texts: string[] };

export type Ask = (question: TextQuestion) => void;

export type Report = (place: TextPosition, message: string) => void;

/** `plain` has the same length as `raw`. */
export type Line = {
  number: number;
  raw: string;
  plain: string;
  start: number;
  /** In spaces; a tab is four, a bullet one more. */
  indent: number;
  /** As a person wrote it, if `raw` is its translation into the notation. */
  written?: string;
  /** Other lines made of the same written one. */
  around?: { before: string; behind: string };
};

const widthOfTab = 4;
const margin = /^(\s*)((?:[-*•·▪‣◦]\s+)?)/;

/** '4x (400m run // 10 burpees)' has no note. */
const slashesWithin = /^(?!\s*[#>!])((?:(?!\/\/|").)*\([^()"]*\s)\/\/(\s[^()"]*\))/;

export function linesOf(text: string): Line[] {
  return text
    .replace(/^\uFEFF/, "")
    .split(/\r\n?|\n/)
    .map((written, index) => {
      const raw = written.replace(slashesWithin, "$1/ $2");
      const plain = plainText(raw);
      const [, spaces = "", bullet = ""] = margin.exec(plain) ?? [];
      const indent = spaces.replaceAll("\t", " ".repeat(widthOfTab)).length + (bullet === "" ? 0 : 1);
      return { number: index + 1, raw, plain, start: spaces.length + bullet.length, indent };
    });
}

/** A translated line is the written one up to the end of its exercise's name. */
export function placeIn({ number, written, raw }: Line, index: number): TextPosition {
  if (written === undefined) return { line: number, column: index + 1 };
  let same = 0;
  while (same < index && written[same] === raw[same] && same < written.length) same++;
  return { line: number, column: same + 1 };
}

export function isBlank({ plain, start }: Line): boolean {
  return plain.length === start || plain.slice(start).trim() === "";
}

const unkeepable = /[\0\p{Surrogate}]/u;

/** NUL and unpaired surrogates, which PostgreSQL rejects. */
export function reportUnkeepable(lines: readonly Line[], report: Report) {
  for (const line of lines) {
    const index = line.raw.search(unkeepable);
    if (index >= 0) report(placeIn(line, index), "This text has a character that can't be kept.");
  }
}

/** '1.', 'a)', 'A1:', 'A1' or '1A' before an exercise or type. */
const enumerator = /^(?!z\d)(?:(?:[a-z]\d?|\d{1,2}[a-h]?)[.)]|[a-z]\d:?|[a-z]:|\d[a-h]:|\d[a-g](?=\s+\p{L}{2}))\s+/iu;

export function lengthOfLetter(text: string): number {
  return enumerator.exec(text)?.[0].length ?? 0;
}

export function rewritten(line: Line, start: number, end: number, text: string): string {
  return inItsPlace(line, line.raw.slice(0, start) + text + line.raw.slice(end));
}

export function inItsPlace({ around }: Line, text: string): string {
  return around ? around.before + text + around.behind : text;
}

export function choiceOf(line: Line, start: number, end: number, text: string): TextChoice {
  return {
    label: oneLine(
      text
        .split("\n")
        .map((one) => one.trim())
        .join(" / "),
    ),
    texts: [rewritten(line, start, end, text)],
  };
}

/** The last choice keeps the line as it was read. */
export function questionOf(line: Line, start: number, message: string, choices: TextChoice[]): TextQuestion {
  return { ...placeIn(line, start), message, lines: [line.number], choices };
}

export function withNote(text: string, note: string): string {
  return note === "" ? text : `${text}${text.includes(" // ") ? "," : " //"} ${note}`;
}
