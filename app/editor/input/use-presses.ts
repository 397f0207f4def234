import { useNavigate, useSubmit } from "@remix-run/react";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { openedBy } from "#app/domain/forms/opened-by.ts";
import type { Density } from "#app/domain/people/preferences.ts";
import { parseFieldName } from "#app/domain/workout/form/fields.ts";
import type { Dragged } from "#app/domain/workout/moving/drop.ts";
import type { Explorer } from "#app/editor/explorer/use-explorer.ts";
import { useSetSearch } from "#app/editor/explorer/use-set-search.ts";
import { dayNames } from "#app/editor/moving/day-names.ts";
import { useDialogQuery, weekAddress } from "#app/editor/state/address.ts";
import { commitIn } from "#app/editor/state/commit.ts";
import { focusField } from "#app/editor/state/form-dom.ts";
import { type EditorStore, setFocus } from "#app/editor/state/store.ts";
import type { EditorView } from "#app/editor/state/views.ts";
import { paths } from "#app/paths.ts";
import { useAfterPress } from "#app/ui/browser/after-press.ts";
import { useOpenedBy } from "#app/ui/elements/post-form.tsx";
import type { Announce } from "./announcer.tsx";
import type { Desk } from "./desk.ts";
import { formEvents } from "./form-events.ts";
import { useHands } from "./use-hands.ts";
import { usePageKeys } from "./use-keys.ts";

type Parts = {
  view: EditorView;
  store: EditorStore;
  form: RefObject<HTMLFormElement | null>;
  explorer: Explorer;
  save: () => void;
};

export function usePresses({ view, store, form, explorer, save }: Parts) {
  const announcer = useRef<Announce>(() => {});
  const announce = useCallback((sentence: string) => announcer.current(sentence), []);
  const [moved, openMove] = useState<Dragged | null>(null);
  const search = useSetSearch(view.program.id, store);
  const setOpen = (open: string | null) => setFocus(store, { open });
  const navigate = useNavigate();
  const goToWeek = (week: number) => navigate(weekAddress(view, week), { preventScrollReset: true });
  const commit = commitIn(store, form, announce);
  const openNow = (id: string) => commit(() => setOpen(id));
  const showField = useShownField(view.page, openNow, (key) => goToWeek(store.weeks.get(key) ?? view.page));
  const keysAt = paths.editorKeys(view.program.id) + useDialogQuery();
  const desk: Desk = {
    view,
    store,
    form,
    explorer,
    search,
    commit,
    announce,
    dayName: dayNames(view.days),
    openMove,
    setOpen,
    save,
    pages: view.pages,
    goToWeek,
    keepDensity: useKeptDensity(view.program.id),
    showField,
  };
  const hands = useHands(desk);
  usePageKeys({
    help: () => navigate(keysAt, { preventScrollReset: true }),
    explore: openExplorer,
    save: () => view.program.canEdit && hands.use((now) => now.save()),
    travel: (direction) => hands.use((now) => now.travel(direction)),
  });
  const events = formEvents(hands, useAfterPress("release"));
  return { announcer, announce, events, moved, openMove };
}

function openExplorer() {
  const drawer = document.querySelector<HTMLDetailsElement>(".explorer > details");
  if (!drawer) return;
  drawer.open = true;
  drawer.querySelector("input")?.focus();
}

function useKeptDensity(programId: string) {
  const submit = useSubmit();
  const mark = useOpenedBy();
  const action = paths.weekDensity(programId) + useDialogQuery();
  return (density: Density) =>
    submit({ [openedBy]: mark, density }, { method: "post", action, preventScrollReset: true });
}

/** At once if it is on the page, else after opening its exercise, or loading its week. */
function useShownField(page: number, open: (id: string) => void, goTo: (key: string) => void) {
  const wanted = useRef<string | null>(null);
  function show(name: string) {
    if (focusField(name)) return true;
    const field = parseFieldName(name);
    if (field && "slot" in field) open(field.id);
    return focusField(name);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: why: only another week brings other fields
  useEffect(() => {
    if (wanted.current) show(wanted.current);
    wanted.current = null;
  }, [page]);
  return (name: string) => {
    if (show(name)) return;
    wanted.current = name;
    goTo(parseFieldName(name)?.key ?? "");
  };
}
