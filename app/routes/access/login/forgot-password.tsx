import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { tooMany } from "#app/domain/forms/result.ts";
import { forgotForm } from "#app/features/access/forms.ts";
import { requestReset } from "#app/features/access/reset.server.ts";
import { requireVisitor } from "#app/http/actor.server.ts";
import { formOf } from "#app/http/body/posted-form.server.ts";
import { readValues } from "#app/http/screens/form-schema.server.ts";
import { refuse } from "#app/http/screens/refusing.server.ts";
import { paths } from "#app/paths.ts";
import { AccessPage } from "#app/routes/access/access-page.tsx";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DataForm } from "#app/ui/forms/data-form.tsx";
import { Field } from "#app/ui/forms/field.tsx";

export { actionHeaders as headers } from "#app/routes/access/action-headers.ts";

export const handle = { scripts: false };
export const meta = pageTitle("Forgot password");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireVisitor(request);
  const isSent = new URL(request.url).searchParams.has("sent");
  return { attempt: "", starts: {}, isSent };
}

export async function action({ request }: ActionFunctionArgs) {
  const ctx = await requireVisitor(request);
  const form = await formOf(request);
  const read = readValues(forgotForm, form, undefined);
  if (!read.ok) return refuse(forgotForm, form, read);
  const retryAfter = await requestReset(ctx, read.values.email.toLowerCase());
  if (retryAfter) return refuse(forgotForm, form, tooMany("Too many e-mails have been requested.", retryAfter));
  return redirect(paths.forgotPassword({ sent: "yes" }));
}

export default function ForgotPassword() {
  const { isSent } = useLoaderData<typeof loader>();
  return (
    <AccessPage title="Forgot password">
      {isSent ? (
        <p role="status">Please check your email and try to log in again</p>
      ) : (
        <DataForm form={forgotForm} submit="Send" pending="Sending…">
          {(field) => (
            <>
              <p>We will send you a link to choose a new password. It works for an hour.</p>
              <Field {...field("email")} type="email" autoComplete="username" />
            </>
          )}
        </DataForm>
      )}
      <p>
        <a href={paths.login()}>Log in</a>
      </p>
    </AccessPage>
  );
}
