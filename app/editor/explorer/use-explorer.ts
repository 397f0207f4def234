import { useEffect, useRef, useState } from "react";
import type { ExerciseCard, ExplorerView } from "#app/editor/state/views.ts";
import { paths } from "#app/paths.ts";

/**
 * Document 1 §9: a new search loads 30, scrolling past four fifths another 10. Ten at a time are shown, so that Tab soon
 * leaves them.
 */
export const pageSizes = { fresh: 30, further: 10, shown: 10, loadAt: 0.8 } as const;
const debounce = 500;

export type Filters = Pick<ExplorerView, "search" | "category" | "subcategory">;
export type Explorer = ReturnType<typeof useExplorer>;

type Page = Pick<ExplorerView, "exercises" | "hasMore" | "nearest">;

export function useExplorer(programId: string, initial: ExplorerView) {
  const [filters, setFilters] = useState<Filters>(initial);
  const [page, setPage] = useState<Page & Pick<ExplorerView, "shown">>(initial);
  const [isLoading, setLoading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const request = useRef<AbortController>();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);

  async function load(wanted: Filters, before: ExerciseCard[], limit: number) {
    request.current?.abort();
    const own = new AbortController();
    request.current = own;
    setLoading(true);
    setProblem(null);
    try {
      const next = await fetchExercises(programId, { ...wanted, offset: before.length, limit }, own.signal);
      setPage({ ...next, exercises: [...before, ...next.exercises], shown: before.length + pageSizes.shown });
      setLoading(false);
    } catch {
      if (own.signal.aborted) return;
      setLoading(false);
      setProblem("The exercises could not be loaded. Search again.");
    }
  }

  function search(wanted: Filters, delay = debounce) {
    clearTimeout(timer.current);
    setFilters(wanted);
    timer.current = setTimeout(() => load(wanted, [], pageSizes.fresh), delay);
  }

  function showMore() {
    const { exercises, shown, hasMore } = page;
    if (shown < exercises.length) setPage({ ...page, shown: shown + pageSizes.shown });
    else if (hasMore && !isLoading) load(filters, exercises, pageSizes.further);
  }

  return { ...page, filters, isLoading, problem, search, showMore };
}

type Query = Filters & { offset: number; limit: number };

export async function fetchExercises(programId: string, query: Query, signal?: AbortSignal): Promise<Page> {
  const headers = { Accept: "application/json" };
  const response = await fetch(paths.explorer(programId, query), { signal, headers, redirect: "error" });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return response.json();
}
