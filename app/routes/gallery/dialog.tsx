import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { requireActor } from "#app/http/actor.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { readForm } from "#app/http/screens/forms.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DialogScreen } from "#app/ui/dialogs/dialog-screen.tsx";
import { ButtonLink, SubmitButton } from "#app/ui/elements/button.tsx";
import { Field, TextArea } from "#app/ui/forms/field.tsx";
import { PageForm, useServerForm } from "#app/ui/forms/form.tsx";
import { type DialogSample, dialogSchema } from "./sample.server.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireActor(request, "gallery:see");
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  const ctx = await requireActor(request, "gallery:see");
  const form = await readForm(request, dialogSchema);
  if (!form.ok) return form.answer;
  return redirectWithFlash(ctx, paths.gallery(), `${form.value.name} was created.`);
}

export const meta = pageTitle("New folder");

export default function SampleDialog() {
  const lastResult = useActionData<typeof action>()?.result;
  const [form, fields] = useServerForm<DialogSample>({ id: "folder", lastResult });
  return (
    <DialogScreen title="New folder" closeTo={paths.gallery()}>
      <PageForm form={form}>
        <Field meta={fields.name} label="Name*" />
        <TextArea meta={fields.note} label="Note" rows={4} />
        <div className="actions">
          <ButtonLink to={paths.gallery()} preventScrollReset>
            Cancel
          </ButtonLink>
          <SubmitButton>Create</SubmitButton>
        </div>
      </PageForm>
    </DialogScreen>
  );
}
