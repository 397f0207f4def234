import { useLocation, useNavigate } from "@remix-run/react";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import type { MeasuredExercise } from "#app/domain/strength/reference.ts";
import { exercisesUsed } from "#app/domain/workout/document/library.ts";
import { useEditor } from "#app/editor/state/context.ts";
import { type EditorStore, everything, subscribe } from "#app/editor/state/store.ts";
import type { EditorView } from "#app/editor/state/views.ts";
import { paths } from "#app/paths.ts";
import type { ClientNumbers } from "./numbers.ts";
import { type Numbers, NumbersContext } from "./numbers.ts";

type Props = { view: EditorView; store: EditorStore; children: ReactNode };

/** Gives the week the numbers of the client whom it is shown for, also for exercises that are added to it. */
export function NumbersProvider({ view, store, children }: Props) {
  const { numbers: text, page, program } = view;
  const given = useMemo<ClientNumbers | null>(() => text && JSON.parse(text), [text]);
  const day = useEditor().onlyDay?.key ?? null;
  const added = useAdded(program.id, given, store);
  const numbers = useMemo<Numbers | null>(() => {
    if (!given) return null;
    const { client, step, bodyWeight, exercises } = given;
    const known = new Map([...added, ...exercises].map((exercise) => [exercise.id, exercise]));
    const back = { week: String(page), client: client.id, ...(day === null ? {} : { day }) };
    return { client, step, subject: { bodyWeight, exercises: known }, programId: program.id, back };
  }, [given, added, program.id, page, day]);
  useFollowedLinks();
  useArrival(given);
  return <NumbersContext.Provider value={numbers}>{children}</NumbersContext.Provider>;
}

const nothing: MeasuredExercise[] = [];

/** What the server says of the exercises that the week did not have when it came. */
function useAdded(programId: string, given: ClientNumbers | null, store: EditorStore) {
  const [added, setAdded] = useState({ given, exercises: nothing });
  const exercises = added.given === given ? added.exercises : nothing;
  useEffect(() => {
    if (!given) return;
    const asked = new Set([...given.exercises, ...exercises].map(({ id }) => id));
    return subscribe(store, everything, () => {
      const missing = usedIn(store).filter((id) => !asked.has(id));
      if (missing.length === 0) return;
      for (const id of missing) asked.add(id);
      fetchNumbers(programId, given.client.id, missing).then((more) => {
        setAdded(({ given: before, exercises: known }) => ({
          given,
          exercises: before === given ? [...known, ...more] : more,
        }));
      });
    });
  }, [programId, given, exercises, store]);
  return exercises;
}

function usedIn({ entries }: EditorStore) {
  return [...new Set([...entries.values()].flatMap(({ workout }) => exercisesUsed(workout)))];
}

/** None when the server does not answer: the values then say that no maximum is known. */
async function fetchNumbers(programId: string, client: string, ids: string[]): Promise<MeasuredExercise[]> {
  const query = new URLSearchParams([["client", client], ...ids.map((id) => ["exercise", id])]);
  const answer = await fetch(`${paths.numbers(programId)}?${query}`, { redirect: "error" }).catch(() => null);
  if (!answer?.ok) return [];
  const numbers: ClientNumbers = await answer.json();
  return numbers.exercises;
}

/** The numbers' own links to what is missing open their dialog over the week, where unsaved days stay. */
function useFollowedLinks() {
  const navigate = useNavigate();
  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = event.target instanceof HTMLElement ? event.target.closest<HTMLAnchorElement>(".calc a") : null;
      if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey) return;
      event.preventDefault();
      navigate(link.pathname + link.search, { preventScrollReset: true });
    }
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
}

/** Where something was entered, focus goes back to the exercise that it was for. */
function useArrival(given: ClientNumbers | null) {
  const { hash } = useLocation();
  const shown = useRef(given);
  useEffect(() => {
    if (shown.current === given) return;
    shown.current = given;
    const item = hash ? document.getElementById(hash.slice(1)) : null;
    if (item?.matches(".ex")) item.focus();
  }, [given, hash]);
}
