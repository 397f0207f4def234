import { formatShortDate } from "#app/domain/schedule/dates.ts";
import { counted } from "#app/domain/text/counted.ts";
import { categoryInSentence, unitName } from "#app/domain/trackables/names.ts";
import { formatNumber, roundToHundredths } from "#app/domain/trackables/numbers.ts";
import { formatClock, isSprint } from "#app/domain/trackables/seconds.ts";
import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import { percentageBaseNames } from "#app/domain/trackables/types.ts";
import { isPace, type MeasurementUnit } from "#app/domain/trackables/units.ts";
import type { Automatic, CalculatedValue } from "./calculated-value.ts";
import { formulaNames } from "./one-repetition-maximum.ts";
import type { Base } from "./percentage-base.ts";
import type { MaximumKind, Reference } from "./reference.ts";
import { roundToStep } from "./round-to-step.ts";
import type { RoundingStep } from "./rounding-step.ts";

type Calculated = Extract<CalculatedValue, { is: "calculated" }>;
type Missing = Extract<CalculatedValue, { is: "missing" }>;

export function formatAmount(value: number, unit: MeasurementUnit, upper = value): string {
  if (isPace(unit)) return `${clocks(Math.round(upper), Math.round(value))} ${unitName(unit)}`;
  if (unit === "seconds" && !isSprint([value, upper].map(roundToHundredths))) return clocks(value, upper);
  return `${formatNumbers(value, upper)} ${unitName(unit)}`.trim();
}

function clocks(...seconds: number[]): string {
  return [...new Set(seconds)].map(formatClock).join("-");
}

function formatNumbers(from: number, to = from): string {
  const [lower, upper] = [from, to].map(formatNumber);
  return lower === upper ? `${lower}` : `${lower}-${upper}`;
}

/** '85 kg', of a range '85-90 kg'. */
export function formatRoundedAmount({ value, unit, upper }: Calculated, step: RoundingStep): string {
  const [from, to] = [value, upper?.value ?? value].map((number) => roundToStep(number, unit, step));
  return formatAmount(from ?? value, unit, to);
}

/** '70 % × 120 kg (real maximum of 3 Nov 2026) = 84 kg, rounded to 85 kg', of a range '70-75 % × … = 84-90 kg'. */
export function explain(calculated: Calculated, step: RoundingStep): string {
  const { value, unit, share, base, automatic, added, upper } = calculated;
  const exact = formatAmount(value, unit, upper?.value);
  const shown = formatRoundedAmount(calculated, step);
  const rounded = shown === exact ? "" : `, rounded to ${shown}`;
  if (added !== null) {
    const sum = `${added < 0 ? "−" : "+"} ${formatAmount(Math.abs(added), unit)}`;
    return `${formatAmount(base.amount, unit)} (${formatBase(base, unit)}) ${sum} = ${exact}${rounded}`;
  }
  const percent = `${formatNumbers(share, upper?.share)} %${automatic ? ` (${formatAutomatic(automatic)})` : ""}`;
  return `${percent} × ${formatAmount(base.amount, unit)} (${formatBase(base, unit)}) = ${exact}${rounded}`;
}

export function explainMissing(
  { what }: Missing,
  { exercise, category, client }: { exercise: string; category: TrackableCategory; client: string },
): string {
  if (what === "bodyWeight") return `No body weight is known for ${client}.`;
  if (what === "repetitions") return "An automatic percentage needs a whole number of repetitions from 1 to 20.";
  if (what === "topSet") return `No other round of ${exercise} in this workout has a known weight.`;
  if (what !== "maximum") {
    return `No ${percentageBaseNames[what]} and no maximum of ${exercise} is known for ${client}.`;
  }
  return `No maximum of ${exercise}, ${categoryInSentence(category)}, is known for ${client}.`;
}

const kindNames: Record<MaximumKind, string> = {
  currentReal: "real maximum",
  currentCalculated: "calculated maximum",
  allTimeReal: "all-time real maximum",
  allTimeCalculated: "all-time calculated maximum",
};

function formatBase(base: Base, unit: MeasurementUnit): string {
  switch (base.of) {
    case "bodyWeight":
      return `body weight of ${formatShortDate(base.on)}`;
    case "maximum":
      return formatReference(base.reference, unit);
    case "trainingMaximum":
      return `training maximum of ${formatShortDate(base.on)}`;
    case "shareOfMaximum":
      return `training maximum, ${base.share} % of ${formatReference(base.reference, unit)}`;
    case "repetitionMaximum":
      return `${base.repetitions}RM of ${formatShortDate(base.on)}`;
    case "byFormula":
      return `${base.repetitions}RM by ${formulaNames[base.formula]} from ${formatReference(base.reference, unit, "whole")}`;
    case "topSet":
      return base.isDone ? "top set, as done" : "top set, as prescribed";
  }
}

/** `whole`: names the maximum also where it is the exercise's own. */
function formatReference({ kind, maximum, through }: Reference, unit: MeasurementUnit, whole?: "whole") {
  const source = `${kindNames[kind]} of ${formatShortDate(maximum.on)}`;
  if (through.length === 0 && !whole) return source;
  const amount = `${formatAmount(maximum.value, unit)}, ${source}`;
  return through.length === 0 ? amount : `${formatThrough(through)}: ${amount}`;
}

function formatThrough(through: Reference["through"]) {
  return through.map(({ name, percentage }) => `${percentage} % of ${name}`).join(", ");
}

function formatAutomatic({ repetitions, formula, offset }: Automatic) {
  const times = `${counted(repetitions, "repetition")} by ${formulaNames[formula]}`;
  if (offset === 0) return times;
  return `${times}, ${offset < 0 ? "−" : "+"} ${Math.abs(offset)} %`;
}
