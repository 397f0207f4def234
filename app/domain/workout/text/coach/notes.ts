import { trackables } from "#app/domain/trackables/table.ts";
import { glue, leading, meaningful, sayings } from "./sayings.ts";

export type Knowing = {
  canRead: (values: string) => boolean;
  /** Whether the words are an exercise, or begin with one if they stand by a value. */
  isName: (words: string, isByValue: boolean) => boolean;
};

/** Each is marked by a character in the text, so that the order stays and no value is read out of it. */
export type Notes = string[];

const firstMark = 0xe100;
const mark = /[\uE100-\uE1FF]/gu;

export function put(notes: Notes, said: string): string {
  notes.push(restored(notes, said));
  return ` ${String.fromCharCode(firstMark + notes.length - 1)} `;
}

function restored(notes: Notes, text: string): string {
  return text
    .replace(mark, (sign) => ` ${noteAt(notes, sign)} `)
    .replace(/\s+/g, " ")
    .trim();
}

function noteAt(notes: Notes, sign: string): string {
  return notes[sign.charCodeAt(0) - firstMark] ?? "";
}

/** '105% x1 if it moves well' is asked about, as it may not be done. */
const conditions =
  /(?:(?<=\()\d{1,3}(?: ?\p{L}{1,4})? |(?<=\s)(?<!\bthen\s[^,;]{0,60}))if [^\d,;()|]{3,60}(?=\s*(?:$|[,;)]))/giu;

/** 'rest 1:30, 3:00 if you failed' */
const restIf =
  /(?<=(?:rest|pause|pauza|odmor)\W{0,3}\d[^,;()]{0,20})[\s,/(]+(?:or\s+)?\d{1,2}(?::\d\d|\s?(?:min\w*|s(?:ec\w*)?))(?:\s+rest)?\s+(?:if|when|wenn|ako)\s[^,;()]{3,40}(?=\s*(?:$|[,;)]))/giu;
/** '70% + 10kg', which no load says */
const besideShare =
  /(?<=\d\s?%(?:\s?(?:of\s)?(?:tm|1rm|max))?)\s*\(?(?:[+-]|plus|minus)\s?\d{1,2}(?:[.,]\d+)?\s?(?:kg|lbs?)\)?(?=\s*(?:$|[,;]))/giu;

export function markSayings(text: string, notes: Notes): string {
  const bare = [restIf, besideShare].reduce(
    (left, shape) => left.replace(shape, (said) => put(notes, said.replace(/^[\s,/(]+|\)$/g, ""))),
    text,
  );
  return [conditions, sayings].reduce((left, shape) => left.replace(shape, (said) => put(notes, said)), bare);
}

export const sizeBehindName =
  /^\s*(?:\(\d\s?(?:s|secs?|seconds?|cts?|counts?)\)(?=[\s,]*\d{1,2}\s*x)|\(\d+(?:[.,]\d+)?\s*(?:"|''|cm|in(?:ch(?:es)?|\.)?|boards?|mats?|plates?(?= ?\)\s*\p{L}))\)(?!\s*x)|\d{1,2}(?:[.,]\d)?\s*(?:"|''|cm|in(?:ch(?:es)?|\.)?)(?=\s*[-,:]?\s\d{1,2}\s*(?:x|sets?)(?!\p{L})))/iu;
/** 'x 3 sets R' and '30 s L arm only' */
export const oneSide =
  /(?<=\d\s?(?:s|secs?|reps?|sets?|min)\s+)[LR](?: (?:leg|arm|side|hand|foot))?(?: only)?(?=\s*(?:$|,\s*\p{L}))|(?<=\d[\s,]*)[LR] (?:leg|arm|side|hand|foot)(?: only)?(?=\s*(?:$|,))|(?<=\d\s*,\s*)[LR] only(?=\s*(?:$|,))/gu;

const saidOfRounds = /(\d{1,2})\s*x\s*(\d{1,3}(?:-\d{1,3})?)\s*\(([\p{L} -]+)\)/giu;

/** '(wk 2: 85, wk 3: 90)' */
const ofWeeks = /\(((?:wk|week|woche|tjedan)s? ?\d[^()]{0,80})\)/giu;

/** '4x10 (wide), 2x10 (narrow)': each is said of its own rounds. */
export function markEach(written: string, notes: Notes): string {
  const text = written.replace(ofWeeks, (_, said: string) => put(notes, said));
  if ((text.match(saidOfRounds) ?? []).length < 2) return text;
  return text.replace(
    saidOfRounds,
    (_, count: string, reps: string, said: string) => `${count}x${reps}${put(notes, `${count}x ${said}`)}`,
  );
}

/** Ten minutes behind metres are rather what is done after them. */
const activeRest =
  /(?<=x\s*\(?\d.*?)(?:\s*[,/(]\s*(?:(?:w\/|with|mit|uz|između|dazwischen)\s*)?|\s+(?:w\/|with|\+|mit|uz)\s*)(?:(?:rest|pause|pauza|odmor)\s+)?(?<time>(?:(?<=\d\s*(?:min|').*)|(?![1-9]\d\s*(?:min|')))\d{1,2}(?::\d\d)?\s*(?:min\w*|s|sec|')|\d:\d\d(?=\s*(?:(?:easy|slow|light) )?(?:jog|walk|spin|float|rec|paddle)))\s*(?<how>(?:(?:easy|slow|light|active) )?(?:walk ?\/ ?jog|jog ?\/ ?walk|easy|slow|light|jog(?:ging)?|walk(?:ing)?|spin(?:ning)?|float|rec(?:overy|\.)?|soft(?: pedal(?:l?ing)?)?|paddle|hod[ao]\p{L}*|trč\p{L}*|kaskanje|lagano|gehen|traben|gehpause|trabpause|locker)(?: (?:jog(?:ging)?|walk(?:ing)?|spin|(?:in )?between|rec(?:overy|\.)?|rest|back|kaskanj\p{L}|trčanj\p{L}|hodanj\p{L}))*(?:\s*(?:@|at)\s*\d{2,3}(?:-\d{2,3})?\s?%)?|(?<=%.*)(?:@|at)\s*\d{2}(?:-\d{2})?\s?%(?: ftp)?(?: (?:in )?between)?)\)?(?=$|[,;])/iu;

/** '4x8 min w/ 4 min easy' rests in an active way. */
export function markActiveRest(text: string, notes: Notes): string {
  const { time, how = "" } = activeRest.exec(text)?.groups ?? {};
  return time === undefined
    ? text
    : text.replace(activeRest, `, rest ${time}${/^rec(?:overy|\.)?$/i.test(how) ? "" : `,${put(notes, how)}`}`);
}

export function takeMarked(text: string, notes: Notes): { left: string; note: string } {
  const said = [...text.matchAll(mark)].map(([sign]) => noteAt(notes, sign).replace(/^[\s,;]+|[\s,;]+$/g, ""));
  return { left: text.replace(mark, " ").replace(/\(\s*\)/g, " "), note: said.filter(Boolean).join(", ") };
}

/** Marks words in parentheses, behind values or behind a comma, unless they may mean more than a note says. */
export function markWords(text: string, notes: Notes, knowing: Knowing): string {
  const open = text.replace(/\(([^()]*)\)/g, (whole, said: string, at: number) =>
    (knowing.canRead(said) && !isAddedTo(text.slice(0, at), said)) ||
    (hasDigit(said) && !isProgress.test(said)) ||
    !isNote(said, false, knowing)
      ? whole
      : put(notes, said),
  );
  const tokens = open
    .replace(/[,;|](?!\d)/g, " $& ")
    .split(/\s+/)
    .filter(Boolean);
  const out: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    const end = runEnd(tokens, at);
    const isTaken = end > at && mayBeNote(tokens, at, end, out) && isNoteIn(tokens, at, end, knowing);
    out.push(
      ...(isTaken ? [put(notes, tokens.slice(at, end).join(" ")).trim()] : tokens.slice(at, Math.max(end, at + 1))),
    );
    at = Math.max(end, at + 1);
  }
  return out.join(" ").replace(/ (?=[,;])/g, "");
}

/** Behind a value of a later clause: ', 200m walk back' says more than a note. */
function isLater(out: readonly string[]): boolean {
  const start = out.findLastIndex((one) => /^[,;]$/.test(one));
  return start >= 0 && out.slice(start).some(hasDigit);
}

/** '10k steps' of a walk, which may be counted. */
export function stepsIn(note: string): { values: string; details: string[]; note: string }[] {
  const [, number = "", thousand] = /^(\d+(?:[.,]\d+)?)(k)? (?:steps|koraka|schritte)$/i.exec(note) ?? [];
  if (number === "") return [];
  const steps = thousand === undefined ? number : Math.round(Number(number.replace(",", ".")) * 1000);
  return Number(steps) > trackables.reps.most ? [] : [{ values: `${steps}reps`, details: [], note: "steps" }];
}

/** Known words, or words behind what was read, but not such as '5 steps', '95% FTP' and 'last 4 km'. */
function mayBeNote(tokens: readonly string[], at: number, end: number, read: readonly string[]): boolean {
  const run = tokens.slice(at, end).join(" ");
  if (/^[\uE100-\uE1FF ]+$/u.test(run)) return true;
  const before = tokens[at - 1] ?? "";
  const isCounted = /^\d+(?:[.,]\d+)?$/.test(before) && !/^[x@]$/i.test(tokens[at - 2] ?? "");
  const isOfShare = before.endsWith("%") && /^[A-Z\d]{2,5}$/.test(tokens[at] ?? "");
  const isOfNext = /^[,;+]$/.test(before) && hasDigit(tokens[end] ?? "");
  if (isCounted || isOfShare || isOfNext) return false;
  return !isLater(read) && (leading.test(run) || read.some((one) => /\d|^max$|^[,;]$/i.test(one)));
}

function isNoteIn(tokens: readonly string[], at: number, end: number, knowing: Knowing): boolean {
  const before = tokens[at - 1] ?? "";
  const isByValue = tokens.slice(end).some(hasDigit) || hasDigit(before) || unit.test(before);
  return isNote(tokens.slice(at, end).join(" "), isByValue, knowing);
}

/** '(+2.5kg from last time)' */
const isProgress = /^\s*(?:\+|add|plus|increase)/i;

/** '80kg (+2.5kg)' is more than the last time. */
function isAddedTo(before: string, said: string): boolean {
  return /^\s*\+/.test(said) && /\d\s?(?:kg|lb)/i.test(before);
}

function hasDigit(token: string): boolean {
  return /\d/.test(token);
}

function isNote(said: string, isByValue: boolean, { isName }: Knowing): boolean {
  const plain = said.replace(mark, " ").trim();
  // why: '3 min jog' behind a run is another part of it
  if (meaningful.test(plain) || (isByValue && /^(?:easy )?(?:jog|walk|float)/i.test(plain))) return false;
  const words = plain.split(/[\s,]+/);
  const says = words.some((one) => !glue.has(one.toLowerCase()) && /\p{L}{2}|\p{Extended_Pictographic}/u.test(one));
  return (says || plain !== said.trim()) && !isName(plain, isByValue);
}

const word = /^(?:\p{L}[\p{L}'&/+-]*|[A-Z]{2,3}\d|w\/|(?:\p{Extended_Pictographic}|\uFE0F|\u200D)+)[.!?]*$/u;
const unit =
  /^(?:x|s|secs?|seconds?|mins?|minutes?|h|m|km|cm|mi|miles?|ft|yds?|in|inch|inches|kgs?|lbs?|cals?|rpm|bpm|w|r|reps?|mas|v|pv|tpv|z|bw|auto|max|km\/h|m\/s|mph|kph|watts?|rm|fastest|time|distance|height|velocity)$/iu;

/** Where the words that start at `at` end, without those of a value behind them: 'easy at' 4:30/km. */
function runEnd(tokens: readonly string[], at: number): number {
  let end = at;
  const isUnit = unit.test(tokens[at] ?? "") && /\d$/.test(tokens[at - 1] ?? "");
  while (!isUnit && end < tokens.length && isWord(tokens[end] ?? "")) end++;
  while (end > at && end < tokens.length && glue.has((tokens[end - 1] ?? "").toLowerCase())) end--;
  return end;
}

function isWord(token: string): boolean {
  return /^[\uE100-\uE1FF]$/u.test(token) || glue.has(token.toLowerCase()) || (word.test(token) && !unit.test(token));
}
