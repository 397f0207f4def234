import { choice, defineForm, many, text, type ValuesOf } from "#app/domain/forms/form.ts";
import {
  type Barbell,
  barbellLimits,
  type Plate,
  standardBarbell,
  type WeightUnit,
} from "#app/domain/strength/plates.ts";
import { enoughPairs, parsePlates, printPlates } from "#app/domain/strength/plates-text.ts";
import { formatNumber, readDecimal, roundToHundredths } from "#app/domain/trackables/numbers.ts";
import { type PreferredUnits, unitChoices } from "#app/domain/trackables/preferred.ts";
import { userInfoForm } from "./user-info-form.ts";

const { weightUnit, distanceUnit, heightUnit, velocityUnit } = userInfoForm.fields;
const unit = { among: unitChoices.weight, wrong: "Choose a unit", required: "Choose a unit" };

export const otherBar = "other";

/** '20 kilograms'. */
export const usualBars = ["20 kilograms", "15 kilograms", "10 kilograms", "45 pounds", "35 pounds"];

/** Of one side: 'kilograms 25'. Ticked, there are as many pairs as one needs. */
export const usualPlates: Record<WeightUnit, readonly number[]> = {
  kilograms: [25, 20, 15, 10, 5, 2.5, 1.25, 0.5],
  pounds: [45, 35, 25, 10, 5, 2.5],
};

export function plateValue(of: WeightUnit, weight: number) {
  return `${of} ${weight}`;
}

const fields = {
  weightUnit,
  distanceUnit,
  heightUnit,
  velocityUnit,
  bar: choice({ label: "My bar", among: [...usualBars, otherBar], wrong: "Choose a bar", required: "Choose a bar" }),
  barWeight: text({ label: "Weight of the bar", max: 10, check: barProblem }),
  barUnit: choice({ ...unit, label: "Unit of the bar" }),
  plateUnit: choice({ ...unit, label: "Plates in" }),
  plates: many({
    label: "Plates I have",
    wrong: "Choose plates from the list",
    among: unitChoices.weight.flatMap((of) => usualPlates[of].map((weight) => plateValue(of, weight))),
  }),
  morePlates: text({
    label: "Other plates, or only a few of one",
    hint: "For example 0.25, 20 x1. With x1 you have one of them for each side, without it as many as you need.",
    max: 400,
    check: (typed) => {
      const read = parsePlates(typed);
      return read.ok ? null : read.reason;
    },
  }),
};

export type BarbellFields = typeof fields;
export type BarbellValues = ValuesOf<BarbellFields>;

export const barbellForm = defineForm({
  id: "barbell",
  fields,
  cross: (typed) => ({
    barWeight: typed.bar === otherBar && typed.barWeight === "" ? "Enter the weight of the bar" : null,
    morePlates:
      barbellInput(typed).plates.length > barbellLimits.plates ? `Enter at most ${barbellLimits.plates} plates` : null,
  }),
});

export type Units = { [C in keyof PreferredUnits as `${C}Unit`]: PreferredUnits[C] };

/** Of the bar and the plates alone. */
type Shown = Omit<BarbellValues, keyof Units>;

export function unitsInput({ weightUnit, distanceUnit, heightUnit, velocityUnit }: BarbellValues): Units {
  return { weightUnit, distanceUnit, heightUnit, velocityUnit } as Units;
}

export function barbellInput({ bar, barWeight, barUnit, plates, plateUnit, morePlates }: Shown): Barbell {
  const [typed, few] = [readDecimal(barWeight), parsePlates(morePlates)];
  const own = { bar: typed.ok ? roundToHundredths(typed.number) : 0, barUnit: barUnit as WeightUnit };
  const ofUnit = unitChoices.weight.find((one) => one === plateUnit) ?? "kilograms";
  const ticked = usualPlates[ofUnit].filter((weight) => plates.includes(plateValue(ofUnit, weight)));
  const counted = new Map<number, Plate>(ticked.map((weight) => [weight, { weight, pairs: enoughPairs }]));
  for (const plate of few.ok ? few.plates : []) counted.set(plate.weight, plate);
  return {
    ...(bar === otherBar ? own : usualBar(bar)),
    plates: [...counted.values()].toSorted((one, other) => other.weight - one.weight),
    plateUnit: ofUnit,
  };
}

export function barbellValues({ bar, barUnit, plates, plateUnit }: Barbell): Shown {
  const isTick = ({ weight, pairs }: Plate) => pairs === enoughPairs && usualPlates[plateUnit].includes(weight);
  const usual = usualBars.find((one) => one === `${bar} ${barUnit}`);
  return {
    bar: usual ?? otherBar,
    barWeight: usual ? "" : formatNumber(bar),
    barUnit,
    plates: plates.filter(isTick).map(({ weight }) => plateValue(plateUnit, weight)),
    plateUnit,
    morePlates: printPlates(plates.filter((plate) => !isTick(plate))),
  };
}

/** For who has not entered their own: every plate of a usual gym is ticked. */
export function standardValues(preferred: WeightUnit): Shown {
  const { plates, ...standard } = standardBarbell(preferred);
  return barbellValues({ ...standard, plates: plates.map(({ weight }) => ({ weight, pairs: enoughPairs })) });
}

function usualBar(bar: string) {
  const [weight, of] = bar.split(" ");
  return { bar: Number(weight), barUnit: of as WeightUnit };
}

function barProblem(typed: string) {
  const read = readDecimal(typed);
  if (read.ok && read.number >= 0 && read.number <= barbellLimits.bar) return null;
  return `Enter a number from 0 to ${barbellLimits.bar}`;
}
