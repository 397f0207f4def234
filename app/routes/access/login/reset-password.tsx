import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { resetForm } from "#app/features/access/forms.ts";
import { resetPassword } from "#app/features/access/reset.server.ts";
import { KeyTicks } from "#app/features/access/ui/key-ticks.tsx";
import { readUserLink } from "#app/features/access/user-links.server.ts";
import { visitor } from "#app/http/actor.server.ts";
import { formOf } from "#app/http/body/posted-form.server.ts";
import { signInKnown } from "#app/http/known-browser.server.ts";
import { readValues } from "#app/http/screens/form-schema.server.ts";
import { refuse } from "#app/http/screens/refusing.server.ts";
import { paths } from "#app/paths.ts";
import { AccessPage } from "#app/routes/access/access-page.tsx";
import { LinkPage, statusOfLink } from "#app/routes/access/link-page.tsx";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DataForm } from "#app/ui/forms/data-form.tsx";
import { Field } from "#app/ui/forms/field.tsx";

export const handle = { scripts: false };
export const meta = pageTitle("Choose a new password");

/** Reading does not use up the link: mail scanners open it, too. */
export async function loader({ params }: LoaderFunctionArgs) {
  const { state, email } = await readUserLink(visitor(), "reset", params.token ?? "");
  const facts = state === "good" ? { email } : { email: "" };
  return data({ attempt: "", starts: {}, state, facts }, { status: statusOfLink(state) });
}

export async function action({ request, params: { token = "" } }: ActionFunctionArgs) {
  const ctx = visitor();
  const { state, email } = await readUserLink(ctx, "reset", token);
  if (state !== "good") return data(null, { status: statusOfLink(state) });
  const form = await formOf(request);
  const read = readValues(resetForm, form, { email });
  if (!read.ok) return refuse(resetForm, form, read);
  const reset = await resetPassword(ctx, token, read.values.password, read.values);
  if (!reset.ok) return data(null, { status: statusOfLink("used") });
  const headers = reset.mayEnter ? await signInKnown(request, reset.user, email) : null;
  if (headers) return redirect(paths.home(), { headers });
  const returnUrl = reset.hasOwnPages && !reset.mayEnter ? { returnUrl: paths.me() } : {};
  return redirect(paths.login({ changed: "password", ...returnUrl }));
}

export default function ResetPassword() {
  const { state, facts } = useLoaderData<typeof loader>();
  if (state !== "good") return <WayOn state={state} />;
  return (
    <AccessPage title="Choose a new password">
      <DataForm form={resetForm} submit="Save the password">
        {(field) => (
          <>
            <p>
              For <strong>{facts.email}</strong>. Saving it logs you out everywhere else.
            </p>
            <Field {...field("password")} type="password" autoComplete="new-password" hint="10 to 128 characters." />
            <Field {...field("repeatPassword")} type="password" autoComplete="new-password" />
            <KeyTicks field={field} />
          </>
        )}
      </DataForm>
    </AccessPage>
  );
}

function WayOn({ state }: { state: "used" | "expired" | "unknown" }) {
  return (
    <LinkPage state={state}>
      <p className="actions">
        <a className="btn" href={paths.login()}>
          Log in
        </a>
        <a className="btn btn-primary" href={paths.forgotPassword()}>
          Ask for a new link
        </a>
      </p>
    </LinkPage>
  );
}
