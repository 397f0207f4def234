import type { SubmissionResult } from "@conform-to/react";
import { useState } from "react";
import { ButtonLink, SubmitButton } from "#app/ui/button.tsx";
import { Field, Hidden } from "#app/ui/field.tsx";
import { PageForm, useServerForm } from "#app/ui/form.tsx";
import { useHydrated } from "#app/ui/hydrated.ts";
import { usePending } from "#app/ui/pending.ts";

export type FolderForm = {
  /** The id of the folder to be made: the form's attempt key. */
  id?: string;
  name: string;
};

type FolderFormProps = {
  defaults: FolderForm;
  result: SubmissionResult<string[]> | undefined;
  submitLabel: string;
  cancelTo: string;
};

/** The name of a folder. Where scripting works, it cannot be sent blank or twice. */
export function FolderNameForm({ defaults, result, submitLabel, cancelTo }: FolderFormProps) {
  const [form, fields] = useServerForm<FolderForm>({ id: "folder", lastResult: result, defaultValue: defaults });
  const { isBlank, follow } = useBlank(defaults.name);
  const isWaiting = usePending();
  return (
    <PageForm form={form} onInput={follow}>
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

/** Whether the one text input of a form is blank; always false before scripting works. */
export function useBlank(text: string) {
  const hydrated = useHydrated();
  const [typed, setTyped] = useState(text);
  return {
    isBlank: hydrated && typed.trim() === "",
    follow: ({ target }: { target: EventTarget }) => {
      if (target instanceof HTMLInputElement) setTyped(target.value);
    },
  };
}
