import { useLocation, useNavigate } from "@remix-run/react";
import { type ReactNode, useContext, useEffect, useMemo, useRef } from "react";
import { subjectOf } from "#app/domain/strength/subject.ts";
import { useEditor } from "#app/editor/state/context.ts";
import type { EditorStore } from "#app/editor/state/store.ts";
import type { EditorView } from "#app/editor/state/views.ts";
import { type ClientNumbers, type Numbers, NumbersContext } from "./numbers.ts";
import { useNumbersFile } from "./numbers-file.ts";
import { useAddedNumbers } from "./use-added-numbers.ts";

type Props = { view: EditorView; store: EditorStore; children: ReactNode };

export function NumbersProvider({ view, store, children }: Props) {
  const { numbers: text, page, program, days } = view;
  const given = useMemo<ClientNumbers | null>(() => text && JSON.parse(text), [text]);
  const day = useEditor().onlyDay?.key ?? null;
  const { exercises: added, unknown, asking, retry } = useAddedNumbers({ programId: program.id, days, given, store });
  const file = useNumbersFile(given !== null);
  const numbers = useMemo<Numbers | null>(() => {
    if (!given || !file) return null;
    const { Calculation } = file;
    const { client, step } = given;
    const back = { week: String(page), client: client.id, ...(day === null ? {} : { day }) };
    const subject = subjectOf({ ...given, exercises: [...added, ...given.exercises] });
    return {
      Calculation,
      client,
      step,
      subject,
      unknown: new Set(unknown),
      asking,
      retry,
      programId: program.id,
      back,
    };
  }, [given, file, added, unknown, asking, retry, program.id, page, day]);
  useFollowedLinks();
  useArrival(given);
  return <NumbersContext.Provider value={numbers}>{children}</NumbersContext.Provider>;
}

/** Opens the dialogs over the week, so that unsaved days stay. */
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

export function NumbersState() {
  const numbers = useContext(NumbersContext);
  if (!numbers) return null;
  const { client, unknown, asking, retry } = numbers;
  const isShown = unknown.size > 0 && asking !== "pending";
  return (
    <div className={isShown ? "flex flex-wrap items-center gap-2 text-sm" : "sr-only"}>
      <p role="status">
        {isShown &&
          (asking === "failed"
            ? `The numbers of ${client.name} could not be fetched.`
            : `The numbers of ${client.name} have not arrived yet. We are trying again.`)}
      </p>
      {isShown && asking === "failed" && (
        <button className="btn btn-s" type="button" onClick={retry}>
          Try again
          <span className="sr-only">{` to fetch the numbers of ${client.name}`}</span>
        </button>
      )}
    </div>
  );
}
