import { and, asc, desc, eq, exists, ne, or, sql } from "drizzle-orm";
import { formatEuros } from "#app/domain/money/euros.ts";
import { daysBetween, daysOfWeek, formatDate } from "#app/domain/schedule/dates.ts";
import { formatSpan, type ProgramSpan, pageCount } from "#app/domain/schedule/span.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { deletedUser } from "#app/features/programs/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { fullNameIfAny } from "#db/full-name.ts";
import { users } from "#db/schema/accounts.ts";
import { exercises } from "#db/schema/exercises.ts";
import { programs } from "#db/schema/programs.ts";
import type { OfferedProgram, Pending, RecentProgram, Statuses } from "./views.ts";

/** Document 2 §9. */
export const widgetRows = 5;

export async function recentPrograms(ctx: Context): Promise<RecentProgram[]> {
  const rows = await ctx.db
    .select({
      id: programs.id,
      name: programs.name,
      continuous: programs.continuous,
      duration: programs.duration,
      timeUnit: programs.timeUnit,
      startDate: programs.startDate,
      clients: followers,
      written: writtenWeeks,
    })
    .from(programs)
    .where(isOwn(ctx))
    .orderBy(desc(programs.updatedAt), desc(programs.id))
    .limit(widgetRows);
  return rows.map((row) => toRecent(row, row.written, todayOf(ctx)));
}

// why: written out, since drizzle omits the table name in a query without joins
const followers = sql<number>`(select count(*)::int from program_assignments followed
  where followed.account_id = programs.account_id and followed.program_id = programs.id)`;

type Written = { weeks: number; lastDate: string | null };

const writtenWeeks = sql<Written>`(select json_build_object(
    'weeks', count(distinct (saved.day - 1) / ${daysOfWeek}::int), 'lastDate', max(saved.date)::text)
  from workouts saved
  where saved.account_id = programs.account_id and saved.program_id = programs.id and not saved.rest_day)`;

type Row = ProgramSpan & { id: string; name: string; clients: number };

function toRecent({ id, name, clients, ...span }: Row, written: Written, today: string): RecentProgram {
  const { lastDate } = written;
  const left = lastDate === null ? null : Math.max(0, daysBetween(today, lastDate) + 1);
  return {
    id,
    name,
    clients,
    duration: formatSpan(span),
    ...reachOf(span, written, today),
    daysLeft: clients > 0 && left !== null && left <= daysOfWeek ? left : null,
  };
}

function reachOf(span: ProgramSpan, { weeks, lastDate }: Written, today: string) {
  if (span.continuous) return { weeks: null, writtenTo: lastDate && formatDate(lastDate) };
  const all = pageCount(span, today);
  return { weeks: { written: Math.min(weeks, all), all }, writtenTo: null };
}

type OwnPrograms = Statuses & { hasExercise: boolean };

/** How many are in each status, and the latest that are or were offered. One statement. */
export async function ownPrograms(ctx: Context): Promise<OwnPrograms> {
  const { id, name, status, feedback } = programs;
  const withStatus = (wanted: number) => sql<number>`(count(*) filter (where ${status} = ${wanted}))::int`;
  const mine = and(eq(exercises.accountId, ctx.actor.accountId), eq(exercises.creatorId, ctx.actor.userId));
  const latest = ctx.db
    .select({ id, name, status, feedback })
    .from(programs)
    .where(and(isOwn(ctx), or(ne(status, 1), ne(feedback, ""))))
    .orderBy(sql`array_position(array[2, 1, 3], ${status})`, desc(programs.updatedAt), asc(id))
    .limit(widgetRows);
  const [row] = await ctx.db
    .select({
      unpublished: withStatus(1),
      pending: withStatus(2),
      published: withStatus(3),
      offered: sql<OfferedProgram[]>`(select coalesce(json_agg(latest), '[]'::json) from (${latest}) latest)`,
      hasExercise: exists(ctx.db.select({ id: exercises.id }).from(exercises).where(mine)).mapWith(Boolean),
    })
    .from(programs)
    .where(isOwn(ctx));
  return row ?? { unpublished: 0, pending: 0, published: 0, offered: [], hasExercise: false };
}

export async function pendingPrograms(ctx: Context): Promise<Pending> {
  const rows = await ctx.db
    .select({
      id: programs.id,
      name: programs.name,
      creatorName: fullNameIfAny,
      priceCents: programs.priceCents,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(programs)
    .leftJoin(users, and(eq(users.accountId, programs.accountId), eq(users.id, programs.creatorId)))
    .where(eq(programs.status, 2))
    .orderBy(asc(programs.updatedAt), asc(programs.id))
    .limit(widgetRows);
  const shown = rows.map(({ id, name, creatorName, priceCents }) => {
    return {
      id,
      name,
      creatorName: creatorName ?? deletedUser,
      price: priceCents === null ? null : formatEuros(priceCents),
    };
  });
  return { total: rows[0]?.total ?? 0, rows: shown };
}

function isOwn({ actor }: Context) {
  return and(eq(programs.accountId, actor.accountId), eq(programs.creatorId, actor.userId));
}
