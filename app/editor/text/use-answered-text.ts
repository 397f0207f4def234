import { type RefObject, useEffect } from "react";
import { typeInto } from "#app/editor/drafts/use-text-draft.ts";
import type { TextAnswered } from "./text-problems.tsx";

/** Writes the lines as they were answered into the box, unless more was typed since the text was posted. */
export function useAnsweredText(box: RefObject<HTMLTextAreaElement>, response: TextAnswered | undefined) {
  useEffect(() => {
    const { text, posted } = response ?? {};
    if (text === undefined || posted === undefined || text === posted) return;
    if (box.current && box.current.value === posted.replace(/\r\n?/g, "\n")) typeInto(box, text);
  }, [box, response]);
}
