import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { activate } from "#app/features/access/activation.server.ts";
import { readUserLink } from "#app/features/access/user-links.server.ts";
import { visitor } from "#app/http/actor.server.ts";
import { paths } from "#app/paths.ts";
import { AccessPage } from "#app/routes/access/access-page.tsx";
import { LinkPage, statusOfLink } from "#app/routes/access/link-page.tsx";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { SubmitButton } from "#app/ui/elements/button.tsx";
import { PostForm } from "#app/ui/elements/post-form.tsx";

export const handle = { scripts: false };
export const meta = pageTitle("Activate account");

/** Reading does not use up the link: mail scanners open it, too. */
export async function loader({ params }: LoaderFunctionArgs) {
  const { state, email } = await readUserLink(visitor(), "activation", params.token ?? "");
  return data({ state, email: state === "good" ? email : "" }, { status: statusOfLink(state) });
}

export async function action({ params: { token = "" } }: ActionFunctionArgs) {
  const ctx = visitor();
  const done = await activate(ctx, token);
  // why: the loader, which runs afterwards, finds the link used up
  if (done.ok) return data({ hasPassword: done.hasPassword }, { status: 200 });
  const { state } = await readUserLink(ctx, "activation", token);
  return data(null, { status: statusOfLink(state) });
}

export default function ActivateAccount() {
  const { state, email } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  if (done) return <Active hasPassword={done.hasPassword} />;
  if (state !== "good") return <WayOn state={state} />;
  return (
    <AccessPage title="Activate account">
      <PostForm className="form">
        <p>
          Activate the account of <strong>{email}</strong>?
        </p>
        <p className="actions">
          <SubmitButton pendingLabel="Activating…">Activate account</SubmitButton>
        </p>
      </PostForm>
    </AccessPage>
  );
}

function Active({ hasPassword }: { hasPassword: boolean }) {
  return (
    <AccessPage title="Account activated">
      <p role="status">Your account is active. {hasPassword ? "You can log in now." : "Choose a password now."}</p>
      <p className="actions">
        {!hasPassword && (
          <a className="btn btn-primary" href={paths.forgotPassword()}>
            Choose a password
          </a>
        )}
        <a className={hasPassword ? "btn btn-primary" : "btn"} href={paths.login()}>
          Log in
        </a>
      </p>
      {hasPassword && (
        <p>
          <a href={paths.train()}>Or train in your browser</a>
        </p>
      )}
    </AccessPage>
  );
}

function WayOn({ state }: { state: "used" | "expired" | "unknown" }) {
  return (
    <LinkPage state={state}>
      <p>Log in: if your account is not active yet, we will send you a new link.</p>
      <p className="actions">
        <a className="btn btn-primary" href={paths.login()}>
          Log in
        </a>
      </p>
    </LinkPage>
  );
}
