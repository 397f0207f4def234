import { useNavigate } from "@remix-run/react";
import { type RefObject, useMemo, useState } from "react";
import type { Focus } from "./context.ts";
import { add, type Desk, onPress, saveOrShowProblem, step } from "./desk.ts";
import { explorerFilters, formEvents } from "./form-events.ts";
import type { EditorStore } from "./store.ts";
import type { EditorView } from "./types.ts";
import type { Explorer } from "./use-explorer.ts";
import { useSetSearch } from "./use-set-search.ts";

type Parts = {
  view: EditorView;
  store: EditorStore;
  form: RefObject<HTMLFormElement | null>;
  explorer: Explorer;
  save: () => void;
};

/** What the week's form does where there is scripting, and what a screen reader is told about it. */
export function usePresses({ view, store, form, explorer, save }: Parts) {
  const [open, setOpen] = useState(view.open);
  const [announcement, announce] = useState("");
  const search = useSetSearch(view.program.id, view.found);
  const { found } = search;
  const focus = useMemo<Focus>(() => ({ open, found }), [open, found]);
  const navigate = useNavigate();
  const desk: Desk = {
    store,
    form,
    explorer,
    search,
    announce,
    setOpen,
    save,
    pages: view.pages,
    goToWeek: (week) => navigate(`?week=${week}`, { preventScrollReset: true }),
  };
  const events = formEvents({
    store,
    onPress: (press, button) => onPress(desk, press, button),
    save: () => saveOrShowProblem(desk),
    step: (direction) => step(desk, direction),
    onFind(set, text, isSubmitted) {
      const first = found?.moduleId === set.moduleId && found.text === text ? found.exercises[0] : undefined;
      if (isSubmitted && first) add(desk, set, first);
      else search.find(set, text, isSubmitted);
    },
    onExplore: (target, isTyped) => explorer.search(explorerFilters(target), isTyped ? undefined : 0),
  });
  return { focus, announcement, events };
}
