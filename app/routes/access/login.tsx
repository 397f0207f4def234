import { type ActionFunctionArgs, type HeadersArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import type { Credentials } from "#app/features/users/schema.ts";
import { requireVisitor, returnAddress } from "#app/http/actor.server.ts";
import { signIn } from "#app/http/session.server.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { PageForm, useServerForm } from "#app/ui/form.tsx";
import { pageTitle } from "#app/ui/page-title.ts";
import { AccessPage } from "./access-page.tsx";
import { authenticate } from "./authenticator.server.ts";
import { refusalOf } from "./login-refusal.server.ts";

export const handle = { scripts: false };
export const meta = pageTitle("Log in");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireVisitor(request);
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  const attempt = await authenticate(request);
  if (!attempt.ok) return attempt.answer;
  const { outcome, refuse } = attempt;
  if (outcome.kind !== "in") return refuse(...refusalOf(outcome));
  return redirect(returnAddress(request), { headers: await signIn(request, outcome.user) });
}

/** Lets Retry-After through to the page. */
export function headers({ actionHeaders }: HeadersArgs) {
  return actionHeaders;
}

export default function Login() {
  const lastResult = useActionData<typeof action>()?.result;
  const [form, fields] = useServerForm<Credentials>({ id: "login", lastResult });
  return (
    <AccessPage title="Log in">
      <PageForm form={form}>
        <Field meta={fields.email} label="Email" type="email" autoComplete="username" required />
        <Field meta={fields.password} label="Password" type="password" autoComplete="current-password" required />
        <SubmitButton pendingLabel="Logging in…">Login</SubmitButton>
      </PageForm>
    </AccessPage>
  );
}
