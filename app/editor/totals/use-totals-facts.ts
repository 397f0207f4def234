import { useEffect, useMemo, useState } from "react";
import type { TotalsFacts } from "#app/domain/strength/totals-facts.ts";
import { exercisesUsed } from "#app/domain/workout/document/library.ts";
import { useEditor } from "#app/editor/state/context.ts";
import type { EditorStore } from "#app/editor/state/store.ts";
import { paths } from "#app/paths.ts";

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
