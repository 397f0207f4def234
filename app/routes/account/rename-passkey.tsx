import { useLoaderData } from "@remix-run/react";
import { passkeyNameForm } from "#app/features/access/passkeys/form.ts";
import { renamePasskey } from "#app/features/access/passkeys/mutations.server.ts";
import { findPasskey } from "#app/features/access/passkeys/queries.server.ts";
import { whoMay } from "#app/http/screens/entry.server.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { ownPlaceAt, paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { FormDialog } from "#app/ui/forms/data-form.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { mayIn, useOwnPlace } from "./place.ts";

const holder = whoMay(mayIn("signIn:manage"), (ctx, { params }) => findPasskey(ctx, params.passkeyId ?? ""));

export const loader = formLoader(passkeyNameForm, holder, (_, { name, version }) => ({
  starts: { name },
  name,
  version,
}));

export const action = formAction(passkeyNameForm, holder, {
  run: (ctx, values, { thing, version }) => renamePasskey(ctx, thing.id, version(), values),
  done: ({ name }, { url }) => ({
    to: paths.passkeys(ownPlaceAt(url)),
    message: `The passkey is now called ${name}.`,
  }),
});

export const meta = pageTitle("Rename passkey");

export default function RenamePasskey() {
  const { name } = useLoaderData<typeof loader>();
  return (
    <FormDialog form={passkeyNameForm} title={`Rename ${name}`} submit="Save" closeTo={paths.passkeys(useOwnPlace())}>
      {(field) => <Field {...field("name")} autoComplete="off" />}
    </FormDialog>
  );
}
