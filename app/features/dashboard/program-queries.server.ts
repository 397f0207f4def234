import { and, asc, desc, eq, exists, ne, or, sql } from "drizzle-orm";
import { formatEuros } from "#app/domain/money/euros.ts";
import { daysBetween, daysOfWeek } from "#app/domain/schedule/dates.ts";
import { formatSpan, type ProgramSpan, pageCount } from "#app/domain/schedule/span.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { formatWritten, type Written } from "#app/domain/schedule/written.ts";
import { deletedUser } from "#app/features/programs/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { fullNameIfAny } from "#db/full-name.ts";
import { users } from "#db/schema/accounts.ts";
import { exercises } from "#db/schema/exercises.ts";
import { programs } from "#db/schema/programs.ts";
import type { OfferedProgram, Pending, RecentProgram } from "./views.ts";

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
      written: writtenDays,
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

const writtenDays = sql<Written>`(select json_build_object(
    'days', count(*), 'lastDay', max(saved.day), 'lastDate', max(saved.date)::text)
  from workouts saved
  where saved.account_id = programs.account_id and saved.program_id = programs.id and not saved.rest_day)`;

type Row = ProgramSpan & { id: string; name: string; clients: number };

function toRecent({ id, name, clients, ...span }: Row, written: Written, today: string): RecentProgram {
  const { lastDay, lastDate } = written;
  const weeks = pageCount(span, today);
  const left = lastDate === null ? null : Math.max(0, daysBetween(today, lastDate) + 1);
  return {
    id,
    name,
    clients,
    duration: formatSpan(span),
    written: formatWritten(span, written),
    share: span.continuous ? null : Math.min(1, Math.ceil((lastDay ?? 0) / daysOfWeek) / weeks),
    daysLeft: clients > 0 && left !== null && left <= daysOfWeek ? left : null,
  };
}

export async function ownCounts(ctx: Context) {
  const withStatus = (status: number) => sql<number>`(count(*) filter (where ${programs.status} = ${status}))::int`;
  const mine = and(eq(exercises.accountId, ctx.actor.accountId), eq(exercises.creatorId, ctx.actor.userId));
  const [row] = await ctx.db
    .select({
      unpublished: withStatus(1),
      pending: withStatus(2),
      published: withStatus(3),
      hasExercise: exists(ctx.db.select({ id: exercises.id }).from(exercises).where(mine)).mapWith(Boolean),
    })
    .from(programs)
    .where(isOwn(ctx));
  return row ?? { unpublished: 0, pending: 0, published: 0, hasExercise: false };
}

export async function offeredPrograms(ctx: Context): Promise<OfferedProgram[]> {
  const { id, name, status, feedback } = programs;
  return ctx.db
    .select({ id, name, status, feedback })
    .from(programs)
    .where(and(isOwn(ctx), or(ne(status, 1), ne(feedback, ""))))
    .orderBy(sql`array_position(array[2, 1, 3], ${status})`, desc(programs.updatedAt), asc(id))
    .limit(widgetRows);
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
