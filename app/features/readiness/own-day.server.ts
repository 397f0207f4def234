import { and, eq } from "drizzle-orm";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { formatNumber } from "#app/domain/trackables/numbers.ts";
import { listBodyWeights } from "#app/features/records/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { readinessAnswers, readinessResponses } from "#db/schema/readiness.ts";
import { sorenessValue, weightIn } from "./form.ts";
import { listQuestions } from "./question-queries.server.ts";

/** What the actor answered today, as the form shows it, and what the form asks. Four statements. */
export async function readOwnDay(ctx: Context) {
  const { actor, db, preferences } = ctx;
  const weightUnit = preferences.units.weight;
  const [questions, answered, [lastWeight]] = await Promise.all([
    listQuestions(db),
    readToday(ctx),
    listBodyWeights(ctx, actor, 1, weightUnit),
  ]);
  const { bodyWeight = null, bodyFat = null } = answered ?? {};
  return {
    questions,
    isAnswered: answered !== null,
    lastWeight: lastWeight ? { on: lastWeight.on, amount: lastWeight.amount } : null,
    starts: {
      on: todayOf(ctx),
      answers: answered?.answers ?? [],
      muscles: (answered?.muscles ?? []).map(({ muscle, soreness }) => sorenessValue(muscle, soreness)),
      bodyWeight: bodyWeight === null ? "" : formatNumber(weightIn(weightUnit, bodyWeight)),
      bodyFat: bodyFat === null ? "" : formatNumber(bodyFat),
      comment: answered?.comment ?? "",
      weightUnit,
    },
  };
}

async function readToday(ctx: Context) {
  const { db, actor } = ctx;
  const { accountId, userId, answeredOn } = readinessResponses;
  const isIt = and(eq(accountId, actor.accountId), eq(userId, actor.userId), eq(answeredOn, todayOf(ctx)));
  const [response] = await db.select().from(readinessResponses).where(isIt);
  if (!response) return null;
  const given = and(eq(readinessAnswers.accountId, actor.accountId), eq(readinessAnswers.responseId, response.id));
  const answers = await db.select({ id: readinessAnswers.answerId }).from(readinessAnswers).where(given);
  return { ...response, answers: answers.map(({ id }) => id) };
}
