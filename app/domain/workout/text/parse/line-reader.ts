import { remembered } from "#app/domain/text/remembered.ts";
import { newWorkout } from "#app/domain/workout/document/create.ts";
import type { EntryRead, Knows } from "#app/domain/workout/text/sets/taken.ts";
import type { ExerciseIndex } from "#app/domain/workout/text/words/exercise-index.ts";
import {
  type Ask,
  type Line,
  linesOf,
  type TextPosition,
  type TextQuestion,
} from "#app/domain/workout/text/words/lines.ts";
import { canRead, isUnderstood, type Read, readAsMeant, readOne, translatorFor } from "./read-as-meant.ts";
import { readTypedHeading } from "./read-heading.ts";
import type { Around } from "./read-line.ts";
import { lexiconFor, type Names, namesFor, translatesAnew } from "./resolve.ts";

/** Reads a line once, however often a text with it is read and wherever the line then stands. */
export type LineReader = {
  names: Names;
  knows: Knows;
  read: (written: Line, around: Pick<Around, "below" | "isInSet">, ask: Ask) => Read;
  start: () => void;
  known: ReadonlyMap<string, Known>;
};

type Known = { read: Read; questions: TextQuestion[] };

export function lineReaderFor(names: Names): LineReader {
  const known = new Map<string, Known>();
  return {
    names,
    known,
    knows: knowing(names),
    read(written, around, ask) {
      const key = `${around.below} ${around.isInSet} ${JSON.stringify([written.raw, written.written, written.around])}`;
      const { read, questions } = known.get(key) ?? readOnce(written, { ...around, names });
      if (names.translated.left > 0) known.set(key, { read, questions });
      for (const question of questions) ask({ ...question, line: written.number, lines: [written.number] });
      return read.line.number === written.number ? read : moved(read, written);
    },
    start: () => translatesAnew(names),
  };
}

export function lineReaderOf(library: ExerciseIndex): LineReader {
  return lineReaderFor(namesFor(newWorkout({ id: "", day: 1, date: null }), lexiconFor([], library)));
}

function readOnce(written: Line, around: Around): Known {
  const questions: TextQuestion[] = [];
  const read = readAsMeant(written, around, (question) => questions.push(question));
  return { read, questions };
}

function moved({ line, body, content, segments }: Read, to: Line): Read {
  const numbered = (one: Line) => ({ ...one, number: to.number });
  const placed = <Part extends { place: TextPosition }>(part: Part) => ({
    ...part,
    place: { ...part.place, line: to.number },
  });
  const values = content.kind === "entry" && { ...content.values, line: numbered(content.values.line) };
  return {
    line: numbered(line),
    body,
    content: content.kind === "entry" && values ? { ...content, values } : content,
    segments: segments?.map((one) => placed({ ...one, values: one.values.map(placed) })) ?? null,
  };
}

/** What the sets of a text need to know of its exercises. */
function knowing(names: Names): Knows {
  const around = { names, below: "nothing", isInSet: true, isStrict: true } as const;
  // why: what was found once no more may be tried is not all there is
  const known = <T>(find: (text: string) => T) => remembered(find, () => names.translated.left > 0);
  const read = known((text) => (hasName(text) ? entryIn(text, around) : null));
  return {
    heading: readTypedHeading,
    isEntry: (text) => read(text) !== null,
    read,
    mayBeEntry: known((text) => read(text) !== null || entryIn(text, { ...around, isStrict: false }) !== null),
    isNear: known((text) => {
      const [line] = linesOf(text);
      const content = line && readOne(line, around).content;
      if (content?.kind !== "unknown" || content.isValues) return false;
      const [near] = names.suggest(content.name);
      return near !== undefined && read(text.replace(content.name, near)) !== null;
    }),
    isClose: known((text) => {
      const [line] = linesOf(text);
      const content = line && readOne(line, around).content;
      return content?.kind === "unknown" && !content.isValues && names.isNearlyAName(nearlyNamed(content.name));
    }),
    isNotation: known((text) => linesOf(text).some((line) => isUnderstood(readOne(line, around)))),
    nameEnd: (text) => names.startOf(text)?.end ?? null,
    sets: new Map(),
    isValues: (text) =>
      /\d|max/i.test(text) && (canRead(text) || translatorFor(names)(text, false).some(({ isOpen }) => !isOpen)),
  };
}

/** Without a number before it, or a sign behind it. */
function nearlyNamed(name: string): string {
  return name.replace(/^\d[\d.,x/-]*\s+|[\s:,;-]+$/gi, "");
}

/** Whether it has a word. */
function hasName(text: string): boolean {
  return /\p{L}/u.test(text);
}

function entryIn(text: string, around: Around): EntryRead | null {
  const [line] = linesOf(text);
  let questions = 0;
  const read = line && readAsMeant(line, around, () => questions++);
  if (!read || !isUnderstood(read) || read.content.kind !== "entry") return null;
  const { exercise } = read.content;
  const categories = (read.segments ?? []).flatMap(({ values }) => values.map(({ category }) => category));
  const configuration = exercise?.trackableCategoryConfiguration ?? [];
  return {
    exercise: exercise?.name ?? null,
    isPlain: questions === 0 && read.body.note === "",
    hasNote: read.body.note !== "",
    hasLoad: categories.includes("weight"),
    mayHaveLoad: configuration.includes("weight"),
    mayHaveHeight: configuration.includes("height"),
    isMeasured: categories.some((category) => category === "time" || category === "distance"),
  };
}
