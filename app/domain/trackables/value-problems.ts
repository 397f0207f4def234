import { convert } from "./conversion.ts";
import { formatSeconds } from "./seconds.ts";
import { type TrackableCategory, trackables } from "./table.ts";
import { type ParsedValue, parseForm, type ValueKind } from "./text-forms.ts";
import { scaleOf } from "./types.ts";
import { isPace, type MeasurementUnit } from "./units.ts";
import { printValue, type ValueDefinition } from "./values.ts";

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
