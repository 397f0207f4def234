import type { Again, Refused } from "#app/domain/workout/text/parse/parse.ts";
import {
  choiceOf,
  type Line,
  linesOf,
  type TextChoice,
  type TextQuestion,
} from "#app/domain/workout/text/words/lines.ts";
import { exercisesWithin, leadsOf, linesNear, splitNote } from "./near-lines.ts";
import { eitherOf } from "./near-values.ts";
import { withNewNames } from "./new-names.ts";
import { newChoice } from "./open-lines.ts";
import { withValues } from "./with-noted-values.ts";

/** Per text, and per line; an error behind them has no nearest reading. */
const mostReadAgain = 1_500;
const mostOfLine = 120;
const mostChoices = 3;
const mostWithNotes = 2;
const mostNew = 2;
const mostLed = 2;
const mostBases = 3;
const mostCuts = 8;
const mostOfValues = 32;

/** What is refused, with the nearest lines that are read as buttons. Reads lines again, so the names must be known. */
export function withNearest(text: string, refused: Refused): Refused {
  const steps = nearestInSteps(text, refused);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Finds those of one line at each step. */
export function* nearestInSteps(text: string, { again, ...refused }: Refused): Generator<undefined, Refused, void> {
  if (!again) return refused;
  const lines = linesOf(text);
  const known = new Map<number, TextChoice[]>();
  let left = mostReadAgain;
  const tried = (number: number, find: Find, most = mostOfLine): TextChoice[] => {
    const line = lines[number - 1];
    const mayTry = Math.min(left, most);
    const trying = { ...again, left: mayTry };
    const choices = line ? find(line, trying) : [];
    left -= mayTry - Math.max(0, trying.left);
    return choices;
  };
  const valued = (number: number, choices: TextChoice[]) =>
    choices.length === 0 ? choices : tried(number, (line, trying) => withValuesOf(line, choices, trying), mostOfValues);
  for (const { line: number, column } of refused.errors) {
    if (known.has(number)) continue;
    const near = tried(number, (line, trying) => nearestTo(line, column - 1, trying));
    known.set(number, valued(number, near));
    yield;
  }
  const questions: TextQuestion[] = [];
  for (const question of refused.questions) {
    const added = question.mayBeNew ? tried(question.line, otherwise) : [];
    const notes = question.choices.map(noteOf);
    const others = added.filter((one) => noteOf(one) === "" || !notes.includes(noteOf(one)));
    const all = distinct([...question.choices, ...others]);
    questions.push({ ...question, choices: question.lines.length === 1 ? valued(question.line, all) : all });
    yield;
  }
  const errors = refused.errors.map((error) => ({ ...error, choices: known.get(error.line) ?? [] }));
  return { ...refused, errors, questions };
}

type Find = (line: Line, trying: Trying) => TextChoice[];

function noteOf({ texts }: TextChoice): string {
  const [, note = ""] = splitNote(texts[0] ?? "");
  return note;
}

function distinct(choices: TextChoice[]): TextChoice[] {
  const said = choices.map(({ label }) => label.replace(/[:,;]/g, ""));
  return choices.filter((_, at) => said.indexOf(said[at] ?? "") === at);
}

type Trying = Again & { left: number };

function nearestTo(line: Line, start: number, trying: Trying): TextChoice[] {
  if (line.raw.trim().startsWith("!")) return [leaveOut];
  const { readings, withNotes, fromLaterWords, mayBeNew } = linesNear(line.raw, start);
  const isRead = readsBetter(line, trying);
  const likely = firstRead(readings, mostChoices, isRead);
  const isOwn = ofSameStart(line.raw);
  const kept = firstRead(withNotes, mostWithNotes, (text) => isRead(text).filter(({ texts }) => isOwn(texts[0] ?? "")));
  const later = firstRead(fromLaterWords, 1, (text) => isRead(text).filter(({ texts }) => texts[0] === text));
  const added = mayBeNew ? asNewExercise(line, trying) : [];
  const led = mayBeNew ? withLead(line, trying) : [];
  const inner = within(line, trying);
  const named = inner.length > 0 ? inner : later;
  const near = [...likely, ...named, ...kept, ...led, ...added];
  const choices = near.length > 0 ? near : further(line, start, trying);
  return distinct(likely.length > 0 ? choices : [...choices, ...asNote(line, isRead)]);
}

/** Words that are cut off a line may leave another exercise or a bare set. */
function ofSameStart(raw: string): (text: string) => boolean {
  const startOf = (text: string) => /[^\s"]+/.exec(text)?.[0].toLowerCase();
  return (text) => startOf(text) === startOf(raw);
}

type IsRead = (text: string) => TextChoice[];

function firstRead(texts: readonly string[], most: number, isRead: IsRead): TextChoice[] {
  const found: TextChoice[] = [];
  for (const text of texts) {
    if (found.length >= most) break;
    found.push(...isRead(text));
  }
  return found.slice(0, most);
}

/** The text as a choice if it is read, or the choices of the question that it asks; none if anything else is then wrong. */
function readsBetter(line: Line, trying: Trying): IsRead {
  const others = (text: string) => {
    if (trying.left-- <= 0) return null;
    const open = trying.readAgain(line.number, text);
    return open && { ...open, more: open.errors.filter((error) => error.line !== line.number).length };
  };
  const before = others(line.raw);
  return (text) => {
    const open = before && others(text);
    if (!open || open.more > before.more || open.errors.some((error) => error.line === line.number)) return [];
    const own = open.questions.filter(({ lines }) => lines.includes(line.number));
    const [only, ...more] = own;
    if (!only) return [choiceOf(line, 0, line.raw.length, text)];
    return more.length === 0 && only.lines.length === 1 && !text.includes("\n") ? only.choices : [];
  };
}

/** Words ahead of an exercise become the name of its set, or the day's title. */
function withLead(line: Line, trying: Trying): TextChoice[] {
  const isRead = readsBetter(line, trying);
  const led = leadsOf(line.raw).flatMap(({ rest, around }) => {
    const { withNotes, fromLaterWords } = linesNear(rest, 0);
    const ways = [rest, ...withNewNames(rest, trying.isKnown), ...withNotes, ...fromLaterWords];
    const texts = firstRead(ways, mostLed, isRead).flatMap((choice) => choice.texts);
    const wrapped = around.flatMap((wrap) =>
      texts.filter((text) => !text.includes("\n") && !hiddenName.test(text)).map(wrap),
    );
    return firstRead(wrapped, mostLed, isRead);
  });
  return led.slice(0, mostLed).map(asNew);
}

/** A known exercise with other words around its name, and at most one more note. */
function within(line: Line, trying: Trying): TextChoice[] {
  const isRead = readsBetter(line, trying);
  const texts = exercisesWithin(line.raw, trying.isKnown);
  const found = firstRead(texts, mostWithNotes, isRead);
  if (found.length > 0) return found;
  return texts.slice(0, mostBases).flatMap((text) => {
    const at = errorIn(text, line, trying);
    return at === null ? [] : firstRead(linesNear(text, at).withNotes.slice(0, mostCuts), 1, isRead);
  });
}

/** Two changes: a name and a note, or two notes. */
function further(line: Line, start: number, trying: Trying): TextChoice[] {
  const { readings, withNotes } = linesNear(line.raw, start);
  const isRead = readsBetter(line, trying);
  const named = withNewNames(line.raw, trying.isKnown).slice(0, mostBases);
  const bases = [...named, ...withNotes, ...readings.slice(0, mostBases)];
  const found: TextChoice[] = [];
  for (const base of bases) {
    if (found.length >= mostWithNotes || trying.left <= 0) break;
    const at = errorIn(base, line, trying);
    const texts = at === null ? [] : linesNear(base, at).withNotes.slice(0, mostCuts);
    found.push(...firstRead(texts, 1, isRead));
  }
  return found.map(asNew);
}

function errorIn(text: string, { number }: Line, trying: Trying): number | null {
  if (trying.left-- <= 0) return null;
  const error = trying.readAgain(number, text)?.errors.find(({ line }) => line === number);
  return error ? error.column - 1 : null;
}

/** For a question about words that are neither a name nor a value. */
function otherwise(line: Line, trying: Trying): TextChoice[] {
  const either = firstRead(eitherOf(line.raw), 1, readsBetter(line, trying));
  return [...either, ...within(line, trying), ...asNewExercise(line, trying)];
}

/** With more choices ahead of those that keep a value in their note. */
function withValuesOf(line: Line, choices: TextChoice[], trying: Trying): TextChoice[] {
  let reads: IsRead | null = null;
  const isRead: IsRead = (text) => {
    reads ??= readsBetter(line, trying);
    return reads(text);
  };
  const print = (text: string) => (trying.left-- > 0 ? trying.printAlone(line.number, text) : null);
  const read = (texts: string[], most: number) => firstRead(texts, most, isRead).map(asNew);
  return distinct(withValues(choices, { own: splitNote(line.raw)[1], print, read, asked: isRead }));
}

/** In a note, a title or a motivational text. */
const hiddenName = /(?:\/\/|^\s*[#>]).*new[ ,]+"/m;

const newName = /new "([^"]*)"/g;

function asNewExercise(line: Line, trying: Trying): TextChoice[] {
  const isRead = readsBetter(line, trying);
  const isNamed = ({ texts }: TextChoice) => texts.every((text) => /new "/.test(text) && !hiddenName.test(text));
  const read = firstRead(withNewNames(line.raw, trying.isKnown), mostNew, (text) => isRead(text).filter(isNamed));
  return read.map(asNew);
}

function asNew({ label, texts }: TextChoice): TextChoice {
  const words = label.replaceAll(newName, "$1");
  return { label: words === label ? label : newChoice(words), texts };
}

/** What a coach may still do with a line that has no likely reading. */
function asNote(line: Line, isRead: IsRead): TextChoice[] {
  const margin = line.raw.slice(0, line.raw.length - line.raw.trimStart().length);
  const words = line.raw.trim();
  const named = (text: string, label: string) => isRead(text).map((choice) => ({ ...choice, label }));
  const note = named(`${margin}// ${words}`, "Keep it as a note");
  const texts =
    note.length > 0
      ? note
      : [...named(`# ${words}`, "Keep it as the title"), ...named(`> ${words}`, "Keep it as the motivational text")];
  return texts.length > 0 ? texts : [leaveOut];
}

const leaveOut: TextChoice = { label: "Leave this line out", texts: [""] };
