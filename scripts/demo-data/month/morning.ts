import { z } from "zod";
import { addDays } from "#app/domain/schedule/dates.ts";
import type { Morning } from "./athlete.ts";
import type { Phone } from "./phone.ts";

/** The questions in the order in which an app shows them; each answer with its points. */
const questions = z.array(
  z.object({ id: z.string(), answers: z.array(z.object({ id: z.string(), points: z.number() })) }),
);
export type Questions = z.output<typeof questions>;

/** Asks for the questions that there are. */
export async function readQuestions(phone: Phone): Promise<Questions> {
  return questions.parse(await phone.call("GET", "/questionnaire/questions"));
}

/** Answers them. */
export function sendMorning(phone: Phone, asked: Questions, morning: Morning, today: string) {
  const { daysAgo, points, sore = {}, weight = null, fat = null, comment = null } = morning;
  return phone.call("POST", "/questionnaire/responses", {
    date: addDays(today, -daysAgo),
    answers: asked.map(({ answers }, at) => ({ id: answers.find((answer) => answer.points === points[at])?.id })),
    muscleMap: Object.entries(sore).map(([muscleIdentifier, sorenessLevel]) => ({ muscleIdentifier, sorenessLevel })),
    bodyWeight: weight,
    bodyFat: fat,
    comment,
  });
}
