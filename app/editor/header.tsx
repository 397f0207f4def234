import { Link, useLocation } from "@remix-run/react";
import { pressButton } from "#app/domain/workout/form/presses.ts";
import { paths } from "#app/paths.ts";
import { useHydrated } from "#app/ui/hydrated.ts";
import { useSummary } from "./context.ts";
import type { EditorProgram, EditorView } from "./types.ts";
import type { SaveState } from "./use-save.ts";

type Props = { view: EditorView; save: SaveState; isSingle?: boolean };

/** The program's name, the week, and Save. Everything that posts belongs to the form of the week. */
export function EditorHeader({ view, save, isSingle }: Props) {
  const { program, page, pages } = view;
  return (
    <div className="ed-head">
      <div className="ed-head-name">
        <h1>{program.name}</h1>
        <p className="ed-facts">{program.facts}</p>
      </div>
      {isSingle ? (
        <Link className="btn" to={paths.editor(program.id, page)}>
          {`Week ${page}`}
        </Link>
      ) : (
        <WeekControl page={page} pages={pages} />
      )}
      {program.canEdit && <ProgramLinks program={program} page={page} />}
      {program.canEdit && <HistoryControl />}
      {program.canEdit ? <SaveControl save={save} /> : <p className="ed-facts">Only its creator can change it.</p>}
    </div>
  );
}

/** Dialogs about the whole program. */
function ProgramLinks({ program, page }: { program: EditorProgram; page: number }) {
  const { search } = useLocation();
  return (
    <span className="ed-links">
      <Link className="btn" to={paths.text(program.id, page)}>
        Text view
      </Link>
      <Link className="btn" to={paths.programDetails(program.id) + search} preventScrollReset>
        Program details
      </Link>
      {!program.isContinuous && (
        <Link className="btn" to={paths.addWeek(program.id) + search} preventScrollReset>
          Add week
        </Link>
      )}
    </span>
  );
}

function WeekControl({ page, pages }: { page: number; pages: number }) {
  const to = (week: number) => pressButton({ press: "week", week: String(week) });
  return (
    <fieldset className="week-control">
      <legend className="sr-only">Week</legend>
      <button className="btn" type="submit" name="do" value={to(page - 1)} disabled={page <= 1}>
        Previous
      </button>
      <label>
        Week{" "}
        <input
          key={page}
          className="ed-input ed-count"
          name="week"
          type="number"
          min={1}
          max={pages}
          defaultValue={page}
          inputMode="numeric"
        />
      </label>
      <span>{`of ${pages}`}</span>
      <button className="btn without-script" type="submit" name="do" value="week typed">
        Go
      </button>
      <button className="btn" type="submit" name="do" value={to(page + 1)} disabled={page >= pages}>
        Next
      </button>
    </fieldset>
  );
}

/** Names the step that it takes back or does again. */
function HistoryControl() {
  const { undo, redo } = useSummary();
  if (!useHydrated()) return null;
  return (
    <span className="ed-history">
      <button className="btn" type="submit" name="do" value="undo" disabled={!undo} title={undo ?? undefined}>
        <StepName label={undo ?? "Undo"} />
      </button>
      <button className="btn" type="submit" name="do" value="redo" disabled={!redo} title={redo ?? undefined}>
        <StepName label={redo ?? "Redo"} />
      </button>
    </span>
  );
}

/** The verb is seen, the whole step is spoken, and shown on hovering. */
function StepName({ label }: { label: string }) {
  const [verb = "", ...rest] = label.split(":");
  return (
    <>
      {verb}
      {rest.length > 0 && <span className="sr-only">{`:${rest.join(":")}`}</span>}
    </>
  );
}

function SaveControl({ save }: { save: SaveState }) {
  const { dirtyKeys } = useSummary();
  const isBusy = save.is === "submitting";
  const count = dirtyKeys.length;
  return (
    <div className="ed-save">
      <p role="status" className={count > 0 ? "dirty" : ""}>
        {count > 0 ? `${count} ${count === 1 ? "day" : "days"} unsaved` : ""}
      </p>
      <button className="btn btn-primary" type="submit" name="do" value="save" aria-disabled={isBusy || undefined}>
        {isBusy ? "Saving…" : "Save program"}
      </button>
    </div>
  );
}
