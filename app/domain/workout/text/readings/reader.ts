import type { ExerciseSnapshot } from "#app/domain/workout/document/document.ts";
import { type LineReader, lineReaderOf } from "#app/domain/workout/text/parse/line-reader.ts";
import type { OtherName } from "#app/domain/workout/text/words/exercise-index.ts";
import { isBlank, linesOf } from "#app/domain/workout/text/words/lines.ts";
import { plainText } from "#app/domain/workout/text/words/plain.ts";
import { type NearbyName, noNames, recordingIndex } from "#app/domain/workout/text/words/wanted-names.ts";
import { splitFor, type TextPlace } from "./places.ts";
import { type DaysRead, type LineReading, readingsOf } from "./readings.ts";

/** Exercises by the names that were asked about, and names that are near to them. */
export type NamesFound = {
  exercises: Pick<ExerciseSnapshot, "id" | "name" | "trackableCategoryConfiguration">[];
  otherNames: [name: string, exerciseId: string][];
  nearby: NearbyName[];
};

/** Per request. */
export const maxNames = 60;
const maxLength = 60;

/** In lines. */
const mostRemembered = 2_000;

export const lookingUp = "Looking up the name…";

/** Reads a text as it is typed, and remembers the names that the server found. */
export function readerFor(place: TextPlace) {
  const split = splitFor(place);
  const names = foundNames();
  const readAhead = new Set<string>();
  let days: DaysRead = new Map();
  let lines: LineReader | null = null;

  function current(): LineReader {
    if (lines && lines.known.size <= mostRemembered) return lines;
    readAhead.clear();
    lines = names.createReader();
    return lines;
  }

  /** Reads one new line at each step, so that reading the whole text afterwards takes a moment. */
  function* ahead(text: string): Generator<string> {
    for (const line of text.split("\n")) {
      const reader = current();
      if (readAhead.has(line) || line.trim() === "") continue;
      readAhead.add(line);
      readingsOf(line, (all) => [all], reader);
      yield line;
    }
  }

  function read(text: string): LineReading[] {
    const found = readingsOf(text, split, current(), days);
    days = found.days;
    return names.unknownIn(text).length === 0 ? found.readings : whileWaiting(text, found.readings, names.asked);
  }

  function learn(asked: readonly string[], found: NamesFound) {
    names.add(asked, found);
    lines = null;
    days = daysWithout(asked, days);
  }

  return { ahead, read, unknownIn: names.unknownIn, learn };
}

function foundNames() {
  const exercises = new Map<string, ExerciseSnapshot>();
  const otherNames = new Map<string, OtherName>();
  const nearby = new Map<string, NearbyName>();
  const asked = new Set<string>();
  return {
    asked: asked as ReadonlySet<string>,
    createReader() {
      const known = { exercises: exercises.values(), otherNames: otherNames.values() };
      return lineReaderOf(recordingIndex(known, [...nearby.values()], noNames()));
    },
    unknownIn(text: string): string[] {
      return namesIn(text)
        .filter((name) => !asked.has(name))
        .slice(0, maxNames);
    },
    add(names: readonly string[], found: NamesFound) {
      for (const name of names) asked.add(name);
      for (const one of found.exercises) exercises.set(one.id, { ...one, thumbnailUrl: null, videoUrl: null });
      for (const [name, id] of found.otherNames) {
        const exercise = exercises.get(id);
        if (exercise) otherNames.set(`${name}\n${id}`, [name, exercise]);
      }
      for (const one of found.nearby) nearby.set(`${one.called}\n${one.name}`, one);
    },
  };
}

/** The name of each line is asked about, so other days don't need these. */
function daysWithout(names: readonly string[], days: DaysRead): DaysRead {
  const others = [...days].filter(([lines]) => {
    const text = plainText(lines).toLowerCase();
    return !names.some((name) => text.includes(name));
  });
  return new Map(others);
}

/** A note below a name that is not known yet is not wrong. */
function whileWaiting(text: string, readings: LineReading[], asked: ReadonlySet<string>): LineReading[] {
  const lines = linesOf(text);
  return readings.flatMap((one): LineReading[] => {
    const name = nameIn(lines[one.line - 1]?.plain ?? "");
    if (one.kind !== "unread" || asked.has(name)) return [one];
    return name === "" ? [] : [{ ...one, kind: "read", words: lookingUp }];
  });
}

function namesIn(text: string): string[] {
  const names = linesOf(text).flatMap((line) => (isBlank(line) ? [] : nameIn(line.plain)));
  return [...new Set(names)].filter((name) => name !== "");
}

/** The words before the first value, which several lines share; with values in front, the whole line. */
function nameIn(plain: string): string {
  const text = plain.trim().replace(/^[-*•]\s+/, "");
  if (/^(?:[#>!=]|\/\/)/.test(text)) return "";
  const words = text.split(/\s*(?:[:|@]|\/\/|(?<=\s)[_\d])/, 1)[0] ?? "";
  return (/^\d/.test(text) ? text : words).slice(0, maxLength).trim().toLowerCase();
}
