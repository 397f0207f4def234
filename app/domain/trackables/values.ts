import { convert } from "./conversion.ts";
import { plainMinus, type ReadNumber, readDecimal, readLimited } from "./numbers.ts";
import { formatSeconds, printSeconds, readSeconds } from "./seconds.ts";
import { type TrackableCategory, type TrackableType, trackables } from "./table.ts";
import type { MeasurementUnit } from "./units.ts";

/** Category and unit are null in an empty column. */
export type ValueKind = {
  category: TrackableCategory | null;
  unit: MeasurementUnit | null;
  type: TrackableType;
};

export type ValueDefinition = {
  trackableCategory: TrackableCategory | null;
  trackableType: TrackableType;
  measurementUnit: MeasurementUnit | null;
  value: number | string | null;
  additionalValue: number | null;
};

export type ParsedValue =
  | { ok: true; value: number | string | null; additionalValue: number | null }
  | { ok: false; reason: string };

const dropSetRule = "Write the weights of a drop set from heavy to light, like 80/70/60.";
const forcedRepsRule = "Write own and forced repetitions, like 8+2.";
const offsetRule = "Write the offset with its sign, like -5 or +2.5, or leave it empty.";
const maxDrops = 10;

/**
 * '' is no value. Rejects with a sentence that says what to write, also amounts beyond the limits of their category.
 */
export function parseValue(kind: ValueKind, text: string): ParsedValue {
  const parsed = parseForm(kind, text);
  if (!parsed.ok) return parsed;
  const { category: trackableCategory, unit: measurementUnit, type: trackableType } = kind;
  const problem = limitProblem({ trackableCategory, measurementUnit, trackableType, ...parsed });
  return problem === null ? parsed : refuse(problem);
}

/** Without the limits, which values stored earlier may exceed. */
export function parseForm(kind: ValueKind, text: string): ParsedValue {
  const trimmed = text.trim();
  if (trimmed === "") return accept(null);
  if (kind.category === null || kind.unit === null) return refuse("Choose a category first.");
  switch (kind.type) {
    case "dropSet":
      return parseDropSet(trimmed);
    case "forcedReps":
      return parseForcedReps(trimmed);
    case "automaticPercentage":
      return parseOffset(trimmed);
    case "amount":
      return parseAmount(kind.category, kind.unit, trimmed);
    default:
      return acceptNumber(readLimited(trimmed));
  }
}

/** `parseValue` reads it back as the same value. */
export function printValue(definition: ValueDefinition): string {
  const { value, additionalValue, trackableType, measurementUnit } = definition;
  if (value === null) return "";
  if (trackableType === "forcedReps") return `${value}+${additionalValue ?? ""}`;
  if (typeof value === "string") return value;
  if (trackableType === "automaticPercentage") return value < 0 ? String(value) : `+${value}`;
  if (trackableType === "amount" && measurementUnit === "seconds") return printSeconds(value);
  return String(value);
}

/** Times are in seconds while a client is visualised (document 1 §4). */
export function printForClient(definition: ValueDefinition): string {
  const { value, trackableType, measurementUnit } = definition;
  const isTime = trackableType === "amount" && measurementUnit === "seconds";
  return isTime && value !== null ? String(value) : printValue(definition);
}

/** Like `printValue`, but times as mm:ss. */
export function formatValue(definition: ValueDefinition): string {
  const { value, trackableType, measurementUnit } = definition;
  const isTime = trackableType === "amount" && measurementUnit === "seconds";
  return isTime && typeof value === "number" ? formatSeconds(value) : printValue(definition);
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
export function limitProblem({
  trackableCategory: category,
  trackableType: type,
  measurementUnit: unit,
  value,
}: ValueDefinition) {
  if (category === null || unit === null || value === null) return null;
  const isDropSet = type === "dropSet";
  const amounts = isDropSet ? String(value).split("/").map(Number) : type === "amount" ? [Number(value)] : [];
  const problems = amounts.map((amount) => pastLimits(category, unit, amount, isDropSet ? 0 : -1));
  return problems.find((problem) => problem !== null) ?? null;
}

function pastLimits(category: TrackableCategory, unit: MeasurementUnit, value: number, lowest: 0 | -1) {
  const { choices, most, units } = trackables[category];
  const largest = convert(most, units[0], unit) ?? most;
  const least = choices?.[0] ?? (unit === "seconds" ? 0 : lowest * largest);
  if (value >= least && value <= largest) return null;
  if (unit === "seconds") return `Enter a time of at most ${formatSeconds(largest)}.`;
  return `Enter a number from ${Math.ceil(least * 100) / 100} to ${Math.floor(largest * 100) / 100}.`;
}

function parseAmount(category: TrackableCategory, unit: MeasurementUnit, text: string): ParsedValue {
  const allowed = trackables[category].choices;
  if (allowed) return parseChoice(allowed, text);
  return acceptNumber(unit === "seconds" ? readSeconds(text) : readDecimal(text));
}

function parseChoice(allowed: readonly number[], text: string): ParsedValue {
  const read = readDecimal(text);
  if (read.ok && allowed.includes(read.number)) return accept(read.number);
  return refuse(`Enter a whole number from ${allowed[0]} to ${allowed[allowed.length - 1]}.`);
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
