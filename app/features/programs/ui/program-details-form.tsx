import { FormDialog } from "#app/ui/forms/data-form.tsx";
import { programForm } from "../form.ts";
import type { DurationLock } from "../span-rules.ts";
import { type ProgramChoices, ProgramFieldset } from "./program-fields.tsx";

type DialogProps = { title: string; closeTo: string; choices: ProgramChoices; lock: DurationLock };

export function ProgramDialog({ title, closeTo, choices, lock }: DialogProps) {
  return (
    <FormDialog form={programForm} title={title} submit="Submit" pending="Checking…" closeTo={closeTo}>
      {(field) => <ProgramFieldset field={field} lock={lock} {...choices} />}
    </FormDialog>
  );
}
