import type { ExerciseSnapshot } from "#app/domain/workout/document/document.ts";
import { withRestPause } from "./clusters.ts";
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
  if (!isAll || !isRising(loads) || !isRising(reps) || !isRising(counts.map((count) => -count))) return [];
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

/** 'Bench press | 3 | 10 | 60kg | 90s' of a sheet without headings. */
function sheetRow({ sets, most, reps = "", load = "", rest = "" }: Words): string[] {
  const [behind, between] = /^(?:\d+:\d\d|\d+ ?(?:s|sec|min|'))$/i.test(load) ? ["", load] : [load, rest];
  const values = `${reps.replace(/amrap/i, "max")}${behind === "" ? "" : ` ${/^[\d.,]+ ?(?:kg|lb|%)/i.test(behind) ? "@" : ""}${behind}`}`;
  const tail = between === "" ? "" : `; rest ${between}`;
  const rows = [sets, most].flatMap((count) => (count ? `${count}x${values}${tail}` : []));
  return rows.length > 1 ? rows : [...rows, `${sets} | ${values}${tail}`];
}

export const rowOfSheet = {
  shape:
    /^\|\s*(?<sets>\d{1,2})(?:-(?<most>\d{1,2}))?\s*\|\s*(?<reps>\d{1,3}(?:-\d{1,3})?\+?|max|amrap)\s*(?:\|\s*(?<load>[^|]*?)\s*)?(?:\|\s*(?<rest>[^|]*?)\s*)?\|?$/i,
  readings: sheetRow,
};

/** '60s x 10, 65s x 8' are pairs of dumbbells rather than seconds. */
export function ladderOfPairs(typed: string, { trackableCategoryConfiguration: own }: ExerciseSnapshot): string[] {
  const steps = typed
    .replace(/\s*\((?:kg|lb)s?\)$/i, "")
    .split(/\s*[,;]\s*/)
    .map((one) => /^(\d{2,3})s ?x ?(\d{1,2}\+?)$/i.exec(one));
  if (steps.length < 2 || steps.includes(null) || !own.includes("weight") || own.includes("time")) return [];
  const units = /kg/i.test(typed) ? ["kg"] : /lb/i.test(typed) ? ["lb"] : ["lb", "kg"];
  return units.map((unit) => steps.map((step) => `${step?.[2]} @${step?.[1]}${unit}`).join(" | "));
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

const ofOneKind: readonly RegExp[] = [
  /^\s*\d{1,2}\s*x\s*\d{1,3}(?:-\d{1,3})?\+?(?:\s*(?:\/|per |each |je |po )\s*\p{L}{3,})?(?:,\s*\d{1,2}\s*x\s*\d{1,3}(?:-\d{1,3})?\+?)*$/iu,
  /^@?\s*(?:\d+(?:[.,]\d+)?\s*(?:kg|lbs?|#|%)|bw(?:[+-]\d+\s*(?:kg|lbs?))?)$/i,
  /^(?:\d+:\d\d|\d+(?:-\d+)?\s*(?:s|secs?|sek\.?|min\.?|mins|minutes?|h))$/i,
  /^\d+(?:[.,]\d+)?\s*(?:m|km|mi|miles?|yd)$/i,
  /^\d+(?:[.,]\d+)?\s*(?:mph|km\/h|kph)$/i,
  /^@?\s*(?:rpe\s*\d+(?:[.,]5)?(?:-\d+(?:[.,]5)?)?|rir\s*\d(?:-\d)?|\d(?:-\d)?\s*rir)$/i,
  /^(?:rest\s+\S+|\S+(?:\s*(?:s|min))?\s+rest)$/i,
  /^(?:tempo\s+\S+|[1-6][0-4](?!00)[0-4x][0-4])$/i,
];

const [times, tempos] = [2, ofOneKind.length - 1];

/** '5x5 / 100kg / RPE 8' and '4x8 | 3010 | 2 RIR | 60s': a value of each kind, and no rounds. */
function withoutSlashes(text: string): string {
  const parts = text.replace(/^[\s|]+|[\s|]+$/g, "").split(/\s+\/\s+|\s*\|\s*/);
  const kinds = parts.map((part) => ofOneKind.findIndex((kind) => kind.test(part)));
  const isList =
    (text.includes("|") ? kinds[0] === 0 && kinds.includes(tempos) : parts.length > 2 || kinds[0] === 0) &&
    parts.length > 1 &&
    !kinds.includes(-1) &&
    new Set(kinds).size === kinds.length;
  const said = parts.map((part, at) => (kinds[at] === times && text.includes("|") ? `rest ${part}` : part));
  return isList ? ` ${said.join(", ")}` : text;
}

const effortAlone = /^(?:rpe\s*\d+(?:[.,]5)?|rir\s*\d|\d(?:-\d)?\s*rir)$/i;
const loadAlone = /^@?\s*\d+(?:[.,]\d+)?\s*(?:kg|lb|%)$/i;

/** A load or an effort behind a list of rounds is that of all, if none of them has its own. */
export function valueOfAll(step: string, rounds: readonly string[], isList: boolean): string | null {
  if (rounds.some((one) => /[@%]|kg|lb|rpe|rir/i.test(one))) return null;
  if (effortAlone.test(step)) return rounds.length > 1 ? step : null;
  return loadAlone.test(step) && isList ? `@${step.replace(/^@ ?/, "")}` : null;
}

const platesOrChains =
  /(?:@|(?<=\d\s*%?\s)\+|(?<=\s))\s*(\d(?:[.,]5)?\s*(?:plates?|chains?)(?:\s*(?:\/|per|a|each)\s*side)?)(?![\p{L}(])/giu;

const warmUpSets: readonly (readonly [RegExp, string])[] = [
  [
    /(\d)\s*(warm[ -]?up|aufwärm)(?:[ -]*sets?|s(?:atz|ätze))\s*(?:x|×|à|of)\s*(\d{1,2})(?=$|\s*[,;|])/giu,
    "$1x$3 ($2)",
  ],
  [/(\d)\s*serij\p{L} (zagrijavanja)\s*(?:x|×|po)\s*(\d{1,2})(?=$|\s*[,;|])/giu, "$1x$3 ($2)"],
];

/** '80%/4x3 sets' and '230 x 2 x 3 sets' */
const loadRepsSets =
  /(?<![\d.,])(\d+(?:[.,]\d+)?\s*(?:%|kg|lbs?)|[2-9]\d|[1-9]\d\d)\s*[x/]\s*(\d{1,2})\s*x\s*(\d{1,2})\s*sets?(?=\s*(?:$|[,;|]))/giu;

/** '5 x 30 sec hold' */
const heldSets = /(?<=\d\s*x\s*)(\d{1,3}(?:-\d{1,3})?\s*(?:s|secs?|seconds?|min))\s*holds?(?=\s*(?:$|[,;)]))/giu;
/** '15s:15s' */
const workAndRest = /(?<=\d\s?(?:s|sec|seconds))\s*:\s*(?=\d{1,3}\s?(?:s|sec)(?!\p{L}))/giu;

const loadNumber = "\\d{2,3}(?:[.,]\\d)?";
/** '75/85/95% 5/3/1+' and '70 75 80 x2' */
const loadsAhead = new RegExp(
  `^[\\s:@]*(?<loads>${loadNumber}(?:(?:[-/]|,\\s+|\\s)${loadNumber})+)\\s*(?<unit>%|kg|lbs?)?(?:\\s*x\\s*|\\s+(?:je|à|po|for)\\s+|(?<=%|kg|lbs?)\\s+)` +
    "(?<reps>\\d{1,2}\\+?(?:[-/,]\\d{1,2}\\+?)*)(?:\\s*(?:reps?|wdh\\.?|pon\\.?|each))*(?=\\s*(?:$|[,;]))",
  "iu",
);
/** '5-4-3 from 60kg, +5kg each set' */
const rising =
  /^\s*(?<rounds>(?<count>\d{1,2})\s*x\s*\d{1,2}|\d{1,2}(?:[-/]\d{1,2}){1,9})[\s,]+(?:from|start(?:ing|s)?(?: at| with)?|ab|od)\s*@?(?<first>\d{2,3}(?:[.,]\d)?)\s*(?<unit>%|kg|lbs?)?,?\s*(?:\+|add(?:ing)?)\s*(?<step>\d{1,2}(?:[.,]\d)?)\s*(?:%|kg|lbs?)?\s*(?:each|per|every|a|je|pro|po)(?:\s*(?:sets?|rounds?|satz|serij\p{L}))?$/iu;

function asNumber(text = ""): number {
  return Number(text.replace(",", "."));
}

export function withLoadsBehind(text: string): string {
  const { loads, unit = "", reps } = loadsAhead.exec(text)?.groups ?? {};
  if (loads !== undefined) return text.replace(loadsAhead, ` ${reps} @ ${loads.replace(/,?\s+/g, "/")}${unit}`);
  const { rounds = "", count, first, unit: own = "", step } = rising.exec(text)?.groups ?? {};
  if (first === undefined) return text;
  const length = count === undefined ? rounds.split(/[-/]/).length : Number(count);
  const each = Array.from({ length }, (_, at) => asNumber(first) + at * asNumber(step));
  return ` ${rounds} @ ${each.join("/")}${own}`;
}

/** Words of a load, of a tempo ahead of the rounds, and of fewer than can be done. */
const plainer: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d\s*x\s*\d{1,2}\s)w(?=\s+\d+\s*(?:s|sec|count|ct)\s)/giu, "w/"],
  [/(?<=then\s+\d+(?:[.,]\d)?\s*(?:kg|lbs?|%))\s+(?:amrap|(?:to )?failure)(?=\s*(?:$|[,;]))/giu, " x max"],
  [
    /(?<=\d.*),?\s+(?:(?:use|using|with|w\/|mit|sa?)\s+(?:the|your|my|a pair of|den|zwei)|w(?=\s+\d+s))\s+(?=\d{1,3}(?:[.,]\d)?\s*(?:kg|lbs?|s)?\s*(?:$|[,;]))/giu,
    " @ ",
  ],
  [
    /^(?<space>[\s:]*)\((?:tempo\s*)?(?<tempo>[\dx]-[\dx]-[\dx])\)\s+(?=\d{1,2}\s*x\s*\d)(?<rounds>.*)$/iu,
    "$<space>$<rounds>, tempo $<tempo>",
  ],
  [/(?<=max)\s*(?:-|minus|less)\s*([1-5])(?:\s*reps?)?(?=\s*(?:$|[,;]))/giu, " minus $1"],
];

/** '@ 3 plates' is no effort, '+ 1 chain a side' no round, and '2 warm-up sets x 12' are rounds. */
export function inPlainRounds(text: string): string {
  const said = plainer.reduce((written, [shape, to]) => written.replace(shape, to), text);
  const plain = withRestPause(withoutSlashes(said))
    .replace(platesOrChains, " ($1)")
    .replace(loadRepsSets, "$3x$2 @$1")
    .replace(workAndRest, "/")
    .replace(heldSets, "$1");
  return warmUpSets.reduce((written, [shape, to]) => written.replace(shape, to), plain);
}
