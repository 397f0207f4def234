import { and, asc, desc, eq, sql } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { EMPTY_ID, parseUuid } from "#app/domain/ids/ids.ts";
import { knownMuscles } from "#app/domain/readiness/muscles.ts";
import type { Context } from "#app/services/context.server.ts";
import { rowsAfter } from "#app/services/lists/keyset.server.ts";
import { fullName } from "#db/full-name.ts";
import { users } from "#db/schema/accounts.ts";
import { questionAnswers, questions, readinessAnswers, readinessResponses } from "#db/schema/readiness.ts";
import { type Athlete, athletesInScope } from "./scope.server.ts";
import type { DayView, ResponseAnswer, ResponseView } from "./views.ts";

export const historyPage = 10;

const columns = {
  id: readinessResponses.id,
  answeredOn: readinessResponses.answeredOn,
  score: readinessResponses.score,
  muscles: readinessResponses.muscles,
  bodyWeight: readinessResponses.bodyWeight,
  bodyFat: readinessResponses.bodyFat,
  comment: readinessResponses.comment,
  source: readinessResponses.source,
};

type Paging = {
  limit: number;
  offset: number;
  noCount?: boolean;
  /** The keys of the previous page's last row. */
  after?: readonly [string, string] | null;
};

export async function listResponses(
  { db }: Context,
  { accountId, id }: Pick<Athlete, "accountId" | "id">,
  { limit, offset, noCount = false, after = null }: Paging,
): Promise<{ rows: DayView[]; total: number | null }> {
  const where = and(eq(readinessResponses.accountId, accountId), eq(readinessResponses.userId, id));
  const order = [readinessResponses.answeredOn, readinessResponses.id];
  const rows = db
    .select(columns)
    .from(readinessResponses)
    .where(and(where, rowsAfter(order, after, "descending")))
    .orderBy(...order.map((column) => desc(column)))
    .limit(limit)
    .offset(offset);
  const [found, total] = await Promise.all([rows, noCount ? null : db.$count(readinessResponses, where)]);
  return { rows: found.map(dayOf), total };
}

export async function readResponse(
  { db }: Context,
  { accountId, id }: Pick<Athlete, "accountId" | "id">,
  responseId: string,
): Promise<DayView> {
  const { accountId: account, userId } = readinessResponses;
  const isIt = and(eq(account, accountId), eq(readinessResponses.id, responseId), eq(userId, id));
  const [row] = await db.select(columns).from(readinessResponses).where(isIt);
  if (!row) throw new NotFound();
  return dayOf(row);
}

/** Of the client, or of anybody in scope. */
export async function findResponse(ctx: Context, id: string, clientId?: string): Promise<ResponseView> {
  const { accountId, userId } = readinessResponses;
  const isTheirs = clientId === undefined ? undefined : eq(users.id, parseUuid(clientId) ?? EMPTY_ID);
  const [row] = await ctx.db
    .select({ ...columns, accountId, client: { id: users.id, fullName } })
    .from(users)
    .innerJoin(readinessResponses, and(eq(accountId, users.accountId), eq(userId, users.id)))
    .where(and(eq(readinessResponses.id, parseUuid(id) ?? EMPTY_ID), isTheirs, athletesInScope(ctx)));
  if (!row) throw new NotFound();
  const { accountId: home, client, ...day } = row;
  const answers = await answersOf(ctx, home, [day.id]);
  return { ...dayOf(day), client, answers: answers.get(day.id) ?? [] };
}

/** By response, in the order of the questions. */
export async function answersOf(
  { db }: Pick<Context, "db">,
  accountId: string,
  responseIds: readonly string[],
): Promise<Map<string, ResponseAnswer[]>> {
  const given = readinessAnswers;
  const rows = await db
    .select({
      responseId: given.responseId,
      questionId: questions.id,
      title: questions.title,
      given: { id: given.answerId, points: given.points },
      answer: { id: questionAnswers.id, text: questionAnswers.text, points: questionAnswers.points },
    })
    .from(given)
    .innerJoin(questions, eq(questions.id, given.questionId))
    .innerJoin(questionAnswers, eq(questionAnswers.questionId, questions.id))
    .where(and(eq(given.accountId, accountId), sql`${given.responseId} = any(${sql.param([...responseIds])}::uuid[])`))
    .orderBy(asc(questions.position), asc(questions.id), asc(questionAnswers.points));
  const found = new Map<string, ResponseAnswer[]>();
  for (const row of rows) {
    const all = found.get(row.responseId) ?? [];
    found.set(row.responseId, all);
    let answer = all.find(({ questionId }) => questionId === row.questionId);
    if (!answer) {
      const { questionId, title } = row;
      answer = { questionId, title, answerId: row.given.id, text: "", points: row.given.points, scale: [] };
      all.push(answer);
    }
    answer.scale.push(row.answer);
    if (row.answer.id === row.given.id) answer.text = row.answer.text;
  }
  return found;
}

type Row = Omit<DayView, "muscles" | "isByCoach"> & {
  muscles: { muscle: string; soreness: number }[];
  source: "client" | "coach";
};

function dayOf({ source, muscles, ...row }: Row): DayView {
  return { ...row, muscles: knownMuscles(muscles), isByCoach: source === "coach" };
}
