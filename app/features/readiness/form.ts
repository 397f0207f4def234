import { day, defineForm, many, text, type ValuesOf } from "#app/domain/forms/form.ts";
import { EMPTY_ID } from "#app/domain/ids/ids.ts";
import { isMuscle, maxSoreness, muscleIds } from "#app/domain/readiness/muscles.ts";
import { longestComment, type Sent, tooLongComment } from "#app/domain/readiness/response.ts";
import { readDecimal } from "#app/domain/trackables/numbers.ts";

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

function decimalProblem(typed: string) {
  const read = readDecimal(typed);
  return read.ok ? null : read.reason;
}

function numberOf(typed: string) {
  const read = readDecimal(typed);
  return read.ok ? read.number : null;
}
