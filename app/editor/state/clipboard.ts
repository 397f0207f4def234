import { useSyncExternalStore } from "react";
import { type Clip, formatClip } from "#app/domain/workout/clipboard/clip.ts";
import { emptyClipboard } from "#app/domain/workout/clipboard/paste.ts";
import { type Outcome, refuse } from "#app/domain/workout/document/outcome.ts";
import { paths } from "#app/paths.ts";
import { openedByHeader } from "#app/ui/browser/opened-by.ts";

/** Shared by all programs and tabs (decisions §9). */

const storageName = "macrocycle.clipboard";

type Own = { programId: string; clip: Clip; text: string };
let own: Own | null = null;
const listeners = new Set<() => void>();

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

/** The page's own copy is used as it is; anything else is untrusted and checked by the server. */
export async function clipToPaste(programId: string): Promise<Outcome<Clip>> {
  const text = storedText();
  if (text === null) return refuse(emptyClipboard);
  if (own?.text === text && own.programId === programId) return own.clip;
  try {
    const response = await fetch(paths.clipboard(programId), {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json", ...openedByHeader() },
      body: `{"clip":${text}}`,
      redirect: "manual",
    });
    if (response.ok) return (await response.json()) as Clip;
    return refuse(response.status === 400 ? (await response.json()).message : notChecked);
  } catch {
    return refuse(notChecked);
  }
}

const notChecked = "The server could not be asked about what is on the clipboard. Paste again.";

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

function storedText(): string | null {
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
