import { useEffect, useRef } from "react";
import { keyIntent } from "#app/domain/workout/keymap.ts";
import { keyPlaceOf } from "./sheet-dom.ts";

const storageName = "macrocycle.key-list";

/** Opens the list of keys at '?', wherever the focus is but in a field or a dialog, unless it is turned off. */
export function useHelpKey(showKeys: () => void) {
  const show = useRef(showKeys);
  show.current = showKeys;
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      const { key, shiftKey: shift, ctrlKey: ctrl, metaKey: meta, altKey: alt, target } = event;
      if (keyIntent({ key, shift, ctrl, meta, alt }, keyPlaceOf(target)) !== "help") return;
      if (!helpKeyIsOn() || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      show.current();
    }
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

/** A key without Ctrl can be turned off, for those whose voice control types (WCAG 2.1.4). */
export function helpKeyIsOn(): boolean {
  try {
    return localStorage.getItem(storageName) !== "off";
  } catch {
    return true;
  }
}

export function turnHelpKey(isOn: boolean) {
  try {
    localStorage.setItem(storageName, isOn ? "on" : "off");
  } catch {
    // why: a browser that keeps nothing for pages keeps the key as it is
  }
}
