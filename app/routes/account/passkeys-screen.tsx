import { Outlet, useLoaderData } from "@remix-run/react";
import { passkeyNameForm } from "#app/features/access/passkeys/form.ts";
import { AddPasskey } from "#app/features/access/ui/add-passkey.tsx";
import { PasskeyList } from "#app/features/access/ui/passkey-list.tsx";
import { paths } from "#app/paths.ts";
import { FormDialog } from "#app/ui/forms/data-form.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { type AtPlace, OwnPage } from "./own-page.tsx";
import type { passkeysLoader, renamePasskeyLoader } from "./passkeys.server.ts";

export function PasskeysScreen({ place }: AtPlace) {
  const { passkeys, isPossible } = useLoaderData<ReturnType<typeof passkeysLoader>>();
  return (
    <>
      <OwnPage place={place} title="Passkeys">
        <p>A passkey logs you in with your device’s fingerprint, face or PIN. Your password still works.</p>
        <PasskeyList passkeys={passkeys} place={place} />
        {isPossible ? (
          <AddPasskey place={place} />
        ) : (
          <p>Passkeys don’t work at this address. They need a domain name and https.</p>
        )}
      </OwnPage>
      <Outlet />
    </>
  );
}

export function RenamePasskeyScreen({ place }: AtPlace) {
  const { name } = useLoaderData<ReturnType<typeof renamePasskeyLoader>>();
  return (
    <FormDialog form={passkeyNameForm} title={`Rename ${name}`} submit="Save" closeTo={paths.passkeys(place)}>
      {(field) => <Field {...field("name")} autoComplete="off" />}
    </FormDialog>
  );
}
