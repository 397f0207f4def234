import { type RefObject, useEffect, useState } from "react";
import type { OpenLine } from "#app/domain/workout/text/answers/open-lines.ts";
import { replaceLines } from "#app/domain/workout/text/answers/replace-lines.ts";
import { typeInto } from "#app/editor/drafts/use-text-draft.ts";

export const checkId = "text-check";

/** Its first button, or the link to it. */
export function answerId(index: number) {
  return `answer-${index}`;
}

type Box = RefObject<HTMLTextAreaElement>;
type Chosen = ReadonlyMap<number, number>;

/** A press writes into the box and goes on to the next line; a line that was typed over counts as answered. */
export function useAnswers(box: Box, response: object, open: readonly OpenLine[], text: string) {
  const [state, setState] = useState({ response, chosen: new Map() as Chosen });
  const chosen: Chosen = state.response === response ? state.chosen : new Map();
  const written = useWritten(box, text);
  const lines = new Set(written.split("\n").map((line) => line.trim()));
  const isOpen = (one: OpenLine, index: number) =>
    !chosen.has(index) && linesIn(text, one).every((line) => lines.has(line.trim()));
  const left = open.filter(isOpen).length;

  function answer(index: number, choice: number): boolean {
    const one = open[index];
    const before = one && (one.texts[chosen.get(index) ?? -1] ?? linesIn(text, one));
    const next = one && before && replaceLines(box.current?.value ?? "", one.at, before, one.texts[choice] ?? []);
    if (typeof next !== "string") return false;
    typeInto(box, next);
    setState({ response, chosen: new Map(chosen).set(index, choice) });
    focusNext(
      open.flatMap((other, at) => (at !== index && isOpen(other, at) ? [at] : [])),
      index,
    );
    return true;
  }

  return { chosen, left, answer };
}

function focusNext(open: number[], index: number) {
  const next = open.find((other) => other > index) ?? open[0];
  document.getElementById(next === undefined ? checkId : answerId(next))?.focus();
}

function linesIn(text: string, { at }: OpenLine): string[] {
  const lines = text.split(/\r\n?|\n/);
  return at.map((number) => lines[number - 1] ?? "");
}

function useWritten(box: Box, text: string): string {
  const [written, setWritten] = useState(text);
  useEffect(() => {
    const element = box.current;
    const read = () => setWritten(element?.value ?? "");
    read();
    element?.addEventListener("input", read);
    return () => element?.removeEventListener("input", read);
  }, [box]);
  return written;
}
