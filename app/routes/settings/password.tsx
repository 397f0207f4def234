import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { KeyTicks } from "#app/features/access/ui/key-ticks.tsx";
import { changePassword } from "#app/features/account/password.server.ts";
import { passwordForm } from "#app/features/account/password-form.ts";
import { requireActor, visitor } from "#app/http/actor.server.ts";
import { readPress } from "#app/http/body/posted-form.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { readValues } from "#app/http/screens/form-schema.server.ts";
import { pressAgain, refuse } from "#app/http/screens/refusing.server.ts";
import { paths } from "#app/paths.ts";
import { tooMany } from "#app/routes/access/too-many.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DataForm } from "#app/ui/forms/data-form.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { AccountPage } from "./account-page.tsx";

export { actionHeaders as headers } from "#app/routes/access/action-headers.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const { actor } = await requireActor(request, "app:enter");
  return data({ attempt: "", starts: {}, facts: { email: actor.email } });
}

export async function action({ request }: ActionFunctionArgs) {
  const ctx = await requireActor(request, "app:enter");
  const { form, isPressed } = await readPress(request);
  if (!isPressed) return pressAgain(passwordForm, form);
  const read = readValues(passwordForm, form, { email: ctx.actor.email });
  if (!read.ok) return refuse(passwordForm, form, read);
  const changed = await changePassword(ctx, visitor().limits, read.values);
  if (changed.ok) return redirectWithFlash(ctx, paths.changePassword(), "Password successfully changed");
  if ("problems" in changed) return refuse(passwordForm, form, changed);
  return refuse(passwordForm, form, ...tooMany("Too many wrong passwords.", changed.retryAfter));
}

export const meta = pageTitle("Change password");

export default function ChangePassword() {
  return (
    <AccountPage title="Change password">
      <p>Changing it logs you out everywhere else.</p>
      <DataForm form={passwordForm} submit="Change password">
        {(field) => (
          <>
            <Field {...field("currentPassword")} type="password" autoComplete="current-password" />
            <Field {...field("newPassword")} type="password" autoComplete="new-password" />
            <Field {...field("repeatPassword")} type="password" autoComplete="new-password" />
            <KeyTicks field={field} />
          </>
        )}
      </DataForm>
    </AccountPage>
  );
}
