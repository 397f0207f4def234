import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { noAccess } from "#app/domain/access/no-access.ts";
import { credentialsOf, loginForm } from "#app/features/access/forms.ts";
import { requireVisitor, returnAddress } from "#app/http/actor.server.ts";
import { carriedField } from "#app/http/body/kept-form.server.ts";
import { readLogin } from "#app/http/body/login-form.server.ts";
import { signInKnown } from "#app/http/known-browser.server.ts";
import { readValues } from "#app/http/screens/form-schema.server.ts";
import { refuse, showAgain } from "#app/http/screens/refusing.server.ts";
import { paths } from "#app/paths.ts";
import { AccessPage } from "#app/routes/access/access-page.tsx";
import { WaysToTrain } from "#app/routes/access/store-links.tsx";
import { storeLinks } from "#app/routes/access/stores.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { SubmitButton } from "#app/ui/elements/button.tsx";
import { DataForm } from "#app/ui/forms/data-form.tsx";
import { Field, Hidden } from "#app/ui/forms/field.tsx";
import type { FieldProps } from "#app/ui/forms/field-frame.tsx";
import { type Authenticated, authenticate, authenticateByPasskey } from "./authenticator.server.ts";
import { NoAccess } from "./login-no-access.tsx";
import { refusalOf, refuseEntry } from "./login-refusal.server.ts";
import { PasskeyOffer } from "./passkey-offer.tsx";
import { passkeySite } from "./passkey-site.server.ts";

export { actionHeaders as headers } from "#app/routes/access/action-headers.ts";

export const handle = { scripts: false };
export const meta = pageTitle("Log in");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireVisitor(request);
  const query = new URL(request.url).searchParams;
  const told = { isPasswordNew: query.get("changed") === "password", hasLeft: query.has("left") };
  return { attempt: "", starts: {}, ...told, stores: storeLinks(), hasPasskeys: passkeySite() !== null };
}

export async function action({ request }: ActionFunctionArgs) {
  const { form, arrives } = await readLogin(request);
  if (arrives) return showAgain(loginForm, form, { status: 401 });
  const passkey = String(form.get("passkey") ?? "");
  if (passkey) return enter(request, form, await authenticateByPasskey(request, passkey));
  const read = readValues(loginForm, form, undefined);
  if (!read.ok) return refuse(loginForm, form, read);
  return enter(request, form, await authenticate(request, credentialsOf(read.values)));
}

async function enter(request: Request, form: FormData, { outcome, email, wrong }: Authenticated) {
  if (outcome.kind === "noAccess") return refuseEntry(form, outcome);
  if (outcome.kind !== "in") return refuse(loginForm, form, refusalOf(outcome, wrong), { status: 401 });
  const headers = await signInKnown(request, outcome.user, email);
  if (!headers) return refuse(loginForm, form, refusalOf({ kind: "wrong" }, wrong), { status: 401 });
  // why: 307 makes the browser post the same fields to their own address
  return redirect(returnAddress(request), { status: form.get(carriedField) ? 307 : 302, headers });
}

export default function Login() {
  const { isPasswordNew, hasLeft, stores, hasPasskeys } = useLoaderData<typeof loader>();
  return (
    <AccessPage title="Log in">
      {isPasswordNew && <p role="status">Your password was changed. Log in with the new one from now on.</p>}
      {hasLeft && <p role="status">You have left, and what we stored about you has been erased.</p>}
      <NoAccess />
      <DataForm
        form={loginForm}
        passing={[noAccess]}
        submit={
          <SubmitButton className="grow" pendingLabel="Logging in…">
            Login
          </SubmitButton>
        }
      >
        {(field) => (
          <>
            <Kept
              form={field("kept-form")}
              leftFiles={field("leftFiles").meta.initialValue}
              unchanged={field("unchanged")}
            />
            <Field {...field("email")} type="email" autoComplete="username" required />
            <Field {...field("password")} type="password" autoComplete="current-password" required />
            {hasPasskeys && <input type="hidden" name="passkey" />}
          </>
        )}
      </DataForm>
      {hasPasskeys && <PasskeyOffer />}
      <p>
        <a href={paths.forgotPassword()}>Forgot password</a>
      </p>
      <p>
        New here? <a href={paths.signUp()}>Sign up or choose a training program</a>
      </p>
      <WaysToTrain stores={stores} />
    </AccessPage>
  );
}

type KeptProps = { form: FieldProps; leftFiles: unknown; unchanged: FieldProps };

function Kept({ form, leftFiles, unchanged }: KeptProps) {
  if (!form.meta.initialValue) return null;
  return (
    <>
      <p className="summary" role="alert">
        {unchanged.meta.initialValue ? passwordUnchanged : broughtBack}
        {leftFiles ? ` Then choose ${leftFiles} again: we can’t keep files.` : null}
      </p>
      <Hidden {...form} />
      {unchanged.meta.initialValue ? <Hidden {...unchanged} /> : null}
    </>
  );
}

const broughtBack = "You are no longer logged in. Log in again, and we will bring back what you wrote.";
const passwordUnchanged =
  "You are no longer logged in, so your password was not changed. Log in with the one that you had, and then change it.";
