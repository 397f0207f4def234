import { Outlet, useLoaderData } from "@remix-run/react";
import { NotFound } from "#app/domain/errors.ts";
import { passkeyForm } from "#app/features/access/passkeys/form.ts";
import { addPasskey } from "#app/features/access/passkeys/mutations.server.ts";
import { listPasskeys } from "#app/features/access/passkeys/queries.server.ts";
import { AddPasskey } from "#app/features/access/ui/add-passkey.tsx";
import { PasskeyList } from "#app/features/access/ui/passkey-list.tsx";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { passkeySite } from "#app/routes/access/passkey-site.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { AccountPage } from "./account-page.tsx";

const page = "signIn:manage";

export const loader = formLoader(passkeyForm, page, async (ctx) => ({
  starts: { name: "" },
  passkeys: await listPasskeys(ctx),
  isPossible: passkeySite() !== null,
}));

export const action = formAction(passkeyForm, page, {
  run: (ctx, values, { attempt }) => {
    const site = passkeySite();
    if (!site) throw new NotFound();
    return addPasskey(ctx, site, attempt(), values);
  },
  done: (_, __, { name }) => ({ to: paths.passkeys(), message: `The passkey ${name} was added.` }),
});

export const meta = pageTitle("Passkeys");

export default function Passkeys() {
  const { passkeys, isPossible } = useLoaderData<typeof loader>();
  return (
    <>
      <AccountPage title="Passkeys">
        <p>A passkey logs you in by your device’s own lock in place of your password, which stays as it is.</p>
        <PasskeyList passkeys={passkeys} />
        {isPossible ? <AddPasskey /> : <p>There can be no passkeys at this address: it has no name or no https.</p>}
      </AccountPage>
      <Outlet />
    </>
  );
}
