import { Form, useSubmit } from "@remix-run/react";
import { useRef } from "react";
import { useSave } from "#app/editor/saving/use-save.ts";
import { useEditor, useSummary } from "#app/editor/state/context.ts";
import { dirtyDays } from "#app/editor/state/store.ts";
import { Button, ButtonLink, SubmitButton } from "#app/ui/elements/button.tsx";

type Props = { program: { id: string; name: string }; attempt: string; cancelTo: string };

/** A copy is made of what is saved: with unsaved days, they are saved first, or knowingly left out. */
export function CopyForm({ program, attempt, cancelTo }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { unsaved, saveAndCopy, isSaving, problem } = useSaveFirst(program.id, form);
  return (
    <Form ref={form} method="post" className="form" preventScrollReset>
      <input type="hidden" name="id" value={attempt} />
      <p>
        <strong>{`Copy of ${program.name}`}</strong> gets every workout. It is unpublished, and nobody follows it.
      </p>
      {unsaved > 0 && <p>{`${unsaved} ${unsaved === 1 ? "day is" : "days are"} unsaved.`}</p>}
      <p className="field-error" role="status">
        {problem}
      </p>
      <div className="actions">
        <ButtonLink to={cancelTo} preventScrollReset>
          Cancel
        </ButtonLink>
        <SubmitButton variant={unsaved > 0 ? "plain" : "primary"} pendingLabel="Copying…">
          {unsaved > 0 ? "Copy what is saved" : "Copy program"}
        </SubmitButton>
        {unsaved > 0 && (
          <Button type="button" variant="primary" aria-disabled={isSaving || undefined} onClick={saveAndCopy}>
            {isSaving ? "Saving…" : "Save and copy"}
          </Button>
        )}
      </div>
    </Form>
  );
}

function useSaveFirst(programId: string, form: { current: HTMLFormElement | null }) {
  const { store } = useEditor();
  const { dirtyKeys, firstError } = useSummary();
  const { state, save } = useSave(programId, store);
  const submit = useSubmit();
  const isSaving = state.is === "submitting";

  async function saveAndCopy() {
    if (isSaving) return;
    await save();
    if (dirtyDays(store).length === 0) submit(form.current, { preventScrollReset: true });
  }
  return { unsaved: dirtyKeys.length, saveAndCopy, isSaving, problem: problemOf(state, firstError) };
}

function problemOf(state: ReturnType<typeof useSave>["state"], firstError: string | null) {
  if (firstError !== null) return "A field on the page could not be taken, and is not copied.";
  if (state.is === "failed") return state.problem.message;
  if (state.is === "conflict") return "Somebody else changed this program. Close this and save it, then copy it.";
  return "";
}
