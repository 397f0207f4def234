import { KeyTicks } from "#app/features/access/ui/key-ticks.tsx";
import { changePassword } from "#app/features/account/password.server.ts";
import { passwordForm } from "#app/features/account/password-form.ts";
import { visitor } from "#app/http/actor.server.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { ownPlaceAt, paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DataForm } from "#app/ui/forms/data-form.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { OwnPage } from "./own-page.tsx";
import { mayIn } from "./place.ts";

export { actionHeaders as headers } from "#app/routes/access/action-headers.ts";

const may = mayIn("app:enter");

export const loader = formLoader(passwordForm, may, ({ actor: { email } }) => ({ starts: {}, facts: { email } }));

export const action = formAction(passwordForm, may, {
  facts: ({ actor: { email } }) => ({ email }),
  run: (ctx, values) => changePassword(ctx, visitor().limits, values),
  done: (_, { url }) => ({ to: paths.changePassword(ownPlaceAt(url)), message: "Password successfully changed" }),
});

export const meta = pageTitle("Change password");

export default function ChangePassword() {
  return (
    <OwnPage title="Change password">
      <p>A new password logs you out on all other devices.</p>
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
    </OwnPage>
  );
}
