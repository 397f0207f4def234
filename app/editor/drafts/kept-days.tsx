import { type RefObject, useMemo, useState } from "react";
import { push } from "#app/domain/workout/commands/history.ts";
import { Conflicts } from "#app/editor/saving/later-conflicts.ts";
import { commitIn } from "#app/editor/state/commit.ts";
import { type EditorStore, putEntry } from "#app/editor/state/store.ts";
import type { ConflictView, EditedWorkout, EditorProgram } from "#app/editor/state/views.ts";
import { paths } from "#app/paths.ts";
import { importWithRetry } from "#app/ui/browser/line.ts";
import { type DraftDay, unsavedDays } from "./draft-days.ts";
import { DraftOffer } from "./draft-offer.tsx";
import { useDraft } from "./use-draft.ts";

export type KeptDaysProps = {
  userId: string;
  program: Pick<EditorProgram, "id" | "canEdit">;
  store: EditorStore;
  form: RefObject<HTMLFormElement>;
};

export function KeptDays({ userId, program, store, form }: KeptDaysProps) {
  const [conflicts, setConflicts] = useState<ConflictView[]>([]);
  const unsaved = useMemo(() => (program.canEdit ? unsavedDays(store) : null), [program.canEdit, store]);
  const draft = useDraft({ userId, subject: program.id }, unsaved);

  async function restore(days: DraftDay[]) {
    const read = await readDays(
      program.id,
      days.map(({ key }) => key),
    );
    if (!read.ok) return read.message;
    const pairs = await changedSince(days, read.days);
    setConflicts(commitIn(store, form)(() => restoreDraft(store, pairs)));
    return null;
  }

  const settled = () => setConflicts([]);
  return (
    <>
      <DraftOffer
        draft={draft}
        onRestore={restore}
        onDecided={() => form.current?.querySelector<HTMLElement>(".week")?.focus()}
      />
      {conflicts.length > 0 && (
        <Conflicts conflicts={conflicts} store={store} form={form} onSettled={settled} onClose={settled} />
      )}
    </>
  );
}

/** As one undoable step. Returns days with a different version saved since, which the person must decide. */
function restoreDraft(store: EditorStore, pairs: Pair[]): ConflictView[] {
  const changes = pairs.map(({ day, now }) => ({
    workoutKey: day.key,
    before: store.entries.get(day.key)?.workout ?? now.workout,
    after: day.workout,
  }));
  store.history = push(store.history, { label: "restore unsaved changes", coalescingKey: null, changes });
  for (const { day, now } of pairs) {
    const { version, workout, errors } = day;
    store.weeks.set(day.key, now.week);
    putEntry(store, day.key, { version, saved: now.workout, workout, errors });
  }
  return pairs.flatMap(({ day, now }) => (day.version === now.version ? [] : [asConflict(now)]));
}

type Pair = { day: DraftDay; now: StoredDay };

async function changedSince(days: DraftDay[], stored: StoredDay[]): Promise<Pair[]> {
  const { differences } = await importWithRetry(() => import("#app/domain/workout/difference/difference.ts"));
  return days.flatMap((day) => {
    const now = stored.find(({ key }) => key === day.key);
    if (!now) return [];
    const hasChanges = differences(now.workout, day.workout).length > 0 || Object.keys(day.errors).length > 0;
    return hasChanges ? [{ day, now }] : [];
  });
}

function asConflict({ version, workout, week: _, ...change }: StoredDay): ConflictView {
  return { ...change, theirs: { key: change.key, version, workout } };
}

type StoredDay = EditedWorkout & { week: number } & Omit<ConflictView, "key" | "theirs">;

type Read = { ok: true; days: StoredDay[] } | { ok: false; message: string };

async function readDays(programId: string, keys: string[]): Promise<Read> {
  try {
    const response = await fetch(paths.days(programId, keys), { redirect: "manual" });
    if (response.ok) return { ok: true, days: await response.json() };
    if (response.status === 402)
      return { ok: false, message: "They can't be restored: your subscription has expired." };
    return { ok: false, message: "They can't be restored now. Reload this page to log in." };
  } catch {
    return { ok: false, message: "They can't be restored now: the server could not be reached. Try again." };
  }
}
