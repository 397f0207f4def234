import type { RefObject } from "react";
import type { DraftSource } from "./draft-writer.ts";

export type Versions = { key: string; version: number }[];

/** A text as it stood in its box, over those versions of its days. */
export type DraftText = { key: "text"; text: string; versions: Versions };

type Stored = RefObject<{ text: string; versions: Versions }>;

/** The text of the box, where it is another than the stored one. */
export function unsavedText(box: RefObject<HTMLTextAreaElement>, stored: Stored): DraftSource<DraftText> {
  let element: HTMLTextAreaElement | null = null;
  return {
    subscribe(onChange) {
      // why: what is written last is written when the box has left the page already
      element = box.current;
      element?.addEventListener("input", onChange);
      return () => element?.removeEventListener("input", onChange);
    },
    unsaved() {
      if (!element || !stored.current || element.value === stored.current.text) return [];
      const draft: DraftText = { key: "text", text: element.value, versions: stored.current.versions };
      return [JSON.stringify(draft)];
    },
    shows: ({ text }) => element?.value === text,
  };
}
