import type { ExerciseSnapshot } from "#app/domain/workout/document/document.ts";
import { load as loads, number, reps } from "./steps.ts";

const measure = `(?:${number}(?:-${number})?\\s*(?:s|min|h|m|km|mi|yd|ft|cal)(?![\\p{L}/])|\\d{1,2}:\\d{2}(?::\\d{2})?(?![/\\d]))`;

/** Each stands at most once in a round. */
const kinds = {
  rounds: `(?:\\d{1,2}\\s*x\\s*(?:\\(\\d{1,2}(?:\\s*\\+\\s*\\d{1,2})+\\)|${measure}|${reps}(?![\\d:]))|${measure}|${reps}(?:(?:\\s*,\\s*|[/-])${reps}){2,}|${reps})(?=$|[\\s,;:()@])(?!\\s*(?:x|[/%]|kg|lb)|\\s+(?:x|kg|lb)(?!\\p{L}))`,
  load: `@?\\s*(?:(?:2\\s*x\\s*)?${loads}|bw(?:\\s*[+-]\\s*${number}\\s*(?:kg|lb)?|(?!\\s+\\d+\\s*%?\\s*$)))(?![\\p{L}\\d/+-])`,
  effort: `(?:@\\s*)?(?:rpe\\s*${number}(?:-${number})?|\\d(?:-\\d)?\\s*rir|z[1-5](?:-[1-5])?|\\d{1,2}:\\d{2}(?:-\\d{1,2}:\\d{2})?/(?:km|mi|500m)|\\d{2,3}(?:-\\d{2,3})?\\s*(?:rpm|bpm))(?![\\p{L}\\d/])`,
};

type Kind = keyof typeof kinds;
type Found = Partial<Record<Kind, string>>;

// why: '80%' begins with a number, so that loads and efforts are tried first
const order: readonly Kind[] = ["load", "effort", "rounds"];
const shapes = order.map((kind) => [kind, new RegExp(kinds[kind], "iuy")] as const);
const between = /(?:\s-\s(?!\d+\s*%)|\s\+\s(?=rpe|@\s?\d)|[\s,;:()]|(?:at|@|with)(?=\s))*/iuy;

/** 'RPE 8 3x5 (80kg)' as '3x5 80kg RPE 8'; null if anything stands there twice, or is something else. */
export function inOrder(text: string): string | null {
  const found: Found = {};
  for (let at = /^\s*x\s*(?=\d)/i.exec(text)?.[0].length ?? skip(text, 0); at < text.length; at = skip(text, at)) {
    const next = shapes.map(([kind, shape]) => [kind, matchAt(shape, text, at)] as const).find(([, part]) => part);
    if (!next?.[1] || found[next[0]] !== undefined) return null;
    found[next[0]] = next[1].trim();
    at += next[1].length;
  }
  const { rounds, load, effort } = found;
  if (rounds === undefined || (load ?? effort) === undefined) return null;
  const measured = rounds.replace(/(?<=\d)\s+(?=\p{L}+$)/u, "");
  const loaded = load === undefined || /^(?:@|bw|2\s*x)/i.test(load) ? load : `@${load}`;
  return [measured, loaded, effort].filter((part) => part !== undefined).join(" ");
}

function matchAt(shape: RegExp, text: string, at: number): string | null {
  shape.lastIndex = at;
  return shape.exec(text)?.[0] ?? null;
}

function skip(text: string, at: number): number {
  return at + (matchAt(between, text, at)?.length ?? 0);
}

/** '5x1 @50% | 4x1 @60% | 3x5 @75%': repetitions that rise with the load were written before the sets. */
export function turnedLadder(text: string): string[] {
  const steps = text.split(" | ").map((one) => /^(\d{1,2})x(\d{1,2}) ?@(\d+(?:\.\d+)?)(%|kg|lb)$/i.exec(one));
  const of = (at: number) => steps.map((step) => Number(step?.[at] ?? 0));
  const [counts, reps, loads] = [of(1), of(2), of(3)];
  const isAll = steps.every((step) => step !== null) && steps.length > 1;
  const areTurned = isRising(loads) && isRising(reps) && isRising(counts.map((count) => -count));
  // why: '6x1, 5x1, 4x1' are hardly fifteen singles
  const ones = steps.filter((_, at) => reps[at] === 1 && (counts[at] ?? 0) > 2).length;
  if (!isAll || !(areTurned || (ones > 1 && steps.length > 2))) return [];
  const turned = steps.map(
    (step) => `${step?.[1] === undefined ? "" : countOf(step[2])}${step?.[1]} @${step?.[3]}${step?.[4]}`,
  );
  return [text, turned.join(" | ")];
}

function countOf(count: string | undefined): string {
  return count === "1" ? "" : `${count}x`;
}

function isRising(numbers: readonly number[]): boolean {
  return (
    numbers.every((number, at) => at === 0 || number >= (numbers[at - 1] ?? 0)) &&
    (numbers.at(-1) ?? 0) > (numbers[0] ?? 0)
  );
}

/** '12kg 3/3, 16kg 2/2' is of each side, or of two rounds each. */
export function ladderOfSides(typed: string, text: string): string[] {
  const sides = typed.match(/(?<![\d/])(\d{1,2})\/\1(?![\d/])/g) ?? [];
  const rounds = text.split(" | ");
  const each = rounds.filter((round, at) => at % 2 === 0 && round === rounds[at + 1]);
  if (sides.length === 0 || each.length !== sides.length || 2 * each.length !== rounds.length) return [];
  return [`${each.join(" | ")}; per side`, text];
}

type Words = Readonly<Record<string, string>>;

/** '60s x 10, 65s x 8 x 3' are pairs of dumbbells rather than seconds. */
export function ladderOfPairs(typed: string, { trackableCategoryConfiguration: own }: ExerciseSnapshot): string[] {
  const steps = typed
    .replace(/\s*\((?:kg|lb)s?\)$/i, "")
    .split(/\s*[,;]\s*/)
    .map((one) => /^(\d{2,3})s ?x ?(\d{1,2}\+?|max|amrap|burn[ -]?out|failure)(?: ?x ?(\d{1,2}))?$/i.exec(one));
  const isLadder = steps.length > 1 || steps[0]?.[3] !== undefined;
  if (!isLadder || steps.includes(null) || !own.includes("weight") || own.includes("time")) return [];
  const units = /kg/i.test(typed) ? ["kg"] : /lb/i.test(typed) ? ["lb"] : ["lb", "kg"];
  return units.map((unit) =>
    steps
      .map((step) => `${step?.[3] ? `${step[3]}x` : ""}${step?.[2]?.replace(/^\D+$/, "max")} @${step?.[1]}${unit}`)
      .join(" | "),
  );
}

/** A load per set, written once behind them. */
function asLadder({ count, reps, loads = "", unit }: Words): string[] {
  const each = loads.split("/");
  const isRising = each.every((load, at) => at === 0 || Number(load) > Number(each[at - 1]));
  const isOpen = Number(count) !== each.length;
  if (!isRising || (unit === "%" && !isOpen)) return [];
  const ladder = each.map((load) => `${reps} @${load}${unit}`);
  const more = Number(count) - each.length;
  const last = `${more + 1}x${reps} @${each.at(-1)}${unit}`;
  const kept = unit === "%" ? [] : [`${count}x${reps} @${each.toReversed().join("/")}${unit}`];
  return [ladder.join(" | "), ...(more > 0 ? [[...ladder.slice(0, -1), last].join(" | ")] : []), ...kept];
}

export const ladderBehind = {
  shape:
    /^(?<count>\d{1,2})\s*x\s*(?<reps>\d{1,2})\s*@\s*(?<loads>\d+(?:\.\d+)?(?:\/\d+(?:\.\d+)?){2,})\s*(?<unit>%|kg|lb)$/i,
  readings: asLadder,
};

const effortAlone = /^(?:rpe\s*\d+(?:[.,]5)?|rir\s*\d|\d(?:-\d)?\s*rir)$/i;
const loadAlone = /^@?\s*\d+(?:[.,]\d+)?\s*(?:kg|lb|%)$/i;

/** A load or an effort behind a list of rounds is that of all, if none of them has its own. */
export function valueOfAll(step: string, rounds: readonly string[], isList: boolean): string | null {
  if (rounds.some((one) => /[@%]|kg|lb|rpe|rir/i.test(one))) return null;
  if (effortAlone.test(step)) return rounds.length > 1 ? step : null;
  return loadAlone.test(step) && isList ? `@${step.replace(/^@ ?/, "")}` : null;
}

export function withPoints(loads: string): string {
  return /[/-]/.test(loads) || /^\d+,(?:25|5|75)\D*$/.test(loads) ? loads.replace(/(?<=\d),(?=\d)/g, ".") : loads;
}

export function partsOf(list: string): string[] {
  const apart = /[/,]/.test(list) ? /\s*[/,]\s*/ : /\s*-\s*/;
  return list.trim().split(apart);
}
