import { convert } from "./conversion.ts";
import { roundToHundredths } from "./numbers.ts";
import { formatSeconds, printSeconds } from "./seconds.ts";
import { type TrackableCategory, trackables } from "./table.ts";
import { maximal, type ParsedValue, parseForm, type ValueKind } from "./text-forms.ts";
import {
  isRange,
  type PercentageBase,
  percentageBaseNames,
  percentageBaseWords,
  scaleOf,
  type TrackableType,
} from "./types.ts";
import { isClock, isPace, type MeasurementUnit } from "./units.ts";

export type ValueDefinition = {
  trackableCategory: TrackableCategory | null;
  trackableType: TrackableType;
  measurementUnit: MeasurementUnit | null;
  value: number | string | null;
  additionalValue: number | null;
  /** Of a percentage or a percentage range of a weight; without it, the one-repetition maximum. */
  percentageOf?: PercentageBase;
};

/**
 * '' is no value. Rejects with a sentence that says what to write, also amounts beyond the limits of their category.
 */
export function parseValue(kind: ValueKind, text: string): ParsedValue {
  const parsed = parseForm(kind, text);
  if (!parsed.ok) return parsed;
  const { category: trackableCategory, unit: measurementUnit, type: trackableType } = kind;
  const problem = limitProblem({ trackableCategory, measurementUnit, trackableType, ...parsed });
  return problem === null ? parsed : { ok: false, reason: problem };
}

/** `parseValue` reads it back as the same value. */
export function printValue(definition: ValueDefinition): string {
  return print(definition, printSeconds);
}

/** Times are in seconds while a client is visualised (document 1 §4). */
export function printForClient(definition: ValueDefinition): string {
  return print(definition, isPace(definition.measurementUnit) ? printSeconds : String);
}

/** Like `printValue`, but times as mm:ss. */
export function formatValue(definition: ValueDefinition): string {
  return print(definition, isPace(definition.measurementUnit) ? printSeconds : formatSeconds);
}

/** '85 %', '85 % of the training maximum'. */
export function formatShare({ percentageOf, ...definition }: ValueDefinition): string {
  return `${formatValue(definition)} %${percentageOf ? ` of the ${percentageBaseNames[percentageOf]}` : ""}`;
}

/** In another unit of its dimension: to hundredths, a pace to seconds. A percentage only changes its unit. */
export function convertValue<Value extends ValueDefinition>(definition: Value, unit: MeasurementUnit): Value {
  const { value, additionalValue, measurementUnit: from, trackableType: type } = definition;
  const isOfUnit = scaleOf(type) === "amount" || type === "bodyWeightOffset";
  if (!isOfUnit || from === null) return { ...definition, measurementUnit: unit };
  const converted = (number: number) => {
    const exact = convert(number, from, unit) ?? number;
    return isPace(unit) ? Math.round(exact) : roundToHundredths(exact);
  };
  const ends = [value, additionalValue].map((end) => {
    return typeof end === "string" ? end.split("/").map(Number).map(converted).join("/") : end && converted(end);
  });
  // why: repetitions in reserve count the other way round
  const [lower, higher] = isRange(type) && !isPace(from) && !isPace(unit) ? ends.toSorted(byNumber) : ends;
  return { ...definition, measurementUnit: unit, value: lower ?? null, additionalValue: higher ?? null };
}

function byNumber(one: unknown, other: unknown) {
  return Number(one) - Number(other);
}

/** Whether nothing was typed. A value to failure never is. */
export function isEmptyValue({ value, trackableType }: Pick<ValueDefinition, "value" | "trackableType">): boolean {
  return value === null && trackableType !== "toFailure";
}

function print(definition: ValueDefinition, printTime: (seconds: number) => string): string {
  const { value, additionalValue, trackableType: type, measurementUnit } = definition;
  if (type === "toFailure") return maximal;
  if (value === null) return "";
  if (typeof value === "string") return additionalValue === null ? value : `${value} (${additionalValue}s)`;
  const printNumber = scaleOf(type) === "amount" && isClock(measurementUnit) ? printTime : String;
  const ends = [value, ...(additionalValue === null ? [] : [additionalValue])].map(printNumber);
  switch (type) {
    case "forcedReps":
      return ends.join("+");
    case "minimum":
      return `${printNumber(value)}+`;
    case "range":
      return inOrder(ends, measurementUnit).join("-");
    case "percentageRange":
      return ends.join("-") + printBase(definition);
    case "bodyWeightOffset":
      return value === 0 ? "bw" : `bw${printSigned(value)}`;
    case "automaticPercentage":
      return printSigned(value);
    case "percentage":
      return printNumber(value) + printBase(definition);
    case "amount":
    case "bodyWeightPercentage":
    case "dropSet":
    case "clusterReps":
      return printNumber(value);
  }
}

/** The faster pace first, as people write it. */
function inOrder(ends: string[], unit: MeasurementUnit | null): string[] {
  return isPace(unit) ? ends.toReversed() : ends;
}

function printSigned(value: number): string {
  return value < 0 ? String(value) : `+${value}`;
}

function printBase({ percentageOf }: ValueDefinition): string {
  return !percentageOf ? "" : `%${percentageBaseWords[percentageOf]}`;
}

export function valueProblem(definition: ValueDefinition): string | null {
  const { trackableCategory: category, measurementUnit: unit, trackableType: type } = definition;
  const parsed = parseForm({ category, unit, type }, printValue(definition));
  if (!parsed.ok) return parsed.reason;
  const isSame =
    parsed.value === definition.value &&
    parsed.additionalValue === definition.additionalValue &&
    (definition.value === null || (parsed.percentageOf ?? null) === (definition.percentageOf ?? null));
  return isSame ? null : "This value does not have the form of its type.";
}

export function amountProblem({ category, unit }: Pick<ValueKind, "category" | "unit">, value: number | string | null) {
  return category === null || unit === null || typeof value !== "number" ? null : pastLimits(category, unit, value, 0);
}

/** In a round, assistance is a negative amount. */
export function limitProblem(definition: ValueDefinition) {
  const { trackableCategory: category, trackableType: type, measurementUnit: unit } = definition;
  if (category === null || unit === null) return null;
  if (type === "bodyWeightOffset") return offsetProblem(Number(definition.value), unit);
  const problems = limitedNumbers(definition).map((amount) => {
    return pastLimits(category, unit, amount, type === "amount" ? -1 : 0);
  });
  return problems.find((problem) => problem !== null) ?? null;
}

function limitedNumbers({ trackableType: type, value, additionalValue }: ValueDefinition): number[] {
  if (value === null || scaleOf(type) !== "amount" || type === "forcedReps") return [];
  // why: the second number of a cluster is a rest
  const higher = additionalValue === null || type === "clusterReps" ? [] : [additionalValue];
  return [...String(value).split(/[/+]/).map(Number), ...higher];
}

/** Decisions §6, in kilograms. */
const offsets = { least: -500, most: 1000 };

function offsetProblem(offset: number, unit: MeasurementUnit) {
  const [least, most] = [offsets.least, offsets.most].map(
    (kilograms) => convert(kilograms, "kilograms", unit) ?? kilograms,
  );
  if (least === undefined || most === undefined || (offset >= least && offset <= most)) return null;
  return `Enter an offset from ${Math.ceil(least)} to ${Math.floor(most)}.`;
}

/** Seconds for the distance of a pace (decisions §6). */
const slowest = 7200;

function pastLimits(category: TrackableCategory, unit: MeasurementUnit, value: number, lowest: 0 | -1) {
  const { choices, most, units } = trackables[category];
  if (isPace(unit)) return value >= 1 && value <= slowest ? null : "Enter a pace from 0:01 to 2:00:00.";
  const largest = choices ? most : (convert(most, units[0], unit) ?? most);
  const least = choices?.[0] ?? (unit === "seconds" ? 0 : lowest * largest);
  if (value >= least && value <= largest) return null;
  if (unit === "seconds") return `Enter a time of at most ${formatSeconds(largest)}.`;
  return `Enter a number from ${Math.ceil(least * 100) / 100} to ${Math.floor(largest * 100) / 100}.`;
}
