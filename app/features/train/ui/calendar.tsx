import { formatDate, weekdayNames, weekdayOf } from "#app/domain/schedule/dates.ts";
import { formatMonth } from "#app/domain/schedule/months.ts";
import { trainPaths } from "#app/train-paths.ts";
import { EmptyState } from "#app/ui/elements/empty-state.tsx";
import { Icon } from "#app/ui/elements/icon.tsx";
import type { IconName } from "#app/ui/elements/icon-names.ts";
import { MarkLegend, markShape, marks } from "#app/ui/graphs/day-marks.tsx";
import type { CalendarDay, MonthView } from "../calendar.server.ts";
import { trainScreen } from "./look.ts";
import { OpenedDay } from "./opened-day.tsx";

export function CalendarPage({ month, before, after, weeks, compliance, open }: MonthView) {
  const days = weeks.flat();
  const isEmpty = days.every(({ isWithin, entries }) => !isWithin || entries.length === 0);
  return (
    <div className={trainScreen}>
      <Head month={month} before={before} after={after} compliance={compliance} />
      <section aria-label={formatMonth(month)} className="card px-1 py-2">
        <p aria-hidden="true" className="grid grid-cols-7 justify-items-center text-sm text-ink-2">
          {weekdayNames.map((name) => (
            <span key={name}>{name[0]}</span>
          ))}
        </p>
        <ol className="grid grid-cols-7 gap-y-0.5">
          {days.map((day) => (
            <Day key={day.on} day={day} month={month} isOpen={day.on === open?.on} />
          ))}
        </ol>
      </section>
      {isEmpty ? (
        <EmptyState title={`Nothing in ${formatMonth(month)}`} size="s">
          You see here, day by day, what is planned for you and what you did.
        </EmptyState>
      ) : (
        <MarkLegend />
      )}
      {open && <OpenedDay {...open} />}
    </div>
  );
}

function Head({ month, before, after, compliance }: Pick<MonthView, "month" | "before" | "after" | "compliance">) {
  return (
    <div className="flex items-center justify-between gap-2">
      <div>
        <h1>{formatMonth(month)}</h1>
        {compliance && (
          <p className="text-ink-2 tabular-nums">
            {`${compliance.kept} of ${compliance.planned} done · ${shareOf(compliance)} %`}
          </p>
        )}
      </div>
      <nav aria-label="Months" className="flex">
        <To month={before} icon="chevron-left" />
        <To month={after} icon="chevron-right" />
      </nav>
    </div>
  );
}

function shareOf({ kept, planned }: NonNullable<MonthView["compliance"]>) {
  return Math.round((kept / planned) * 100);
}

function To({ month, icon }: { month: string | null; icon: IconName }) {
  if (month === null) return null;
  return (
    <a className="btn btn-ghost min-w-12 justify-center" href={trainPaths.trainCalendar({ month })}>
      <Icon name={icon} />
      <span className="sr-only">{formatMonth(month)}</span>
    </a>
  );
}

type DayProps = { day: CalendarDay; month: string; isOpen: boolean };

const cell = "grid min-h-14 content-start justify-items-center gap-0.5 rounded-s py-1 text-sm no-underline";

function Day({ day: { on, isWithin, isToday, entries }, month, isOpen }: DayProps) {
  const tone = `${isWithin ? "text-ink" : "text-ink-2"} ${isToday ? "bg-sunken font-bold" : ""} ${isOpen ? "ring-2 ring-ink" : ""}`;
  const content = (
    <>
      <time dateTime={on} className="tabular-nums">
        <span className="sr-only">{`${weekdayNames[weekdayOf(on)]}, ${formatDate(on)}`}</span>
        <span aria-hidden="true">{Number(on.slice(-2))}</span>
      </time>
      {entries.map(({ status, name, programId, key, completionId }) => (
        <span key={`${programId} ${key} ${completionId}`} className={`${markShape} ${marks[status].look}`}>
          <span aria-hidden="true">{marks[status].letter}</span>
          <span className="sr-only">{status === "rest" ? marks.rest.name : `${marks[status].name}: ${name}`}</span>
        </span>
      ))}
    </>
  );
  const isRest = entries.every(({ status }) => status === "rest");
  return (
    <li aria-current={isToday ? "date" : undefined}>
      {isRest ? (
        <span className={`${cell} ${tone}`}>{content}</span>
      ) : (
        <a href={`${trainPaths.trainCalendar({ month, day: on })}#day`} className={`${cell} ${tone} hover:bg-sunken`}>
          {content}
        </a>
      )}
    </li>
  );
}
