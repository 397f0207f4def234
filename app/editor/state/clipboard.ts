import { useSyncExternalStore } from "react";
import type { Clip } from "#app/domain/workout/clipboard/clip.ts";
import { formatClip } from "#app/domain/workout/clipboard/format-clip.ts";

/** Shared by all programs and tabs (decisions §9). */

const storageName = "macrocycle.clipboard";

type Own = { programId: string; clip: Clip; text: string };
let own: Own | null = null;
const listeners = new Set<() => void>();

/** The page's own copy, if that text is it. */
export function ownClip(programId: string, text: string): Clip | null {
  return own?.text === text && own.programId === programId ? own.clip : null;
}

export function storeClip(programId: string, clip: Clip) {
  const text = JSON.stringify(clip);
  own = { programId, clip, text };
  try {
    localStorage.setItem(storageName, text);
  } catch {
    clearText();
  }
  for (const listener of listeners) listener();
}

export function useClipboardWords(): string | null {
  return useSyncExternalStore(subscribe, formatStoredClip, () => null);
}

function subscribe(listener: () => void) {
  const follow = ({ key }: StorageEvent) => {
    if (key === storageName || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", follow);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", follow);
  };
}

export function storedText(): string | null {
  try {
    return localStorage.getItem(storageName) ?? own?.text ?? null;
  } catch {
    return own?.text ?? null;
  }
}

/** An outdated clip must not be pasted instead of one that could not be stored. */
function clearText() {
  try {
    localStorage.removeItem(storageName);
  } catch {
    // why: without storage there is nothing to clear
  }
}

function formatStoredClip(): string | null {
  const text = storedText();
  if (text === null) return null;
  if (own?.text === text) return formatClip(own.clip);
  try {
    const { kind, title } = JSON.parse(text);
    return formatClip({ kind, title: String(title) });
  } catch {
    return null;
  }
}
