import type { WrittenValue } from "#app/domain/trackables/notation/read-value.ts";
import { scaleOf } from "#app/domain/trackables/types.ts";
import { isEmptyValue } from "#app/domain/trackables/values.ts";
import type { ExerciseSnapshot } from "#app/domain/workout/document/document.ts";
import { mostUsualRounds } from "#app/domain/workout/document/limits.ts";
import { mostUsualReps } from "./doubts.ts";
import { isDoneByTheDozen } from "./of-exercise.ts";
import type { Meant } from "./values.ts";

/**
 * Values that the notation reads and prints, and by which a coach who types them often means something else. What was
 * printed has two spaces behind the name and is not asked about.
 */
export function isPrinted(values: string): boolean {
  return /^ {2}\S/.test(values);
}

/** `text`: as written. */
type Value = WrittenValue & { text: string };
type Round = { count: number | null; isRest: boolean; values: readonly Value[] };

/**
 * What to ask about values that are read, and that nobody is likely to mean of this exercise; the last is a note.
 * `isApart`: the rounds were written with | between.
 */
export function unlikelyReadings(
  values: string,
  segments: readonly Round[],
  exercise: ExerciseSnapshot,
  isApart: boolean,
): string[] {
  if (!isUnlikely(segments, exercise) && (isApart || !isOtherwise(segments))) return [];
  const own = segments.flatMap((round) =>
    round.values.filter((value) => !isEmpty(value)).map(({ category }) => category),
  );
  const areColumns = segments.length > 1 && new Set(own).size === own.length && !segments.some(({ isRest }) => isRest);
  const hasTime = exercise.trackableCategoryConfiguration.includes("time");
  const isSaidTime = /\btime \d/i.test(values);
  const joined = values.replace(/\s*\|\s*/g, " ").trim();
  const asColumns = areColumns ? [...new Set([...(hasTime ? [joined] : []), withRest(joined)])] : [];
  const asRest = hasTime || isSaidTime ? [] : [withRest(values)].filter((one) => one !== values);
  return [...asColumns, ...asRest, ...likelier(values, exercise), values, `// ${values.replaceAll("|", ",")}`];
}

/** '3x12 | 16kg | 60s' of a sheet without headings, '3x8 rpe 7 2min', and maybe '3 km | 17:30'. */
function withRest(values: string): string {
  return values.replace(/,?\s(\d+(?::\d\d| ?(?:s|sec|min)))(,? @? ?\d+(?:[.,]\d+)? ?(?:kg|lb|%))?$/i, "$2; rest $1");
}

function isUnlikely(segments: readonly Round[], exercise: ExerciseSnapshot): boolean {
  const rounds = segments.filter(({ isRest }) => !isRest);
  const isLadder = rounds.length > 1;
  const empty = rounds.filter(({ values }) => values.every(isEmpty)).length;
  const hasGap = isLadder && empty > 0 && empty < rounds.length;
  const bases = new Set(
    rounds.flatMap(({ values }) =>
      values.filter(isShare).map(({ percentageOf }) => (percentageOf === "topSet" ? undefined : percentageOf)),
    ),
  );
  return (
    hasGap ||
    (isLadder && haveNothingInCommon(rounds)) ||
    (isLadder && new Set(rounds.map(measureOf)).size > 1) ||
    bases.size > 1 ||
    (isLadder && rounds.some(({ count }) => (count ?? 1) > mostUsualRounds)) ||
    rounds.some(({ values }) => values.some((value) => isForeign(value, values, exercise)))
  );
}

function haveNothingInCommon(rounds: readonly Round[]): boolean {
  const categories = rounds.map(({ values }) =>
    values.filter((value) => !isEmpty(value)).map(({ category }) => category),
  );
  return categories.some((some) => categories.some((others) => !some.some((one) => others.includes(one))));
}

function isOtherwise(segments: readonly Round[]): boolean {
  return isWithin(segments) || isRecovery(segments);
}

/** '45 min | 5x 1 min': the short ones are rather within the long one. */
function isWithin([first, ...more]: readonly Round[]): boolean {
  const secondsOf = (round: Round | undefined) =>
    Number(round?.values.find(({ category }) => category === "time")?.value ?? 0) * (round?.count ?? 1);
  const short = more.length === 1 ? secondsOf(more[0]) : 0;
  return first?.count === null && (more[0]?.count ?? 1) > 1 && short > 0 && secondsOf(first) >= 2 * short;
}

/** '3x 8 min | 4 min': the last one rather follows each. */
function isRecovery([first, last, ...more]: readonly Round[]): boolean {
  const timeOf = (round: Round | undefined) =>
    Number(round?.values.find(({ category }) => category === "time")?.value ?? 0);
  const isOnce = last?.count === null && more.length === 0;
  return isOnce && (first?.count ?? 1) > 1 && timeOf(last) > 0 && timeOf(last) < timeOf(first);
}

/** '10 min | 4x 100m' are rather two exercises. */
function measureOf({ values }: Round): string {
  const categories = values.filter((value) => !isEmpty(value)).map(({ category }) => category);
  const isMixed = categories.includes("time") && categories.includes("distance");
  return isMixed ? "" : (categories.find((one) => one === "time" || one === "distance") ?? "");
}

/** What was meant instead: '200 | 4x50' of a swim are metres, '50% | 60%5RM' are of the same maximum. */
function likelier(values: string, exercise: ExerciseSnapshot): string[] {
  const { trackableCategoryConfiguration: own } = exercise;
  const [, base] = /%\s?(TM|\d{1,2}RM)\b/.exec(values) ?? [];
  const [first = "", second] = values.split(/\s*\|\s*/);
  const [, each, rest, how = ""] = /^(\d+ ?x [^|]+?) \| (\d+(?::\d\d| ?(?:s|min)))( [^|]*)?$/i.exec(values) ?? [];
  const share = shareOf(values, exercise);
  const meant = [
    ...(own.includes("weight")
      ? [values.replace(/(?<!time)\s\d[05]s(?=\s*(?:\||$))/g, (pair) => ` @${pair.trim().replace("s", "lb")}`)]
      : []),
    ...(each === undefined ? [] : [`${each}; rest ${rest}${how === "" ? "" : ` //${how}`}`]),
    ...(share === null ? [] : [`${values.replaceAll(share, "").trim()} // ${share.trim()}`]),
    ...(share === null ? [] : sharesOfMaximum(share).map((one) => values.replaceAll(share, one))),
    ...(second !== undefined && /^\d+ ?x ?\d+(?::\d\d| ?(?:s|min))/i.test(second) && /^\d+(?::\d\d| ?min)/.test(first)
      ? [`${first} // ${second}`]
      : []),
    ...(base ? [values.replace(/%(?!\s?(?:TM|\d{1,2}RM))/g, `%${base}`)] : []),
    ...(own.includes("time") && !own.includes("reps") ? [inTimes(values)] : []),
    ...(own.includes("distance") && !own.includes("reps") ? [inMeters(values)] : []),
  ];
  return meant.filter((one) => one !== values);
}

/** The share in 'Run 20 min @ 85%', or null: a run has no load that it could be of. */
function shareOf(values: string, { trackableCategoryConfiguration: own }: ExerciseSnapshot): string | null {
  if (own.length === 0 || own.includes("weight") || own.includes("reps")) return null;
  return / ?@ ?\d+(?:[.,-]\d+)*%(?=$|[;,]| (?!mas))/i.exec(values)?.[0] ?? null;
}

/** Less is the incline of a treadmill. */
const leastShare = 40;

/** A share may be of the highest heart rate or, as one above it, of the maximal aerobic speed. */
function sharesOfMaximum(share: string): string[] {
  const percent = share.replace(/[\s@]+/g, "");
  const most = Number.parseFloat(percent.split("-").at(-1) ?? "");
  return most < leastShare ? [] : [...(most > 100 ? [] : [` ${percent}bpm`]), ` mas ${percent}`];
}

/** '5x3 min @115%, 3 min easy' of a bike is no share of a load. */
export function ofMeasured(meant: Meant, exercise: ExerciseSnapshot): Meant[] {
  const isWithin = meant.note !== "" || meant.values.includes(" | rest ");
  const share = isWithin ? shareOf(meant.values, exercise) : null;
  if (share === null) return [meant];
  const note = [share.trim(), meant.note].filter(Boolean).join(", ");
  return [
    { ...meant, values: meant.values.replaceAll(share, ""), note },
    ...sharesOfMaximum(share).map((one) => ({ ...meant, values: meant.values.replaceAll(share, one) })),
  ];
}

/** '4 | 3 | 2 | 1' are minutes, and '40 | 30 | 20' seconds. */
function inTimes(values: string): string {
  const rounds = values.split(/\s*\|\s*/);
  const unit = [/^\d$/, /^\d{2}$/].findIndex((shape) => rounds.every((one) => shape.test(one)));
  return unit < 0 ? values : rounds.map((one) => `${one}${unit === 0 ? "min" : "s"}`).join(" | ");
}

function inMeters(values: string): string {
  const round = /^(\d{1,2} ?x ?)?(\d{2,5})$/;
  return values
    .split(/\s*\|\s*/)
    .map((one) => one.replace(round, (_, count: string = "", meters: string) => `${count}${count && " "}${meters}m`))
    .join(" | ");
}

/** A distance may be a height, which is asked about elsewhere. */
const oftenAdded: readonly string[] = ["time", "calories"];

/** '200' of a swim, 130 repetitions of a squat, and a time of what is counted: it may be a rest. */
function isForeign(value: Value, round: readonly Value[], exercise: ExerciseSnapshot): boolean {
  const { trackableCategoryConfiguration: own, name } = exercise;
  if (own.length === 0 || isEmpty(value)) return false;
  if (value.category === "weight" && isShare(value)) return !own.includes("weight") && !own.includes("reps");
  if (value.category === "reps") {
    if (/[a-z]/i.test(value.text)) return false;
    if (!own.includes("reps")) return true;
    return own.includes("weight") && Number(value.value) > mostUsualReps && !isDoneByTheDozen(name);
  }
  return oftenAdded.includes(value.category) && !own.includes(value.category) && round.some(isRepetition);
}

function isRepetition({ category }: Value): boolean {
  return category === "reps";
}

function isEmpty({ value, type }: Value): boolean {
  return isEmptyValue({ value, trackableType: type });
}

function isShare({ type, value }: Value): boolean {
  return scaleOf(type) === "percentage" && value !== null;
}
