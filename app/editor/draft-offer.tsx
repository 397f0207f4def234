import { type RefObject, useState } from "react";
import { flushSync } from "react-dom";
import { Moment } from "#app/ui/moment.tsx";
import { Vanish } from "#app/ui/vanish.tsx";
import { Conflicts } from "./conflicts.tsx";
import type { FoundDrafts } from "./drafts.ts";
import { showTexts } from "./form-dom.ts";
import { readDays } from "./read-days.ts";
import { restoreDraft } from "./restore-draft.ts";
import type { EditorStore } from "./store.ts";
import type { ConflictView } from "./types.ts";
import type { DraftKeeping } from "./use-draft.ts";

type Props = { programId: string; store: EditorStore; form: RefObject<HTMLFormElement>; draft: DraftKeeping };

/** Offers what was left behind unsaved. Its live region is on the page before there is anything to say. */
export function DraftOffer({ programId, store, form, draft }: Props) {
  const { offer, hasRoom, settle } = draft;
  const [problem, setProblem] = useState("");
  const [done, setDone] = useState("");
  const [conflicts, setConflicts] = useState<ConflictView[]>([]);

  async function restore({ days }: FoundDrafts) {
    const answer = await readDays(
      programId,
      days.map(({ key }) => key),
    );
    if (!answer.ok) return setProblem(answer.message);
    const contested = flushSync(() => restoreDraft(store, days, answer.days));
    if (form.current) showTexts(form.current);
    setConflicts(contested);
    decide("Your unsaved changes are here again. They are not saved yet.");
  }

  function decide(sentence: string) {
    settle();
    setDone(sentence);
    form.current?.querySelector<HTMLElement>(".week")?.focus();
  }

  const noRoom = hasRoom ? "" : "This browser has no room to keep your unsaved changes. Save soon.";
  const settled = () => setConflicts([]);
  return (
    <div className="draft">
      <p role="status">{offer ? <LeftBehind savedAt={offer.savedAt} problem={problem} /> : noRoom}</p>
      {offer && (
        <OfferButtons
          onRestore={() => restore(offer)}
          onDiscard={() => decide("The unsaved changes were discarded.")}
        />
      )}
      <Vanish>{done}</Vanish>
      {conflicts.length > 0 && <Conflicts {...{ conflicts, store, form }} onSettled={settled} onClose={settled} />}
    </div>
  );
}

function LeftBehind({ savedAt, problem }: { savedAt: string; problem: string }) {
  return (
    <>
      You have unsaved changes from <Moment at={savedAt} />. {problem}
    </>
  );
}

function OfferButtons({ onRestore, onDiscard }: { onRestore: () => void; onDiscard: () => void }) {
  return (
    <span className="actions">
      <button type="button" className="btn btn-primary" onClick={onRestore}>
        Restore
        <span className="sr-only"> unsaved changes</span>
      </button>
      <button type="button" className="btn" onClick={onDiscard}>
        Discard
        <span className="sr-only"> unsaved changes</span>
      </button>
    </span>
  );
}
