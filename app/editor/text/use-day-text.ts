import { useNavigate } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { useEditor, useEntry } from "#app/editor/state/context.ts";
import { isDirty } from "#app/editor/state/entry.ts";
import { putTogether } from "#app/editor/state/together.ts";
import { useHydrated } from "#app/ui/browser/hydrated.ts";
import { importWithRetry } from "#app/ui/browser/line.ts";

/**
 * The current text and document, since only the server knows all exercise names. `stored`: the saved text. No document
 * without script.
 */
export function useUnsavedText(key: string, stored: string) {
  const entry = useEntry(key);
  const isHydrated = useHydrated();
  const [printed, setPrinted] = useState<string | null>(null);
  const unsaved = entry && isDirty(entry) ? entry.workout : null;
  useEffect(() => {
    if (!unsaved) return;
    let isLeft = false;
    // why: loaded on demand, since the editor does not need the printer
    importWithRetry(() => import("#app/domain/workout/text/print/print.ts")).then(({ printWorkout }) => {
      if (!isLeft) setPrinted(printWorkout(unsaved));
    });
    return () => {
      isLeft = true;
    };
  }, [unsaved]);
  const document = isHydrated && entry ? JSON.stringify(entry.workout) : null;
  return { text: printed ?? stored, document };
}

export function useWritten(key: string, read: { workout: Workout | null } | null, closeTo: string) {
  const { store } = useEditor();
  const navigate = useNavigate();
  useEffect(() => {
    if (!read) return;
    const before = store.entries.get(key)?.workout;
    const after = read.workout;
    if (before && after) putTogether(store, [{ workoutKey: key, before, after }], "write as text");
    navigate(closeTo, { replace: true, preventScrollReset: true });
  }, [key, read, closeTo, store, navigate]);
}
