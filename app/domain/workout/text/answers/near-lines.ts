import { repaired } from "./near-values.ts";

type LinesNear = { readings: string[]; withNotes: string[]; fromLaterWords: string[]; mayBeNew: boolean };

/** A line that is refused as it may be read; all are tried, in this order. `start`: where it was not read on. */
export function linesNear(text: string, start: number): LinesNear {
  const [body = "", note = ""] = splitNote(text);
  const readings = [...repaired(body), ...inRounds(body, start)].map((one) => noted(one, note));
  const cuts = [...cutsOf(body, start)].map(({ left, words }) => noted(left, note, words));
  const withNotes = [...cuts, ...clausesApart(body, note)];
  const isOfName = body.slice(0, start).trim() === "";
  return {
    readings: [...new Set(readings)],
    withNotes: [...new Set(withNotes)],
    fromLaterWords: isOfName ? fromLaterWord(body, note) : [],
    mayBeNew: !/\d/.test(body.slice(0, start)),
  };
}

export function splitNote(text: string): [body: string, note: string] {
  const at = text.search(/\s\/\/|^\s*\/\//);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at).replace(/^\s*\/\/\s?/, "")];
}

export function noted(body: string, ...notes: string[]): string {
  const said = notes.filter(Boolean).join(", ");
  return said === "" ? body : `${body.trimEnd()} // ${said}`;
}

const mostMoreRounds = 6;

/** A | before what was not read, or as many rounds as the set may have. */
function inRounds(body: string, start: number): string[] {
  const before = body.slice(0, start).search(/\s\S+\s*$/);
  const apart = [start, before].flatMap((at) =>
    at > 0 && /\d/.test(body.slice(0, at)) ? `${body.slice(0, at).trimEnd()} | ${body.slice(at).trimStart()}` : [],
  );
  const rounds = body.split("|");
  const last = rounds.at(-1) ?? "";
  const more = Array.from({ length: mostMoreRounds }, (_, at) => body + `|${last}`.repeat(at + 1));
  const fewer = rounds.slice(1).map((_, at) =>
    rounds
      .slice(0, -1 - at)
      .join("|")
      .trimEnd(),
  );
  const counted = /\d+\s*x\s*(?=\d)/i.exec(body)?.[0] ?? null;
  return [...apart, ...(rounds.length > 1 ? [...more, ...fewer] : []), ...(counted ? [body.replace(counted, "")] : [])];
}

type Cut = { left: string; words: string };

const mostCuts = 12;
/** Words that belong to the number behind them. */
const leadsValue = /^(?:@|rpe|rir|z|h|v|pv|bw|tempo|band|rest|mas|hr|at|for|with)$/i;

/** Words that become a note: in parentheses, a clause, from a word to the end, or a word alone; fewest numbers first. */
function cutsOf(body: string, start: number): Cut[] {
  const spans = [
    ...[...body.matchAll(/\([^()]*\)/g)].map(({ index, 0: found }) => [index, index + found.length] as const),
    ...clausesOf(body),
    ...wordsOf(body, start),
  ];
  return spans
    .filter(([from, to]) => from > 0 && /[^\s,;|]/.test(body.slice(from, to)) && isWhole(body.slice(from, to)))
    .map(([from, to]) => ({ left: cleaned(body.slice(0, from), body.slice(to)), words: plainly(body.slice(from, to)) }))
    .filter(({ left, words }) => /\d/.test(left) || !/\d/.test(words))
    .sort((a, b) => numbersIn(a.words) - numbersIn(b.words) || a.words.length - b.words.length)
    .slice(0, mostCuts);
}

/** Half of what stands in parentheses says nothing. */
function isWhole(words: string): boolean {
  return words.split("(").length === words.split(")").length;
}

type Span = readonly [from: number, to: number];

function clausesOf(body: string): Span[] {
  const starts = [...body.matchAll(/[,;](?=\s)|\s-\s/g)].map(({ index }) => index);
  return starts.flatMap((from, at): Span[] => [
    [from, starts[at + 1] ?? body.length],
    [from, body.length],
  ]);
}

const mostWords = 8;

function wordsOf(body: string, start: number): Span[] {
  const words = [...body.matchAll(/[^\s;|]+/g)].map(({ index, 0: word }) => ({
    index,
    word,
    end: index + word.length,
  }));
  const at = words.findIndex(({ end }) => end > start);
  const own = words[at];
  const more = own && leadsValue.test(own.word) ? words[at + 1] : own;
  const tails = words
    .slice(1)
    .slice(-mostWords)
    .map(({ index }): Span => [index, body.length]);
  const number = own ? body.slice(own.index).search(/(?<=\s)\d/) : -1;
  const upToNumber: Span[] = own && number > 0 && !leadsValue.test(own.word) ? [[own.index, own.index + number]] : [];
  return own && more ? [...upToNumber, [own.index, more.end], [own.index, body.length], ...tails] : tails;
}

function cleaned(before: string, behind: string): string {
  return `${before.replace(/[\s,;|-]+$/, "")}${behind.replace(/^[\s,;]+(?=[,;|]|$)/, "").replace(/^(?=[^\s,;|])/, " ")}`;
}

function plainly(words: string): string {
  const text = words.replace(/^(?:[\s,;|]|-\s)+|[\s,;|]+$/g, "");
  return /^\([^()]*\)$/.test(text) ? text.slice(1, -1) : text;
}

function numbersIn(words: string): number {
  return words.match(/\d+/g)?.length ?? 0;
}

const mostLeadingWords = 3;

/** 'Good old back squat 5x5': the name may start later. */
function fromLaterWord(body: string, note: string): string[] {
  const margin = /^\s*/.exec(body)?.[0] ?? "";
  const words = body.trim().split(/\s+/);
  const ahead = words.slice(0, mostLeadingWords);
  return ahead.flatMap((_, at) => {
    const [before, left] = [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")];
    return /\d/.test(before) || !/^[\p{L}"]/u.test(left)
      ? []
      : noted(margin + left, before.replace(/[:,;]$/, ""), note);
  });
}

const mostAhead = 8;
const mostOfName = 4;
/** Of a line that says more than words ahead of its exercise. */
const valuesAhead = /\d\s*x\s*\d|\d\s*(?:kg|lbs?|%|reps|sets|rounds|min)(?!\p{L})|@/iu;
const label =
  /^[\s,]*(?<words>(?:(?:wk|w|week|d|day|woche|tjedan|cycle|c|phase)\s?\d{1,2}|\d\/\d\/\d|[\p{L}][\p{L}. ]{0,20}?)(?:\s+(?:(?:wk|w|week|d|day)\s?\d{1,2}))*)\s*(?:\s*:|\s[-–])?\s+(?=[@\d])/iu;

/** 'Cycle 2 week 1 - bench wk2: 5x5': a known exercise with words of the program around its name, which become a note. */
export function exercisesWithin(text: string, isKnown: (name: string) => boolean): string[] {
  const [body = "", note = ""] = splitNote(text);
  const margin = /^\s*/.exec(body)?.[0] ?? "";
  const words = body.trim().split(/\s+/);
  return namesIn(words, isKnown).flatMap(({ at, length }) => {
    const before = nameOf(words.slice(0, at));
    const values = words.slice(at + length).join(" ");
    if (valuesAhead.test(before) || !/\d|max|amrap|failure/i.test(values)) return [];
    const said = label.exec(values);
    const ways = [
      ...(at === 0 ? [] : [{ left: values.replace(/^[-–:]\s+/, ""), about: "" }]),
      ...(said ? [{ left: values.slice(said[0].length), about: said.groups?.words ?? "" }] : []),
    ];
    const name = nameOf(words.slice(at, at + length));
    return ways.map(({ left, about }) => noted(`${margin}${name} ${left}`, before, about, note));
  });
}

const ofPress =
  /^(?:db|bb|kb|dumbbells?|kettlebells?|barbells?|smith|machine|cable|leg|chest|shoulder|floor|push|\w*cline)$/i;

/** The longest at each place; which press is asked. */
function namesIn(words: readonly string[], isKnown: (name: string) => boolean) {
  const found: { at: number; length: number }[] = [];
  for (let at = 0; at <= Math.min(mostAhead, words.length - 1); at++) {
    const lengths = Array.from({ length: mostOfName }, (_, less) => mostOfName - less);
    const names = lengths.map((length) => ({ length, name: nameOf(words.slice(at, at + length)) }));
    const isAnyPress = (name: string) => /^press$/i.test(name) && !ofPress.test(words[at - 1] ?? "");
    const longest = names.find(({ name }) => isKnown(name) || isAnyPress(name));
    if (!longest || !/^\p{L}/u.test(longest.name)) continue;
    found.push({ at, length: longest.length });
    at += longest.length - 1;
  }
  return found;
}

function nameOf(words: readonly string[]): string {
  return words.join(" ").replace(/[\s:,;–-]+$/, "");
}

const mostClauses = 8;

/** Each part of a list on a line of its own; those that are not read are kept as notes by who tries them. */
function clausesApart(body: string, note: string): string[] {
  const margin = /^\s*/.exec(body)?.[0] ?? "";
  const parts = body
    .trim()
    .split(/\s*[,;+&](?!\d)\s*|\s+(?:and|then|und|i|dann)\s+/i)
    .filter(Boolean);
  if (parts.length < 2 || parts.length > mostClauses) return [];
  return [noted(parts.map((part) => margin + part).join(`\n`), note)];
}

/** 'Week 3: ', 'Cash-out - ', 'W1D2 ': words ahead of an exercise that are no part of its name. */
const beforeSign = /^(\s*)(\S[^:]{0,38}?)\s*(?::\s+|\s[-–—]\s+|\.{3,}\s*)(?=\S)/u;
const date =
  /^(\s*)((?:(?:week|wk|w)\s?\d{1,2}|(?:day|d)\s?\d|(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:day|nesday|rsday|urday)?)(?:[\s,/-]*(?:(?:day|d)\s?\d|(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*))?)[\s:,–-]+(?=\S)/iu;

type Lead = {
  rest: string;
  /** The whole, with the rest read as `text`: as a set of this name, or below a title. */
  around: ((text: string) => string)[];
};

export function leadsOf(body: string): Lead[] {
  return [date, beforeSign].flatMap((shape) => {
    const [found = "", margin = "", words = ""] = shape.exec(body) ?? [];
    const rest = body.slice(found.length);
    if (found === "" || /["|]/.test(words) || !/\p{L}/u.test(words)) return [];
    const asSet = (text: string) => `${margin}Regular: "${words}"\n${margin}  ${text.trim()}`;
    const asTitle = (text: string) => `# ${words}\n${margin}${text.trim()}`;
    return [{ rest: margin + rest, around: shape === date ? [asTitle, asSet] : [asSet, asTitle] }];
  });
}
