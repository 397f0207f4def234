import { useEffect, useRef } from "react";
import { keyIntent } from "#app/domain/workout/sheet/keymap.ts";
import { keepPreference, readPreference } from "#app/editor/state/preference.ts";
import { keyPlaceOf } from "./key-place.ts";

const storageName = "macrocycle.key-list";

type PageKeys = {
  help: () => void;
  explore: () => void;
  save: () => void;
  travel: (direction: "undo" | "redo") => void;
};

/**
 * '?' and '/' outside fields, unless turned off, the explorer's key, and those for save and undo that the week's form did
 * not handle. Not inside dialogs.
 */
export function usePageKeys(keys: PageKeys) {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      const press = event.defaultPrevented ? null : pageKey(event, latest.current);
      // why: last, since it looks through the whole week
      if (!press || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      press();
    }
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

function pageKey(event: KeyboardEvent, { help, explore, save, travel }: PageKeys): (() => void) | null {
  const { key, shiftKey: shift, ctrlKey: ctrl, metaKey: meta, altKey: alt, target } = event;
  const place = keyPlaceOf(target);
  const intent = keyIntent({ key, shift, ctrl, meta, alt }, place);
  if (intent === "help") return helpKeyIsOn() ? help : null;
  if (intent === "explore") return ctrl || meta || helpKeyIsOn() ? explore : null;
  if (intent === "save") return save;
  // why: other fields use the browser's own undo
  if (intent !== "undo" && intent !== "redo") return null;
  return place === "other" ? () => travel(intent) : null;
}

/** Single-character shortcuts must be optional (WCAG 2.1.4). */
export function helpKeyIsOn(): boolean {
  return readPreference(storageName) !== "off";
}

export function turnHelpKey(isOn: boolean) {
  keepPreference(storageName, isOn ? "on" : "off");
}
