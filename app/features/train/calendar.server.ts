import { type Compliance, complianceOf, type DayStatus } from "#app/domain/schedule/compliance.ts";
import { isIsoDate } from "#app/domain/schedule/dates.ts";
import { monthOf, monthsAround, parseMonth, weeksOfMonth } from "#app/domain/schedule/months.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { ownDone, ownPlan } from "#app/features/compliance/queries.server.ts";
import type { DoneWorkout, PlannedWorkout } from "#app/features/compliance/views.ts";
import type { Context } from "#app/services/context.server.ts";
import { listTrained, type Trained } from "./trained.server.ts";

/** `isPlanned`: for that day. */
export type CalendarEntry = Omit<PlannedWorkout, "workoutId"> & { isPlanned: boolean };

export type CalendarDay = { on: string; isWithin: boolean; isToday: boolean; entries: CalendarEntry[] };

/** `done`: what was done of its entries, by their completion. */
export type OpenDay = { on: string; entries: CalendarEntry[]; done: Record<string, Trained> };

export type MonthView = {
  month: string;
  before: string | null;
  after: string | null;
  weeks: CalendarDay[][];
  compliance: Compliance | null;
  open: OpenDay | null;
};

/** At most four statements. */
export async function readCalendar(ctx: Context, query: URLSearchParams): Promise<MonthView> {
  const today = todayOf(ctx);
  const asked = query.get("day");
  const day = asked !== null && isIsoDate(asked) ? asked : null;
  const month = parseMonth(query.get("month")) ?? parseMonth(day && monthOf(day)) ?? monthOf(today);
  const weeks = weeksOfMonth(month);
  const span = { from: weeks[0]?.[0] ?? today, to: weeks.at(-1)?.at(-1) ?? today };
  const [plan, done] = await Promise.all([ownPlan(ctx, span), ownDone(ctx, span)]);
  const entries = entriesOf(plan, done);
  const dayOf = (on: string): CalendarDay => ({
    on,
    isWithin: monthOf(on) === month,
    isToday: on === today,
    entries: entries.filter((entry) => entry.on === on),
  });
  const days = weeks.map((week) => week.map(dayOf));
  const opened = days.flat().find(({ on, entries: those }) => on === day && those.length > 0);
  return {
    month,
    ...monthsAround(month),
    weeks: days,
    compliance: complianceOf(
      plan.filter(({ on }) => monthOf(on) === month),
      today,
    ),
    open: opened ? await openDay(ctx, opened) : null,
  };
}

/** What was done of a day on another one stands on both. */
function entriesOf(plan: readonly PlannedWorkout[], done: readonly DoneWorkout[]): CalendarEntry[] {
  const answering = new Set(plan.map(({ on, completionId }) => `${on} ${completionId}`));
  const others = done.filter(({ on, completionId }) => !answering.has(`${on} ${completionId}`));
  return [
    ...plan.map(({ workoutId: _, ...planned }) => ({ ...planned, name: planned.name || unnamed, isPlanned: true })),
    ...others.map(({ isWhole, ...rest }) => {
      const status: DayStatus = isWhole ? "done" : "partly";
      return { ...rest, name: rest.name || unnamed, status, isPlanned: false };
    }),
  ];
}

const unnamed = "Workout";

/** More than anybody trains in a day; the others stay reachable by their page. */
const maxOpened = 6;

async function openDay(ctx: Context, { on, entries }: CalendarDay): Promise<OpenDay> {
  const ids = new Set(entries.flatMap(({ completionId }) => completionId ?? []));
  const done = ids.size > 0 ? await listTrained(ctx, [...ids].slice(0, maxOpened)) : [];
  return { on, entries, done: Object.fromEntries(done.map((one) => [one.id, one])) };
}
