import { counted } from "#app/domain/text/counted.ts";
import { newWorkout } from "#app/domain/workout/document/create.ts";
import { timingsOf } from "#app/domain/workout/document/details.ts";
import type { Module, ModuleExercise } from "#app/domain/workout/document/document.ts";
import { exerciseTitle } from "#app/domain/workout/document/names.ts";
import { roundWord, setTypeName } from "#app/domain/workout/document/set-types.ts";
import type { EntryDraft, SetDraft } from "#app/domain/workout/text/parse/drafts.ts";
import { finishSets } from "#app/domain/workout/text/parse/finish.ts";
import type { LineReader } from "#app/domain/workout/text/parse/line-reader.ts";
import { readWorkout } from "#app/domain/workout/text/parse/read-workout.ts";
import { settleSets } from "#app/domain/workout/text/parse/settle.ts";
import { printEntry } from "#app/domain/workout/text/print/print-entry.ts";
import { isBlank, type Line, linesOf, type Report } from "#app/domain/workout/text/words/lines.ts";
import { isNewExercise } from "#app/domain/workout/text/words/new-exercises.ts";
import { oneLine } from "#app/domain/workout/text/words/plain.ts";

/** How a line is read, in a coach's words; `asks` and `unread` say what is asked or wrong. */
export type LineReading = { line: number; kind: "read" | "asks" | "unread"; words: string };

/** The lines of one day each; what is wrong between the days is reported. */
export type Split = (lines: readonly Line[], report: Report) => (readonly Line[])[];

/** Reuses the readings of days whose text did not change; start without them once more names are known. */
export type DaysRead = Map<string, LineReading[]>;

/** In the order of the text, without lines that need no reading: titles, notes and the names of days. */
export function readingsOf(text: string, split: Split, reader: LineReader, before: DaysRead = new Map()) {
  const readings: LineReading[] = [];
  reader.start();
  const now: DaysRead = new Map();
  const report: Report = ({ line }, message) => readings.push({ line, kind: "unread", words: message });
  for (const lines of split(linesOf(text), report)) {
    const first = lines[0]?.number ?? 1;
    const key = lines.map(({ raw }) => raw).join("\n");
    const day = before.get(key) ?? now.get(key) ?? readDay(lines, reader, first);
    now.set(key, day);
    readings.push(...day.map((one) => ({ ...one, line: one.line + first })));
  }
  return { readings: readings.sort((a, b) => a.line - b.line), days: now };
}

/** Lines are counted from the day's first one. */
function readDay(lines: readonly Line[], reader: LineReader, first: number): LineReading[] {
  const byLine = new Map<number, LineReading>();
  const say = (line: number, kind: LineReading["kind"], words: string) => {
    const said = byLine.get(line);
    // why: a line may be a whole set
    const both = said?.kind === "read" && kind === "read" ? `${said.words} / ${words}` : words;
    if (said?.kind !== "unread") byLine.set(line, { line: line - first, kind, words: both });
  };
  const report: Report = ({ line }, message) => say(line, "unread", message);
  const day = newWorkout({ id: "", day: 1, date: null });
  const written = lines.filter((line) => !isKept(line));
  const draft = readWorkout(written, {
    lines: reader,
    kept: new Map(),
    report,
    ask: ({ line, message }) => say(line, "asks", message),
    isEnough: () => false,
  });
  const sets = finishSets(draft.sets, report);
  const modules = settleSets(sets, day, () => "");
  const problems = new Map(byLine);
  for (const [index, set] of draft.sets.entries()) describeSet(set, modules[index], say);
  if (draft.restDay) say(draft.restDay.line, "read", "Rest day");
  for (const line of lines.filter(isKept)) say(line.number, "read", "Stays as it is");
  for (const [line, reading] of problems) byLine.set(line, reading);
  return [...byLine.values()];
}

type Say = (line: number, kind: LineReading["kind"], words: string) => void;

function describeSet({ heading, entries }: SetDraft, module: Module | undefined, say: Say) {
  if (!module) return;
  const { setType, setRounds, name, moduleExercises } = module;
  const isCounted = setType === "regular" && moduleExercises.length === 1;
  if (heading) {
    const rounds = setRounds === null || isCounted ? null : counted(setRounds, roundWord(setType).replace(/s$/, ""));
    const words = [
      "Set",
      setType === null || setType === "regular" ? null : setTypeName(setType),
      rounds,
      ...timingsOf(module),
    ];
    say(heading.line.number, "read", [words.filter(Boolean).join(", "), oneLine(name)].filter(Boolean).join(": "));
  }
  for (const [at, entry] of entries.entries()) describeEntry(entry, moduleExercises[at], isCounted, say);
}

function describeEntry(
  { line, segments, notes }: EntryDraft,
  entry: ModuleExercise | undefined,
  isCounted: boolean,
  say: Say,
) {
  if (!entry || segments === null) return;
  const printed = printEntry(entry, isCounted);
  const [rounds = "", ...details] = printed.slice(printed.indexOf("  ")).trim().split("; ");
  const values = [...(segments.length === 0 ? [] : [rounds]), ...details].join("; ");
  const title =
    entry.exercise && isNewExercise(entry.exercise) ? `New exercise ${exerciseTitle(entry)}:` : exerciseTitle(entry);
  const said = entry.exercise === null ? asSaid(printed) : `${title} ${asSaid(values)}`;
  const note = notes.filter((one) => one.line === line.number).map(({ text }) => `note: ${text}`);
  say(line.number, "read", [said.trim(), ...note].join("; "));
}

/** '5x5 @80%' is said as '5 × 5 @ 80 %'. */
function asSaid(printed: string): string {
  return printed
    .replace(/\b(\d+)x ?/g, "$1 × ")
    .replace(/@(?=[\d_])/g, "@ ")
    .replace(/(?<=\d)%/g, " %")
    .replaceAll(" | ", ", ");
}

function isKept(line: Line): boolean {
  return !isBlank(line) && line.plain.slice(line.start).startsWith("!");
}
