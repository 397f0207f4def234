import type { SubmissionResult } from "@conform-to/react";
import { useEffect, useRef, useState } from "react";
import { ButtonLink, SubmitButton } from "#app/ui/button.tsx";
import { Field, Hidden } from "#app/ui/field.tsx";
import { PageForm, useServerForm } from "#app/ui/form.tsx";
import { usePending } from "#app/ui/pending.ts";

export type FolderForm = {
  /** The id of the folder to be made: the form's attempt key. */
  id?: string;
  name: string;
};

const nameId = "folder-name";

type FolderFormProps = {
  defaults: FolderForm;
  result: SubmissionResult<string[]> | undefined;
  submitLabel: string;
  cancelTo: string;
  onSubmit?: () => void;
};

/** The name of a folder. Where scripting works, it cannot be sent blank or twice. */
export function FolderNameForm({ defaults, result, submitLabel, cancelTo, onSubmit }: FolderFormProps) {
  const [form, fields] = useServerForm<FolderForm>({ id: "folder", lastResult: result, defaultValue: defaults });
  const { isBlank, follow } = useBlank(nameId);
  const isWaiting = usePending();
  return (
    <PageForm form={form} onInput={follow} onSubmit={onSubmit}>
      <Hidden meta={fields.id} />
      <Field meta={fields.name} label="Name*" autoComplete="off" required maxLength={100} />
      <div className="actions">
        <ButtonLink to={cancelTo} preventScrollReset>
          Cancel
        </ButtonLink>
        <SubmitButton disabled={isBlank || isWaiting}>{submitLabel}</SubmitButton>
      </div>
    </PageForm>
  );
}

type NewFolderProps = Pick<FolderFormProps, "result" | "cancelTo"> & { id: string };

/** Makes folders one after the other: once one is made, the form is empty and has the focus. */
export function NewFolderForm({ id, result, cancelTo }: NewFolderProps) {
  const isCreating = useRef(false);
  const [made, setMade] = useState(0);
  useEffect(() => {
    if (!id || !isCreating.current) return;
    isCreating.current = false;
    setMade((count) => count + 1);
  }, [id]);
  useEffect(() => {
    if (made > 0) document.getElementById(nameId)?.focus();
  }, [made]);
  return (
    <FolderNameForm
      key={made}
      defaults={{ id, name: "" }}
      result={result}
      submitLabel="Create"
      cancelTo={cancelTo}
      onSubmit={() => {
        isCreating.current = true;
      }}
    />
  );
}

/** Whether a text input is blank. Asked once scripting works, so that what was typed before that counts as well. */
export function useBlank(inputId: string) {
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => {
    const input = document.getElementById(inputId);
    if (input instanceof HTMLInputElement) setTyped(input.value);
  }, [inputId]);
  return {
    isBlank: typed?.trim() === "",
    follow: ({ target }: { target: EventTarget }) => {
      if (target instanceof HTMLInputElement) setTyped(target.value);
    },
  };
}
