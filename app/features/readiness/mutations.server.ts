import { and, eq, or } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import type { Result } from "#app/domain/forms/result.ts";
import { can } from "#app/domain/policy/can.ts";
import { problemsOf, type Sent } from "#app/domain/readiness/response.ts";
import { scoreOf } from "#app/domain/readiness/score.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Tx } from "#db/client.ts";
import { idOfContent } from "#db/content-id.ts";
import { readinessAnswers, readinessResponses } from "#db/schema/readiness.ts";
import { bodyMeasures } from "#db/schema/records.ts";
import type { ResponseFields } from "./form.ts";
import { listQuestions } from "./question-queries.server.ts";
import { isOwn, lockAthlete } from "./scope.server.ts";
import type { QuestionView } from "./views.ts";

/** Made by the sender, so that sending twice stores one. */
export type ResponseInput = Sent & { id: string };

type Stored = Result<{ id: string; score: number }, ResponseFields>;

/**
 * The actor's own day, or a client's entered by the coach. Replaces an earlier response of that day, which keeps its
 * id; idempotent. Also stores body measures. Rejects unknown answers and muscles, duplicates and future days.
 */
export async function storeResponse(ctx: Context, userId: string, input: ResponseInput): Promise<Stored> {
  if (!isOwn(ctx.actor, userId) && !can(ctx.actor, "readiness:see")) throw new NotFound();
  return ctx.db.transaction(async (tx) => {
    const athlete = await lockAthlete(tx, ctx, userId);
    const questions = await listQuestions(tx);
    const answers = chosenAnswers(input, questions);
    const problems = problemsOf(input, answers, ctx.now);
    if (problems) return { ok: false as const, problems };
    const id = await idOfDay(tx, athlete, input);
    if (id === null) return { ok: false as const, problems: { on: [otherDay] } };
    const row = { ...bodyOf(ctx, athlete, input), score: scoreOf(answers, input.muscles) };
    await replaceResponse(tx, { ...row, id });
    await tx.insert(readinessAnswers).values(
      answers.map(({ questionId, answerId, points }) => ({
        accountId: athlete.accountId,
        userId: athlete.id,
        responseId: id,
        questionId,
        answerId,
        points,
        answeredOn: input.on,
      })),
    );
    await replaceMeasures(tx, { ...row, id }, ctx.now);
    return { ok: true as const, id, score: row.score };
  });
}

/**
 * The actor's own day. A body weight or fat without an answer is no response, which would have a score of 0: it is kept
 * as that day's measure, unless the day has a response already.
 */
export async function storeOwnDay(
  ctx: Context,
  input: ResponseInput,
): Promise<Result<{ score: number | null }, ResponseFields>> {
  const { answerIds, muscles, comment, bodyWeight, bodyFat } = input;
  const isMeasured = bodyWeight !== null || bodyFat !== null;
  if (!isMeasured || answerIds.length + muscles.length > 0 || comment !== "") {
    return storeResponse(ctx, ctx.actor.userId, input);
  }
  return ctx.db.transaction(async (tx) => {
    const athlete = await lockAthlete(tx, ctx, ctx.actor.userId);
    const { answers, ...problems } = problemsOf(input, [], ctx.now) ?? {};
    if (Object.keys(problems).length > 0) return { ok: false as const, problems };
    const isNew = (await idOfDay(tx, athlete, input)) === input.id;
    if (!isNew) return { ok: false as const, problems: { answers: answers ?? [] } };
    const id = idOfContent(["body", athlete.id, input.on]);
    await replaceMeasures(tx, { ...bodyOf(ctx, athlete, input), score: 0, id }, ctx.now);
    return { ok: true as const, score: null };
  });
}

const otherDay = "This response was already sent for another day";

type Athlete = { id: string; accountId: string };
type Row = typeof readinessResponses.$inferInsert;

function bodyOf({ actor, now }: Context, { id: userId, accountId }: Athlete, input: ResponseInput) {
  const source = actor.userId === userId ? ("client" as const) : ("coach" as const);
  const { on: answeredOn, bodyWeight, bodyFat, muscles } = input;
  return {
    accountId,
    userId,
    answeredOn,
    answeredAt: now,
    bodyWeight,
    bodyFat,
    muscles: [...muscles],
    comment: input.comment || null,
    source,
    enteredBy: actor.userId,
  };
}

/** Null if the response's own id belongs to another day. The caller has locked the athlete. */
async function idOfDay(tx: Tx, { id: userId, accountId }: Athlete, { id, on }: ResponseInput) {
  const { answeredOn } = readinessResponses;
  const rows = await tx
    .select({ id: readinessResponses.id, userId: readinessResponses.userId, on: answeredOn })
    .from(readinessResponses)
    .where(
      and(
        eq(readinessResponses.accountId, accountId),
        or(eq(readinessResponses.id, id), and(eq(readinessResponses.userId, userId), eq(answeredOn, on))),
      ),
    );
  const ofDay = rows.find((row) => row.userId === userId && row.on === on);
  return ofDay?.id ?? (rows.length > 0 ? null : id);
}

async function replaceResponse(tx: Tx, row: Row) {
  const { accountId, id, ...rest } = row;
  const isIt = and(eq(readinessAnswers.accountId, accountId), eq(readinessAnswers.responseId, id));
  await tx.delete(readinessAnswers).where(isIt);
  await tx
    .insert(readinessResponses)
    .values(row)
    .onConflictDoUpdate({ target: [readinessResponses.accountId, readinessResponses.id], set: rest });
}

async function replaceMeasures(tx: Tx, row: Row, enteredAt: Date) {
  const { accountId, id, userId, answeredOn: measuredOn, bodyWeight, bodyFat, source, enteredBy } = row;
  await tx.delete(bodyMeasures).where(and(eq(bodyMeasures.accountId, accountId), eq(bodyMeasures.id, id)));
  if (bodyWeight === null && bodyFat === null) return;
  await tx
    .insert(bodyMeasures)
    .values({ accountId, id, userId, measuredOn, bodyWeight, bodyFat, source, enteredBy, enteredAt });
}

function chosenAnswers({ answerIds }: ResponseInput, questions: readonly QuestionView[]) {
  return questions.flatMap(({ id: questionId, best, answers }) =>
    answers
      .filter(({ id }) => answerIds.includes(id))
      .map(({ id: answerId, points }) => ({ questionId, answerId, points, best })),
  );
}
