import { z } from "zod";
import { maxSoreness, muscleIds, type SoreMuscle } from "#app/domain/readiness/muscles.ts";
import { longestComment, type Sent } from "#app/domain/readiness/response.ts";
import { bandOf, bands, bandWords } from "#app/domain/readiness/score.ts";
import { roundToHundredths } from "#app/domain/trackables/numbers.ts";
import type { DayView, QuestionView, ResponseAnswer } from "#app/features/readiness/views.ts";
import { named } from "#app/http/api/schema-names.ts";
import { day, formText, id, newResourceId } from "#app/http/api/schemas.ts";

const answer = z.object({ id, text: z.string(), points: z.int() });

export const question = named(
  "Question",
  z.object({
    id,
    title: z.string(),
    text: z.string(),
    order: z.int(),
    deleted: z.boolean(),
    questionCategory: z.object({ id, name: z.string() }),
    answers: z.array(answer),
  }),
);

const muscle = z.object({ muscleIdentifier: z.enum(muscleIds), sorenessLevel: z.number() });

export const body = {
  muscleMap: z.array(muscle),
  bodyWeight: z.number().nullable().describe("In kilograms."),
  bodyFat: z.number().nullable().describe("In percent."),
};

export const scored = { score: z.number().describe("From 0 to 1."), band: z.enum(bands), message: z.string() };

export const response = named(
  "QuestionnaireResponse",
  z.object({
    id,
    date: day,
    answers: z.array(answer.extend({ question: z.object({ id, title: z.string() }) })),
    ...body,
    comment: z.string().nullable(),
    ...scored,
  }),
);

export const responseBody = z.object({
  id: newResourceId,
  userId: id.nullish().describe("Whose answers they are; without it, your own."),
  date: day,
  answers: z.array(z.object({ id })).max(100),
  muscleMap: z
    .array(z.object({ muscleIdentifier: z.string().max(40), sorenessLevel: z.int().min(1).max(maxSoreness) }))
    .max(muscleIds.length)
    .default([]),
  bodyWeight: z.number().nullish(),
  bodyFat: z.number().nullish(),
  comment: formText(longestComment).nullish(),
});

export function sentOf(given: z.output<typeof responseBody>): Sent {
  const { date: on, answers, muscleMap, bodyWeight = null, bodyFat = null, comment } = given;
  const muscles = muscleMap.map(({ muscleIdentifier: muscle, sorenessLevel: soreness }) => ({ muscle, soreness }));
  return { on, answerIds: answers.map((one) => one.id), muscles, bodyWeight, bodyFat, comment: comment ?? "" };
}

export function toApiQuestion({ id, title, text, category, answers }: QuestionView, index: number) {
  return { id, title, text, order: index + 1, deleted: false, questionCategory: category, answers };
}

export function toApiResponse(row: DayView, answers: readonly ResponseAnswer[]) {
  return {
    ...row,
    date: row.answeredOn,
    answers: answers.map(({ questionId, title, answerId, text, points }) => ({
      id: answerId,
      question: { id: questionId, title },
      text,
      points,
    })),
    muscleMap: toApiMuscles(row.muscles),
    ...toApiScore(row.score),
  };
}

export function toApiMuscles(muscles: readonly SoreMuscle[]) {
  return muscles.map(({ muscle, soreness }) => ({ muscleIdentifier: muscle, sorenessLevel: soreness }));
}

export function toApiScore(score: number) {
  const band = bandOf(score);
  return { score: roundToHundredths(score), band, message: bandWords[band].message };
}
