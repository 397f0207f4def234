import { type RefObject, startTransition, useEffect, useRef, useState } from "react";
import { weekdayNames } from "#app/domain/schedule/dates.ts";
import { placeInWords } from "#app/domain/schedule/workout-key.ts";
import { dayBox } from "#app/domain/workout/form/search-names.ts";
import type { EditorDay, EditorProgram } from "#app/editor/state/views.ts";
import { useIsFromServer } from "#app/ui/browser/hydrated.ts";
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

/** As many as are in sight on a laptop. */
const daysAtOnce = 3;

/**
 * How many of the days to render. Who comes from another screen sees the first days at once, and the others in the frames
 * after it; a page that the server sent is whole.
 */
function useDaysInTurn(total: number) {
  const isFromServer = useIsFromServer();
  const [rendered, setRendered] = useState(isFromServer ? total : daysAtOnce);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setRendered(total)));
    return () => cancelAnimationFrame(frame);
  }, [total]);
  return rendered;
}

/**
 * Marks the week once all of it was drawn: from then on the browser passes over what is out of sight (week.css), and
 * a key costs a frame of what is seen. Drawn before, each part is remembered as tall as it is, so that nothing jumps;
 * another week, more of its days, and another width, are drawn whole first. `shown` names what is there.
 */
function useSettled<E extends HTMLElement>(shown: string): RefObject<E> {
  const ref = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: why: another week has to be drawn first, too
  useEffect(() => (ref.current ? settle(ref.current) : undefined), [shown]);
  return ref;
}

function settle(week: HTMLElement): () => void {
  let frame = 0;
  let width = 0;
  function unsettle() {
    cancelAnimationFrame(frame);
    week.classList.remove("settled");
  }
  const watcher = new ResizeObserver(() => {
    if (week.clientWidth === width) return;
    width = week.clientWidth;
    unsettle();
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => week.classList.add("settled"));
    });
  });
  watcher.observe(week);
  return () => {
    watcher.disconnect();
    unsettle();
  };
}
