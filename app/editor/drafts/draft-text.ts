import type { RefObject } from "react";
import type { DraftSource } from "./draft-writer.ts";

export type Versions = { key: string; version: number }[];

export type DraftText = { key: "text"; text: string; versions: Versions };

type Stored = RefObject<{ text: string; versions: Versions; isStored: boolean }>;

export function unsavedText(box: RefObject<HTMLTextAreaElement>, stored: Stored): DraftSource<DraftText> {
  let element: HTMLTextAreaElement | null = null;
  return {
    subscribe(onChange) {
      // why: the last write happens after the box has left the page
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
    isForgotten: () => stored.current?.isStored === true,
  };
}
