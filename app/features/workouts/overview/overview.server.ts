import { dayOverview } from "#app/domain/overview/day.ts";
import { liftsByWeek } from "#app/domain/overview/lifts.ts";
import { stretchAt, weeksOf } from "#app/domain/overview/stretch.ts";
import { pageCount } from "#app/domain/schedule/span.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { chosenPage, pageOfPlace, weekDays } from "#app/domain/schedule/week.ts";
import { type Subject, subjectOf } from "#app/domain/strength/subject.ts";
import { exercisesUsed } from "#app/domain/workout/document/library.ts";
import { findCoachedClient } from "#app/features/calculation/client-queries.server.ts";
import { findClientNumbers } from "#app/features/calculation/queries.server.ts";
import { findProgram, type ProgramView } from "#app/features/programs/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { hasPlace, readPlaces, type WorkoutView } from "../queries.server.ts";
import { programFacts } from "../week.server.ts";

type Query = { week: string | null; client: string | null };

export type Overview = Awaited<ReturnType<typeof readOverview>>;
export type OverviewWeek = Overview["weeks"][number];
export type OverviewDay = NonNullable<OverviewWeek["days"][number]>;

/** Up to 52 weeks in 3 statements, or 5 with the numbers of a client. NotFound for a client outside the scope. */
export async function readOverview(ctx: Context, programId: string, query: Query) {
  const program = await findProgram(ctx, programId);
  const { id, name, canEdit } = program;
  const stretch = stretchOf(ctx, program, query.week);
  const weeks = weeksOf(stretch).map((page) => ({ page, days: weekDays(program, page, todayOf(ctx)) }));
  const views = await readPlaces(
    ctx,
    program,
    weeks.flatMap(({ days }) => days.filter(hasPlace)),
  );
  const client = query.client ? await findCoachedClient(ctx, program.businessId, query.client) : null;
  const subject = client && (await subjectFor(ctx, program, client, views));
  const byKey = new Map(views.map((view) => [view.key, view.workout]));
  const workoutsIn = weeks.map(({ days }) => days.flatMap(({ key }) => byKey.get(key ?? "") ?? []));
  return {
    program: { id, name, canEdit, isContinuous: program.continuous, facts: programFacts(program) },
    ...stretch,
    pages: pageCount(program, todayOf(ctx)),
    client: client?.name ?? null,
    weeks: weeks.map(({ page, days }) => ({ page, days: days.map(({ key }) => dayAt(key, byKey, subject)) })),
    lifts: liftsByWeek(workoutsIn, subject),
    version: views.reduce((sum, { version }) => sum + version, 0),
  };
}

/** Of the week in the address, or else of today's, or the first. */
export function stretchOf(ctx: Context, program: ProgramView, week: string | null) {
  const today = todayOf(ctx);
  const current = program.continuous ? pageOfPlace(program, { day: null, date: today }, today) : null;
  return stretchAt(chosenPage(week, current ?? 1, program, today), pageCount(program, today));
}

async function subjectFor(
  ctx: Context,
  { accountId }: ProgramView,
  client: { id: string; name: string },
  views: WorkoutView[],
): Promise<Subject> {
  const used = [...new Set(views.flatMap(({ workout }) => exercisesUsed(workout)))];
  return subjectOf(await findClientNumbers(ctx, { accountId, client }, used));
}

function dayAt(key: string | null, byKey: ReadonlyMap<string, WorkoutView["workout"]>, subject: Subject | null) {
  const workout = key === null ? undefined : byKey.get(key);
  return key === null || !workout ? null : { key, trained: dayOverview(workout, subject) };
}
