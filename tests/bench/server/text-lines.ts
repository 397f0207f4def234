import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { coachLinesOf } from "#app/domain/workout/text/corpus/lines-support.ts";
import { starterLibrary } from "#app/domain/workout/text/corpus/text-support.ts";
import { parseWeek } from "#app/domain/workout/text/parse/parse.ts";
import { printWeek } from "#app/domain/workout/text/print/print.ts";
import { type NamesFound, readerFor } from "#app/domain/workout/text/readings/reader.ts";
import { indexExercises } from "#app/domain/workout/text/words/exercise-index.ts";
import { starterOtherNames } from "#db/seed/library/other-names/all.ts";
import type { FilledDatabase } from "../data/database.ts";

const lines = 1000;
const rounds = 30;

/** Milliseconds of each reading: of a thousand lines, and as somebody types, of a day and of one line that changed in it. */
export type TextTimes = { thousand: number[]; day: number[]; changed: number[] };

export function timeTexts(database: FilledDatabase): TextTimes {
  return { thousand: timeTextReading(database), ...timeTyping() };
}

/** Milliseconds of each reading of a thousand lines of the full program's days, and what is left of the last day. */
function timeTextReading({ workouts }: FilledDatabase): number[] {
  const documents = workouts.map(({ workout }) => workout);
  const days: Workout[] = [];
  let text = "";
  while (text.split("\n").length < lines) {
    const day = days.length + 1;
    const source = documents[days.length % documents.length];
    if (!source) throw new Error("The full program has no days.");
    days.push({ ...source, day });
    text = printWeek(days);
  }
  const used = documents.flatMap(({ modules }) => modules.flatMap(({ moduleExercises }) => moduleExercises));
  const library = indexExercises(used.flatMap(({ exercise }) => exercise ?? []));
  return Array.from({ length: rounds }, () => {
    const started = performance.now();
    const read = parseWeek(text, { current: days, find: library, newId: () => crypto.randomUUID() });
    if (!read.ok) throw new Error(JSON.stringify([read.errors[0], read.questions[0]]));
    return performance.now() - started;
  });
}

const linesOfDay = 16;
const days = 120;
const changesOfDay = 5;

/** Of days of lines as coaches write them, whose names the page knows. */
function timeTyping() {
  const written = linesOfCoaches();
  const apart = Math.floor(written.length / linesOfDay);
  const reader = readerFor({ of: "day" });
  const times = { day: [] as number[], changed: [] as number[] };
  for (let at = 0; at < days; at++) {
    const lines = Array.from({ length: linesOfDay }, (_, nth) => written[(at + nth * apart) % written.length]);
    times.day.push(timeOf(() => reader.read(lines.join("\n"))));
    for (let read = reader.read(lines.join("\n")); read.unknown !== ""; read = reader.read(lines.join("\n")))
      reader.learn(read.unknown, library);
    for (let nth = 0; nth < changesOfDay; nth++) {
      const changed = (at + nth * 3) % linesOfDay;
      lines[changed] = lines[changed]?.replace(/\d+/, (count) => String(Number(count) + 1));
      times.changed.push(timeOf(() => reader.read(lines.join("\n"))));
    }
  }
  return times;
}

function timeOf(work: () => void) {
  const started = performance.now();
  work();
  return performance.now() - started;
}

/** Those that are read without a question. */
function linesOfCoaches(): string[] {
  const folder = join(import.meta.dirname, "../../../app/domain/workout/text/corpus/lines");
  const all = readdirSync(folder).flatMap((file) => coachLinesOf(file, readFileSync(join(folder, file), "utf8")));
  const read = all.filter(({ sign, isWeek, isMissing }) => sign === "=>" && !isWeek && !isMissing);
  return read.flatMap(({ written }) => (written.includes("\n") ? [] : written));
}

const library: NamesFound = {
  exercises: starterLibrary,
  otherNames: starterLibrary.flatMap(({ id, name }) =>
    (starterOtherNames[name] ?? []).map((other): [string, string] => [other, id]),
  ),
  nearby: [],
};
