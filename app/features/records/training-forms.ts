import { choice, day, defineForm, text, type ValuesOf } from "#app/domain/forms/form.ts";
import { trainingShareLimits } from "#app/domain/strength/training-maximum.ts";
import { convert } from "#app/domain/trackables/conversion.ts";
import { readDecimal } from "#app/domain/trackables/numbers.ts";
import { trackables } from "#app/domain/trackables/table.ts";
import type { MeasurementUnit } from "#app/domain/trackables/units.ts";
import { dayMessage, maximumMessage } from "./forms.ts";

const wrong = "Enter the day from which it counts";

/** Without a value, the share of the one-repetition maximum counts. `today`: YYYY-MM-DD. */
export const trainingMaximumForm = defineForm({
  id: "training-maximum",
  fields: {
    value: text({ label: "Training maximum" }),
    unit: choice({
      label: "Unit",
      among: trackables.weight.units,
      required: "Choose a unit",
      wrong: "Choose a unit",
    }),
    on: day({ label: "Set on", required: wrong, wrong }),
  },
  cross: (typed, { today }: { today: string }) => ({
    value: typed.value === "" ? null : maximumMessage(typed, "weight"),
    on: dayMessage(typed, today),
  }),
});

export type TrainingMaximumFields = typeof trainingMaximumForm.fields;

/** In kilograms; null to remove it. */
export type TrainingMaximumInput = { value: number | null; on: string };

export function trainingMaximumInput({ value, unit, on }: ValuesOf<TrainingMaximumFields>): TrainingMaximumInput {
  const read = readDecimal(value);
  return { value: read.ok ? convert(read.number, unit as MeasurementUnit, "kilograms") : null, on };
}

const { least, most } = trainingShareLimits;

export const trainingShareForm = defineForm({
  id: "training-share",
  fields: {
    share: text({
      label: "Share of the one-repetition maximum, in percent",
      required: "Enter a percentage",
      check: shareProblem,
    }),
  },
});

export type TrainingShareFields = typeof trainingShareForm.fields;

export function trainingShareInput({ share }: ValuesOf<TrainingShareFields>): number {
  const read = readShare(share);
  return read.ok ? read.number : Number.NaN;
}

function shareProblem(typed: string) {
  const read = readShare(typed);
  if (!read.ok) return read.reason;
  return read.number >= least && read.number <= most ? null : `Enter a percentage from ${least} to ${most}.`;
}

function readShare(typed: string) {
  return readDecimal(typed.replace(/\s*%$/, ""));
}
