import { Link } from "@remix-run/react";
import { formatDate, weekdayNames } from "#app/domain/schedule/dates.ts";
import { paths } from "#app/paths.ts";
import { MarkLegend, markShape, marks } from "#app/ui/graphs/day-marks.tsx";
import type { CalendarDay, CalendarWeek, PlannedWorkout } from "../views.ts";

type Whose = { clientId: string; mayEnter: boolean };

export function Calendar({ weeks, ...whose }: { weeks: readonly CalendarWeek[] } & Whose) {
  const isEmpty = weeks.every(({ days }) => days.every(({ workouts }) => workouts.length === 0));
  if (isEmpty) {
    return <p className="text-ink-2">No workouts are planned in these four weeks.</p>;
  }
  return (
    <>
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2 xl:grid-cols-4">
        {weeks.map((week, index) => (
          <Week key={week.monday} week={week} isThis={index === weeks.length - 1} {...whose} />
        ))}
      </div>
      <MarkLegend />
    </>
  );
}

function Week({ week, isThis, ...whose }: { week: CalendarWeek; isThis: boolean } & Whose) {
  const { monday, days, compliance } = week;
  const title = isThis ? "This week" : `Week of ${formatDate(monday)}`;
  return (
    <section aria-label={title} className="grid min-w-0 content-start gap-1">
      <p className="flex flex-wrap justify-between gap-x-2 text-sm text-ink-2">
        {title}
        {compliance && (
          <span className="font-semibold text-ink tabular-nums">
            {compliance.kept} of {compliance.planned}
          </span>
        )}
      </p>
      <ol className="grid grid-cols-7">
        {days.map((day, index) => (
          <Day key={day.on} day={day} weekday={weekdayNames[index] ?? ""} {...whose} />
        ))}
      </ol>
    </section>
  );
}

function Day({ day: { on, isToday, workouts }, weekday, ...whose }: { day: CalendarDay; weekday: string } & Whose) {
  return (
    <li
      aria-current={isToday ? "date" : undefined}
      className={`grid content-start justify-items-center gap-1 rounded-s pb-1 ${isToday ? "bg-sunken" : ""}`}
    >
      <time dateTime={on} className={`text-xs tabular-nums ${isToday ? "font-bold text-ink" : "text-ink-2"}`}>
        <span className="sr-only">{`${weekday}, ${formatDate(on)}`}</span>
        <span aria-hidden="true">{Number(on.slice(-2))}</span>
      </time>
      {workouts.map((workout) => (
        <Mark key={`${workout.programId} ${workout.key}`} workout={workout} {...whose} />
      ))}
      {workouts.length === 0 && <span className="sr-only">nothing planned</span>}
    </li>
  );
}

/** Leads to what was done, or to where the coach enters it. */
function Mark({ workout, clientId, mayEnter }: { workout: PlannedWorkout } & Whose) {
  const { status, completionId, programId, key, programName, name } = workout;
  const { name: state, letter, look } = marks[status];
  const words = status === "rest" ? state : `${state}: ${[name, programName].filter(Boolean).join(", ")}`;
  const done = completionId && paths.clientWorkout(clientId, completionId);
  const to = done ?? (mayEnter && status !== "rest" ? paths.enterWorkoutOf(clientId, programId, key) : null);
  const content = (
    <>
      <span aria-hidden="true">{letter}</span>
      <span className="sr-only">{words}</span>
    </>
  );
  if (!to) return <span className={`${markShape} ${look}`}>{content}</span>;
  return (
    <Link
      to={to}
      preventScrollReset
      className={`${markShape} ${look} hover:border-solid hover:border-ink`}
      title={words}
    >
      {content}
    </Link>
  );
}
