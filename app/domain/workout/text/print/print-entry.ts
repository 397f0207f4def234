import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import { detailsOf } from "#app/domain/workout/document/details.ts";
import type { ExerciseSnapshot, ModuleExercise, Round } from "#app/domain/workout/document/document.ts";
import { isDoubtfulReps, isDoubtfulTime, mostUsualRounds } from "#app/domain/workout/text/coach/doubts.ts";
import { otherWeekdays, weekdayShape } from "#app/domain/workout/text/words/day-words.ts";
import { oneLine, quoted } from "#app/domain/workout/text/words/plain.ts";
import { setTypeWords } from "#app/domain/workout/text/words/words.ts";
import { printDefinition, printEmptyColumn } from "./print-value.ts";

/** Names that start with one of these would be read as another kind of line. */
const shapes = [
  ...setTypeWords.map(({ read }) => read),
  "rest",
  "day",
  weekdayShape,
  otherWeekdays,
  "(?:week|wk|woche|tjedan|sedmica|tag|dan)\\s*#?\\d+",
  "w\\d+\\s*d\\d",
];
const firstWord = new RegExp(`^(?:${shapes.join("|")})\\b`, "i");
const mark = /^(?:[#>!"“”„‟″«»=|:]|\/\/|[-‐‑‒–—―−﹣－*•·▪‣◦](?:\s|$))/;
const misread = /\||\s\/\//;
const bareReps = /^\d[\d.]*(?:\+(?:\d[\d.]*)?|-\d[\d.]*)?(?= |$)/;

/** `isCounted`: the line states the set's rounds. */
export function printEntry(entry: ModuleExercise, isCounted: boolean): string {
  const rounds = printRounds(entry, isCounted);
  if (entry.exercise === null) return rounds === "" ? "rest" : `rest ${rounds}`;
  return `${printExerciseName(entry.exercise.name)}  ${[rounds, ...detailsOf(entry)].join("; ")}`;
}

export function printExerciseName(written: string): string {
  const name = oneLine(written);
  const isMisread = firstWord.test(name) || mark.test(name) || misread.test(name);
  return isMisread ? quoted(name) : name;
}

function printRounds(entry: ModuleExercise, isCounted: boolean): string {
  const rounds = entry.moduleExerciseRounds;
  if (rounds.length === 0) return printColumns(entry);
  const texts = rounds.map((round) => printRound(round, entry));
  const runs = runsOf(texts);
  const [only] = runs;
  if (only && runs.length === 1) return printOnly(only, entry, isCounted);
  return printRuns(runs, entry);
}

/** One rest after several rounds is marked as such, since a rest after each could be meant. */
function printRuns(runs: Run[], { exercise }: ModuleExercise): string {
  const texts = runs.map(printRun);
  const [last, before] = [runs.at(-1), runs.slice(0, -1)];
  const isDoubtful = exercise !== null && last?.count === 1 && isRest(last) && !before.some(isRest);
  const isOnce = isDoubtful && before.reduce((sum, { count }) => sum + count, 0) > 1;
  return texts.map((text, index) => (isOnce && index === runs.length - 1 ? `1x ${text}` : text)).join(" | ");
}

function isRest({ text }: Run): boolean {
  return /^rest\b/.test(text);
}

/** A set without rounds only has columns to write. */
function printColumns({ trackableCategories, exercise }: ModuleExercise): string {
  if (exercise === null) return "";
  const { trackableCategoryConfiguration } = exercise;
  const columns = trackableCategories.flatMap((slot) => printEmptyColumn(slot, trackableCategoryConfiguration) ?? []);
  return columns.length === 0 ? "0x" : columns.join(" ");
}

type Run = { count: number; text: string };

function printOnly(run: Run, { exercise }: ModuleExercise, isCounted: boolean): string {
  if (exercise === null && run.text === "" && (run.count === 1 || !isCounted)) return "";
  return isCounted || run.text === "" ? printRun(run) : run.text;
}

function printRun({ count, text }: Run): string {
  if (text === "") return `${count}x`;
  if (count === 1) return text;
  if (count > mostUsualRounds && bareReps.test(text)) return `${count} rounds of ${text}`;
  return bareReps.test(text) ? `${count}x${text}` : `${count}x ${text}`;
}

function runsOf(texts: string[]): Run[] {
  const runs: Run[] = [];
  for (const text of texts) {
    const last = runs.at(-1);
    if (last?.text === text) last.count++;
    else runs.push({ count: 1, text });
  }
  return runs;
}

function printRound(round: Round, entry: ModuleExercise): string {
  const values = hasBareText(round, entry) ? [] : printDefinitions(round, entry);
  return [...(round.isRest ? ["rest"] : []), ...values].join(" ");
}

function printDefinitions({ roundDefinitions }: Round, { exercise }: ModuleExercise): string[] {
  const configuration = exercise?.trackableCategoryConfiguration ?? [];
  const categories = roundDefinitions.flatMap(({ trackableCategory }) => trackableCategory ?? []);
  const texts = roundDefinitions.flatMap((one) => {
    const text = printDefinition(one, configuration);
    if (text === null) return [];
    if (one.trackableCategory === "reps") return printReps(text, exercise ?? nothing, categories);
    const isRestLike = one.trackableCategory === "time" && isDoubtfulTime(configuration, categories);
    return isRestLike && /^\d+:/.test(text) ? `time ${text}` : text;
  });
  // why: 'bw 50' may be a percentage whose sign was forgotten
  return texts.map((text, index) => (text === "bw" && /^[\d_.,]/.test(texts[index + 1] ?? "") ? "bw+0kg" : text));
}

type Categories = readonly TrackableCategory[];
type Named = Pick<ExerciseSnapshot, "name" | "trackableCategoryConfiguration">;

const nothing: Named = { name: "", trackableCategoryConfiguration: [] };

/** '80' may be a load and '30' of a plank seconds: '80reps'. */
function printReps(text: string, exercise: Named, written: Categories): string {
  if (text === "max") return written.length === 1 && isDoubtfulReps([], exercise, written) ? "reps max" : text;
  const [, numbers = "", plus = ""] = /^([\d.]+(?:-[\d.]+)?)(\+?)$/.exec(text) ?? [];
  const isDoubtful = numbers !== "" && isDoubtfulReps(numbers.split("-").map(Number), exercise, written);
  return isDoubtful ? `${numbers}reps${plus}` : text;
}

/** A rest without values is just 'rest' if another round has the columns; so is the time of a rest entry. */
function hasBareText(round: Round, { exercise, moduleExerciseRounds }: ModuleExercise): boolean {
  if (!hasNoValue(round)) return false;
  if (exercise === null) return true;
  return round.isRest && moduleExerciseRounds.some((other) => !(other.isRest && hasNoValue(other)));
}

function hasNoValue({ roundDefinitions }: Round): boolean {
  return roundDefinitions.every(({ value, trackableType }) => value === null && trackableType === "amount");
}
