import { formatPlaceOfKey } from "#app/domain/schedule/workout-key.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/elements/button.tsx";
import { EmptyState } from "#app/ui/elements/empty-state.tsx";
import { Moment } from "#app/ui/elements/moment.tsx";

export type SavedChanges = { key: string; lines: string[]; more: number };

type Saved = {
  first: number;
  number: number;
  kind: "save" | "undo" | "redo" | "restore";
  target: number | null;
  days: number;
  changes: SavedChanges[];
  savedBy: string;
  savedAt: string;
};

type Props = {
  program: { id: string; canEdit: boolean };
  history: { saves: Saved[]; oldest: number; latest: number };
  search: string;
};

export function HistoryList({ program, history, search }: Props) {
  const { saves, oldest, latest } = history;
  if (saves.length === 0) {
    return <EmptyState title="Nothing has been saved yet">Everything you save from now on is listed here.</EmptyState>;
  }
  const restore = (save: number) => (program.canEdit ? paths.restore(program.id, save) + search : null);
  return (
    <>
      <p className="hint">
        The last 50 entries are kept; small saves by one person within ten minutes count as one. Restoring one of them
        is a save too, and can be undone.
      </p>
      <ol className="history">
        {saves.map((save) => (
          <SaveItem key={save.number} save={save} restoreAt={save.number === latest ? null : restore(save.number)} />
        ))}
        {saves.at(-1)?.first === oldest && <BeforeAll restoreAt={restore(oldest - 1)} />}
      </ol>
    </>
  );
}

function SaveItem({ save, restoreAt }: { save: Saved; restoreAt: string | null }) {
  const { first, number, changes, days, savedBy, savedAt } = save;
  const numbers = first === number ? `${number}` : `${first}–${number}`;
  return (
    <li id={`save-${number}`}>
      <div className="history-head">
        <h2>{`${numbers}. ${titleOf(save)}`}</h2>
        <p className="hint">
          <Moment at={savedAt} />
          {`, ${savedBy}`}
        </p>
        {restoreAt && (
          <ButtonLink size="s" to={restoreAt} preventScrollReset>
            Restore
            <span className="sr-only">{` save ${number}`}</span>
          </ButtonLink>
        )}
      </div>
      <ChangedDays changes={changes} days={days} />
      {days === 0 && <p className="hint">The changes in this entry cancel each other out.</p>}
    </li>
  );
}

export function ChangedDays({ changes, days }: { changes: SavedChanges[]; days: number }) {
  return (
    <>
      {changes.map(({ key, lines, more }) => (
        <div key={key} className="changes">
          <h3>{formatPlaceOfKey(key)}</h3>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
            {more > 0 && <li>{`and ${more} more`}</li>}
          </ul>
        </div>
      ))}
      {days > changes.length && <p className="hint">{`and ${days - changes.length} more days`}</p>}
    </>
  );
}

function BeforeAll({ restoreAt }: { restoreAt: string | null }) {
  if (!restoreAt) return null;
  return (
    <li>
      <div className="history-head">
        <h2>Before these saves</h2>
        <ButtonLink size="s" to={restoreAt} preventScrollReset>
          Restore
          <span className="sr-only"> the state before these saves</span>
        </ButtonLink>
      </div>
    </li>
  );
}

function titleOf({ kind, target }: Saved) {
  switch (kind) {
    case "undo":
      return `Save ${target} undone`;
    case "redo":
      return `Undo ${target} reversed`;
    case "restore":
      return target === 0 ? "Restored to the state before all saves" : `Restored to the state after save ${target}`;
    default:
      return "Saved";
  }
}
