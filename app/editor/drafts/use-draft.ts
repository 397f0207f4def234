import { useEffect, useRef, useState } from "react";
import { v7 as newId } from "uuid";
import { type DraftSource, writeDrafts } from "./draft-writer.ts";
import {
  type DraftOwner,
  type DraftPart,
  draftName,
  type FoundDrafts,
  findDrafts,
  openStorage,
  sweepDrafts,
} from "./drafts.ts";

export type DraftKeeping<P extends DraftPart> = ReturnType<typeof useDraft<P>>;

/**
 * Keeps what is unsaved in the browser, and finds what was left behind there without a save. `source`: the same at each
 * call; null where nothing can be changed.
 */
export function useDraft<P extends DraftPart>({ userId, subject }: DraftOwner, source: DraftSource<P> | null) {
  const [offer, setOffer] = useState<FoundDrafts<P> | null>(null);
  const [hasRoom, setRoom] = useState(true);
  const isForgotten = useRef(false);

  useEffect(() => {
    const storage = source && openStorage();
    if (!storage) return;
    const owner = { userId, subject };
    const name = draftName(owner, newId());
    const release = holdOpen(name);
    let isGone = false;
    sweepDrafts(storage, new Date());
    openNames().then((open) => {
      const found = findDrafts<P>(storage, owner, (other) => other === name || open.has(other));
      if (!isGone && found?.parts.some((part) => !source.shows(part))) setOffer(found);
    });
    const stop = writeDrafts(source, { name, storage, onRoom: setRoom });
    return () => {
      isGone = true;
      stop(isForgotten.current);
      release();
    };
  }, [source, userId, subject]);

  /** The offer is decided: what was left behind is thrown away. */
  function settle() {
    for (const name of offer?.names ?? []) openStorage()?.removeItem(name);
    setOffer(null);
  }

  /** Whoever saves, or leaves with unsaved changes and says so, gets no offer of them. */
  function forget() {
    isForgotten.current = true;
  }

  return { offer, hasRoom, settle, forget };
}

/** Tells other pages of this browser that the editor is open. A lock is gone with its page, however that ended. */
function holdOpen(name: string): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // why: over plain http the browser has no locks; then every draft counts as left behind
  navigator.locks?.request(name, () => held).catch(() => {});
  return release;
}

async function openNames(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query().catch(() => undefined)) ?? {};
  return new Set(held.flatMap(({ name }) => name ?? []));
}
