import { choice, defineForm, text, type ValuesOf } from "#app/domain/forms/form.ts";
import { type Barbell, barbellLimits, type WeightUnit } from "#app/domain/strength/plates.ts";
import { parsePlates, printPlates } from "#app/domain/strength/plates-text.ts";
import { formatNumber, readDecimal, roundToHundredths } from "#app/domain/trackables/numbers.ts";
import { unitChoices } from "#app/domain/trackables/preferred.ts";

const unit = { among: unitChoices.weight, wrong: "Choose a unit", required: "Choose a unit" };

export const barbellForm = defineForm({
  id: "barbell",
  fields: {
    bar: text({
      label: "Weight of the bar*",
      required: "Enter the weight of the bar",
      max: 10,
      check: (typed) => {
        const read = readDecimal(typed);
        if (read.ok && read.number >= 0 && read.number <= barbellLimits.bar) return null;
        return `Enter a number from 0 to ${barbellLimits.bar}`;
      },
    }),
    barUnit: choice({ ...unit, label: "Unit of the bar" }),
    plates: text({
      label: "Plates on one side",
      hint: "For example 20, 10, 5, 2.5 x2. With x2 you have two of them for each side, without it as many as you need.",
      max: 400,
      check: (typed) => {
        const read = parsePlates(typed);
        return read.ok ? null : read.reason;
      },
    }),
    plateUnit: choice({ ...unit, label: "Unit of the plates" }),
  },
});

export type BarbellFields = typeof barbellForm.fields;
export type BarbellValues = ValuesOf<BarbellFields>;

/** The values have passed the form's checks. */
export function barbellInput({ bar, barUnit, plates, plateUnit }: BarbellValues): Barbell {
  const [weight, read] = [readDecimal(bar), parsePlates(plates)];
  return {
    bar: weight.ok ? roundToHundredths(weight.number) : 0,
    barUnit: barUnit as WeightUnit,
    plates: read.ok ? read.plates : [],
    plateUnit: plateUnit as WeightUnit,
  };
}

export function barbellValues({ bar, barUnit, plates, plateUnit }: Barbell): BarbellValues {
  return { bar: formatNumber(bar), barUnit, plates: printPlates(plates), plateUnit };
}
