import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { leaveForm } from "#app/features/leaving/form.ts";
import { leave } from "#app/features/leaving/mutations.server.ts";
import { whatLeavingTakes } from "#app/features/leaving/queries.server.ts";
import { WhatLeavingTakes } from "#app/features/leaving/ui/what-leaving-takes.tsx";
import { lastAdministrator } from "#app/features/leaving/words.ts";
import { sellingSettings } from "#app/features/sales/settings.server.ts";
import { requireActor, visitor } from "#app/http/actor.server.ts";
import { readPress } from "#app/http/body/posted-form.server.ts";
import { env } from "#app/http/env.server.ts";
import { readValues } from "#app/http/screens/form-schema.server.ts";
import { pressAgain, refuse } from "#app/http/screens/refusing.server.ts";
import { signOut } from "#app/http/session.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { InfoScreen } from "#app/ui/dialogs/info-screen.tsx";
import { FormDialog } from "#app/ui/forms/data-form.tsx";
import { Field } from "#app/ui/forms/field.tsx";

export { actionHeaders as headers } from "#app/routes/access/action-headers.ts";

const page = "ownData:manage";

export async function loader({ request }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, page);
  return { attempt: "", starts: {}, taken: await whatLeavingTakes(ctx) };
}

export async function action({ request }: ActionFunctionArgs) {
  const ctx = await requireActor(request, page, { confirmsAgain: true });
  const { form, isPressed } = await readPress(request);
  if (!isPressed) return pressAgain(leaveForm, form);
  const read = readValues(leaveForm, form, undefined);
  if (!read.ok) return refuse(leaveForm, form, read);
  const left = await leave(ctx, visitor().limits, read.values.password, sellingSettings(env()));
  if (left.ok) return redirect(paths.login({ left: "yes" }), { headers: await signOut(request) });
  return refuse(leaveForm, form, left);
}

export const meta = pageTitle("Leave");

export default function Leave() {
  const { taken } = useLoaderData<typeof loader>();
  if (taken.isLastAdministrator) return <InfoScreen message={lastAdministrator} okTo={paths.yourData()} />;
  return (
    <FormDialog
      form={leaveForm}
      title="Are you sure you want to leave?"
      closeTo={paths.yourData()}
      variant="danger"
      width="l"
      submit="Leave and erase my data"
      pending="One moment…"
    >
      {(field) => (
        <>
          <WhatLeavingTakes {...taken} />
          <Field {...field("password")} type="password" autoComplete="current-password" />
        </>
      )}
    </FormDialog>
  );
}
