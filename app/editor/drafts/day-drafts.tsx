import { type RefObject, useState } from "react";
import { Conflicts } from "#app/editor/saving/conflicts.tsx";
import { commitIn } from "#app/editor/state/commit.ts";
import { readDays } from "#app/editor/state/read-days.ts";
import type { EditorStore } from "#app/editor/state/store.ts";
import type { ConflictView } from "#app/editor/state/views.ts";
import type { DraftDay } from "./draft-days.ts";
import { DraftOffer } from "./draft-offer.tsx";
import { restoreDraft } from "./restore-draft.ts";
import type { DraftKeeping } from "./use-draft.ts";

type Props = {
  programId: string;
  store: EditorStore;
  form: RefObject<HTMLFormElement>;
  draft: DraftKeeping<DraftDay>;
};

/** Offers days that were left behind unsaved, and asks about those that somebody saved since. */
export function DayDrafts({ programId, store, form, draft }: Props) {
  const [conflicts, setConflicts] = useState<ConflictView[]>([]);

  async function restore(days: DraftDay[]) {
    const read = await readDays(
      programId,
      days.map(({ key }) => key),
    );
    if (!read.ok) return read.message;
    setConflicts(commitIn(store, form)(() => restoreDraft(store, days, read.days)));
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
      {conflicts.length > 0 && <Conflicts {...{ conflicts, store, form }} onSettled={settled} onClose={settled} />}
    </>
  );
}
