import { Link, useNavigate } from "@remix-run/react";
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { fromWire } from "#app/domain/workout/document/wire.ts";
import { enterButton } from "#app/domain/workout/form/enter.ts";
import { DayDrafts } from "#app/editor/drafts/day-drafts.tsx";
import { Explorer } from "#app/editor/explorer/explorer.tsx";
import { useExplorer } from "#app/editor/explorer/use-explorer.ts";
import { EditorHeader } from "#app/editor/header/header.tsx";
import { Announcer } from "#app/editor/input/announcer.tsx";
import { usePresses } from "#app/editor/input/use-presses.ts";
import { Moves } from "#app/editor/moving/moves.tsx";
import { NumbersProvider, NumbersState } from "#app/editor/numbers/numbers-provider.tsx";
import { Conflicts } from "#app/editor/saving/later-conflicts.ts";
import type { SaveState } from "#app/editor/saving/save-days.ts";
import { useSave } from "#app/editor/saving/use-save.ts";
import { weekAddress } from "#app/editor/state/address.ts";
import { commitIn } from "#app/editor/state/commit.ts";
import { EditorContext, type EditorTools } from "#app/editor/state/context.ts";
import { isSameEditor } from "#app/editor/state/same-editor.ts";
import { createEditorStore, dirtyDays, type EditorStore, mergeWeek, type Week } from "#app/editor/state/store.ts";
import type { EditorView, RefusedPost } from "#app/editor/state/views.ts";
import { TotalsPanel } from "#app/editor/totals/totals-panel.tsx";
import { SetNames } from "#app/editor/week/set-names.tsx";
import { WeekGrid } from "#app/editor/week/week-grid.tsx";
import { WeekStyle } from "#app/editor/week/week-style.tsx";
import { paths } from "#app/paths.ts";
import { later } from "#app/ui/browser/later.tsx";
import type { Leaving } from "#app/ui/browser/unsaved.ts";
import { LeaveQuestion } from "#app/ui/dialogs/leave-question.tsx";
import { Modal } from "#app/ui/dialogs/modal.tsx";
import { PostForm } from "#app/ui/elements/post-form.tsx";
import { type TourState, useTour } from "./tour/use-tour.ts";

const Tour = later(() => import("./tour/tour.tsx").then(({ Tour }) => Tour));
const PostProblems = later(() => import("./saving/post-problems.tsx").then(({ PostProblems }) => PostProblems));
const SignInDialog = later(() => import("./saving/sign-in-dialog.tsx").then(({ SignInDialog }) => SignInDialog));

type Props = {
  view: EditorView;
  posted?: RefusedPost;
  isSingle?: boolean;
  children?: ReactNode;
};

/** One form for the week: posted without script, edited in place when hydrated. */
export function Editor({ view, posted, isSingle = false, children }: Props) {
  const { program } = view;
  const week = useWeek(view);
  const [store] = useState(() => createEditorStore(week, { open: view.open, found: view.found }, view.units, posted));
  const tools = useTools(view, isSingle, store);
  const saving = useSave(program.id, store);
  const form = useRef<HTMLFormElement>(null);
  const tour = useTour(program.canEdit && !isSingle && !view.isUnderDialog);
  useMerge(store, week, form);
  return (
    <EditorContext.Provider value={tools}>
      <NumbersProvider view={view} store={store}>
        <WeekStyle density={view.density} />
        {!view.isUnderDialog && (
          <div className="screen screen-wide">
            <DayDrafts userId={view.user.id} program={program} store={store} form={form} />
            <EditorForm
              view={view}
              posted={posted}
              isSingle={isSingle}
              store={store}
              saving={saving}
              form={form}
              tour={tour}
            />
          </div>
        )}
        {tour.isRunning && <Tour onEnd={tour.end} />}
        <EditorDialogs view={view} store={store} saving={saving} form={form} />
        <LeaveQuestion loses={(leaving) => losesDays(store, leaving)} onDiscard={() => discard(store)} />
        {children}
      </NumbersProvider>
    </EditorContext.Provider>
  );
}

function useTools({ program, days, page }: EditorView, isSingle: boolean, store: EditorStore) {
  const { id: programId, canEdit } = program;
  const key = (isSingle && days[0]?.key) || null;
  // why: paging must not render all cards again
  const week = key === null ? 1 : page;
  return useMemo<EditorTools>(
    () => ({ programId, store, canEdit, onlyDay: key === null ? null : { key, week } }),
    [programId, store, canEdit, key, week],
  );
}

type FormProps = Pick<Props, "view" | "posted" | "isSingle"> & Parts & { tour: TourState };
type Parts = { store: EditorStore; saving: ReturnType<typeof useSave>; form: RefObject<HTMLFormElement> };

function EditorForm({ view, posted, isSingle, store, saving, form, tour }: FormProps) {
  const { program, page, days } = view;
  const explorer = useExplorer(program.id, view.explorer);
  const { events, announcer, announce, moved, openMove } = usePresses({
    view,
    store,
    form,
    explorer,
    save: saving.save,
  });
  return (
    <>
      <PostForm ref={form} className="editor" action={addressOf(view)} preventScrollReset {...events}>
        <EnterButton view={view} />
        <input type="hidden" name="saveId" value={view.saveId} />
        <EditorHeader view={view} posted={posted} isSingle={isSingle} save={saving.state} onHelp={tour.start} />
        <SaveProblem save={saving.state} />
        <NumbersState />
        {posted && <PostProblems posted={posted} />}
        <div className="ed-main [.ed-problem:not(:empty)~&_:focus]:scroll-mt-24">
          <WeekGrid page={page} days={days} program={program} />
          {!isSingle && <TotalsPanel view={view} />}
          <Explorer view={view} state={explorer} canEdit={program.canEdit} />
        </div>
        <SetNames programId={program.id} initial={view.setNames} />
        <Announcer listener={announcer} />
      </PostForm>
      <Moves
        days={days}
        form={form}
        explorer={explorer}
        moved={moved}
        announce={announce}
        onClose={() => openMove(null)}
      />
    </>
  );
}

function addressOf(view: EditorView) {
  const more = new URLSearchParams();
  if (view.open) more.set("open", view.open);
  if (view.clientSearch?.text) more.set("clients", view.clientSearch.text);
  return weekAddress(view, view.page) + (more.size > 0 ? `&${more}` : "");
}

/** Without script, Enter presses the form's first button, so this one stands for the field's own. */
function EnterButton({ view: { page, explorer, clientSearch, found } }: { view: EditorView }) {
  const query = { week: page, search: explorer.search, clients: clientSearch?.text ?? "", find: found?.text ?? "" };
  const value = enterButton(query);
  return (
    <button className="default-button" type="submit" name="do" value={value} tabIndex={-1} aria-hidden="true">
      Go
    </button>
  );
}

function EditorDialogs({ view, store, saving, form }: Parts & { view: EditorView }) {
  const { state, close, save } = saving;
  const [putOff, setPutOff] = useState<SaveState | null>(null);
  const navigate = useNavigate();
  const stayAt = paths.editor(view.program.id) + weekAddress(view, view.page);
  if (state.is === "conflict") {
    const { conflicts } = state;
    const onSettled = () => (dirtyDays(store).length > 0 ? save() : close());
    return <Conflicts conflicts={conflicts} store={store} form={form} onSettled={onSettled} onClose={close} />;
  }
  if (state.is === "failed" && state.problem.kind === "signedOut" && putOff !== state) {
    return <SignInDialog email={view.user.email} onSignedIn={save} onClose={() => setPutOff(state)} />;
  }
  if (state.is !== "saved" && !view.saved) return null;
  const closeSaved = () => {
    close();
    if (view.saved) navigate(stayAt, { replace: true, preventScrollReset: true });
  };
  return <SavedDialog stayAt={stayAt} onClose={closeSaved} />;
}

function useWeek({ page, workouts }: EditorView): Week {
  return useMemo(() => ({ page, workouts: fromWire(workouts) }), [page, workouts]);
}

/** Merges a newly loaded week and updates fields that were edited. */
function useMerge(store: EditorStore, week: Week, form: RefObject<HTMLFormElement>) {
  const merged = useRef(week);
  if (merged.current !== week) {
    merged.current = week;
    mergeWeek(store, week);
  }
  const shown = useRef(week);
  useEffect(() => {
    if (shown.current === week) return;
    shown.current = week;
    // why: cards render after this effect, before the next frame
    const frame = requestAnimationFrame(() => commitIn(store, form)(() => {}));
    return () => cancelAnimationFrame(frame);
  }, [store, week, form]);
}

/** Leaving the program loses unsaved days; paging and dialogs don't. */
function losesDays(store: EditorStore, { from, to }: Leaving) {
  return (dirtyDays(store).length > 0 || store.early.waiting.length > 0) && !isSameEditor(from, to);
}

function discard(store: EditorStore) {
  store.isDiscarded = true;
}

function SavedDialog({ stayAt, onClose }: { stayAt: string; onClose: () => void }) {
  return (
    <Modal title="Your program has been successfully saved!" onClose={onClose}>
      <div className="actions">
        <Link className="btn" to={stayAt} replace preventScrollReset onClick={onClose}>
          Continue editing
        </Link>
        <Link className="btn btn-primary" to={paths.programs()}>
          Exit program
        </Link>
      </div>
    </Modal>
  );
}

/** Sticky, and never over the focused field. */
function SaveProblem({ save }: { save: SaveState }) {
  const message = save.is === "failed" ? save.problem.message : "";
  useEffect(() => {
    if (message) document.activeElement?.scrollIntoView({ block: "nearest" });
  }, [message]);
  return (
    <p className="ed-problem" role="alert">
      {message}
    </p>
  );
}
