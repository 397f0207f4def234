import { useEffect, useRef } from "react";
import { findName } from "#app/domain/workout/form/search-names.ts";
import { type EditorStore, setFocus } from "#app/editor/state/store.ts";
import type { Found } from "#app/editor/state/views.ts";
import { fetchExercises } from "./use-explorer.ts";

const limit = 20;
const debounce = 500;

export type SetSearch = ReturnType<typeof useSetSearch>;
type Target = { key: string; moduleId: string };

export function useSetSearch(programId: string, store: EditorStore) {
  const setFound = (found: Found | null) => setFocus(store, { found });
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const request = useRef<AbortController>();
  useEffect(() => () => clearTimeout(timer.current), []);

  function find({ key, moduleId }: Target, text: string, isSubmitted: boolean) {
    clearTimeout(timer.current);
    request.current?.abort();
    if (text.trim() === "") return setFound(null);
    const own = new AbortController();
    request.current = own;
    const query = { search: text, category: "", subcategory: "", offset: 0, limit };
    timer.current = setTimeout(
      () =>
        fetchExercises(programId, query, own.signal).then(
          ({ exercises, nearest }) => setFound({ key, moduleId, text, exercises, nearest }),
          () => own.signal.aborted || setFound(null),
        ),
      isSubmitted ? 0 : debounce,
    );
  }

  function clear(form: HTMLFormElement | null) {
    const { found } = store.focus;
    const field = found && form?.elements.namedItem(findName(found.key, found.moduleId));
    if (field instanceof HTMLInputElement) field.value = "";
    setFound(null);
  }

  return { find, clear };
}
