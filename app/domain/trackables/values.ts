import { convert } from "./conversion.ts";
import { formatSeconds, printSeconds } from "./seconds.ts";
import { type TrackableCategory, trackables } from "./table.ts";
import { maximal, type ParsedValue, parseForm, type ValueKind } from "./text-forms.ts";
import { scaleOf, type TrackableType } from "./types.ts";
import type { MeasurementUnit } from "./units.ts";

export type ValueDefinition = {
  trackableCategory: TrackableCategory | null;
  trackableType: TrackableType;
  measurementUnit: MeasurementUnit | null;
  value: number | string | null;
  additionalValue: number | null;
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
  return print(definition, String);
}

/** Like `printValue`, but times as mm:ss. */
export function formatValue(definition: ValueDefinition): string {
  return print(definition, formatSeconds);
}

/** Whether nothing was typed. A value to failure never is. */
export function isEmptyValue({ value, trackableType }: Pick<ValueDefinition, "value" | "trackableType">): boolean {
  return value === null && trackableType !== "toFailure";
}

function print(definition: ValueDefinition, printTime: (seconds: number) => string): string {
  const { value, additionalValue, trackableType: type, measurementUnit } = definition;
  if (type === "toFailure") return maximal;
  if (value === null) return "";
  if (typeof value === "string") return value;
  const printNumber = scaleOf(type) === "amount" && measurementUnit === "seconds" ? printTime : String;
  switch (type) {
    case "forcedReps":
      return `${value}+${additionalValue ?? ""}`;
    case "minimum":
      return `${printNumber(value)}+`;
    case "range":
    case "percentageRange":
      return `${printNumber(value)}-${additionalValue === null ? "" : printNumber(additionalValue)}`;
    case "automaticPercentage":
      return value < 0 ? String(value) : `+${value}`;
    case "amount":
    case "percentage":
    case "bodyWeightPercentage":
    case "dropSet":
      return printNumber(value);
  }
}

export function valueProblem(definition: ValueDefinition): string | null {
  const { trackableCategory: category, measurementUnit: unit, trackableType: type } = definition;
  const parsed = parseForm({ category, unit, type }, printValue(definition));
  if (!parsed.ok) return parsed.reason;
  const isSame = parsed.value === definition.value && parsed.additionalValue === definition.additionalValue;
  return isSame ? null : "This value does not have the form of its type.";
}

export function amountProblem({ category, unit }: Pick<ValueKind, "category" | "unit">, value: number | string | null) {
  return category === null || unit === null || typeof value !== "number" ? null : pastLimits(category, unit, value, 0);
}

/** In a round, assistance is a negative amount. */
export function limitProblem(definition: ValueDefinition) {
  const { trackableCategory: category, trackableType: type, measurementUnit: unit } = definition;
  if (category === null || unit === null) return null;
  const problems = limitedNumbers(definition).map((amount) => {
    return pastLimits(category, unit, amount, type === "amount" ? -1 : 0);
  });
  return problems.find((problem) => problem !== null) ?? null;
}

function limitedNumbers({ trackableType: type, value, additionalValue }: ValueDefinition): number[] {
  if (value === null || scaleOf(type) !== "amount" || type === "forcedReps") return [];
  const higher = additionalValue === null ? [] : [additionalValue];
  return [...String(value).split("/").map(Number), ...higher];
}

function pastLimits(category: TrackableCategory, unit: MeasurementUnit, value: number, lowest: 0 | -1) {
  const { choices, most, units } = trackables[category];
  const largest = convert(most, units[0], unit) ?? most;
  const least = choices?.[0] ?? (unit === "seconds" ? 0 : lowest * largest);
  if (value >= least && value <= largest) return null;
  if (unit === "seconds") return `Enter a time of at most ${formatSeconds(largest)}.`;
  return `Enter a number from ${Math.ceil(least * 100) / 100} to ${Math.floor(largest * 100) / 100}.`;
}
