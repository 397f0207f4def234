import { Form, useBlocker, useNavigate } from "@remix-run/react";
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { EditorContext, type EditorTools, FocusContext } from "./context.ts";
import { ConflictDialog, LeaveDialog, SavedDialog } from "./dialogs.tsx";
import { Explorer } from "./explorer.tsx";
import { replayTyped, showTexts } from "./form-dom.ts";
import { EditorHeader } from "./header.tsx";
import { PostProblems } from "./post-problems.tsx";
import { SetNames } from "./set-names.tsx";
import { createEditorStore, dirtyDays, type EditorStore, keepMine, mergeWeek, takeTheirs } from "./store.ts";
import type { ConflictView, EditorView, PostAnswer } from "./types.ts";
import { useExplorer } from "./use-explorer.ts";
import { usePresses } from "./use-presses.ts";
import { useSave } from "./use-save.ts";
import { WeekGrid } from "./week-grid.tsx";

type Props = {
  view: EditorView;
  posted?: PostAnswer;
  /** One day on a page of its own, without the week's control. */
  isSingle?: boolean;
  /** Dialogs over the editor. */
  children?: ReactNode;
};

/** The program editor: one form for the week. Without script it is posted; hydrated, it edits where it stands. */
export function Editor({ view, posted, isSingle = false, children }: Props) {
  const { program } = view;
  const [store] = useState(() => createEditorStore(view, posted));
  const tools = useMemo<EditorTools>(
    () => ({ programId: program.id, store, canEdit: program.canEdit }),
    [program.id, program.canEdit, store],
  );
  const saving = useSave(program.id, store);
  const form = useRef<HTMLFormElement>(null);
  useMerge(store, view);
  return (
    <EditorContext.Provider value={tools}>
      <div className="screen screen-wide">
        <EditorForm {...{ view, posted, isSingle, store, saving, form }} />
      </div>
      <EditorDialogs {...{ view, store, saving, form }} />
      {children}
    </EditorContext.Provider>
  );
}

type FormProps = Pick<Props, "view" | "posted" | "isSingle"> & Parts;
type Parts = { store: EditorStore; saving: ReturnType<typeof useSave>; form: RefObject<HTMLFormElement> };

function EditorForm({ view, posted, isSingle, store, saving, form }: FormProps) {
  const { program, page, days } = view;
  const explorer = useExplorer(program.id, view.explorer);
  const { focus, events, announcement } = usePresses({ view, store, form, explorer, save: saving.save });
  useTypedBefore(form);
  return (
    <FocusContext.Provider value={focus}>
      <Form ref={form} method="post" className="editor" action={addressOf(view)} preventScrollReset {...events}>
        <DefaultButton />
        <input type="hidden" name="saveId" value={view.saveId} />
        <EditorHeader view={view} save={saving.state} isSingle={isSingle} />
        <p className="ed-problem" role="alert">
          {saving.state.is === "failed" ? saving.state.message : ""}
        </p>
        {posted && <PostProblems posted={posted} />}
        <div className="ed-main">
          <WeekGrid page={page} days={days} program={program} />
          <Explorer view={view} state={explorer} canEdit={program.canEdit} />
        </div>
        <SetNames programId={program.id} initial={view.setNames} />
        <p className="sr-only" role="status">
          {announcement}
        </p>
      </Form>
    </FocusContext.Provider>
  );
}

/** Where the form is posted without script: the same week, with the same exercise open. */
function addressOf({ page, open }: EditorView) {
  return `?${new URLSearchParams({ week: String(page), ...(open ? { open } : {}) })}`;
}

/** Enter in a field presses the form's first button: without script that must be Save, and nothing else. */
function DefaultButton() {
  return <button className="default-button" type="submit" name="do" value="save" tabIndex={-1} aria-hidden="true" />;
}

function EditorDialogs({ view, store, saving, form }: Parts & { view: EditorView }) {
  const { state, close, save } = saving;
  const navigate = useNavigate();
  const stayAt = `/manage-program/${view.program.id}?week=${view.page}`;
  const blocker = useLeaveWarning(store);
  if (blocker.state === "blocked") return <LeaveDialog onCancel={blocker.reset} onProceed={blocker.proceed} />;
  if (state.is === "conflict") {
    return <Conflicts key={state.conflicts.length} conflicts={state.conflicts} {...{ store, close, save, form }} />;
  }
  if (state.is !== "saved" && !view.saved) return null;
  const closeSaved = () => {
    close();
    if (view.saved) navigate(stayAt, { replace: true, preventScrollReset: true });
  };
  return <SavedDialog stayAt={stayAt} onClose={closeSaved} />;
}

type ConflictsProps = Omit<Parts, "saving"> & { conflicts: ConflictView[]; close: () => void; save: () => void };

function Conflicts({ conflicts, store, form, close, save }: ConflictsProps) {
  const [left, setLeft] = useState(conflicts);
  const settle = (choose: typeof keepMine) => (conflict: ConflictView) => {
    flushSync(() => choose(store, conflict));
    if (form.current) showTexts(form.current);
    const rest = left.filter(({ key }) => key !== conflict.key);
    setLeft(rest);
    if (rest.length > 0) return;
    if (dirtyDays(store).length > 0) save();
    else close();
  };
  return <ConflictDialog conflicts={left} onKeep={settle(keepMine)} onTake={settle(takeTheirs)} onClose={close} />;
}

/** A week that was paged to joins the ones visited before. */
function useMerge(store: EditorStore, view: EditorView) {
  const merged = useRef(view.workouts);
  if (merged.current !== view.workouts) {
    merged.current = view.workouts;
    mergeWeek(store, view);
  }
}

function useTypedBefore(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    if (form.current) replayTyped(form.current);
  }, [form]);
}

/** Asks before the program is left with unsaved days; paging through its weeks leaves nothing. */
function useLeaveWarning(store: EditorStore) {
  useEffect(() => {
    function warn(event: BeforeUnloadEvent) {
      if (dirtyDays(store).length > 0) event.preventDefault();
    }
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [store]);
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirtyDays(store).length > 0 && !staysInEditor(currentLocation.pathname, nextLocation.pathname),
  );
}

function staysInEditor(from: string, to: string) {
  const editor = from.split("/").slice(0, 3).join("/");
  return to === editor || to.startsWith(`${editor}/`);
}
