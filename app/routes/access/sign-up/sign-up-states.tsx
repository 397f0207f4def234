import { useRouteLoaderData } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import type { loader } from "#app/root.tsx";
import { AccessPage } from "#app/routes/access/access-page.tsx";
import { type StoreLink, StoreLinks } from "#app/routes/access/store-links.tsx";
import { SubmitButton } from "#app/ui/elements/button.tsx";
import { PostForm } from "#app/ui/elements/post-form.tsx";

type Outcome = "activation" | "app" | "platform";

export function SignedUp({ outcome, stores }: { outcome: Outcome; stores: StoreLink[] }) {
  const product = useRouteLoaderData<typeof loader>("root")?.productName;
  const words: Record<Outcome, string> = {
    activation: "Thank you. Please check your email to activate your account!",
    app: "Thank you for creating an account. Download the mobile app to start training.",
    platform: `Thank you for creating an account. Now you can use ${product} platform.`,
  };
  return (
    <AccessPage title="Welcome">
      <p role="status">{words[outcome]}</p>
      {outcome === "app" ? <AppOrBrowser stores={stores} /> : <LoginLink to={paths.login()} />}
    </AccessPage>
  );
}

function AppOrBrowser({ stores }: { stores: StoreLink[] }) {
  return (
    <>
      <StoreLinks links={stores} />
      <p>
        <a href={paths.train()}>Or train in your browser</a>
      </p>
    </>
  );
}

export function Known({ email, loginTo }: { email: string; loginTo: string }) {
  return (
    <AccessPage title="You already have an account">
      <p>
        <strong>{email}</strong> already has an account. Log in to answer the invitation.
      </p>
      <LoginLink to={loginTo} />
    </AccessPage>
  );
}

export function AlreadyIn({ invited }: { invited: string }) {
  return (
    <AccessPage title="Invitation">
      <PostForm action={paths.logout()} className="form">
        <p>
          This invitation is for <strong>{invited}</strong>, and you are logged in as somebody else. Log out, then open
          it once more.
        </p>
        <p className="actions">
          <a className="btn" href={paths.home()}>
            Stay logged in
          </a>
          <SubmitButton pendingLabel="One moment…">Log out</SubmitButton>
        </p>
      </PostForm>
    </AccessPage>
  );
}

function LoginLink({ to }: { to: string }) {
  return (
    <p className="actions">
      <a className="btn btn-primary" href={to}>
        Log in
      </a>
    </p>
  );
}
