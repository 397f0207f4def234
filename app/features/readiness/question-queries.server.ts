import { asc, eq } from "drizzle-orm";
import type { Db, Tx } from "#db/client.ts";
import { questionAnswers, questionCategories, questions } from "#db/schema/readiness.ts";
import type { QuestionView } from "./views.ts";

/** In order, with answers from the fewest points up. */
export async function listQuestions(db: Db | Tx): Promise<QuestionView[]> {
  const { id, title, text, position } = questions;
  const rows = await db
    .select({
      question: { id, title, text },
      category: { id: questionCategories.id, name: questionCategories.name },
      answer: { id: questionAnswers.id, text: questionAnswers.text, points: questionAnswers.points },
    })
    .from(questions)
    .innerJoin(questionCategories, eq(questionCategories.id, questions.categoryId))
    .innerJoin(questionAnswers, eq(questionAnswers.questionId, questions.id))
    .where(eq(questions.isDeleted, false))
    .orderBy(asc(questionCategories.position), asc(position), asc(id), asc(questionAnswers.points));
  const found = new Map<string, QuestionView>();
  for (const { question, category, answer } of rows) {
    const known = found.get(question.id) ?? { ...question, category, best: 0, answers: [] };
    known.answers.push(answer);
    known.best = Math.max(known.best, answer.points);
    found.set(question.id, known);
  }
  return [...found.values()];
}
