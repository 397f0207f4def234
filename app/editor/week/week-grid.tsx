import { weekdayNames } from "#app/domain/schedule/dates.ts";
import { placeInWords } from "#app/domain/schedule/workout-key.ts";
import { dayBox } from "#app/domain/workout/form/search-names.ts";
import type { EditorDay, EditorProgram } from "#app/editor/state/views.ts";
import { useDaysInTurn } from "./use-days-in-turn.ts";
import { useSettled } from "./use-settled.ts";
import { WorkoutCard } from "./workout-card.tsx";

type Props = { page: number; days: EditorDay[]; program: EditorProgram };

/** Monday to Sunday, a card a day; days before the first and after the last of the program are left empty. */
export function WeekGrid({ page, days, program }: Props) {
  const rendered = useDaysInTurn(days.length);
  const week = useSettled<HTMLElement>(`${page}, ${rendered} days`);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: why: it scrolls sideways, and must do so by keyboard
    <section ref={week} className="week" aria-label={`Week ${page}`} tabIndex={0}>
      <fieldset className="week-fields" disabled={!program.canEdit}>
        <legend className="sr-only">{`Week ${page} of ${program.name}`}</legend>
        {days.slice(0, rendered).map((day) => (
          <Day key={day.weekday} day={day} canEdit={program.canEdit} />
        ))}
      </fieldset>
    </section>
  );
}

function Day({ day, canEdit }: { day: EditorDay; canEdit: boolean }) {
  const weekday = weekdayNames[day.weekday] ?? "";
  const place = day.key === null ? "" : placeInWords(day);
  return (
    <div className="day">
      <div className="day-head">
        {canEdit && day.key !== null && (
          <input type="checkbox" name={dayBox} value={day.key} aria-label={`Select ${weekday}, ${place}`} />
        )}
        <h2>
          <span>{weekday}</span>
          <b>{place}</b>
        </h2>
      </div>
      {day.key === null ? (
        <p className="no-day">Not in the program</p>
      ) : (
        <section aria-label={`${weekday}, ${place}`}>
          <WorkoutCard workoutKey={day.key} place={`${weekday}, ${place}`} />
        </section>
      )}
    </div>
  );
}
