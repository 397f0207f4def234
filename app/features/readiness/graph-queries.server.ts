import { and, asc, desc, eq, gte, inArray, isNotNull, or } from "drizzle-orm";
import { inUnit } from "#app/domain/benchmarks/quantities.ts";
import { type Graph, type GraphLine, momentOfDay } from "#app/domain/graphs/graph.ts";
import { firstDayOf, type Timeframe } from "#app/domain/readiness/timeframe.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { unitName } from "#app/domain/trackables/names.ts";
import type { PreferredUnits } from "#app/domain/trackables/preferred.ts";
import type { Context } from "#app/services/context.server.ts";
import { readinessAnswers } from "#db/schema/readiness.ts";
import { bodyMeasures } from "#db/schema/records.ts";
import { listQuestions } from "./question-queries.server.ts";
import type { Athlete } from "./scope.server.ts";
import type { QuestionView } from "./views.ts";

type Whose = Pick<Athlete, "accountId" | "id">;

/** The start of time for the latest value. */
const beginning = "1970-01-01";

const window: Timeframe = "oneYear";

/** One graph per category of questions with a line per question, one of body weight and one of body fat. */
export async function listGraphs(ctx: Context, whose: Whose): Promise<Graph[]> {
  const questions = await listQuestions(ctx.db);
  const [lines, body] = await Promise.all([answerLines(ctx, whose, questions, window), bodyGraphs(ctx, whose)]);
  const categories = [...new Map(questions.map(({ category }) => [category.id, category])).values()];
  const graphs = categories.map((category) => {
    const asked = questions.filter((question) => question.category.id === category.id);
    return {
      id: `category-${category.id}`,
      title: category.name,
      unit: "",
      ...limitsOf(asked),
      lines: asked.flatMap(({ id }) => lines.get(id) ?? []),
    };
  });
  return [...graphs, ...body];
}

export function limitsOf(questions: readonly QuestionView[]) {
  const points = questions.flatMap(({ answers }) => answers.map((answer) => answer.points));
  return { lowest: Math.min(...points), highest: Math.max(...points) };
}

export async function answerLines(
  ctx: Context,
  { accountId, id }: Whose,
  questions: readonly QuestionView[],
  timeframe: Timeframe,
): Promise<Map<string, GraphLine>> {
  const given = readinessAnswers;
  const from = firstDayOf(timeframe, todayOf(ctx));
  const ids = questions.map((question) => question.id);
  const rows = await ctx.db
    .select({ questionId: given.questionId, day: given.answeredOn, value: given.points })
    .from(given)
    .where(
      and(
        eq(given.accountId, accountId),
        eq(given.userId, id),
        inArray(given.questionId, ids),
        from ? gte(given.answeredOn, from) : undefined,
      ),
    )
    .orderBy(asc(given.questionId), asc(given.answeredOn));
  const lines = questions.map(({ id: questionId, title: label }): [string, GraphLine] => {
    const all = rows.filter((row) => row.questionId === questionId);
    const shown = from ? all : all.slice(-1);
    const points = shown.map(({ day, value }) => ({ at: momentOfDay(day), value }));
    return [questionId, { id: questionId, label, points }];
  });
  return new Map(lines);
}

/** The last entry of each day counts. `unit`: of the body weight. */
export async function bodyGraphs(
  ctx: Context,
  { accountId, id }: Whose,
  { timeframe = window, unit = "kilograms" }: { timeframe?: Timeframe; unit?: PreferredUnits["weight"] } = {},
): Promise<Graph[]> {
  const { measuredOn, enteredAt, bodyWeight, bodyFat } = bodyMeasures;
  const rows = await ctx.db
    .select({ day: measuredOn, bodyWeight, bodyFat })
    .from(bodyMeasures)
    .where(
      and(
        eq(bodyMeasures.accountId, accountId),
        eq(bodyMeasures.userId, id),
        gte(measuredOn, firstDayOf(timeframe, todayOf(ctx)) ?? beginning),
        or(isNotNull(bodyWeight), isNotNull(bodyFat)),
      ),
    )
    .orderBy(asc(measuredOn), desc(enteredAt), desc(bodyMeasures.id));
  const shown = { bodyWeight: (value: number) => inUnit(value, "kilograms", unit), bodyFat: (value: number) => value };
  const graph = (key: "bodyWeight" | "bodyFat", title: string, name: string): Graph => {
    const days = new Map<string, number>();
    for (const row of rows) {
      const value = row[key];
      if (value !== null && !days.has(row.day)) days.set(row.day, shown[key](value));
    }
    const all = [...days].map(([day, value]) => ({ at: momentOfDay(day), value }));
    const points = timeframe === "last" ? all.slice(-1) : all;
    const id = key === "bodyWeight" ? "body-weight" : "body-fat";
    return { id, title, unit: name, lines: points.length > 0 ? [{ id, label: title, points }] : [] };
  };
  return [graph("bodyWeight", "Body weight", unitName(unit)), graph("bodyFat", "Body fat", "%")];
}
