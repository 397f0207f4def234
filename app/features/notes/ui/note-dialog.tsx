import type { ReactNode } from "react";
import { FormDialog } from "#app/ui/forms/data-form.tsx";
import { Field, TextArea } from "#app/ui/forms/field.tsx";
import { noteForm } from "../form.ts";

export function NoteDialog(props: { title: string; closeTo: string; actions?: ReactNode }) {
  return (
    <FormDialog form={noteForm} submit="Save" {...props}>
      {(field) => (
        <>
          <TextArea {...field("text")} rows={6} />
          <Field {...field("notedOn")} type="date" />
        </>
      )}
    </FormDialog>
  );
}
