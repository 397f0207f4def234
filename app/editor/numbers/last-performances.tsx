import { useEffect, useRef, useState } from "react";
import { formatShortDate } from "#app/domain/schedule/dates.ts";
import { formatAmount } from "#app/domain/strength/explanation.ts";
import type { Performance } from "#app/domain/strength/totals-facts.ts";
import { recordedInSentence } from "#app/domain/trackables/recorded.ts";
import { findExercise } from "#app/domain/workout/document/find.ts";
import { useEditor } from "#app/editor/state/context.ts";
import type { EditorStore } from "#app/editor/state/store.ts";

type Props = {
  performances: Performance[];
  open: string | null;
  client: string;
};

export function LastPerformances({ performances, open, client }: Props) {
  const { store } = useEditor();
  const place = useRef<HTMLElement>(null);
  const entryId = useEntryAtHand(place, open);
  const exercise = entryId === null ? null : exerciseOf(store, entryId);
  const done = performances.filter(({ exerciseId }) => exerciseId === exercise?.id);
  return (
    <section ref={place} aria-label={`Last performances of ${client}`} className="totals-last">
      <h3>{exercise ? `Last performances: ${exercise.name}` : "Last performances"}</h3>
      {exercise ? (
        <ul>
          {done.map(({ category, value, unit, on, source }) => (
            <li key={`${category} ${on} ${value}`}>
              {`${formatShortDate(on)}: ${formatAmount(value, unit)}, ${recordedInSentence(category)}`}
              {source === "coach" && " (entered by the coach)"}
            </li>
          ))}
          {done.length === 0 && <li>Nothing is recorded yet.</li>}
        </ul>
      ) : (
        <p className="ed-hint">{`Open an exercise to see what ${client} did last.`}</p>
      )}
    </section>
  );
}

function useEntryAtHand(place: React.RefObject<HTMLElement>, open: string | null) {
  const [entryId, setEntryId] = useState(open);
  useEffect(() => {
    const form = place.current?.closest("form");
    function follow({ target }: FocusEvent) {
      const entry = target instanceof HTMLElement ? target.closest<HTMLElement>(".ex") : null;
      if (entry) setEntryId(entry.id);
    }
    form?.addEventListener("focusin", follow);
    return () => form?.removeEventListener("focusin", follow);
  }, [place]);
  return entryId;
}

function exerciseOf({ entries }: EditorStore, entryId: string) {
  for (const { workout } of entries.values()) {
    const found = findExercise(workout, entryId);
    if (found) return found.moduleExercise.exercise;
  }
  return null;
}
