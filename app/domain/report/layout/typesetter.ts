import { type StyleName, styles } from "./paper.ts";

export type Typeface = {
  widthOf(text: string, isBold: boolean): number;
  has(codePoint: number): boolean;
};

export type Typesetter = {
  /** In points. */
  widthOf(text: string, style: StyleName): number;
  /** Breaks a word that is wider than a line. */
  linesOf(text: string, style: StyleName, width: number): string[];
  shorten(text: string, style: StyleName, width: number): string;
  /** Whether anything was printed as `unknownCharacter`. */
  hasMissed(): boolean;
};

/** Replaces characters missing from all fonts, so that nothing disappears silently. */
export const unknownCharacter = "\uFFFD";

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
/** Invisible: joiners, variation selectors, soft hyphens, direction marks. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;
const lineEnd = /\r\n|[\r\u2028\u2029]/g;
/** All control characters except the line end. */
const control = /[^\P{Cc}\n]+/gu;

export function openTypesetter(face: Typeface): Typesetter {
  let missed = false;
  const widthOf = (text: string, style: StyleName) => face.widthOf(text, styles[style].isBold) * styles[style].size;

  function printable(text: string) {
    const plain = text.normalize("NFC").replace(lineEnd, "\n").replace(control, " ");
    if (hasAll(plain, face)) return plain;
    const parts = Array.from(graphemes.segment(plain), ({ segment }) => visiblePart(segment, face));
    missed ||= parts.includes(unknownCharacter);
    return withNames(
      parts,
      Array.from(graphemes.segment(plain), ({ segment }) => segment),
    );
  }

  function linesOf(text: string, style: StyleName, width: number) {
    const shown = printable(text).trimEnd();
    if (shown.trim() === "") return [];
    return shown.split("\n").flatMap((paragraph) => breakLines(paragraph, width, (part) => widthOf(part, style)));
  }

  function shorten(text: string, style: StyleName, width: number) {
    const shown = printable(text).replaceAll("\n", " ");
    if (widthOf(shown, style) <= width) return shown;
    const [line = ""] = breakWord(shown, width - widthOf("…", style), (part) => widthOf(part, style));
    return `${line.trimEnd()}…`;
  }

  return { widthOf, linesOf, shorten, hasMissed: () => missed };
}

function hasAll(text: string, face: Typeface) {
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    if (codePoint > 126 && !face.has(codePoint)) return false;
  }
  return true;
}

function visiblePart(grapheme: string, face: Typeface) {
  const visible = grapheme.replace(invisible, "");
  return hasAll(visible, face) ? visible : unknownCharacter;
}

/** What is missing is named behind the word that it is in: '\uFFFD\uFFFD (Chinese)'. */
function withNames(parts: string[], written: string[]): string {
  let names = new Set<string>();
  const named = parts.flatMap((part, index) => {
    if (part === unknownCharacter) names.add(nameOf(written[index] ?? ""));
    const next = parts[index + 1];
    if (names.size === 0 || (next !== undefined && !/^\s/.test(next))) return [part];
    const note = ` (${[...names].join(", ")})`;
    names = new Set();
    return [part, note];
  });
  return named.join("");
}

const scripts: readonly [RegExp, string][] = [
  [/\p{Script=Han}/u, "Chinese"],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, "Japanese"],
  [/\p{Script=Hangul}/u, "Korean"],
  [/\p{Script=Arabic}/u, "Arabic"],
  [/\p{Script=Hebrew}/u, "Hebrew"],
  [/\p{Script=Devanagari}/u, "Devanagari"],
  [/\p{Script=Thai}/u, "Thai"],
  [/\p{Emoji}/u, "emoji"],
];

/** By its writing, else by its number. */
function nameOf(grapheme: string): string {
  const [, name] = scripts.find(([shape]) => shape.test(grapheme)) ?? [];
  return name ?? `U+${(grapheme.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

type Measure = (text: string) => number;

/** Texts of up to this length are measured whole, since they probably fit. */
const short = 80;
/** In points; sums of widths are slightly off. */
const tolerance = 0.01;

function breakLines(paragraph: string, width: number, measure: Measure): string[] {
  // why: a text as wide as its column must not break because its words add up to slightly more
  if (paragraph.length <= short && measure(paragraph.trimEnd()) <= width + tolerance) return [paragraph.trimEnd()];
  const lines: string[] = [];
  let line = "";
  let used = 0;
  for (const word of paragraph.split(/(?<= )(?=[^ ])/)) {
    const needed = measure(word.trimEnd());
    if (line !== "" && used + needed > width + tolerance) {
      lines.push(line.trimEnd());
      [line, used] = ["", 0];
    }
    const pieces = needed > width + tolerance ? breakWord(word, width, measure) : [word];
    lines.push(...pieces.slice(0, -1));
    const last = pieces.at(-1) ?? "";
    [line, used] = [line + last, used + measure(last)];
  }
  return [...lines, line.trimEnd()];
}

function breakWord(word: string, width: number, measure: Measure): string[] {
  const pieces: string[] = [];
  let piece = "";
  let used = 0;
  for (const { segment } of graphemes.segment(word)) {
    const needed = measure(segment);
    if (piece !== "" && used + needed > width + tolerance) {
      pieces.push(piece);
      [piece, used] = ["", 0];
    }
    [piece, used] = [piece + segment, used + needed];
  }
  return [...pieces, piece];
}
