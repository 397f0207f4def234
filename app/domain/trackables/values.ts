import { convert } from "./conversion.ts";
import { roundToHundredths } from "./numbers.ts";
import { formatSeconds, printSeconds } from "./seconds.ts";
import type { TrackableCategory } from "./table.ts";
import {
  isRange,
  maximal,
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
