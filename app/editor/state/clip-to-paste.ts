import type { Clip } from "#app/domain/workout/clipboard/clip.ts";
import { emptyClipboard } from "#app/domain/workout/clipboard/paste.ts";
import { type Outcome, refuse } from "#app/domain/workout/document/outcome.ts";
import { paths } from "#app/paths.ts";
import { openedByHeader } from "#app/ui/browser/opened-by.ts";
import { ownClip, storedText } from "./clipboard.ts";

/** The page's own copy is used as it is; anything else is untrusted and checked by the server. */
export async function clipToPaste(programId: string): Promise<Outcome<Clip>> {
  const text = storedText();
  if (text === null) return refuse(emptyClipboard);
  const own = ownClip(programId, text);
  if (own) return own;
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
