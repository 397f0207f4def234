import { useEffect, useMemo, useRef, useState } from "react";
import { type Grouping, groupTotals, joinTotals, type WeekTotals } from "#app/domain/strength/group-totals.ts";
import type { Subject } from "#app/domain/strength/subject.ts";
import { type Totals, workoutTotals } from "#app/domain/strength/totals.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { useEditor } from "#app/editor/state/context.ts";
import { type EditorStore, everything, subscribe } from "#app/editor/state/store.ts";
import type { EditorDay } from "#app/editor/state/views.ts";

/** Milliseconds without typing before totals are counted, and before they are announced. */
const pauses = { count: 200, speak: 2500 } as const;

type Groupings = ReadonlyMap<string, Grouping>;

/** Recounts only changed workouts, after a pause. */
export function useWeekTotals(days: EditorDay[], groupings: Groupings, subject: Subject | null): WeekTotals {
  const { store } = useEditor();
  const count = useMemo(() => counter(store, days, groupings, subject), [store, days, groupings, subject]);
  const [counted, parseCountedName] = useState(() => ({ count, totals: count() }));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const unsubscribe = subscribe(store, everything, () => {
      clearTimeout(timer);
      timer = setTimeout(() => parseCountedName({ count, totals: count() }), pauses.count);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [store, count]);
  const current = useMemo(() => (counted.count === count ? counted.totals : count()), [counted, count]);
  return current;
}

function counter({ entries }: EditorStore, days: EditorDay[], groupings: Groupings, subject: Subject | null) {
  const known = new WeakMap<Workout, Map<string, Totals>>();
  function totalsOf(workout: Workout) {
    const totals = known.get(workout) ?? workoutTotals(workout, subject);
    known.set(workout, totals);
    return totals;
  }
  return () => {
    const workouts = days.flatMap(({ key }) => (key === null ? [] : (entries.get(key)?.workout ?? [])));
    return groupTotals(joinTotals(workouts.map(totalsOf)), groupings);
  };
}

/** Debounced, and '' at first, so that screen readers don't announce every key. */
export function useSpokenLater(text: string): string {
  const first = useRef(text);
  const [spoken, setSpoken] = useState("");
  useEffect(() => {
    if (text === first.current) return;
    const timer = setTimeout(() => setSpoken(text), pauses.speak);
    return () => clearTimeout(timer);
  }, [text]);
  return spoken;
}
