import { plainMinus, type ReadNumber, readDecimal, readLimited } from "./numbers.ts";
import { longestRest, readSeconds } from "./read-seconds.ts";
import { type TrackableCategory, trackables } from "./table.ts";
import {
  maximal,
  type PercentageBase,
  percentageBases,
  percentageBaseWords,
  scaleOf,
  type TrackableType,
} from "./types.ts";
import { isClock, isPace, type MeasurementUnit } from "./units.ts";

/** Category and unit are null in an empty column. */
export type ValueKind = {
  category: TrackableCategory | null;
  unit: MeasurementUnit | null;
  type: TrackableType;
};

/** `percentageOf`: only if the text says it. */
export type ParsedValue =
  | { ok: true; value: number | string | null; additionalValue: number | null; percentageOf?: PercentageBase }
  | { ok: false; reason: string };

const dropSetRule = "Write the weights of a drop set from heavy to light, like 80/70/60.";
const forcedRepsRule = "Write own and forced repetitions, like 8+2.";
const offsetRule = "Write the offset with its sign, like -5 or +2.5, or leave it empty.";
const minimumRule = "Write the lowest number and a plus, like 8+.";
const rangeRule = "Write the lower and the higher number, like 8-12.";
const percentageRangeRule = "Write the lower and the higher percentage, like 70-75.";
const clusterRule = "Write the repetitions of a cluster, like 5+3+2 or 5+3 (15s) with the rest in between.";
const bodyWeightRule = "Write what is added to the body weight, like bw+10 or bw-20.";
const maxDrops = 10;
const maxClusters = 20;

/** Without the limits, which values stored earlier may exceed. */
export function parseForm({ category, unit, type }: ValueKind, text: string): ParsedValue {
  const trimmed = text.trim();
  // why: a value to failure is never empty, so clearing one gives a plain empty value (`typeSaid`)
  if (trimmed === "" && type !== "toFailure") return accept(null);
  if (category === null || unit === null) return refuse("Choose a category first.");
  const readNumber = (part: string) => readAmount(category, unit, part);
  switch (type) {
    case "dropSet":
      return parseDropSet(trimmed);
    case "forcedReps":
      return parseForcedReps(trimmed);
    case "automaticPercentage":
      return parseOffset(trimmed);
    case "minimum":
      return parseMinimum(trimmed, readNumber);
    case "range":
      return parseRange(trimmed, readNumber, rangeRule, isPace(unit));
    case "percentageRange":
      return parseShare(category, trimmed, (text) => parseRange(text, readLimited, percentageRangeRule));
    case "toFailure":
      return trimmed.toLowerCase() === maximal ? accept(null) : refuse(`Write ${maximal}: as many as possible.`);
    case "amount":
      return acceptNumber(readNumber(trimmed));
    case "percentage":
      return parseShare(category, trimmed, (text) => acceptNumber(readLimited(text)));
    case "bodyWeightPercentage":
      return acceptNumber(readLimited(trimmed.replace(/\s*%$/, "")));
    case "clusterReps":
      return parseCluster(trimmed);
    case "bodyWeightOffset":
      return parseBodyWeightOffset(trimmed);
  }
}

/** The first that fits. While '8+2' is typed, it is a minimum for a moment. */
const saidBy: readonly [shape: RegExp, type: TrackableType][] = [
  [/^max$/i, "toFailure"],
  [/^bw(?:\s*[+-].*)?$/i, "bodyWeightOffset"],
  [/^[\d.,:]+\s*-\s*[\d.,:]+\s*%/, "percentageRange"],
  [/^[\d.,]+\s*%/, "percentage"],
  [/^\d+(?:\s*\+\s*\d+){2,}\s*(?:\(.*\))?$|^\d+\s*\+\s*\d+\s*\(.*\)$/, "clusterReps"],
  [/^[\d.,]+(?:\s*\/\s*[\d.,]+)+$/, "dropSet"],
  [/^[\d.,:]+\s*-\s*[\d.,:]+$/, "range"],
  [/^[\d.,:]+\s*\+$/, "minimum"],
  [/^[\d.,]+\s*\+\s*[\d.,]+$/, "forcedReps"],
  [/^[\d.,:]*$/, "amount"],
];

/**
 * What a text that a cell can't read as its own type says by its form, where it can only mean one type; a plain number,
 * or none, replaces a range, a minimum or a set to failure.
 */
export function typeSaid({ category, type }: ValueKind, text: string): TrackableType | null {
  const plain = plainMinus(text.trim());
  const said = saidBy.find(([shape]) => shape.test(plain))?.[1] ?? null;
  const isChosen = category !== null && trackables[category].choices !== null;
  if (said === "amount") return isChosen ? null : (plainer[type] ?? null);
  if (said !== null && saysItself.includes(said)) return said;
  if (scaleOf(type) === "percentage") return said === "range" ? "percentageRange" : null;
  return scaleOf(type) === "amount" || scaleOf(type) === "bodyWeightOffset" ? said : null;
}

/** In any column, whatever its numbers count. */
const saysItself: TrackableType[] = ["toFailure", "bodyWeightOffset", "percentageRange", "percentage"];

const plainer: Partial<Record<TrackableType, TrackableType>> = {
  minimum: "amount",
  range: "amount",
  toFailure: "amount",
  clusterReps: "amount",
  bodyWeightOffset: "amount",
  percentageRange: "percentage",
};

type ReadPart = (text: string) => ReadNumber;

function readAmount(category: TrackableCategory, unit: MeasurementUnit, text: string): ReadNumber {
  const { choices } = trackables[category];
  if (!choices) return isClock(unit) ? readSeconds(text) : readDecimal(text);
  const read = readDecimal(text);
  if (read.ok && choices.includes(read.number)) return read;
  const whole = choices.every(Number.isInteger) ? "whole" : "whole or half";
  return { ok: false, reason: `Enter a ${whole} number from ${choices[0]} to ${choices[choices.length - 1]}.` };
}

/** '85%', '85%TM', '85 % of 5RM'. */
function parseShare(category: TrackableCategory, text: string, parse: (text: string) => ParsedValue): ParsedValue {
  const [, number = text, word] = shareShape.exec(text) ?? [];
  const parsed = parse(number);
  const percentageOf = percentageBases.find((base) => isWord(percentageBaseWords[base], word));
  if (!parsed.ok || !percentageOf) return parsed;
  if (category !== "weight") return refuse("Only a weight is a percentage of a training maximum or of a top set.");
  return { ...parsed, percentageOf };
}

const shareShape = /^(.*?)\s*%\s*(?:of\s+)?([a-z\d]+)?(?:\s?set)?$/i;

function isWord(word: string, written = ""): boolean {
  return word.toLowerCase() === written.toLowerCase();
}

function parseMinimum(text: string, readNumber: ReadPart): ParsedValue {
  const number = /^([^+-]+)\+$/.exec(text)?.[1];
  return number === undefined ? refuse(minimumRule) : acceptNumber(readNumber(number.trim()));
}

/** `value` is the lower end, `additionalValue` the higher one; of paces the slower one is the lower. */
function parseRange(text: string, readNumber: ReadPart, rule: string, arePaces = false): ParsedValue {
  const [, low, high] = /^([^+-]+)-([^+-]+)$/.exec(plainMinus(text)) ?? [];
  if (low === undefined || high === undefined) return refuse(rule);
  const [from, to] = [readNumber(low.trim()), readNumber(high.trim())];
  if (!from.ok) return refuse(`${from.reason} ${rule}`);
  if (!to.ok) return refuse(`${to.reason} ${rule}`);
  if (arePaces) return { ok: true, ...slowerFirst(from.number, to.number) };
  if (from.number > to.number) return refuse(rule);
  return { ok: true, value: from.number, additionalValue: to.number };
}

function slowerFirst(one: number, other: number) {
  return { value: Math.max(one, other), additionalValue: Math.min(one, other) };
}

function parseDropSet(text: string): ParsedValue {
  const weights: number[] = [];
  for (const part of text.split("/")) {
    const read = readLimited(part.trim());
    if (!read.ok) return refuse(part.trim() === "" ? dropSetRule : `${read.reason} ${dropSetRule}`);
    weights.push(read.number);
  }
  const falls = weights.every((weight, index) => index === 0 || weight < (weights[index - 1] ?? 0));
  if (weights.length < 2 || !falls) return refuse(dropSetRule);
  if (weights.length > maxDrops) return refuse(`A drop set has at most ${maxDrops} weights.`);
  return accept(weights.join("/"));
}

function parseForcedReps(text: string): ParsedValue {
  const [own, forced, ...more] = text.split("+");
  if (!own?.trim() || !forced?.trim() || more.length > 0) return refuse(forcedRepsRule);
  const ownReps = readLimited(own.trim());
  if (!ownReps.ok) return refuse(`${ownReps.reason} ${forcedRepsRule}`);
  const forcedReps = readLimited(forced.trim());
  if (!forcedReps.ok) return refuse(`${forcedReps.reason} ${forcedRepsRule}`);
  return { ok: true, value: ownReps.number, additionalValue: forcedReps.number };
}

function parseOffset(text: string): ParsedValue {
  const signed = plainMinus(text);
  const sign = signed.charAt(0);
  // why: an unsigned number is most likely meant as the whole percentage, which this type calculates by itself
  if (sign !== "+" && sign !== "-" && !/^0([.,]0*)?$/.test(signed)) return refuse(offsetRule);
  const size = readLimited(signed.replace(/^[+-]\s*/, ""));
  if (!size.ok) return refuse(`${size.reason} ${offsetRule}`);
  return accept(sign === "-" && size.number > 0 ? -size.number : size.number);
}

/** Two parts need the bracket, which tells them from forced repetitions. */
function parseCluster(text: string): ParsedValue {
  const [, written, rest] = /^([^()]+?)\s*(?:\(\s*([^()]+?)\s*\))?$/.exec(text) ?? [];
  const parts = (written ?? "").split("+").map((part) => readDecimal(part.trim()));
  const isWhole = parts.every((part) => part.ok && Number.isInteger(part.number) && part.number > 0);
  if (!isWhole || parts.length < (rest === undefined ? 3 : 2)) return refuse(clusterRule);
  if (parts.length > maxClusters) return refuse(`A cluster has at most ${maxClusters} parts.`);
  const value = parts.map((part) => (part.ok ? part.number : 0)).join("+");
  if (rest === undefined) return accept(value);
  const seconds = readSeconds(rest.replace(/\s*(?:s|secs?|seconds?)$/i, ""));
  if (!seconds.ok) return refuse(`${seconds.reason} ${clusterRule}`);
  if (!Number.isInteger(seconds.number) || seconds.number < 1 || seconds.number > longestRest)
    return refuse("A rest lasts from 1 second to 2 hours.");
  return { ok: true, value, additionalValue: seconds.number };
}

/** 'bw', 'bw+10', '-20'. */
function parseBodyWeightOffset(text: string): ParsedValue {
  const offset = plainMinus(text).replace(/^bw\s*/i, "");
  if (offset === "") return accept(0);
  const [, sign, size = ""] = /^([+-])\s*(.*)$/.exec(offset) ?? [];
  if (sign === undefined) return refuse(bodyWeightRule);
  const read = readLimited(size);
  if (!read.ok) return refuse(`${read.reason} ${bodyWeightRule}`);
  return accept(sign === "-" && read.number > 0 ? -read.number : read.number);
}

function acceptNumber(read: ReadNumber): ParsedValue {
  return read.ok ? accept(read.number) : read;
}

function accept(value: number | string | null): ParsedValue {
  return { ok: true, value, additionalValue: null };
}

function refuse(reason: string): ParsedValue {
  return { ok: false, reason };
}
