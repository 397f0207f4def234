import { and, asc, desc, eq, gte, inArray, or, type SQL, sql } from "drizzle-orm";
import { knownMuscles } from "#app/domain/readiness/muscles.ts";
import { firstDayOf, type Timeframe } from "#app/domain/readiness/timeframe.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { matchesPerson } from "#app/features/clients/queries.server.ts";
import { faceUrl } from "#app/features/uploads/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { rowsAfter } from "#app/services/lists/keyset.server.ts";
import type { Db } from "#db/client.ts";
import { fullName } from "#db/full-name.ts";
import { users } from "#db/schema/accounts.ts";
import { clientGroupMembers } from "#db/schema/groups.ts";
import { questions, readinessAnswers, readinessResponses } from "#db/schema/readiness.ts";
import { athletesInScope } from "./scope.server.ts";
import type { ReadinessRow } from "./views.ts";

export type TableQuery = {
  timeframe: Timeframe;
  search: string;
  /** Ids of clients and of the actor's groups; empty for all. */
  clientIds: readonly string[];
  groupIds: readonly string[];
  limit: number;
  offset: number;
  /** The keys of the previous page's last row. */
  after?: readonly [string, string] | null;
};

/** The latest response, or the mean of a window's, with each response's score computed first (decisions §12). */
export async function listReadiness(ctx: Context, query: TableQuery): Promise<{ rows: ReadinessRow[]; total: number }> {
  const where = isAsked(ctx, query);
  const [rows, total] = await Promise.all([selectRows(ctx, where, query), ctx.db.$count(users, where)]);
  return { rows: rows.map(rowOf), total };
}

export async function pageOfReadiness(ctx: Context, query: TableQuery & { noCount: boolean }) {
  const where = isAsked(ctx, query);
  const [rows, total] = await Promise.all([
    selectRows(ctx, where, query),
    query.noCount ? null : ctx.db.$count(users, where),
  ]);
  return { rows: rows.map((row) => ({ ...rowOf(row), keys: [row.sortName, row.id] as [string, string] })), total };
}

function isAsked(ctx: Context, query: TableQuery) {
  return and(athletesInScope(ctx), matchesPerson(users, query.search), isChosen(ctx, query));
}

function isChosen({ db, actor }: Context, { clientIds, groupIds }: TableQuery): SQL | undefined {
  if (clientIds.length + groupIds.length === 0) return undefined;
  const inGroups = db
    .select({ id: clientGroupMembers.userId })
    .from(clientGroupMembers)
    .where(and(eq(clientGroupMembers.accountId, actor.accountId), inArray(clientGroupMembers.groupId, [...groupIds])));
  return or(
    clientIds.length > 0 ? inArray(users.id, [...clientIds]) : undefined,
    groupIds.length > 0 ? inArray(users.id, inGroups) : undefined,
  );
}

function selectRows(ctx: Context, where: SQL | undefined, { timeframe, limit, offset, after = null }: TableQuery) {
  const { db } = ctx;
  const from = firstDayOf(timeframe, todayOf(ctx));
  const athletes = db.$with("athletes").as(
    db
      .select({
        id: users.id,
        accountId: users.accountId,
        fullName: fullName.as("full_name"),
        imageId: users.imageId,
        sortName: users.sortName,
      })
      .from(users)
      .where(and(where, rowsAfter([users.sortName, users.id], after)))
      .orderBy(asc(users.sortName), asc(users.id))
      .limit(limit)
      .offset(offset),
  );
  const figures = from === null ? latestOf(db) : meansOf(db, from);
  return db
    .with(athletes)
    .select({
      id: athletes.id,
      fullName: athletes.fullName,
      imageId: athletes.imageId,
      sortName: athletes.sortName,
      responses: figures.responses,
      answeredOn: figures.answeredOn,
      score: figures.score,
      bodyWeight: figures.bodyWeight,
      bodyFat: figures.bodyFat,
      muscles: figures.muscles,
      points: figures.points,
    })
    .from(athletes)
    .leftJoinLateral(figures, sql`true`)
    .orderBy(asc(athletes.sortName), asc(athletes.id));
}

const isTheirs = and(
  eq(readinessResponses.accountId, sql`"athletes"."account_id"`),
  eq(readinessResponses.userId, sql`"athletes"."id"`),
);

type Points = Record<string, number | null>;
type Stored = { muscle: string; soreness: number }[];

function latestOf(db: Db) {
  const { accountId, id, answeredOn, score, bodyWeight, bodyFat, muscles } = readinessResponses;
  const points = db
    .select({ all: sql`json_object_agg(${readinessAnswers.questionId}, ${readinessAnswers.points})` })
    .from(readinessAnswers)
    .where(and(eq(readinessAnswers.accountId, accountId), eq(readinessAnswers.responseId, id)));
  return db
    .select({
      answeredOn,
      score,
      bodyWeight,
      bodyFat,
      muscles,
      responses: sql<number>`1`.as("responses"),
      points: sql<Points | null>`(${points})`.as("points"),
    })
    .from(readinessResponses)
    .where(isTheirs)
    .orderBy(desc(answeredOn))
    .limit(1)
    .as("figures");
}

function meansOf(db: Db, from: string) {
  const { answeredOn, score, bodyWeight, bodyFat } = readinessResponses;
  const since = gte(answeredOn, from);
  // why: grouped by question, so that each mean is read once, from the index alone
  const points = sql<Points | null>`(select json_object_agg(${questions.id}, given.mean) from ${questions}
    cross join lateral (select avg(${readinessAnswers.points})::float as mean from ${readinessAnswers}
      where ${readinessAnswers.accountId} = "athletes"."account_id" and ${readinessAnswers.userId} = "athletes"."id"
        and ${readinessAnswers.questionId} = ${questions.id} and ${readinessAnswers.answeredOn} >= ${from}::date) as given
    where not ${questions.isDeleted} and given.mean is not null)`;
  const { muscles } = readinessResponses;
  const sore = sql<Stored | null>`(select json_agg(json_build_object('muscle', felt.muscle, 'soreness', felt.sum))
    from (select one.muscle, sum(one.soreness)::float as sum from ${readinessResponses},
        jsonb_to_recordset(${muscles}) as one(muscle text, soreness float)
      where ${isTheirs} and ${since} group by one.muscle) as felt)`;
  return db
    .select({
      answeredOn: sql<string | null>`max(${answeredOn})::text`.as("answered_on"),
      score: sql<number | null>`avg(${score})`.as("score"),
      bodyWeight: sql<number | null>`avg(${bodyWeight})`.as("body_weight"),
      bodyFat: sql<number | null>`avg(${bodyFat})`.as("body_fat"),
      muscles: sore.as("muscles"),
      responses: sql<number>`count(*)::int`.as("responses"),
      points: points.as("points"),
    })
    .from(readinessResponses)
    .where(and(isTheirs, since))
    .as("figures");
}

type Selected = Awaited<ReturnType<typeof selectRows>>[number];

/** Soreness is the mean over the window's responses; 0 after rounding means none. */
function rowOf({ id, fullName, imageId, points, muscles, responses, ...figures }: Selected): ReadinessRow {
  const count = responses ?? 0;
  const means = (muscles ?? []).map(({ muscle, soreness }) => ({ muscle, soreness: soreness / Math.max(1, count) }));
  return {
    id,
    fullName,
    pictureUrl: faceUrl(imageId),
    responses: count,
    answeredOn: figures.answeredOn ?? null,
    score: figures.score ?? null,
    bodyWeight: figures.bodyWeight ?? null,
    bodyFat: figures.bodyFat ?? null,
    points: Object.fromEntries(Object.entries(points ?? {}).filter(([, mean]) => mean !== null)),
    muscles: knownMuscles(means.filter(({ soreness }) => soreness >= 0.5)),
  };
}
