import { positionsOf } from "#app/domain/workout/document/alternatives.ts";
import { timingsOf } from "#app/domain/workout/document/details.ts";
import type { Module, ModuleExercise, Workout } from "#app/domain/workout/document/document.ts";
import { countedBy, hasRoundCount } from "#app/domain/workout/document/set-types.ts";
import { mayBeSet } from "#app/domain/workout/text/sets/headings.ts";
import { otherWeekdays, restDayShape, weekdayShape } from "#app/domain/workout/text/words/day-words.ts";
import { readProgramHeading } from "#app/domain/workout/text/words/headings.ts";
import { keptLines } from "#app/domain/workout/text/words/kept.ts";
import { linesOf } from "#app/domain/workout/text/words/lines.ts";
import { oneLine, plainLineEnds } from "#app/domain/workout/text/words/plain.ts";
import { printDay } from "#app/domain/workout/text/words/week.ts";
import { printedWord, setTypeWords } from "#app/domain/workout/text/words/words.ts";
import { printEntry } from "./print-entry.ts";
import { isDoubtfulName, printName } from "./print-name.ts";

type Kept = ReadonlyMap<ModuleExercise, string>;

/** A name that can stand alone: words, the first of which means nothing else. */
const bareName = /^\p{L}[\p{L}\p{M}' ,&+().-]*$/u;
const ambiguous = new RegExp(
  `^(?:${setTypeWords.map(({ read }) => read).join("|")}|rest|day|${restDayShape}|week|woche|tjedan|sedmica|${weekdayShape}|${otherWeekdays})\\b|^\\p{L}[.)] `,
  "iu",
);

/** `parseWorkout` reads it back as the same workout. */
export function printWorkout(workout: Workout): string {
  return printDayLines(workout, keptLines([workout])).join("\n");
}

export function printWeek(workouts: readonly Workout[]): string {
  const kept = keptLines(workouts);
  return workouts.map((workout) => [printDay(workout), ...printDayLines(workout, kept)].join("\n")).join("\n\n");
}

function printDayLines(workout: Workout, kept: Kept): string[] {
  const title = oneLine(workout.name);
  const head = [...(title === "" ? [] : [`# ${title}`]), ...marked(">", workout.motivation, "")];
  if (workout.restDay) return [...head, "rest day"];
  const blocks = blocksOf(workout.modules, kept);
  const [only] = blocks;
  // why: 'rest' alone may be a rest day
  if (blocks.length === 1 && only?.lines.join("\n") === "rest") only.lines = ["Regular", "  rest"];
  const body = blocks.flatMap(({ lines, isOneLine }, index) => {
    const isClose = index === 0 || (isOneLine && blocks[index - 1]?.isOneLine);
    return isClose ? lines : ["", ...lines];
  });
  return head.length > 0 && body.length > 0 ? [...head, "", ...body] : [...head, ...body];
}

/** Blocks without a heading may follow each other without a blank line. */
type Block = { lines: string[]; isOneLine: boolean };

function blocksOf(modules: Module[], kept: Kept): Block[] {
  let isAfterEmpty = false;
  return positionsOf(modules).map((variations) => {
    const [main, ...others] = variations;
    // why: a line below a heading without lines would join that set
    const isOneLine = main !== undefined && !isAfterEmpty && needsNoHeading(main, kept);
    isAfterEmpty = variations.at(-1)?.moduleExercises.length === 0;
    const lines = main
      ? [isOneLine ? printOwn(main) : printSet(main, kept), ...others.map((one) => printAlternative(one, main, kept))]
      : [];
    return { lines: lines.flat(), isOneLine: isOneLine && others.length === 0 };
  });
}

function needsNoHeading(module: Module, kept: Kept): boolean {
  return (
    printTiming(module) === "" &&
    isCountedByLine(module, kept) &&
    oneLine(module.name) === "" &&
    module.description === ""
  );
}

/** A Regular set with one exercise has its rounds in that line: 5x5. */
function isCountedByLine({ setType, setRounds, moduleExercises }: Module, kept: Kept): boolean {
  const [only, ...more] = moduleExercises;
  return setType === "regular" && setRounds !== null && only !== undefined && more.length === 0 && !kept.has(only);
}

function printOwn({ moduleExercises }: Module): string[] {
  return moduleExercises.flatMap((entry) => printEntryLines(entry, "", true));
}

function printSet(module: Module, kept: Kept): string[] {
  const isCounted = isCountedByLine(module, kept);
  const name = oneLine(module.name);
  const type = `${printType(module, isCounted)}${printTiming(module)}`;
  const heading = isBareName(name, type, module) ? name : `${type}${printNameOf(module, true)}`;
  return [heading, ...printContent(module, kept, isCounted)];
}

function isBareName(name: string, type: string, { setType, moduleExercises }: Module): boolean {
  if (type !== "Regular" || moduleExercises.length === 0 || !bareName.test(name) || mayBeSet.test(name)) return false;
  const [line] = linesOf(name);
  if (line && readProgramHeading(line)) return false;
  return !ambiguous.test(name) && !isDoubtfulName(name, { setType, isTyped: false, isEmpty: false });
}

/** Only the number if type and rounds equal the main variation's; a missing count is always written. */
function printAlternative(module: Module, main: Module, kept: Kept): string[] {
  const isCountClear = !hasRoundCount(module.setType) || module.setRounds !== null;
  const isTimed = printTiming(module) !== "" || module.timeCap !== undefined;
  const isLikeMain = !isTimed && isCountClear && module.setType === main.setType && module.setRounds === main.setRounds;
  const type = isLikeMain ? "" : ` ${printType(module, false)}`;
  const heading = `#${module.orderNumberInAlternatives + 1}${type}${printTiming(module)}${printNameOf(module, !isLikeMain)}`;
  return [heading, ...printContent(module, kept, false)];
}

/** The minutes of an amrap stand behind its type. */
function minutesOf({ setType, timeCap = 0 }: Module): number | null {
  return countedBy(setType) === null && timeCap > 0 && timeCap % 60 === 0 ? timeCap / 60 : null;
}

function printTiming(module: Module): string {
  const { timeCap, ...others } = module;
  return timingsOf(minutesOf(module) === null ? module : others)
    .map((timing) => `, ${timing}`)
    .join("");
}

function printType(module: Module, isCounted: boolean): string {
  const { setType, setRounds } = module;
  const word = printedWord(setType);
  const counted = countedBy(setType);
  if (counted === null) return [word, minutesOf(module) ?? []].flat().join(" ");
  if (counted === "minute") return `${word} ${setRounds ?? "_"}`;
  return isCounted || setRounds === 1 ? word : `${word} x${setRounds ?? "_"}`;
}

function printNameOf({ name, setType, moduleExercises }: Module, isTyped: boolean): string {
  const line = oneLine(name);
  return line === "" ? "" : `: ${printName(line, { setType, isTyped, isEmpty: moduleExercises.length === 0 })}`;
}

function printContent({ description, moduleExercises }: Module, kept: Kept, isCounted: boolean): string[] {
  const entries = moduleExercises.flatMap((entry) => {
    const line = kept.get(entry);
    return line === undefined ? printEntryLines(entry, "  ", isCounted) : [`  ${line}`];
  });
  return [...marked("//", description, "  "), ...entries];
}

function printEntryLines(entry: ModuleExercise, indent: string, isCounted: boolean): string[] {
  return [`${indent}${printEntry(entry, isCounted)}`, ...marked("//", entry.description, `${indent}  `)];
}

function marked(mark: string, text: string, indent: string): string[] {
  if (text === "") return [];
  return plainLineEnds(text)
    .split("\n")
    .map((line) => `${indent}${mark}${line === "" ? "" : ` ${line}`}`);
}
