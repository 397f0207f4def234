import { newWorkout } from "#app/domain/workout/document/create.ts";
import type { Knows } from "#app/domain/workout/text/sets/taken.ts";
import type { ExerciseIndex } from "#app/domain/workout/text/words/exercise-index.ts";
import type { Ask, Line, TextPosition, TextQuestion } from "#app/domain/workout/text/words/lines.ts";
import { knowing, type Read, readAsMeant } from "./read-as-meant.ts";
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
