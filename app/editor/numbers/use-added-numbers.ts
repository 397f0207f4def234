import { useEffect, useMemo, useState } from "react";
import type { MeasuredExercise } from "#app/domain/strength/reference.ts";
import { exercisesUsed } from "#app/domain/workout/document/library.ts";
import { type EditorStore, everything, subscribe } from "#app/editor/state/store.ts";
import type { EditorDay } from "#app/editor/state/views.ts";
import { importWithRetry } from "#app/ui/browser/line.ts";
import type { Question } from "./fetch-numbers.ts";
import type { ClientNumbers, Request } from "./numbers.ts";

const none: EditorDay[] = [];

type Fetched = { given: ClientNumbers | null; ids: string[]; exercises: MeasuredExercise[] };

type Shown = { programId: string; days: EditorDay[]; given: ClientNumbers | null; store: EditorStore };

/**
 * For exercises added since the days were loaded. Retries a few times, when the browser is online again, and by
 * `askAgain`.
 */
export function useAddedNumbers({ programId, days, given, store }: Shown) {
  const [fetched, setFetched] = useState<Fetched>({ given, ids: [], exercises: [] });
  const { ids, exercises } = fetched.given === given ? fetched : { ids: [], exercises: [] };
  const used = useUsed(store, given ? days : none);
  const unknown = useMemo(() => {
    const known = new Set([...ids, ...(given?.exercises ?? []).map(({ id }) => id)]);
    return given ? used.split(" ").filter((id) => id !== "" && !known.has(id)) : [];
  }, [used, given, ids]);
  const wanted = unknown.join(" ");
  const { asking, retry } = useRequest(wanted, (signal, onFailure) =>
    fetchLater({ programId, client: given?.client.id ?? "", ids: wanted.split(" "), signal, onFailure }).then(
      (more) => {
        if (!more) return false;
        setFetched((before) => {
          const known = before.given === given ? before : { ids: [], exercises: [] };
          return { given, ids: [...known.ids, ...wanted.split(" ")], exercises: [...known.exercises, ...more] };
        });
        return true;
      },
    ),
  );
  return { exercises, unknown, asking, retry };
}

type Fetch = (signal: AbortSignal, onFailure: () => void) => Promise<boolean>;

function useRequest(wanted: string, fetchOnce: Fetch) {
  const [asking, setAsking] = useState<Request>("pending");
  const [turn, setTurn] = useState(0);
  const retry = useMemo(() => () => setTurn((before) => before + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: why: other exercises, or another turn, are another question
  useEffect(() => {
    if (wanted === "") return;
    const request = new AbortController();
    setAsking(turn > 0 ? "again" : "pending");
    fetchOnce(request.signal, () => setAsking("again")).then((isKnown) => {
      if (!isKnown && !request.signal.aborted) setAsking("failed");
    });
    window.addEventListener("online", retry, { signal: request.signal });
    return () => request.abort();
  }, [wanted, turn]);
  return { asking, retry };
}

function useUsed(store: EditorStore, days: EditorDay[]): string {
  const read = useMemo(() => () => usedIn(store, days), [store, days]);
  const [used, setUsed] = useState(read);
  useEffect(() => {
    setUsed(read());
    return subscribe(store, everything, () => setUsed(read()));
  }, [store, read]);
  return used;
}

function usedIn({ entries }: EditorStore, days: EditorDay[]) {
  const workouts = days.flatMap(({ key }) => (key === null ? [] : (entries.get(key)?.workout ?? [])));
  return [...new Set(workouts.flatMap(exercisesUsed))].sort().join(" ");
}

async function fetchLater(question: Question) {
  const { fetchUntilKnown } = await importWithRetry(() => import("./fetch-numbers.ts"));
  return fetchUntilKnown(question);
}
