import { useLoaderData } from "@remix-run/react";
import { supportForm } from "#app/features/support/form.ts";
import { sendSupportMessage } from "#app/features/support/mutations.server.ts";
import { supportStarts } from "#app/features/support/queries.server.ts";
import { supportSent } from "#app/features/support/words.ts";
import { visitor } from "#app/http/actor.server.ts";
import { env } from "#app/http/env.server.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { InfoScreen } from "#app/ui/dialogs/info-screen.tsx";
import { FormDialog } from "#app/ui/forms/data-form.tsx";
import { Field, TextArea } from "#app/ui/forms/field.tsx";

// why: passes Retry-After on
export { actionHeaders as headers } from "../access/action-headers.ts";

export const loader = formLoader(supportForm, "app:enter", async (ctx) => ({
  starts: await supportStarts(ctx),
  isRead: env().SUPPORT_EMAIL !== undefined,
}));

export const action = formAction(supportForm, "app:enter", {
  run: (ctx, values, { attempt }) =>
    sendSupportMessage(ctx, attempt(), values, { recipient: env().SUPPORT_EMAIL ?? null, limits: visitor().limits }),
  done: () => ({ to: paths.home(), message: supportSent }),
});

export const meta = pageTitle("Support");

export default function Support() {
  return <SupportDialog isRead={useLoaderData<typeof loader>().isRead} />;
}

function SupportDialog({ isRead }: { isRead: boolean }) {
  if (!isRead) return <InfoScreen message="Support is not available here yet." okTo={paths.home()} />;
  return (
    <FormDialog form={supportForm} title="Support" closeTo={paths.home()} submit="Send" pending="Sending…">
      {(field) => (
        <>
          <Field {...field("firstName")} autoComplete="given-name" />
          <Field {...field("lastName")} autoComplete="family-name" />
          <Field {...field("email")} type="email" autoComplete="email" />
          <TextArea {...field("body")} rows={8} />
        </>
      )}
    </FormDialog>
  );
}
