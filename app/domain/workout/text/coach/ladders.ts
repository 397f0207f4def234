import { partsOf, valueOfAll, withPoints } from "./any-order.ts";
import type { Knowing } from "./notes.ts";
import { count, load, number, reps, steps, tail, unit } from "./steps.ts";

const listOf = (one: string, apart: string) => `${one}(?:\\s*${apart}\\s*${one})+`;
const lists = `(?:${listOf(reps, "/")}|${listOf("\\d{1,3}\\+?", "-")}|${listOf(reps, ",")})`;
const loadList = `(?:${["/", "-", ","].map((sign) => `${number}(?:${unit})?(?:\\s*${sign}\\s*${number}(?:${unit})?)*`).join("|")})`;
const zipped = new RegExp(
  `^(?:(?<count>${count})\\s*(?:x|sets?:?)\\s*)?(?:(?<list>${lists})|(?<one>${reps}))(?:\\s*reps)?` +
    `(?:\\s*(?:\\(?\\s*(?:@|at)|\\(|(?<=\\s)(?=${number}${unit}\\s*[,/])|,?\\s(?=${number}(?:[/-]${number})+${unit}))\\s*(?<loads>${loadList})(?<unit>${unit})?\\)?)?${tail}$`,
  "iu",
);
const loadAhead = new RegExp(
  `^@?\\s*(?<load>${number}${unit}|bw(?:[+-]${number}(?:kg|lb))?)\\s*(?:x|for|[:,])?\\s*(?<list>${lists})$`,
  "iu",
);
const inWaves = new RegExp(
  `^(?:(?<waves>[2-5])\\s*x\\s*\\((?<wave>${lists})\\)|2\\s*x\\s*(?<bare>${lists}))(?<behind>(?:\\s*@.*|[\\s,]\\s*\\d+(?:[.,]\\d+)?\\s?(?:kg|lb|%))?)$`,
  "iu",
);
const mostReps = 50;

const unitOf = "m|km|yd|mi|min|s|cal";
const measured = new RegExp(
  `^(?<list>\\d{1,4}(?:${unitOf})?(?<sign>\\s*[-/,]\\s*)\\d{1,4}(?:${unitOf})?(?:\\k<sign>\\d{1,4}(?:${unitOf})?)+)(?<=(?<unit>${unitOf}))(?![\\p{L}/])${tail}$`,
  "iu",
);

function measuredRounds(text: string): string[] | null {
  const { list, sign = "", unit = "", tail = "" } = measured.exec(text)?.groups ?? {};
  const rounds = list?.split(sign).map((one) => (/\d$/.test(one) ? one + unit : one));
  return rounds ? [rounds.map((one) => one + tail).join(" | ")] : null;
}

/** '5/3/1 @ 75/85/95%' and '10-8-6-4'; null if it is no list. */
export function readList(text: string): string[] | null {
  return measuredRounds(text) ?? readWaves(text) ?? zippedRounds(loadBehind(text));
}

/** '80kg: 3, 3, 2' with the load behind. */
function loadBehind(text: string): string {
  const { load = "", list } = loadAhead.exec(text)?.groups ?? {};
  return list === undefined ? text : `${list} ${/^bw/i.test(load) ? "" : "@"}${load}`;
}

/** '3x8-10 @ 20/22/24kg' is of that range in each round. */
function zippedIn(text: string): Readonly<Record<string, string | undefined>> {
  const { list, ...found } = zipped.exec(text)?.groups ?? {};
  const isOfRange = /^\d{1,2}-\d{1,3}$/.test(list ?? "") && partsOf(found.loads ?? "").length > 2;
  return isOfRange ? { ...found, one: list } : { ...found, list };
}

function zippedRounds(text: string): string[] | null {
  const { count, list, one = "", loads = "", unit = "", tail = "" } = zippedIn(text);
  const repetitions = list === undefined ? [one] : partsOf(list);
  const weights = loads === "" ? [] : partsOf(withPoints(loads));
  // why: '2-2-1 @ 75-85%' is that range in each round
  const isRange = repetitions.length > 2 && weights.length === 2 && loads.includes("-");
  if (!mayBeRounds({ repetitions, weights: isRange ? [] : weights, count, list, loads, tail })) return null;
  const lastUnit = unitAt(weights.at(-1)) ?? unit;
  if (weights.length > 0 && lastUnit.trim() === "") return null;
  if (isPairIn(text, repetitions)) return weights.length > 0 ? null : fallingReadings(repetitions, count, tail);
  const most = isRange ? repetitions.length : Math.max(repetitions.length, weights.length);
  const loadAt = (at: number) => (isRange ? ` @${loads}${unit}` : withUnit(weights[at] ?? weights[0], lastUnit));
  const rounds = Array.from({ length: most }, (_, at) => `${repetitions[at] ?? one}${loadAt(at)}${tail}`);
  return inSets(rounds, list === undefined ? count : undefined, weights.length);
}

/** '5x5 @ 60/80/100kg': the last load again, or one round of each; '3x5 @ 60, 65, 70, 75%': one or three of each. */
function inSets(rounds: readonly string[], count = "1", loads: number): string[] {
  const sets = Number(count);
  const each = rounds.join(" | ");
  if (sets < 2 || sets === loads) return [each];
  const more = sets - rounds.length;
  if (more < 0) return [each, rounds.map((one) => `${sets}x${one}`).join(" | ")];
  return [[...rounds.slice(0, -1), `${more + 1}x${rounds.at(-1)}`].join(" | "), each];
}

function isPairIn(text: string, repetitions: readonly string[]): boolean {
  return repetitions.length === 2 && text.includes(repetitions.join("-"));
}

function unitAt(weight: string | undefined): string | null {
  return /(?:%\S*|[^\d.,]+)$/.exec(weight ?? "")?.[0] ?? null;
}

function withUnit(weight: string | undefined, lastUnit: string): string {
  if (weight === undefined) return "";
  // why: '50%, 60% of 5RM' is all of it
  const isOfLast = /^%./.test(lastUnit.trim()) && /\d\s*%$/.test(weight);
  return ` @${isOfLast ? weight.replace(/\s*%$/, "") : weight}${/[^\d.,]$/.test(weight) && !isOfLast ? "" : lastUnit}`;
}

function readWaves(text: string): string[] | null {
  const { bare = "", waves = "2", wave = bare, behind = "" } = inWaves.exec(text)?.groups ?? {};
  const length = wave.split(/[-,/]/).length;
  const each = length < 3 ? null : readList(`${wave}${behind.replace(/^,?\s*(?=\d)/, " @")}`);
  const repeated = each?.map((one) => Array(Number(waves)).fill(one).join(" | ")) ?? null;
  // why: '3x(1,2,3)' are rather ladders of a bell, and '3x(5,3,1)' three sets
  const isLadder = /^(?:1\D+2|2\D+3)\D/.test(wave);
  return Number(waves) === length && each ? [...(isLadder ? (repeated ?? []) : []), ...each] : repeated;
}

type Listed = {
  repetitions: string[];
  weights: string[];
  count: string | undefined;
  list: string | undefined;
  loads: string;
  tail: string;
};

function mayBeRounds({ repetitions, weights, count, list, loads, tail }: Listed): boolean {
  if (Math.max(repetitions.length, weights.length) < 2) return false;
  if (repetitions.some((each) => Number.parseInt(each, 10) > mostReps)) return false;
  if (/^\s*(?:x|cal|kg|lb|m|km|s|min|in|cm|%|")/i.test(tail)) return false;
  const isEach = weights.length > 2 || [undefined, "1", "2"].includes(count);
  if (list === undefined) return isEach && !(weights.length === 2 && loads.includes("-"));
  // why: '8/8' is of each side
  const isOfSides = count !== undefined && list.includes("/") && new Set(repetitions).size === 1;
  // why: '5x3, 1' is five of three, and one
  const isOther =
    count !== undefined && (repetitions.length > 2 || list.includes(",")) && Number(count) !== repetitions.length;
  return !isOfSides && !isOther && (weights.length < 2 || weights.length === repetitions.length);
}

function fallingReadings(list: string[], count: string | undefined, tail: string): string[] | null {
  const [first = 0, second = 0] = list.map((each) => Number.parseInt(each, 10));
  if (first <= second || (count !== undefined && Number(count) !== 2)) return null;
  return [`${first} | ${second}${tail}`, `${second}-${first}${tail}`];
}

const separators =
  /\s*(?:;|->|→|,(?!\d)|(?<=[%+bgm])\/(?=\d+\+?\s*(?:x|@|%|kg|lb)|\d+\+?\s+\d)|(?<![\p{L}])(?:and then|then|and|und|i|pa|dann|danach|zatim|onda)(?![\p{L}])|\s\+\s|\s\/\s)\s*/iu;
const startOfStep = new RegExp(
  `(?<!x)\\s+(?=(?:\\d{1,3}\\s*x\\s*)?${reps}\\s*@|\\d{1,3}\\s*x\\s*(?:\\d|max)|x\\d{1,2}\\s*(?:@|rpe)|@?${load}\\s*(?:/\\s*\\d{1,2}(?![\\d%])|x\\s*max|(?:x|\\d+\\s*x)\\s*\\d))`,
  "giu",
);

/** Rounds apart by commas, slashes, words or nothing but the next one's beginning. */
export function splitSteps(text: string): string[][] {
  // why: '1 min / 1 min' is work and rest
  if (times.test(text)) return [];
  const byCommaOnly = text.split(/\s*[,;]\s*(?:(?:and\s+)?then\s+)?/i).filter(Boolean);
  const byComma = text.split(separators).filter(Boolean);
  const bySpace = text.split(startOfStep).filter(Boolean);
  return [...(/\//.test(text) ? [byCommaOnly] : []), byComma, bySpace].filter(({ length }) => length > 1);
}

export function readStep(text: string): string[] {
  const found = steps.flatMap(({ shape, readings }) => {
    const match = shape.exec(text);
    return match ? readings({ tail: "", ...match.groups }) : [];
  });
  return found.length > 0 ? [...new Set(found)] : [text];
}

const startOfRound = new RegExp(
  `^(?!${number}\\s*(?:kg|lb|%)$)(?:${count}\\s*x\\s*)?(?:${reps}|_|${number}\\s*(?:m|km|mi|yd|s|min|cal)|\\d+:\\d\\d)(?=$|[\\s@])`,
  "iu",
);

export function startsStep(text: string): boolean {
  return startOfRound.test(text);
}

const times = /(?:\d\s*(?:min|s)|:\d\d)\s*\/\s*\d+\s*(?:min|s|:)/i;

type CanRead = Knowing["canRead"];

/** A clause that starts no round belongs to the one before it: '5 @80%, rpe 8'. */
export function joined(steps: readonly string[]): string[] {
  const rounds: string[] = [];
  for (const step of steps) {
    const [first = ""] = readStep(step);
    const isList = rounds.length > 1 || readList(rounds[0] ?? "") !== null;
    const ofAll = valueOfAll(step, rounds, isList);
    if (ofAll !== null) rounds.splice(0, rounds.length, ...rounds.map((one) => `${one} ${ofAll}`));
    else if (startsStep(first) || rounds.length === 0 || readList(step) !== null) rounds.push(step);
    else rounds.push(`${rounds.pop()} ${step}`);
  }
  return rounds;
}

/** '135x5, 155x5, 175x5 lb' and '60kg x 8, 65 x 8': the only unit is that of all. */
export function withUnits(steps: string[]): string[] {
  const counted = steps.map((step) => countedLoad.exec(step)?.groups);
  const said = new Set(counted.flatMap((one) => one?.unit ?? []));
  if (said.size === 1 && counted.every((one) => one !== undefined))
    return counted.map((one) => `${one?.rounds} @${one?.load}${one?.unit ?? [...said][0]}`);
  const shape =
    /^(?<first>\d+(?:\.\d+)?)\s*(?:reps\s*)?(?<own>kg|lb|%)?\s*(?:(?<sign>[x@])\s*(?<second>\d+(?:\.\d+)?\+?|max)|(?<=\s)(?<rounds>\d{1,2}\s*x\s*\d{1,2}\+?))\s*(?<unit>kg|lb|%)?$/iu;
  const parts = steps.map((step) => shape.exec(step)?.groups ?? null);
  const units = new Set(parts.flatMap((part) => [part?.own, part?.unit].filter((one) => one !== undefined)));
  const [unit] = units;
  if (unit === undefined || units.size > 1 || parts.some((part) => part === null)) return steps;
  if (parts.some((part) => part?.rounds) && parts.some((part) => Number(part?.first) < 15)) return steps;
  if (parts.every((part) => part?.own ?? part?.unit)) return steps;
  const [known] = parts.filter((part) => part?.own ?? part?.unit);
  const isLoadFirst =
    known?.own !== undefined ||
    (known?.sign?.toLowerCase() === "x" && Number(known.first) > Number.parseFloat(known.second ?? ""));
  // why: '80% x max, 5x3' has no set at 5%
  if (unit === "%" && isLoadFirst && parts.some((part) => Number(part?.first) < 15)) return steps;
  return parts.map((part) =>
    part?.rounds !== undefined
      ? `${part.rounds} @${part.first}${unit}`
      : isLoadFirst
        ? `${part?.second} @${part?.first}${unit}`
        : `${part?.first} @${part?.second}${unit}`,
  );
}

export function readLadder(steps: readonly string[], canRead: CanRead): string[] {
  if (steps.length < 2) return [];
  const rounds = steps.map((step) =>
    (readList(step) ?? readStep(step))
      .map((one) => one.replace(/^1\s*x\s*(?=\d)/i, ""))
      .filter(readableRounds(canRead)),
  );
  if (rounds.some(([first]) => first === undefined || !startsStep(first))) return [];
  const load = /\s*(?:@\s*\S+|(?<=\s)\d+(?:[.,]\d+)?(?:kg|lb|%)|rpe \d\S*|\d\S*\s?RIR)$/i.exec(
    rounds.at(-1)?.[0] ?? "",
  )?.[0];
  if (
    load &&
    !load.endsWith("top") &&
    rounds.slice(0, -1).every(([first = ""]) => !/[%@]|kg|lb|rpe|rir/i.test(first))
  ) {
    const asSaid = rounds.map(([first]) => first);
    return [asSaid.map((one = "") => spreadOver(one, load)).join(" | "), asSaid.join(" | ")];
  }
  const firsts = rounds.map(([first]) => first).join(" | ");
  const isOpen = steps.some((step) => /x\s*\d+\s*x\s*\d/i.test(step) && readStep(step).length > 1);
  const seconds = rounds.map(([first, second = first]) => second).join(" | ");
  return isOpen && firsts !== seconds ? [firsts, seconds] : [firsts];
}

function spreadOver(rounds: string, load: string): string {
  return rounds
    .split(" | ")
    .map((one) => (/@|rpe|rir|kg|lb|%/i.test(one) ? one : one + load))
    .join(" | ");
}

export function readableRounds(canRead: CanRead) {
  return (rounds: string) => rounds.split(" | ").every(canRead);
}

const countedLoad = /^(?<rounds>\d{1,2}\s*x\s*\d{1,3}\+?)\s+@?\s*(?<load>\d{2,3}(?:[.,]\d+)?)\s*(?<unit>kg|lb|%)?$/i;
