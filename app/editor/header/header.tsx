import { Link, useLocation } from "@remix-run/react";
import type { MouseEvent } from "react";
import { densities } from "#app/domain/people/preferences.ts";
import { pressButton } from "#app/domain/workout/form/presses.ts";
import type { SaveState } from "#app/editor/saving/save-days.ts";
import { useDialogQuery, weekAddress } from "#app/editor/state/address.ts";
import { useSummary } from "#app/editor/state/context.ts";
import type { EditorProgram, EditorView, RefusedPost } from "#app/editor/state/views.ts";
import { paths } from "#app/paths.ts";
import { useHydrated } from "#app/ui/browser/hydrated.ts";
import { ClientSelect } from "./client-select.tsx";
import { MoreMenu } from "./more-menu.tsx";
import { WeekMenu } from "./week-menu.tsx";

type Props = { view: EditorView; posted?: RefusedPost; save: SaveState; isSingle?: boolean; onHelp: () => void };

export function EditorHeader({ view, posted, save, isSingle, onHelp }: Props) {
  const { program, page, pages } = view;
  return (
    <div className="ed-head">
      <div className="ed-bar">
        {isSingle ? (
          <Link className="btn" to={paths.editor(program.id) + weekAddress(view, page)}>
            {`Week ${page}`}
          </Link>
        ) : (
          <WeekControl page={page} pages={pages} problem={view.noWeek} />
        )}
        <ClientSelect view={view} posted={posted} />
        {program.canEdit && <HistoryControl steps={view.steps} />}
        {program.canEdit ? <SaveControl save={save} /> : <p className="ed-facts">{lookingOnly(program)}</p>}
        {view.reach && <p className="ed-facts ed-reach basis-full">{view.reach}</p>}
        <MoreMenu>
          <Tools view={view} isSingle={isSingle} onHelp={onHelp} isSaving={save.is === "submitting"} />
        </MoreMenu>
        {/* why: shown first, and read just before the days, so that from a page's heading they are near */}
        <div className="ed-head-name">
          <h1>{program.name}</h1>
          <div className="ed-facts">{program.facts}</div>
        </div>
      </div>
    </div>
  );
}

function lookingOnly({ isBought }: EditorProgram) {
  return isBought
    ? "You have bought this program: read it, give it to clients, or copy it to change it."
    : "Only its creator can change it.";
}

type ToolsProps = Pick<Props, "view" | "isSingle" | "onHelp"> & { isSaving: boolean };

/** Rarely used; folded where there is no room. */
function Tools({ view: { program, page, density }, isSingle, onHelp, isSaving }: ToolsProps) {
  const search = useDialogQuery();
  return (
    <div className="ed-tools">
      {program.canEdit && !isSingle && <WeekMenu programId={program.id} page={page} />}
      {program.canEdit && <ProgramLinks program={program} page={page} search={search} />}
      {!isSingle && <ActionLinks program={program} isSaving={isSaving} />}
      <DensityControl density={density} />
      <span className="ed-links">
        {program.canEdit && !isSingle && <HelpLink programId={program.id} onHelp={onHelp} />}
        <Link className="btn" to={paths.editorKeys(program.id) + search} preventScrollReset>
          Keys
        </Link>
      </span>
    </div>
  );
}

const densityNames = { compact: "Compact rows", comfortable: "Comfortable rows" };

function DensityControl({ density: chosen }: Pick<EditorView, "density">) {
  return (
    <span className="ed-links">
      {densities.map((density) => (
        <button
          key={density}
          className="btn"
          type="submit"
          name="do"
          value={pressButton({ press: "density", density })}
          aria-pressed={density === chosen}
        >
          {densityNames[density]}
        </button>
      ))}
    </span>
  );
}

function ProgramLinks({ program, page, search }: { program: EditorProgram; page: number; search: string }) {
  return (
    <span className="ed-links">
      <Link className="btn" to={paths.text(program.id, page)}>
        Text view
      </Link>
      <Link className="btn" to={paths.history(program.id) + search} preventScrollReset>
        History
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

function HelpLink({ programId, onHelp }: { programId: string; onHelp: () => void }) {
  function start(event: MouseEvent) {
    event.preventDefault();
    onHelp();
  }
  return (
    <Link className="btn" to={paths.help(programId)} onClick={start}>
      Start help
    </Link>
  );
}

function WeekControl({ page, pages, problem }: { page: number; pages: number; problem: string | null }) {
  const to = (week: number) => pressButton({ press: "week", week: String(week) });
  return (
    <fieldset className="week-control">
      <legend className="sr-only">Week</legend>
      <button className="btn" type="submit" name="do" value={to(page - 1)} disabled={page <= 1}>
        Previous
      </button>
      <label>
        <span className="max-[24em]:sr-only">Week </span>
        <input
          key={page}
          className="ed-input ed-count"
          name="week"
          type="number"
          min={1}
          max={pages}
          defaultValue={page}
          inputMode="numeric"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? "week-problem" : undefined}
        />
      </label>
      <span>{`of ${pages}`}</span>
      <button className="btn" type="submit" name="do" value={to(page + 1)} disabled={page >= pages}>
        Next
      </button>
      <button className="btn without-script" type="submit" name="do" value="week typed">
        Go
      </button>
      {problem && (
        <span id="week-problem" className="field-error basis-full" role="alert">
          {problem}
        </span>
      )}
    </fieldset>
  );
}

function HistoryControl({ steps }: Pick<EditorView, "steps">) {
  const { undo, redo } = useSummary();
  const isHydrated = useHydrated();
  const shown = isHydrated ? { undo: unstored(undo), redo: unstored(redo) } : steps;
  return (
    <span className="ed-history">
      <StepButton press="undo" step={shown.undo} />
      <StepButton press="redo" step={shown.redo} />
    </span>
  );
}

function unstored(label: string | null) {
  return label === null ? null : { save: null, label };
}

type StepProps = { press: "undo" | "redo"; step: { save: number | null; label: string } | null };

function StepButton({ press, step }: StepProps) {
  const label = step?.label ?? (press === "undo" ? "Undo" : "Redo");
  return (
    <button
      className="btn"
      type="submit"
      name="do"
      value={pressButton({ press, save: step?.save ?? null })}
      disabled={!step}
      title={step?.label}
      aria-label={label}
    >
      {press === "undo" ? "Undo" : "Redo"}
    </button>
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

type ActionLinksProps = { program: EditorProgram; isSaving: boolean };

function ActionLinks({ program: { id, may }, isSaving }: ActionLinksProps) {
  const { search } = useLocation();
  const links = [
    { may: true, to: paths.overview(id), words: "Overview" },
    { may: may.copy, to: paths.copyProgram(id), words: "Copy program", isBusy: isSaving },
    { may: may.assign, to: paths.programClients(id), words: "Add client" },
    { may: may.publish, to: paths.publish(id), words: "Program publish" },
    { may: may.print, to: paths.report(id), words: "Print report" },
    { may: may.delete, to: paths.deleteInEditor(id), words: "Delete program" },
  ];
  return (
    <span className="ed-links">
      {links.map((link) => link.may && <ActionLink key={link.to} {...link} to={link.to + search} />)}
    </span>
  );
}

function ActionLink({ to, words, isBusy }: { to: string; words: string; isBusy?: boolean }) {
  if (isBusy) {
    return (
      <button type="button" className="btn" disabled>
        {words}
      </button>
    );
  }
  return (
    <Link className="btn" to={to} preventScrollReset>
      {words}
    </Link>
  );
}
