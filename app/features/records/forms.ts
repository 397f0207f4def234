import { choice, day, defineForm, text, type ValuesOf } from "#app/domain/forms/form.ts";
import { allowsUnit } from "#app/domain/trackables/allowed.ts";
import { readDecimal } from "#app/domain/trackables/numbers.ts";
import { readSeconds } from "#app/domain/trackables/read-seconds.ts";
import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import { type MeasurementUnit, measurementUnits } from "#app/domain/trackables/units.ts";
import { amountProblem } from "#app/domain/trackables/value-problems.ts";

/** The day must not be in the future. */
export type EnteredMaximum = { id: string; value: number; unit: MeasurementUnit; on: string };

export type EnteredBodyWeight = EnteredMaximum & { unit: "kilograms" | "pounds" };

const fields = {
  value: text({ label: "Value" }),
  unit: choice({ label: "Unit", among: measurementUnits, required: "Choose a unit", wrong: "Choose a unit" }),
  on: day({
    label: "Measured on",
    required: "Enter the day it was measured",
    wrong: "Enter the day it was measured",
  }),
};

export type MeasureFields = typeof fields;
type Values = ValuesOf<MeasureFields>;

/** `today`: YYYY-MM-DD. */
export type MaximumFacts = { today: string; category: TrackableCategory };

export const maximumForm = defineForm({
  id: "measure",
  fields,
  cross: (typed, { today, category }: MaximumFacts) => ({
    value: maximumMessage(typed, category),
    unit: allowsUnit(category, typed.unit as MeasurementUnit) ? null : "Choose a unit",
    on: dayMessage(typed, today),
  }),
});

/** Rejects implausible values. */
export const bodyWeightForm = defineForm({
  id: "measure",
  fields,
  cross: (typed, { today }: { today: string }) => ({
    value: bodyWeightMessage(typed),
    unit: isBodyWeightUnit(typed.unit) ? null : "Choose a unit",
    on: dayMessage(typed, today),
  }),
});

export function maximumInput(typed: Values, id: string): EnteredMaximum {
  return { id, value: numberOf(typed), unit: typed.unit as MeasurementUnit, on: typed.on };
}

export function bodyWeightInput(typed: Values, id: string): EnteredBodyWeight {
  return { ...maximumInput(typed, id), unit: typed.unit as EnteredBodyWeight["unit"] };
}

export function maximumMessage(typed: Pick<Values, "value" | "unit">, category: TrackableCategory) {
  const read = readValue(typed);
  if (!read.ok) return read.reason;
  if (read.number <= 0) return "Enter a number above 0.";
  const unit = typed.unit as MeasurementUnit;
  return allowsUnit(category, unit) ? amountProblem({ category, unit }, read.number) : null;
}

function bodyWeightMessage(typed: Values) {
  const read = readValue(typed);
  const [least, most] = typed.unit === "pounds" ? [44, 1323] : [20, 600];
  if (!read.ok) return read.reason;
  return read.number >= least && read.number <= most ? null : `Enter a body weight from ${least} to ${most}.`;
}

function readValue({ value, unit }: Pick<Values, "value" | "unit">) {
  return unit === "seconds" ? readSeconds(value) : readDecimal(value);
}

function numberOf(typed: Values) {
  const read = readValue(typed);
  return read.ok ? read.number : Number.NaN;
}

function isBodyWeightUnit(unit: string) {
  return unit === "kilograms" || unit === "pounds";
}

export function dayMessage({ on }: Pick<Values, "on">, today: string) {
  return on <= today ? null : "This day is in the future";
}
