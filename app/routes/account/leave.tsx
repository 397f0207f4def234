import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { leaveForm } from "#app/features/leaving/form.ts";
import { leave } from "#app/features/leaving/mutations.server.ts";
import { previewLeaving } from "#app/features/leaving/queries.server.ts";
import { LeavingPreview } from "#app/features/leaving/ui/leaving-preview.tsx";
import { lastAdministrator } from "#app/features/leaving/words.ts";
import { sellingSettings } from "#app/features/sales/settings.server.ts";
import { visitor } from "#app/http/actor.server.ts";
import { env } from "#app/http/env.server.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { signOut } from "#app/http/session.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { InfoScreen } from "#app/ui/dialogs/info-screen.tsx";
import { FormDialog } from "#app/ui/forms/data-form.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { mayIn, useOwnPlace } from "./place.ts";

export { actionHeaders as headers } from "#app/routes/access/action-headers.ts";

const may = mayIn("ownData:manage");

export const loader = formLoader(leaveForm, may, async (ctx) => ({ starts: {}, taken: await previewLeaving(ctx) }));

export const action = formAction(leaveForm, may, {
  confirmsAgain: true,
  run: (ctx, { password }) => leave(ctx, visitor().limits, password, sellingSettings(env())),
  done: async (_, { request }) => redirect(paths.login({ left: "yes" }), { headers: await signOut(request) }),
});

export const meta = pageTitle("Leave");

export default function Leave() {
  const { taken } = useLoaderData<typeof loader>();
  const back = useOwnPlace() === "me" ? paths.me() : paths.yourData();
  if (taken.isLastAdministrator) return <InfoScreen message={lastAdministrator} okTo={back} />;
  return (
    <FormDialog
      form={leaveForm}
      title="Are you sure you want to leave?"
      closeTo={back}
      variant="danger"
      width="l"
      submit="Leave and erase my data"
      pending="One moment…"
    >
      {(field) => (
        <>
          <LeavingPreview {...taken} />
          <Field {...field("password")} type="password" autoComplete="current-password" />
        </>
      )}
    </FormDialog>
  );
}
