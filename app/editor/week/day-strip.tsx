import { useEffect, useState } from "react";
import { weekdayNames } from "#app/domain/schedule/dates.ts";
import type { EditorDay } from "#app/editor/state/views.ts";

/** `rendered`: of the days, which come in later frames after client navigation. */
type Props = { days: EditorDay[]; rendered: number };

/** Where one day fills the screen. */
export function DayStrip({ days, rendered }: Props) {
  const shown = useDayInSight(days, rendered);
  return (
    <nav className="day-strip" aria-label="Weekdays">
      {days.map(({ key, weekday }) => {
        const name = weekdayNames[weekday] ?? "";
        return key === null ? (
          <span key={weekday}>{name.slice(0, 3)}</span>
        ) : (
          <a key={weekday} href={`#day-${key}`} aria-label={name} aria-current={key === shown ? "true" : undefined}>
            {name.slice(0, 3)}
          </a>
        );
      })}
    </nav>
  );
}

function useDayInSight(days: EditorDay[], rendered: number) {
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    const inSight = (entries: IntersectionObserverEntry[]) => {
      const most = entries.find(({ isIntersecting }) => isIntersecting);
      if (most) setShown(most.target.id.slice("day-".length));
    };
    const watcher = new IntersectionObserver(inSight, { rootMargin: "0px -45%" });
    for (const { key } of days.slice(0, rendered)) {
      const card = key === null ? null : document.getElementById(`day-${key}`);
      if (card) watcher.observe(card);
    }
    return () => watcher.disconnect();
  }, [days, rendered]);
  return shown;
}
