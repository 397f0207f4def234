/**
 * Unsaved edits in the browser: one text per open editor, by user and subject, never shown to anybody else. Local
 * storage, since it is the only one that can be written while a page closes.
 */

export type DraftPart = { key: string };

type Draft<P extends DraftPart> = { savedAt: string; parts: P[] };

export type FoundDrafts<P extends DraftPart> = Draft<P> & { names: string[] };

const family = "macrocycle.draft.";
/** Increase it when the format changes; older drafts are deleted. */
const format = `${family}2.`;
const retention = 30 * 86_400_000;

/** `subject`: a program's week, or one of its texts. */
export type DraftOwner = { userId: string; subject: string };

export function draftName({ userId, subject }: DraftOwner, editorId: string) {
  return `${format}${userId}.${subject}.${editorId}`;
}

export function openStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** Merged, with each part's latest version; skips drafts of open editors. */
export function findDrafts<P extends DraftPart>(
  storage: Storage,
  owner: DraftOwner,
  isOpen: (name: string) => boolean,
): FoundDrafts<P> | null {
  const mine = draftName(owner, "");
  const found = namesIn(storage)
    .filter((name) => name.startsWith(mine) && !isOpen(name))
    .flatMap((name) => {
      const draft = readDraft<P>(storage, name);
      return draft ? [{ name, ...draft }] : [];
    })
    .sort((one, other) => one.savedAt.localeCompare(other.savedAt));
  const parts = new Map(found.flatMap((draft) => draft.parts.map((part) => [part.key, part])));
  const last = found.at(-1);
  return last ? { names: found.map(({ name }) => name), savedAt: last.savedAt, parts: [...parts.values()] } : null;
}

export function sweepDrafts(storage: Storage, now: Date) {
  for (const name of namesIn(storage)) {
    if (!name.startsWith(family)) continue;
    const savedAt = name.startsWith(format) ? readDraft(storage, name)?.savedAt : undefined;
    if (!savedAt || now.getTime() - Date.parse(savedAt) > retention) storage.removeItem(name);
  }
}

export function writeDraft(storage: Storage, name: string, text: string): boolean {
  try {
    storage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

export function draftText(savedAt: Date, parts: string[]): string {
  return `{"savedAt":${JSON.stringify(savedAt.toISOString())},"parts":[${parts.join()}]}`;
}

function readDraft<P extends DraftPart>(storage: Storage, name: string): Draft<P> | null {
  try {
    const draft: unknown = JSON.parse(storage.getItem(name) ?? "");
    return isDraft<P>(draft) ? draft : null;
  } catch {
    return null;
  }
}

/** Only this code writes these names, so this only has to recognize a truncated draft. */
function isDraft<P extends DraftPart>(value: unknown): value is Draft<P> {
  if (typeof value !== "object" || value === null) return false;
  const { savedAt, parts } = value as Partial<Draft<P>>;
  return typeof savedAt === "string" && Array.isArray(parts) && parts.every(({ key }) => key);
}

function namesIn(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
}
