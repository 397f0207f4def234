import { type RefObject, useState } from "react";
import { flushSync } from "react-dom";
import { Conflicts } from "#app/editor/saving/conflicts.tsx";
import { showTexts } from "#app/editor/state/form-dom.ts";
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
    const answer = await readDays(
      programId,
      days.map(({ key }) => key),
    );
    if (!answer.ok) return answer.message;
    const contested = flushSync(() => restoreDraft(store, days, answer.days));
    if (form.current) showTexts(form.current);
    setConflicts(contested);
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
