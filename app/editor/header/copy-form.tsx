import { useSubmit } from "@remix-run/react";
import type { MouseEvent } from "react";
import { defineForm } from "#app/domain/forms/form.ts";
import { counted, plural } from "#app/domain/text/counted.ts";
import { useSave } from "#app/editor/saving/use-save.ts";
import { useEditor, useSummary } from "#app/editor/state/context.ts";
import { dirtyDays } from "#app/editor/state/store.ts";
import { Button, SubmitButton } from "#app/ui/elements/button.tsx";
import { FormDialog } from "#app/ui/forms/data-form.tsx";

export const copyForm = defineForm({ id: "copy", fields: {} });

type Props = { program: { id: string; name: string }; closeTo: string };

export function CopyDialog({ program, closeTo }: Props) {
  const { unsaved, saveAndCopy, isSaving, problem } = useSaveFirst(program.id);
  const buttons = (
    <>
      <SubmitButton variant="plain" pendingLabel="Copying…">
        Copy what is saved
      </SubmitButton>
      <Button type="button" variant="primary" aria-disabled={isSaving || undefined} onClick={saveAndCopy}>
        {isSaving ? "Saving…" : "Save and copy"}
      </Button>
    </>
  );
  return (
    <FormDialog
      form={copyForm}
      title="Copy program"
      submit={unsaved > 0 ? buttons : "Copy program"}
      pending="Copying…"
      closeTo={closeTo}
    >
      {() => (
        <>
          <p>
            <strong>{`Copy of ${program.name}`}</strong> gets every workout. It is unpublished, and nobody follows it.
          </p>
          {unsaved > 0 && <p>{`${counted(unsaved, "day")} ${plural(unsaved, "is", "are")} unsaved.`}</p>}
          <p className="field-error" role="status">
            {problem}
          </p>
        </>
      )}
    </FormDialog>
  );
}

function useSaveFirst(programId: string) {
  const { store } = useEditor();
  const { dirtyKeys, firstError } = useSummary();
  const { state, save } = useSave(programId, store);
  const submit = useSubmit();
  const isSaving = state.is === "submitting";

  async function saveAndCopy({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    if (isSaving) return;
    // why: the button disappears once everything is saved
    const { form } = currentTarget;
    await save();
    if (dirtyDays(store).length === 0) submit(form, { preventScrollReset: true });
  }
  return { unsaved: dirtyKeys.length, saveAndCopy, isSaving, problem: problemOf(state, firstError) };
}

function problemOf(state: ReturnType<typeof useSave>["state"], firstError: string | null) {
  if (firstError !== null) return "A field on the page is not valid, and is not copied.";
  if (state.is === "failed") return state.problem.message;
  if (state.is === "conflict")
    return "This program was saved elsewhere in the meantime. Close this and save it, then copy it.";
  return "";
}
