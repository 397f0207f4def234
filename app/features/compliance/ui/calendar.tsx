import { Link } from "@remix-run/react";
import type { DayStatus } from "#app/domain/schedule/compliance.ts";
import { formatDate, weekdayNames } from "#app/domain/schedule/dates.ts";
import { paths } from "#app/paths.ts";
import type { CalendarDay, CalendarWeek, PlannedWorkout } from "../views.ts";

/** A letter says what a colour does; forced colours and paper keep the border. */
const marks: Record<DayStatus, { name: string; letter: string; look: string }> = {
  done: { name: "Done", letter: "D", look: "border-good bg-good-soft text-good" },
  late: { name: "Late", letter: "L", look: "border-dashed border-good bg-good-soft text-good" },
  partly: { name: "Partly", letter: "½", look: "border-warn bg-warn-soft text-warn" },
  missed: { name: "Missed", letter: "M", look: "border-bad bg-bad-soft text-bad" },
  planned: { name: "Planned", letter: "P", look: "border-dashed border-line-strong text-ink" },
  rest: { name: "Rest", letter: "–", look: "border-transparent text-ink-2" },
};

const shape = "grid size-7 place-items-center rounded-s border text-sm font-semibold no-underline";

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
      <Legend />
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
  if (!to) return <span className={`${shape} ${look}`}>{content}</span>;
  return (
    <Link to={to} preventScrollReset className={`${shape} ${look} hover:border-solid hover:border-ink`} title={words}>
      {content}
    </Link>
  );
}

function Legend() {
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-ink-2">
      {Object.values(marks).map(({ name, letter, look }) => (
        <li key={name} className="flex items-center gap-1.5">
          <span className={`grid size-5 place-items-center rounded-s border text-xs font-semibold ${look}`}>
            {letter}
          </span>
          {name}
        </li>
      ))}
    </ul>
  );
}
