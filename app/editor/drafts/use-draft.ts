import { useEffect, useState } from "react";
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

export type DraftStorage<P extends DraftPart> = ReturnType<typeof useDraft<P>>;

/** `source` must be stable; null if nothing can be edited. */
export function useDraft<P extends DraftPart>({ userId, subject }: DraftOwner, source: DraftSource<P> | null) {
  const [offer, setOffer] = useState<FoundDrafts<P> | null>(null);
  const [hasRoom, setRoom] = useState(true);

  useEffect(() => {
    const storage = source && openStorage();
    if (!storage) return;
    const owner = { userId, subject };
    const name = draftName(owner, newId());
    const release = lockOpen(name);
    let isGone = false;
    sweepDrafts(storage, new Date());
    openNames().then((open) => {
      const found = findDrafts<P>(storage, owner, (other) => other === name || open.has(other));
      if (!isGone && found?.parts.some((part) => !source.shows(part))) setOffer(found);
    });
    const stop = writeDrafts(source, { name, storage, onRoom: setRoom });
    return () => {
      isGone = true;
      stop();
      release();
    };
  }, [source, userId, subject]);

  function settle() {
    for (const name of offer?.names ?? []) openStorage()?.removeItem(name);
    setOffer(null);
  }

  return { offer, hasRoom, settle };
}

/** A lock tells other pages that the editor is open, and disappears with the page. */
function lockOpen(name: string): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // why: without https there are no locks, so every draft counts as abandoned
  navigator.locks?.request(name, () => held).catch(() => {});
  return release;
}

async function openNames(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query().catch(() => undefined)) ?? {};
  return new Set(held.flatMap(({ name }) => name ?? []));
}
