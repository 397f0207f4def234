import { starterQuestions } from "#db/seed/questions.ts";

const questions = starterQuestions.flatMap((category) => category.questions);

/** The starter questions' ids, in their order: sleep, fatigue, stress, mood, motivation. */
export const questionIds = questions.map(({ id }) => id);

/** The id of the answer that brings so many points. */
export function answerId(question: number, points: number): string {
  const id = questions[question]?.answers[points - 1]?.id;
  if (!id) throw new Error(`Question ${question} has no answer of ${points} points.`);
  return id;
}

/** What a response brings when its questions are answered with so many points, in their order; one number is for all. */
export function answersOf(...points: number[]) {
  const each = questions.map((_, at) => (points.length === 1 ? points[0] : points[at]));
  const answerIds = each.flatMap((value, at) => (value === undefined ? [] : [answerId(at, value)]));
  return { answerIds, muscles: [], bodyWeight: null, bodyFat: null, comment: "" };
}
