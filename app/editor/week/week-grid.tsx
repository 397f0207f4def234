import { type RefObject, startTransition, useEffect, useRef, useState } from "react";
import { weekdayNames } from "#app/domain/schedule/dates.ts";
import { formatPlace } from "#app/domain/schedule/workout-key.ts";
import type { EditorDay, EditorProgram } from "#app/editor/state/views.ts";
import { useIsFromServer } from "#app/ui/browser/hydrated.ts";
import { DayStrip } from "./day-strip.tsx";
import { WorkoutCard } from "./workout-card.tsx";

type Props = { page: number; days: EditorDay[]; program: EditorProgram };

export function WeekGrid({ page, days, program }: Props) {
  const ofProgram = days.filter(({ key }) => key !== null);
  const shown = ofProgram.length === 1 ? ofProgram : days;
  const look = shown.length === 1 ? "week grid-cols-[minmax(0,1fr)]" : "week";
  const rendered = useDaysInTurn(shown.length);
  const week = useSettled<HTMLElement>(`${page}, ${rendered} days`);
  return (
    <>
      {shown.length > 1 && <DayStrip days={shown} rendered={rendered} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: why: it scrolls sideways, and must do so by keyboard */}
      <section ref={week} className={look} aria-label={`Week ${page}`} tabIndex={0}>
        <fieldset className="week-fields" disabled={!program.canEdit}>
          <legend className="sr-only">{`Week ${page} of ${program.name}`}</legend>
          {shown.slice(0, rendered).map((day) => (
            <Day key={day.weekday} day={day} />
          ))}
        </fieldset>
      </section>
    </>
  );
}

function Day({ day }: { day: EditorDay }) {
  const weekday = weekdayNames[day.weekday] ?? "";
  if (day.key === null) {
    return (
      <div className="day">
        <h2>{weekday}</h2>
        <p className="no-day">Not in the program</p>
      </div>
    );
  }
  const place = `${weekday}, ${formatPlace(day)}`;
  return (
    <section className="day" aria-label={place}>
      <WorkoutCard workoutKey={day.key} place={place} />
    </section>
  );
}

/** As many as fit a laptop. */
const daysAtOnce = 3;

/**
 * After client navigation renders the first days at once and the others in later frames; a server-rendered page is
 * complete.
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
 * Marks the week once it was rendered completely: from then on content-visibility skips what is off-screen (week.css),
 * with remembered heights so that nothing jumps. Another week, more days or another width render completely first.
 * `shown`: identifies the content.
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
