import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { tooMany } from "#app/domain/forms/result.ts";
import { signUpForm } from "#app/features/access/forms.ts";
import { readInvitation } from "#app/features/access/invitations.server.ts";
import { type SignUp, signUp, signUpInvited } from "#app/features/access/sign-up.server.ts";
import { visitor } from "#app/http/actor.server.ts";
import { formOf } from "#app/http/body/posted-form.server.ts";
import { readValues } from "#app/http/screens/form-schema.server.ts";
import { refuse } from "#app/http/screens/refusing.server.ts";
import { attemptOf } from "#app/http/screens/steps.server.ts";
import { signedIn } from "#app/http/session.server.ts";
import { paths } from "#app/paths.ts";
import { LinkPage, statusOfLink, titleOfLink } from "#app/routes/access/link-page.tsx";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { SignUpForm } from "./sign-up-form.tsx";
import { AlreadyIn, Known, SignedUp } from "./sign-up-states.tsx";
import { taken } from "./sign-up-taken.ts";
import { signUpView } from "./sign-up-view.server.ts";

export { actionHeaders as headers } from "#app/routes/access/action-headers.ts";

export const handle = { scripts: false };
export const meta = pageTitle<typeof loader>(({ data }) => (data ? titleOf(data) : "Sign up"));

export async function loader({ request }: LoaderFunctionArgs) {
  const view = await signUpView(request);
  return data(view, { status: view.page === "link" ? statusOfLink(view.state) : 200 });
}

export async function action({ request }: ActionFunctionArgs) {
  const ctx = visitor();
  const token = new URL(request.url).searchParams.get("token");
  const invitation = token ? await readInvitation(ctx, token) : null;
  if (invitation?.state === "expired" || invitation?.state === "unknown") {
    return data(null, { status: statusOfLink(invitation.state) });
  }
  const who = await signedIn(request);
  if (who && invitation?.state === "open") {
    return who.actor.email === invitation.email
      ? redirect(paths.myInvitation(invitation.id))
      : data(null, { status: 409 });
  }
  const form = await formOf(request);
  // why: the link has proved only this e-mail
  if (invitation?.email) form.set("email", invitation.email);
  const read = readValues(signUpForm, form, undefined);
  if (!read.ok) return refuse(signUpForm, form, read);
  const { name: firstName, surname: lastName, email, password, asClient } = read.values;
  const newcomer = { firstName, lastName, email: email.toLowerCase(), password, asClient };
  const attempt = attemptOf(form);
  const outcome = token ? await signUpInvited(ctx, token, attempt, newcomer) : await signUp(ctx, attempt, newcomer);
  return answerTo(outcome, form);
}

function answerTo(outcome: SignUp, form: FormData) {
  switch (outcome.kind) {
    case "tooMany":
      return refuse(signUpForm, form, tooMany("Too many sign-ups from your network.", outcome.retryAfter));
    case "taken":
      return refuse(signUpForm, form, { problems: { "": [taken] } }, { status: 409 });
    case "badLink":
      return data(null, { status: statusOfLink("used") });
    default:
      return redirect(paths.signUp({ done: outcome.kind }));
  }
}

type View = Awaited<ReturnType<typeof signUpView>>;

function titleOf(view: View) {
  const titles = { form: "Sign up", known: "You already have an account", alreadyIn: "Invitation", done: "Welcome" };
  return view.page === "link" ? titleOfLink(view.state) : titles[view.page];
}

export default function SignUpPage() {
  const view = useLoaderData<typeof loader>();
  switch (view.page) {
    case "form":
      return <SignUpForm inviter={view.inviter} declineTo={view.declineTo} />;
    case "known":
      return <Known {...view} />;
    case "alreadyIn":
      return <AlreadyIn {...view} />;
    case "done":
      return <SignedUp outcome={view.outcome} stores={view.stores} />;
    case "link":
      return (
        <LinkPage state={view.state}>
          <p>Whoever invited you can send the invitation again. If you have an account already, log in.</p>
          <p className="actions">
            <a className="btn btn-primary" href={paths.login()}>
              Log in
            </a>
          </p>
        </LinkPage>
      );
  }
}
