import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { leaveForm } from "#app/features/leaving/form.ts";
import { leave } from "#app/features/leaving/mutations.server.ts";
import { previewLeaving } from "#app/features/leaving/queries.server.ts";
import { LeavingPreview } from "#app/features/leaving/ui/leaving-preview.tsx";
import { lastAdministrator } from "#app/features/leaving/words.ts";
import { sellingSettings } from "#app/features/sales/settings.server.ts";
import { visitor } from "#app/http/actor.server.ts";
import { readPress } from "#app/http/body/posted-form.server.ts";
import { env } from "#app/http/env.server.ts";
import { enter } from "#app/http/screens/entry.server.ts";
import { readValues } from "#app/http/screens/form-schema.server.ts";
import { pressAgain, refuse } from "#app/http/screens/refusing.server.ts";
import { signOut } from "#app/http/session.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { InfoScreen } from "#app/ui/dialogs/info-screen.tsx";
import { FormDialog } from "#app/ui/forms/data-form.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { mayIn, useOwnPlace } from "./place.ts";

export { actionHeaders as headers } from "#app/routes/access/action-headers.ts";

const may = mayIn("ownData:manage");

export async function loader(args: LoaderFunctionArgs) {
  const { ctx } = await enter(args, may);
  return { attempt: "", starts: {}, taken: await previewLeaving(ctx) };
}

export async function action(args: ActionFunctionArgs) {
  const { ctx } = await enter(args, may, { confirmsAgain: true });
  const { form, isPressed } = await readPress(args.request);
  if (!isPressed) return pressAgain(leaveForm, form);
  const read = readValues(leaveForm, form, undefined);
  if (!read.ok) return refuse(leaveForm, form, read);
  const left = await leave(ctx, visitor().limits, read.values.password, sellingSettings(env()));
  if (left.ok) return redirect(paths.login({ left: "yes" }), { headers: await signOut(args.request) });
  return refuse(leaveForm, form, left);
}

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
