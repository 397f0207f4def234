import { useLocation, useNavigation } from "@remix-run/react";
import { type RefObject, useMemo, useRef, useState } from "react";
import { type DraftText, unsavedText, type Versions } from "./draft-text.ts";
import type { DraftOwner } from "./drafts.ts";
import { useDraft } from "./use-draft.ts";

type Text = { text: string; versions: Versions; saveId: string };

/**
 * Until it is stored or applied to the editor (`isApplied`). `versions`: of the days it was written over, which for a
 * restored draft may be older.
 */
export function useTextDraft(owner: DraftOwner, { text, versions, saveId }: Text, isApplied: boolean) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [restored, setRestored] = useState<Omit<Text, "text"> | null>(null);
  const over = restored?.saveId === saveId ? restored.versions : versions;
  const isStored = useIsStored() || isApplied;
  const stored = useRef({ text, versions: over, isStored });
  // why: once it is stored, nothing that follows makes it unsaved again
  stored.current = { text, versions: over, isStored: stored.current.isStored || isStored };
  const source = useMemo(() => unsavedText(box, stored), []);
  const draft = useDraft(owner, source);

  function restore([left]: DraftText[]) {
    if (left) {
      setRestored({ versions: left.versions, saveId });
      typeInto(box, left.text);
    }
    return Promise.resolve(null);
  }

  return { box, draft, restore, versions: over };
}

export function typeInto({ current }: RefObject<HTMLTextAreaElement>, text: string) {
  if (!current) return;
  current.value = text;
  current.dispatchEvent(new Event("input", { bubbles: true }));
}

/** A stored post redirects to the week; a rejected one stays, or goes to the login. */
function useIsStored() {
  const { pathname } = useLocation();
  const { state, formMethod, location } = useNavigation();
  return state === "loading" && formMethod === "POST" && pathname.startsWith(`${location.pathname}/`);
}
