import type { RefObject } from "react";
import { flushSync } from "react-dom";
import { showTexts } from "./form-dom.ts";
import type { EditorStore } from "./store.ts";

/** What follows a change, of which `focus` and `say` are given what it came to. */
type After<Result> = {
  /** Moves focus to where the work goes on, once the change is on the page. */
  focus?: (result: Result) => void;
  /** What the live region says; null for nothing. */
  say?: (result: Result) => string | null;
  /** The text that a field is given key by key stays as it is typed. */
  isTyping?: boolean;
};

/**
 * Makes a change of the editor: renders it at once, puts the workouts' texts into their fields where the store changed,
 * moves focus, and says what was done. Returns what the change came to. Everything that a person does goes through it.
 */
export type Commit = <Result>(change: () => Result, after?: After<Result>) => Result;

export function commitIn(
  store: EditorStore,
  form: RefObject<HTMLFormElement | null>,
  announce: (sentence: string) => void = () => {},
): Commit {
  return (change, { focus, say, isTyping = false } = {}) => {
    const wasShown = store.shown === store.changes;
    const result = flushSync(change);
    if (!isTyping && form.current && store.shown !== store.changes) showTexts(form.current);
    if (!isTyping || wasShown) store.shown = store.changes;
    focus?.(result);
    const sentence = say?.(result) ?? null;
    if (sentence !== null) announce(sentence);
    return result;
  };
}
