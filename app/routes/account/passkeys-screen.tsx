import { Outlet, useLoaderData } from "@remix-run/react";
import { passkeyNameForm } from "#app/features/access/passkeys/form.ts";
import type { PasskeyView } from "#app/features/access/passkeys/queries.server.ts";
import { AddPasskey } from "#app/features/access/ui/add-passkey.tsx";
import { type OwnPlace, paths } from "#app/paths.ts";
import { Moment } from "#app/ui/elements/moment.tsx";
import { FormDialog } from "#app/ui/forms/data-form.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { RenameInline } from "#app/ui/forms/rename-inline.tsx";
import { DeleteLink } from "#app/ui/lists/delete-link.tsx";
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

function PasskeyList({ passkeys, place }: { passkeys: PasskeyView[]; place: OwnPlace }) {
  if (passkeys.length === 0) return null;
  return (
    <ul className="divide-y divide-line border-line border-y">
      {passkeys.map(({ id, name, version, createdAt, lastUsedAt }) => (
        <li key={id} className="grid grid-cols-[1fr_auto] items-center gap-x-2 py-3">
          <div className="min-w-0">
            <p className="font-semibold break-words">{name}</p>
            <p className="text-ink-2 text-sm">
              Added <Moment at={createdAt} />, {lastUsedAt ? "last used " : "not used yet"}
              {lastUsedAt && <Moment at={lastUsedAt} />}
            </p>
          </div>
          <DeleteLink name={name} to={paths.deletePasskey(id, place)} />
          <RenameInline thing={{ name, version }} action={paths.renamePasskey(id, place)} />
        </li>
      ))}
    </ul>
  );
}
