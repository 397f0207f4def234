import type { Workout } from "#app/domain/workout/document.ts";
import type { FieldError } from "#app/domain/workout/form/posted.ts";

/**
 * Unsaved days as the browser keeps them: one text an open editor, under the user's and the program's id. Nobody else
 * is shown them. Local storage, because it alone can still be written while a page is being closed.
 */

/** A day as it was edited over that version; `errors` are typed texts that could not be taken. */
export type DraftDay = { key: string; version: number; workout: Workout; errors: Record<string, FieldError> };

export type Draft = { savedAt: string; days: DraftDay[] };

/** Drafts that wait for a decision, and the names they are kept under. */
export type FoundDrafts = { names: string[]; savedAt: string; days: DraftDay[] };

const family = "macrocycle.draft.";
/** Raised when a draft is written in another form: those in an older one are thrown away. */
const format = `${family}1.`;
const keptFor = 30 * 86_400_000;

type Owner = { userId: string; programId: string };

export function draftName({ userId, programId }: Owner, editorId: string) {
  return `${format}${userId}.${programId}.${editorId}`;
}

/** The browser's storage, or null where it is closed to us. */
export function openStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** The drafts of that user and program which no open editor is writing, as one: of each day the latest. */
export function findDrafts(storage: Storage, owner: Owner, isOpen: (name: string) => boolean): FoundDrafts | null {
  const mine = draftName(owner, "");
  const found = namesIn(storage)
    .filter((name) => name.startsWith(mine) && !isOpen(name))
    .flatMap((name) => {
      const draft = readDraft(storage, name);
      return draft ? [{ name, ...draft }] : [];
    })
    .sort((one, other) => one.savedAt.localeCompare(other.savedAt));
  const days = new Map(found.flatMap((draft) => draft.days.map((day) => [day.key, day])));
  const last = found.at(-1);
  return last ? { names: found.map(({ name }) => name), savedAt: last.savedAt, days: [...days.values()] } : null;
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

/** The draft as a text. Each day is written once for each of its states, so that a key costs one day, not all. */
export function draftText(savedAt: Date, days: DraftDay[], written: WeakMap<Workout, string>): string {
  const texts = days.map(({ workout, ...day }) => {
    const text = written.get(workout) ?? JSON.stringify(workout);
    written.set(workout, text);
    return `{"workout":${text},${JSON.stringify(day).slice(1)}`;
  });
  return `{"savedAt":${JSON.stringify(savedAt.toISOString())},"days":[${texts.join()}]}`;
}

function readDraft(storage: Storage, name: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(storage.getItem(name) ?? "");
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

/** Only this program writes under these names, so it is enough to know a whole draft from a cut one. */
function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null) return false;
  const { savedAt, days } = value as Partial<Draft>;
  return (
    typeof savedAt === "string" && Array.isArray(days) && days.every(({ key, workout }) => key && workout?.modules)
  );
}

function namesIn(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
}
