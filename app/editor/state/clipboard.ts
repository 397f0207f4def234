import { useSyncExternalStore } from "react";
import { type Clip, clipInWords } from "#app/domain/workout/clipboard/clip.ts";
import { emptyClipboard } from "#app/domain/workout/clipboard/paste.ts";
import { type Outcome, refuse } from "#app/domain/workout/document/outcome.ts";
import { paths } from "#app/paths.ts";
import { openedByHeader } from "#app/ui/browser/opened-by.ts";

/** The clipboard of this browser: one for all programs and tabs (decisions §9). */

const storageName = "macrocycle.clipboard";

/** What was copied on this page. Where the browser keeps nothing for pages, it is all there is. */
type Own = { programId: string; clip: Clip; text: string };
let own: Own | null = null;
const listeners = new Set<() => void>();

/** Puts the clip on the clipboard, for this page and every other tab. */
export function keepClip(programId: string, clip: Clip) {
  const text = JSON.stringify(clip);
  own = { programId, clip, text };
  try {
    localStorage.setItem(storageName, text);
  } catch {
    clearText();
  }
  for (const listener of listeners) listener();
}

/**
 * What can be pasted into the program. What was copied in it on this page is taken as it is; anything else may come
 * from anywhere, so the server checks it first.
 */
export async function clipToPaste(programId: string): Promise<Outcome<Clip>> {
  const text = heldText();
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

/** What the clipboard holds, in words; null while it is empty, and without script. */
export function useClipboardWords(): string | null {
  return useSyncExternalStore(subscribe, heldWords, () => null);
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

function heldText(): string | null {
  try {
    return localStorage.getItem(storageName) ?? own?.text ?? null;
  } catch {
    return own?.text ?? null;
  }
}

/** What could not be replaced must not be pasted in its stead. */
function clearText() {
  try {
    localStorage.removeItem(storageName);
  } catch {
    // why: a browser that keeps nothing for pages has nothing to forget
  }
}

function heldWords(): string | null {
  const text = heldText();
  if (text === null) return null;
  if (own?.text === text) return clipInWords(own.clip);
  try {
    const { kind, title } = JSON.parse(text);
    return clipInWords({ kind, title: String(title) });
  } catch {
    return null;
  }
}
