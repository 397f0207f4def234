import { useEffect, useRef, useState } from "react";
import { v7 as newId } from "uuid";
import { writeDrafts } from "./draft-writer.ts";
import { draftName, type FoundDrafts, findDrafts, openStorage, sweepDrafts } from "./drafts.ts";
import { holdOpen, openNames } from "./open-editors.ts";
import type { EditorStore } from "./store.ts";
import type { EditorView } from "./types.ts";

export type DraftKeeping = ReturnType<typeof useDraft>;

/** Keeps what is unsaved in the browser, and finds what an editor left behind there that ended without a save. */
export function useDraft({ program, user }: EditorView, store: EditorStore) {
  const [offer, setOffer] = useState<FoundDrafts | null>(null);
  const [hasRoom, setRoom] = useState(true);
  const isForgotten = useRef(false);
  const { id: programId, canEdit } = program;
  const userId = user.id;

  useEffect(() => {
    const storage = canEdit ? openStorage() : null;
    if (!storage) return;
    const owner = { userId, programId };
    const name = draftName(owner, newId());
    const release = holdOpen(name);
    let isGone = false;
    sweepDrafts(storage, new Date());
    openNames().then((open) => {
      if (!isGone) setOffer(findDrafts(storage, owner, (other) => other === name || open.has(other)));
    });
    const stop = writeDrafts(store, { name, storage, onRoom: setRoom });
    return () => {
      isGone = true;
      stop(isForgotten.current);
      release();
    };
  }, [store, userId, programId, canEdit]);

  /** The offer is decided: what was left behind is thrown away. */
  function settle() {
    for (const name of offer?.names ?? []) openStorage()?.removeItem(name);
    setOffer(null);
  }

  /** Whoever leaves with unsaved days and says so gets no offer of them. */
  function forget() {
    isForgotten.current = true;
  }

  return { offer, hasRoom, settle, forget };
}
