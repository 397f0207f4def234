import { remembered } from "#app/domain/text/remembered.ts";
import type { ExerciseSnapshot } from "#app/domain/workout/document/document.ts";
import { type LineReader, lineReaderOf } from "#app/domain/workout/text/parse/line-reader.ts";
import type { OtherName } from "#app/domain/workout/text/words/exercise-index.ts";
import { linesOf } from "#app/domain/workout/text/words/lines.ts";
import {
  type NamesWanted,
  type NearbyName,
  noNames,
  recordingIndex,
} from "#app/domain/workout/text/words/wanted-names.ts";
import { splitFor, type TextPlace } from "./places.ts";
import { type DaysRead, type LineReading, readingsOf } from "./readings.ts";

/** Exercises by the names that a text looks up, and names that are near to them. */
export type NamesFound = {
  exercises: Pick<ExerciseSnapshot, "id" | "name" | "trackableCategoryConfiguration">[];
  otherNames: [name: string, exerciseId: string][];
  nearby: NearbyName[];
};

/** `unknown`: the lines whose names nobody asked about yet; of many, the first. */
export type ReadSoFar = { readings: LineReading[]; unknown: string };

/** Of the lines that one request asks about, as an address writes them. */
export const maxAsked = 4_000;

/** In lines. */
const mostRemembered = 2_000;

export const lookingUp = "Looking up the name…";

/** Reads a text as it is typed, and remembers the names that the server found. */
export function readerFor(place: TextPlace) {
  const split = splitFor(place);
  const names = foundNames();
  const settled = settledLines();
  let days: DaysRead = new Map();
  let lines: LineReader | null = null;

  function read(text: string): ReadSoFar {
    if (!lines || lines.known.size > mostRemembered) lines = names.createReader();
    const found = readingsOf(text, split, lines, days);
    days = found.days;
    if (settled.holds(text)) names.settle();
    else if (names.areKnown()) settled.add(text);
    else return { readings: whileWaiting(text, found.readings, settled), unknown: settled.rest(text) };
    return { readings: found.readings, unknown: "" };
  }

  function learn(asked: string, found: NamesFound) {
    days = new Map([...days].filter(([day]) => settled.holds(day)));
    names.add(found);
    settled.add(asked);
    lines = null;
  }

  return { read, learn };
}

type Settled = ReturnType<typeof settledLines>;

/** The lines whose names are known, or known to be none. */
function settledLines() {
  const settled = new Set<string>();
  const restOf = (text: string) => linesIn(text).filter((line) => !settled.has(line) && lengthOf(line) <= maxAsked);
  const holds = (text: string) => restOf(text).length === 0;
  return {
    holds,
    add(text: string) {
      for (const line of linesIn(text)) settled.add(line);
    },
    /** To ask about: with the lines beside them, which may say how they are read. */
    rest(text: string): string {
      const sets = text.split(/\n\s*\n/).filter((set) => !holds(set));
      const whole = sets.join("\n\n");
      return lengthOf(whole) <= maxAsked ? whole : startOf(restOf(text));
    },
  };
}

function foundNames() {
  const exercises = new Map<string, ExerciseSnapshot>();
  const otherNames = new Map<string, OtherName>();
  const nearby = new Map<string, NearbyName>();
  const answered = noNames();
  let wanted = noNames();
  return {
    createReader() {
      wanted = noNames();
      const known = { exercises: exercises.values(), otherNames: otherNames.values() };
      return lineReaderOf(recordingIndex(known, [...nearby.values()], wanted));
    },
    areKnown: () => kinds.every((kind) => [...wanted[kind]].every((key) => answered[kind].has(untilValue(key)))),
    settle() {
      for (const kind of kinds) for (const key of wanted[kind]) answered[kind].add(untilValue(key));
    },
    add(found: NamesFound) {
      for (const one of found.exercises) exercises.set(one.id, { ...one, thumbnailUrl: null, videoUrl: null });
      for (const [name, id] of found.otherNames) {
        const exercise = exercises.get(id);
        if (exercise) otherNames.set(`${name}\n${id}`, [name, exercise]);
      }
      for (const one of found.nearby) nearby.set(`${one.called}\n${one.name}`, one);
    },
  };
}

const kinds = ["exact", "loose", "near"] as const satisfies (keyof NamesWanted)[];

/** Whatever the values: what 'squat 5x5' looks up is known once 'squat 3x8' is, and 'dips' of '10 dips' with '12 dips'. */
const untilValue = remembered((key) => key.replace(/(?<=\p{L}{2})\P{L}*\d.*$/su, "").replace(/\d+/g, "0"));

/** A note below a name that is not known yet is not wrong. */
function whileWaiting(text: string, readings: LineReading[], settled: Settled): LineReading[] {
  const lines = linesOf(text);
  return readings.flatMap((one): LineReading[] => {
    const line = lines[one.line - 1]?.raw.trim() ?? "";
    if (one.kind === "read" || settled.holds(line)) return [one];
    return /^(?:[#>!=]|\/\/)/.test(line) ? [] : [{ ...one, kind: "read", words: lookingUp }];
  });
}

function linesIn(text: string): string[] {
  return [...new Set(text.split("\n").map((line) => line.trim()))].filter((line) => line !== "");
}

function startOf(lines: readonly string[]): string {
  let start = "";
  for (const line of lines) {
    const longer = start === "" ? line : `${start}\n${line}`;
    if (lengthOf(longer) > maxAsked) break;
    start = longer;
  }
  return start;
}

function lengthOf(text: string): number {
  return String(new URLSearchParams({ text })).length;
}
