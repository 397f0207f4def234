import { plainText } from "./plain.ts";

/** A place in the text as people count: lines and columns from 1. */
export type TextPosition = { line: number; column: number };

/** What could not be read, where it stands, and the names of exercises that may have been meant, nearest first. */
export type TextError = TextPosition & { message: string; suggestions: string[] };

/**
 * What may be meant otherwise than it is read: the lines that it is about, and what may be written in their place, each
 * of which is read without a question.
 */
export type TextQuestion = TextPosition & { message: string; lines: number[]; choices: TextChoice[] };

/** One way to write the lines of a question. Each of `texts` stands for one of its lines, and may be several. */
export type TextChoice = { label: string; texts: string[] };

export type Ask = (question: TextQuestion) => void;

export type Report = (place: TextPosition, message: string, suggestions?: string[]) => void;

/** A line as it was written (`raw`) and in plain signs, each of which stands where it stood. */
export type Line = {
  number: number;
  raw: string;
  plain: string;
  start: number;
  /** How deep it stands: spaces, four for a tab, one more for a bullet. */
  indent: number;
};

const widthOfTab = 4;
const margin = /^(\s*)((?:[-*•·▪‣◦]\s+)?)/;

/** The lines of a text, whatever ends them. */
export function linesOf(text: string): Line[] {
  return text
    .replace(/^\uFEFF/, "")
    .split(/\r\n?|\n/)
    .map((raw, index) => {
      const plain = plainText(raw);
      const [, spaces = "", bullet = ""] = margin.exec(plain) ?? [];
      const indent = spaces.replaceAll("\t", " ".repeat(widthOfTab)).length + (bullet === "" ? 0 : 1);
      return { number: index + 1, raw, plain, start: spaces.length + bullet.length, indent };
    });
}

/** The place of the line's sign with that index. */
export function placeIn(line: Line, index: number): TextPosition {
  return { line: line.number, column: index + 1 };
}

/** Whether nothing stands in the line. */
export function isBlank({ plain, start }: Line): boolean {
  return plain.length === start || plain.slice(start).trim() === "";
}

const unkeepable = /[\0\p{Surrogate}]/u;

/** Reports the signs that no document keeps (see its schema): NUL, and half of a pair of surrogates. */
export function reportUnkeepable(lines: readonly Line[], report: Report) {
  for (const line of lines) {
    const index = line.raw.search(unkeepable);
    if (index >= 0) report(placeIn(line, index), "This text has a character that can't be kept.");
  }
}
