import type { RefObject } from "react";
import { flushSync } from "react-dom";
import { showTexts } from "./form-dom.ts";
import { changeQuietly, type EditorStore, notifyOfQuiet } from "./store.ts";

type After<Result> = {
  focus?: (result: Result) => void;
  announce?: (result: Result) => string | null;
};

/**
 * Renders at once, updates the fields' texts, moves focus, and announces the result. All actions of the person go
 * through it.
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
 * Stores typed text. The browser shows the key itself, so the rest renders after the next paint, or with the next
 * commit.
 */
export function commitTyped(store: EditorStore, change: () => unknown) {
  const wasShown = store.shown === store.changes;
  const isScheduled = store.untold.size > 0;
  changeQuietly(store, change);
  if (wasShown) store.shown = store.changes;
  if (!isScheduled) requestAnimationFrame(() => setTimeout(() => renderTyped(store)));
}

export function renderTyped(store: EditorStore) {
  if (store.untold.size > 0) flushSync(() => notifyOfQuiet(store));
}
