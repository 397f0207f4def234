import { KeyTicks } from "#app/features/access/ui/key-ticks.tsx";
import { passwordForm } from "#app/features/account/password-form.ts";
import { DataForm } from "#app/ui/forms/data-form.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { type AtPlace, OwnPage } from "./own-page.tsx";

export function PasswordScreen({ place }: AtPlace) {
  return (
    <OwnPage place={place} title="Change password">
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
