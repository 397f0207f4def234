import { plainMinus, type ReadNumber, readDecimal, readLimited } from "./numbers.ts";
import { readSeconds } from "./seconds.ts";
import { type TrackableCategory, trackables } from "./table.ts";
import { scaleOf, type TrackableType } from "./types.ts";
import type { MeasurementUnit } from "./units.ts";

/** Category and unit are null in an empty column. */
export type ValueKind = {
  category: TrackableCategory | null;
  unit: MeasurementUnit | null;
  type: TrackableType;
};

export type ParsedValue =
  | { ok: true; value: number | string | null; additionalValue: number | null }
  | { ok: false; reason: string };

/** Written and shown for a value to failure. */
export const maximal = "max";

const dropSetRule = "Write the weights of a drop set from heavy to light, like 80/70/60.";
const forcedRepsRule = "Write own and forced repetitions, like 8+2.";
const offsetRule = "Write the offset with its sign, like -5 or +2.5, or leave it empty.";
const minimumRule = "Write the lowest number and a plus, like 8+.";
const rangeRule = "Write the lower and the higher number, like 8-12.";
const percentageRangeRule = "Write the lower and the higher percentage, like 70-75.";
const maxDrops = 10;

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
      return parseRange(trimmed, readNumber, rangeRule);
    case "percentageRange":
      return parseRange(trimmed.replace(/\s*%$/, ""), readLimited, percentageRangeRule);
    case "toFailure":
      return trimmed.toLowerCase() === maximal ? accept(null) : refuse(`Write ${maximal}: as many as possible.`);
    case "amount":
      return acceptNumber(readNumber(trimmed));
    case "percentage":
    case "bodyWeightPercentage":
      return acceptNumber(readLimited(trimmed));
  }
}

/** The first that fits. While '8+2' is typed, it is a minimum for a moment. */
const saidBy: readonly [shape: RegExp, type: TrackableType][] = [
  [/^max$/i, "toFailure"],
  [/^[\d.,:]+\s*-\s*[\d.,:]+\s*%$/, "percentageRange"],
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
  if (said === "toFailure" || said === "percentageRange") return said;
  if (scaleOf(type) === "percentage") return said === "range" ? "percentageRange" : null;
  return scaleOf(type) === "amount" ? said : null;
}

const plainer: Partial<Record<TrackableType, TrackableType>> = {
  minimum: "amount",
  range: "amount",
  toFailure: "amount",
  percentageRange: "percentage",
};

type ReadPart = (text: string) => ReadNumber;

function readAmount(category: TrackableCategory, unit: MeasurementUnit, text: string): ReadNumber {
  const { choices } = trackables[category];
  if (!choices) return unit === "seconds" ? readSeconds(text) : readDecimal(text);
  const read = readDecimal(text);
  if (read.ok && choices.includes(read.number)) return read;
  return { ok: false, reason: `Enter a whole number from ${choices[0]} to ${choices[choices.length - 1]}.` };
}

function parseMinimum(text: string, readNumber: ReadPart): ParsedValue {
  const number = /^([^+-]+)\+$/.exec(text)?.[1];
  return number === undefined ? refuse(minimumRule) : acceptNumber(readNumber(number.trim()));
}

/** `value` is the lower end, `additionalValue` the higher one. */
function parseRange(text: string, readNumber: ReadPart, rule: string): ParsedValue {
  const [, low, high] = /^([^+-]+)-([^+-]+)$/.exec(plainMinus(text)) ?? [];
  if (low === undefined || high === undefined) return refuse(rule);
  const [from, to] = [readNumber(low.trim()), readNumber(high.trim())];
  if (!from.ok) return refuse(`${from.reason} ${rule}`);
  if (!to.ok) return refuse(`${to.reason} ${rule}`);
  if (from.number > to.number) return refuse(rule);
  return { ok: true, value: from.number, additionalValue: to.number };
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

function acceptNumber(read: ReadNumber): ParsedValue {
  return read.ok ? accept(read.number) : read;
}

function accept(value: number | string | null): ParsedValue {
  return { ok: true, value, additionalValue: null };
}

function refuse(reason: string): ParsedValue {
  return { ok: false, reason };
}
