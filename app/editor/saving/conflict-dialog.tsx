import { formatPlaceOfKey } from "#app/domain/schedule/workout-key.ts";
import { differences } from "#app/domain/workout/difference/difference.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import type { ConflictView } from "#app/editor/state/views.ts";
import { Modal } from "#app/ui/dialogs/modal.tsx";
import { Moment } from "#app/ui/elements/moment.tsx";

export type Contested = { conflict: ConflictView; mine: Workout | undefined };

type Props = {
  contested: Contested[];
  onKeepMine: (conflict: ConflictView) => void;
  onKeepTheirs: (conflict: ConflictView) => void;
  onClose: () => void;
};

export function ConflictDialog({ contested, onKeepMine, onKeepTheirs, onClose }: Props) {
  const isOwn = contested.every(({ conflict }) => conflict.isOwn);
  const title = isOwn ? "You saved this program in another tab" : "Somebody else changed this program";
  return (
    <Modal title={title} onClose={onClose}>
      <ul className="conflicts">
        {contested.map(({ conflict, mine }) => (
          <li key={conflict.key}>
            <ConflictText conflict={conflict} mine={mine} />
            <div className="actions">
              <button type="button" className="btn" onClick={() => onKeepTheirs(conflict)}>
                Take theirs
                <span className="sr-only">{` for ${formatPlaceOfKey(conflict.key)}`}</span>
              </button>
              <button type="button" className="btn btn-primary" onClick={() => onKeepMine(conflict)}>
                Keep mine
                <span className="sr-only">{` for ${formatPlaceOfKey(conflict.key)}`}</span>
              </button>
            </div>
          </li>
        ))}
      </ul>
    </Modal>
  );
}

const maxLines = 12;

export function ConflictText({ conflict, mine }: Contested) {
  const { key, changedBy, isOwn, changedAt, theirs } = conflict;
  const lines = mine ? differences(theirs.workout, mine) : [];
  const more = lines.length - maxLines;
  return (
    <>
      <p>
        {`${formatPlaceOfKey(key)} was changed by ${isOwn ? "you, in another tab or on another device," : changedBy} on `}
        <Moment at={changedAt} />, after you opened it{isOwn && " here"}.
      </p>
      {lines.length > 0 && (
        <div className="changes">
          <h3>{isOwn ? "From the saved day to this one" : "From theirs to yours"}</h3>
          <ul>
            {lines.slice(0, maxLines).map((line) => (
              <li key={line}>{line}</li>
            ))}
            {more > 0 && <li>{`and ${more} more`}</li>}
          </ul>
        </div>
      )}
    </>
  );
}
