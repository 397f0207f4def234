import type { RefObject } from "react";
import { flushSync } from "react-dom";
import { showTexts } from "./form-dom.ts";
import { changeQuietly, type EditorStore, notifyOfQuiet } from "./store.ts";

/** What follows a change, of which `focus` and `announce` are given what it came to. */
type After<Result> = {
  /** Moves focus to where the work goes on, once the change is on the page. */
  focus?: (result: Result) => void;
  /** What the live region says; null for nothing. */
  announce?: (result: Result) => string | null;
};

/**
 * Makes a change of the editor: renders it at once, puts the workouts' texts into their fields where the store changed,
 * moves focus, and says what was done. Returns what the change came to. Everything that a person does goes through it.
 */
export type Commit = <Result>(change: () => Result, after?: After<Result>) => Result;

export function commitIn(
  store: EditorStore,
  form: RefObject<HTMLFormElement | null>,
  report: (sentence: string) => void = () => {},
): Commit {
  return (change, { focus, announce } = {}) => {
    const result = flushSync(() => {
      notifyOfQuiet(store);
      return change();
    });
    if (form.current && store.shown !== store.changes) showTexts(form.current);
    store.shown = store.changes;
    focus?.(result);
    const sentence = announce?.(result) ?? null;
    if (sentence !== null) report(sentence);
    return result;
  };
}

/**
 * Stores what a key made of a field's text, which stays as it is typed. The browser shows the key by itself, so the
 * rest of the page follows once its frame is painted, or with whatever is done before that.
 */
export function commitTyped(store: EditorStore, change: () => unknown) {
  const wasShown = store.shown === store.changes;
  const isScheduled = store.untold.size > 0;
  changeQuietly(store, change);
  if (wasShown) store.shown = store.changes;
  if (!isScheduled) requestAnimationFrame(() => setTimeout(() => renderTyped(store)));
}

/** Renders at once what was typed. */
export function renderTyped(store: EditorStore) {
  if (store.untold.size > 0) flushSync(() => notifyOfQuiet(store));
}
