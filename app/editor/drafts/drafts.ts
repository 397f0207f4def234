/**
 * What is unsaved as the browser keeps it: one text an open editor, under the user's id and what is edited. Nobody else
 * is shown it. Local storage, because it alone can still be written while a page is being closed.
 */

export type DraftPart = { key: string };

type Draft<P extends DraftPart> = { savedAt: string; parts: P[] };

/** Drafts that wait for a decision, and the names they are kept under. */
export type FoundDrafts<P extends DraftPart> = Draft<P> & { names: string[] };

const family = "macrocycle.draft.";
/** Raised when a draft is written in another form: those in an older one are thrown away. */
const format = `${family}2.`;
const keptFor = 30 * 86_400_000;

/** Whose draft of what: a program's week, or one of its texts. */
export type DraftOwner = { userId: string; subject: string };

export function draftName({ userId, subject }: DraftOwner, editorId: string) {
  return `${format}${userId}.${subject}.${editorId}`;
}

/** The browser's storage, or null where it is closed to us. */
export function openStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** The drafts of that owner which no open editor is writing, as one: of each part the latest. */
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

/** Throws away what is too old, or written in a form of before: anybody's. */
export function sweepDrafts(storage: Storage, now: Date) {
  for (const name of namesIn(storage)) {
    if (!name.startsWith(family)) continue;
    const savedAt = name.startsWith(format) ? readDraft(storage, name)?.savedAt : undefined;
    if (!savedAt || now.getTime() - Date.parse(savedAt) > keptFor) storage.removeItem(name);
  }
}

/** Answers whether there was room. */
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

/** Only this program writes under these names, so it is enough to know a whole draft from a cut one. */
function isDraft<P extends DraftPart>(value: unknown): value is Draft<P> {
  if (typeof value !== "object" || value === null) return false;
  const { savedAt, parts } = value as Partial<Draft<P>>;
  return typeof savedAt === "string" && Array.isArray(parts) && parts.every(({ key }) => key);
}

function namesIn(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
}
