import { type ActionFunctionArgs, data, type HeadersArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import type { Credentials } from "#app/features/users/schema.ts";
import { requireVisitor, returnAddress } from "#app/http/actor.server.ts";
import { type KeptForm, readLogin } from "#app/http/body/login-form.server.ts";
import { signIn } from "#app/http/session.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { SubmitButton } from "#app/ui/elements/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { PageForm, useServerForm } from "#app/ui/forms/form.tsx";
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
  const posted = await readLogin(request);
  const { kept } = posted;
  if (posted.arrives) return data({ result: undefined, kept }, { status: 401 });
  const attempt = await authenticate(request, posted.form);
  if (!attempt.ok) return carrying(kept, attempt.answer);
  const { outcome, refuse } = attempt;
  if (outcome.kind !== "in") return carrying(kept, refuse(...refusalOf(outcome)));
  const headers = await signIn(request, outcome.user);
  // why: 307 has the browser post the same fields once more, where they were meant to go
  return redirect(returnAddress(request), { status: kept ? 307 : 302, headers });
}

type Answer = Extract<Awaited<ReturnType<typeof authenticate>>, { ok: false }>["answer"];

function carrying(kept: KeptForm | null, { data: refusal, init }: Answer) {
  return data({ ...refusal, kept }, init ?? {});
}

/** Lets Retry-After through to the page. */
export function headers({ actionHeaders }: HeadersArgs) {
  return actionHeaders;
}

export default function Login() {
  const { result: lastResult, kept } = useActionData<typeof action>() ?? {};
  const [form, fields] = useServerForm<Credentials>({ id: "login", lastResult });
  return (
    <AccessPage title="Log in">
      <PageForm form={form}>
        {kept && <Kept {...kept} />}
        <Field meta={fields.email} label="Email" type="email" autoComplete="username" required />
        <Field meta={fields.password} label="Password" type="password" autoComplete="current-password" required />
        <SubmitButton pendingLabel="Logging in…">Login</SubmitButton>
      </PageForm>
    </AccessPage>
  );
}

/** What was written before the session ended goes along, and is posted after logging in. */
function Kept({ packed, leftFiles }: KeptForm) {
  return (
    <>
      <p className="summary" role="alert">
        You are no longer logged in. Log in again, and what you wrote is saved.
        {leftFiles.length > 0 && ` Choose ${leftFiles.join(", ")} again then: a file cannot wait.`}
      </p>
      <input type="hidden" name="kept-form" value={packed} />
    </>
  );
}
