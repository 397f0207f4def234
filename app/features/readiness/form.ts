import { choice, day, defineForm, many, text, type ValuesOf } from "#app/domain/forms/form.ts";
import { EMPTY_ID } from "#app/domain/ids/ids.ts";
import { isMuscle, maxSoreness, muscleIds } from "#app/domain/readiness/muscles.ts";
import { bodyWeights, longestComment, type Sent, tooLongComment } from "#app/domain/readiness/response.ts";
import { convert } from "#app/domain/trackables/conversion.ts";
import { readDecimal, roundToHundredths } from "#app/domain/trackables/numbers.ts";
import { type PreferredUnits, unitChoices } from "#app/domain/trackables/preferred.ts";

/** Stands for no answer, since an empty choice would not reach the form. */
export const unanswered = EMPTY_ID;

/** 'leftCalf 3'; 0 if it doesn't hurt. */
export function sorenessValue(muscle: string, soreness: number) {
  return `${muscle} ${soreness}`;
}

const levels = Array.from({ length: maxSoreness + 1 }, (_, level) => level);

export const responseForm = defineForm({
  id: "response",
  fields: {
    on: day({ label: "Day*", required: "Enter the day", wrong: "Enter the day" }),
    answers: many({ label: "Questions", wrong: "Choose one of the answers" }),
    muscles: many({
      label: "Sore muscles",
      wrong: "Choose a soreness from 0 to 10",
      among: muscleIds.flatMap((muscle) => levels.map((level) => sorenessValue(muscle, level))),
    }),
    bodyWeight: text({ label: "Body weight (kg)", check: decimalProblem }),
    bodyFat: text({ label: "Body fat (%)", check: decimalProblem }),
    comment: text({ label: "Comment", max: longestComment, tooLong: tooLongComment }),
  },
});

export type ResponseFields = typeof responseForm.fields;

export function responseInput(typed: ValuesOf<ResponseFields>): Sent {
  return {
    on: typed.on,
    answerIds: typed.answers.filter((id) => id !== unanswered),
    muscles: typed.muscles.flatMap((value) => {
      const [muscle = "", level] = value.split(" ");
      return isMuscle(muscle) && Number(level) > 0 ? [{ muscle, soreness: Number(level) }] : [];
    }),
    bodyWeight: numberOf(typed.bodyWeight),
    bodyFat: numberOf(typed.bodyFat),
    comment: typed.comment,
  };
}

type WeightUnit = PreferredUnits["weight"];

/** The body weight stands in the unit that the form was opened with. */
const ownFields = {
  ...responseForm.fields,
  bodyWeight: text({ label: "Body weight", check: decimalProblem }),
  weightUnit: choice({ label: "Unit of the body weight", among: unitChoices.weight, wrong: "Choose a unit" }),
};

type OwnResponseValues = ValuesOf<typeof ownFields>;

export const ownResponseForm = defineForm({
  id: "own-response",
  fields: ownFields,
  cross: (typed) => ({ bodyWeight: weightProblem(ownResponseInput(typed).bodyWeight, unitOf(typed)) }),
});

export function ownResponseInput(typed: OwnResponseValues): Sent {
  const { bodyWeight, ...rest } = responseInput(typed);
  return { ...rest, bodyWeight: bodyWeight === null ? null : inKilograms(bodyWeight, unitOf(typed)) };
}

export function weightIn(unit: WeightUnit, kilograms: number): number {
  return roundToHundredths(convert(kilograms, "kilograms", unit) ?? kilograms);
}

/** With two decimals, or four where two would show 180 lb as 180.01 the next time. */
function inKilograms(weight: number, unit: WeightUnit) {
  const exact = convert(weight, unit, "kilograms") ?? weight;
  const rounded = roundToHundredths(exact);
  return weightIn(unit, rounded) === weight ? rounded : Number(exact.toFixed(4));
}

function unitOf({ weightUnit }: OwnResponseValues): WeightUnit {
  return unitChoices.weight.find((unit) => unit === weightUnit) ?? "kilograms";
}

function weightProblem(kilograms: number | null, unit: WeightUnit) {
  const { least, most } = bodyWeights;
  if (kilograms === null || (kilograms >= least && kilograms <= most)) return null;
  const limits = [Math.ceil(weightIn(unit, least)), Math.floor(weightIn(unit, most))];
  return `Enter a body weight from ${limits.join(" to ")}.`;
}

function decimalProblem(typed: string) {
  const read = readDecimal(typed);
  return read.ok ? null : read.reason;
}

function numberOf(typed: string) {
  const read = readDecimal(typed);
  return read.ok ? read.number : null;
}
