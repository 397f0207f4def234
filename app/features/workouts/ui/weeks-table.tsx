import { Link } from "@remix-run/react";
import { formatDate, weekdayNames } from "#app/domain/schedule/dates.ts";
import { formatPlaceOfKey, parseWorkoutKey } from "#app/domain/schedule/workout-key.ts";
import { counted } from "#app/domain/text/counted.ts";
import { paths } from "#app/paths.ts";
import type { OverviewDay, OverviewWeek } from "../overview/overview.server.ts";
import { useDragging } from "./use-dragging.ts";

type Shown = { programId: string; canEdit: boolean; search: string; editorAt: (week: number) => string };
type Props = Shown & { weeks: readonly OverviewWeek[]; attempt: string; version: number };

// why: said once for all cells. Where a week has no room for seven columns, each is a list of its workouts
const look =
  "overflow-x-auto rounded-m border border-line bg-card text-xs leading-tight [&_table]:w-full [&_table]:table-fixed " +
  "[&_:is(th,td)]:border-t [&_:is(th,td)]:border-line [&_:is(th,td)]:p-1.5 [&_:is(th,td)]:text-start " +
  "[&_:is(th,td)]:align-top [&_td]:break-words [&_td]:hyphens-auto [&_td>a]:font-semibold [&_td:not([data-label])]:text-ink-2 " +
  "[&_a]:inline-flex [&_a]:min-h-6 [&_a]:items-center pointer-coarse:[&_a]:min-h-11 " +
  "[&_[draggable=true]]:cursor-grab [&_[data-over]]:outline-2 [&_[data-over]]:outline-accent " +
  "[&_[data-over]]:-outline-offset-2";
const list =
  "not-print:max-lg:text-sm not-print:max-lg:[&_:is(table,tbody,tr,th,td)]:block not-print:max-lg:[&_thead]:hidden " +
  "not-print:max-lg:[&_td]:border-0 not-print:max-lg:[&_td]:py-1 not-print:max-lg:[&_td:not([data-label])]:hidden " +
  "not-print:max-lg:[&_td]:before:text-ink-2 not-print:max-lg:[&_td]:before:content-[attr(data-label)_'_'] " +
  "not-print:sm:max-lg:[&_tr]:grid not-print:sm:max-lg:[&_tr]:grid-cols-2 not-print:sm:max-lg:[&_th]:col-span-full";
const paper =
  "print:text-[5.75pt]/[1.1] print:[&_:is(th,td)]:px-0.5 print:[&_:is(th,td)]:py-px print:[&_a]:min-h-0 " +
  "print:[&_p>a]:hidden";

export function WeeksTable({ weeks, attempt, version, ...shown }: Props) {
  const dragging = useDragging({ programId: shown.programId, search: shown.search, attempt, version });
  const most = Math.max(1, ...weeks.flatMap(({ days }) => days.map((day) => day?.trained?.sets ?? 0)));
  return (
    <section
      className={`${look} ${list} ${paper}`}
      aria-label="Weeks and days"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: why: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      {...(shown.canEdit ? dragging : {})}
    >
      <table>
        <caption className="sr-only">Weeks and days</caption>
        <thead>
          <tr>
            <th scope="col" className="w-28 print:w-16">
              Week
            </th>
            {weekdayNames.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <WeekRow key={week.page} week={week} most={most} {...shown} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function WeekRow({ week: { page, days }, most, ...shown }: Shown & { week: OverviewWeek; most: number }) {
  const { programId, canEdit, search, editorAt } = shown;
  const date = parseWorkoutKey(days.find((day) => day !== null)?.key ?? "")?.date;
  const sets = days.reduce((sum, day) => sum + (day?.trained?.sets ?? 0), 0);
  return (
    <tr id={`week-${page}`} className="print:break-inside-avoid">
      <th scope="row" draggable={canEdit || undefined}>
        <Link to={editorAt(page)}>{`Week ${page}`}</Link>
        {date && <p className="font-normal text-ink-2">{formatDate(date)}</p>}
        <p className="flex items-center gap-1 font-normal">
          <span className="me-auto">{counted(sets, "set")}</span>
          {canEdit && <MoveLink to={paths.placeWeek(programId, page) + search} what={`week ${page}`} />}
        </p>
      </th>
      {days.map((day, weekday) =>
        day?.trained ? (
          <Day key={day.key} day={day} trained={day.trained} page={page} weekday={weekday} most={most} {...shown} />
        ) : (
          <td key={weekdayNames[weekday]} id={day ? `day-${day.key}` : undefined}>
            {day && "Rest"}
          </td>
        ),
      )}
    </tr>
  );
}

type DayProps = Shown & {
  day: OverviewDay;
  trained: NonNullable<OverviewDay["trained"]>;
  page: number;
  weekday: number;
  most: number;
};

function Day({ day: { key }, trained, page, weekday, most, programId, canEdit, search, editorAt }: DayProps) {
  const { title, sets, lifts } = trained;
  const place = formatPlaceOfKey(key);
  return (
    <td id={`day-${key}`} data-label={weekdayNames[weekday]} draggable={canEdit || undefined}>
      <Link to={`${editorAt(page)}#day-${key}`}>{title || place}</Link>
      {lifts.map(({ name, top }) => (
        <p key={name + top}>{`${name} ${unbroken(top)}`}</p>
      ))}
      <p className="flex items-center gap-1 text-ink-2">
        <span
          className="h-1.5 rounded-s bg-accent print:h-1 print:[print-color-adjust:exact] forced-colors:bg-[Highlight]"
          style={{ width: `${Math.round((sets / most) * 40)}%` }}
        />
        <span className="me-auto whitespace-nowrap">{counted(sets, "set")}</span>
        {canEdit && (
          <MoveLink to={paths.placeDay(programId, key) + search} what={title ? `${place}, ${title}` : place} />
        )}
      </p>
    </td>
  );
}

/** Breaks behind a comma alone. */
function unbroken(words: string) {
  return words.replaceAll(/(?<!,) /g, "\u00a0");
}

function MoveLink({ to, what }: { to: string; what: string }) {
  return (
    <Link className="text-ink-2" to={to} preventScrollReset>
      Move<span className="sr-only">{` or copy ${what}`}</span>
    </Link>
  );
}
