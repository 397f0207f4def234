import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { becomeCoach } from "#app/features/access/coach.server.ts";
import { coachForm } from "#app/features/access/forms.ts";
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
import { TermsField } from "./terms-field.tsx";

export const handle = { scripts: false };
export const meta = pageTitle("Become a coach");

export async function loader({ params }: LoaderFunctionArgs) {
  const { state, email } = await readUserLink(visitor(), "coach", params.token ?? "");
  const view = { attempt: "", starts: {}, state, email: state === "good" ? email : "" };
  return data(view, { status: statusOfLink(state) });
}

export async function action({ request, params: { token = "" } }: ActionFunctionArgs) {
  const ctx = visitor();
  const { state, email } = await readUserLink(ctx, "coach", token);
  if (state !== "good") return data(null, { status: statusOfLink(state) });
  const form = await formOf(request);
  const read = readValues(coachForm, form, undefined);
  if (!read.ok) return refuse(coachForm, form, read);
  const done = await becomeCoach(ctx, token);
  if (!done.ok) return data(null, { status: statusOfLink("used") });
  const headers = await signInKnown(request, done.user, email);
  return headers ? redirect(paths.home(), { headers }) : redirect(paths.login());
}

export default function BecomeCoach() {
  const { state, email } = useLoaderData<typeof loader>();
  if (state !== "good") {
    return (
      <LinkPage state={state}>
        <p>Log in: the page that refuses you access has a new link to this page.</p>
        <p className="actions">
          <a className="btn btn-primary" href={paths.login()}>
            Log in
          </a>
        </p>
      </LinkPage>
    );
  }
  return (
    <AccessPage title="Become a coach">
      <DataForm form={coachForm} submit="Become a coach" pending="One moment…">
        {(field) => (
          <>
            <p>
              The account <strong>{email}</strong> becomes a coach’s account: you can write programs and invite clients.
              You keep your training in the app, and your own coaches stay your coaches.
            </p>
            <TermsField field={field("terms")} />
          </>
        )}
      </DataForm>
    </AccessPage>
  );
}
