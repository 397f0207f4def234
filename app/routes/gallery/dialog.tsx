import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { FormDialog } from "#app/ui/forms/data-form.tsx";
import { Field, TextArea } from "#app/ui/forms/field.tsx";
import { folderSampleForm } from "./sample-form.ts";

export const loader = formLoader(folderSampleForm, "gallery:see", () => ({ starts: {} }));

export const action = formAction(folderSampleForm, "gallery:see", {
  run: async (_, { name }) => ({ ok: true as const, name }),
  done: ({ name }) => ({ to: paths.gallery(), message: `${name} was created.` }),
});

export const meta = pageTitle("New folder");

export default function SampleDialog() {
  return (
    <FormDialog form={folderSampleForm} title="New folder" submit="Create" closeTo={paths.gallery()}>
      {(field) => (
        <>
          <Field {...field("name")} />
          <TextArea {...field("note")} rows={4} />
        </>
      )}
    </FormDialog>
  );
}
