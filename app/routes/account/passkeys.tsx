import { Outlet, useLoaderData } from "@remix-run/react";
import { NotFound } from "#app/domain/errors.ts";
import { passkeyForm } from "#app/features/access/passkeys/form.ts";
import { createPasskey } from "#app/features/access/passkeys/mutations.server.ts";
import { listPasskeys, type PasskeyView } from "#app/features/access/passkeys/queries.server.ts";
import { AddPasskey } from "#app/features/access/ui/add-passkey.tsx";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { type OwnPlace, ownPlaceAt, paths } from "#app/paths.ts";
import { passkeySite } from "#app/routes/access/login/passkey-site.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { Moment } from "#app/ui/elements/moment.tsx";
import { NamedRow } from "#app/ui/lists/named-row.tsx";
import { OwnPage } from "./own-page.tsx";
import { mayIn, useOwnPlace } from "./place.ts";

const may = mayIn("signIn:manage");

export const loader = formLoader(passkeyForm, may, async (ctx) => ({
  starts: { name: "" },
  passkeys: await listPasskeys(ctx),
  isPossible: passkeySite() !== null,
}));

export const action = formAction(passkeyForm, may, {
  run: (ctx, values, { attempt }) => {
    const site = passkeySite();
    if (!site) throw new NotFound();
    return createPasskey(ctx, site, attempt(), values);
  },
  done: (_, { url }, { name }) => ({
    to: paths.passkeys(ownPlaceAt(url)),
    message: `The passkey ${name} was added.`,
  }),
});

export const meta = pageTitle("Passkeys");

export default function Passkeys() {
  const { passkeys, isPossible } = useLoaderData<typeof loader>();
  const place = useOwnPlace();
  return (
    <>
      <OwnPage title="Passkeys">
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

function PasskeyList({ passkeys, place }: { passkeys: PasskeyView[]; place: OwnPlace }) {
  if (passkeys.length === 0) return null;
  return (
    <ul className="divide-y divide-line border-line border-y">
      {passkeys.map(({ id, name, version, createdAt, lastUsedAt }) => (
        <NamedRow
          key={id}
          thing={{ name, version }}
          renameTo={paths.renamePasskey(id, place)}
          deleteTo={paths.deletePasskey(id, place)}
        >
          <p className="font-semibold break-words">{name}</p>
          <p className="text-ink-2 text-sm">
            Added <Moment at={createdAt} />, {lastUsedAt ? "last used " : "not used yet"}
            {lastUsedAt && <Moment at={lastUsedAt} />}
          </p>
        </NamedRow>
      ))}
    </ul>
  );
}
