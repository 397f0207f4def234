import { useState } from "react";
import { Moment } from "#app/ui/elements/moment.tsx";
import { Vanish } from "#app/ui/elements/vanish.tsx";
import type { DraftPart } from "./drafts.ts";
import type { DraftStorage } from "./use-draft.ts";

type Props<P extends DraftPart> = {
  draft: DraftStorage<P>;
  onRestore: (parts: P[]) => Promise<string | null>;
  onDecided: () => void;
};

/** The live region exists before there is a message. */
export function DraftOffer<P extends DraftPart>({ draft, onRestore, onDecided }: Props<P>) {
  const { offer, hasRoom, settle } = draft;
  const [problem, setProblem] = useState("");
  const [done, setDone] = useState("");

  async function restore(parts: P[]) {
    const refused = await onRestore(parts);
    if (refused !== null) return setProblem(refused);
    decide("Your unsaved changes are back. They are not saved yet.");
  }

  function decide(sentence: string) {
    settle();
    setDone(sentence);
    onDecided();
  }

  const noRoom = hasRoom ? "" : "This browser has no room to keep your unsaved changes. Save soon.";
  return (
    <div className="draft">
      <p role="status">{offer ? <LeftBehind savedAt={offer.savedAt} problem={problem} /> : noRoom}</p>
      {offer && (
        <OfferButtons
          onRestore={() => restore(offer.parts)}
          onDiscard={() => decide("The unsaved changes were discarded.")}
        />
      )}
      <Vanish>{done}</Vanish>
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
