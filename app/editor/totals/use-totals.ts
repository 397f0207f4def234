import { useEffect, useMemo, useRef, useState } from "react";
import { type Grouping, groupTotals, joinTotals, type WeekTotals } from "#app/domain/strength/group-totals.ts";
import type { Subject } from "#app/domain/strength/subject.ts";
import { type Totals, workoutTotals } from "#app/domain/strength/totals.ts";
import type { TotalsFacts } from "#app/domain/strength/totals-facts.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { exercisesUsed } from "#app/domain/workout/document/library.ts";
import { useEditor } from "#app/editor/state/context.ts";
import { type EditorStore, everything, subscribe } from "#app/editor/state/store.ts";
import type { EditorDay } from "#app/editor/state/views.ts";
import { paths } from "#app/paths.ts";

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

type Shown = { programId: string; page: number; client: string | null };

/** From the page, or fetched when the panel opens. `stamp`: changes when it must be fetched again. */
export function useTotalsFacts({ programId, page, client }: Shown, given: string | null, stamp: string | null) {
  const { store } = useEditor();
  const fromPage = useMemo<TotalsFacts | null>(() => given && JSON.parse(given), [given]);
  const [isOpen, setOpen] = useState(given !== null);
  const key = `${programId} ${page} ${client} ${stamp}`;
  const [fetched, setFetched] = useState<{ key: string; facts: TotalsFacts | null } | null>(null);
  const facts = fetched?.key === key ? fetched.facts : fromPage;
  useEffect(() => {
    if (!isOpen || facts || fetched?.key === key) return;
    const request = new AbortController();
    fetchFacts({ programId, page, client }, usedIn(store), request.signal).then((response) => {
      if (!request.signal.aborted) setFetched({ key, facts: response });
    });
    return () => request.abort();
  }, [isOpen, facts, fetched, key, programId, page, client, store]);
  function toggle(opens: boolean) {
    setOpen(opens);
    if (!opens && hasFailed) setFetched(null);
  }
  const hasFailed = fetched?.key === key && fetched.facts === null;
  return { facts, hasFailed, isLoading: isOpen && !facts && !hasFailed, toggle };
}

function usedIn({ entries }: EditorStore) {
  return [...new Set([...entries.values()].flatMap(({ workout }) => exercisesUsed(workout)))];
}

async function fetchFacts({ programId, page, client }: Shown, ids: string[], signal: AbortSignal) {
  const query = new URLSearchParams(ids.map((id) => ["exercise", id]));
  query.set("week", String(page));
  if (client) query.set("client", client);
  const address = `${paths.totals(programId)}?${query}`;
  const response = await fetch(address, { signal, redirect: "error" }).catch(() => null);
  const facts: TotalsFacts | null = response?.ok ? await response.json() : null;
  return facts;
}
