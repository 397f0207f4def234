import { useRouteLoaderData } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import type { loader } from "#app/root.tsx";
import { SubmitButton } from "#app/ui/elements/button.tsx";
import { PostForm } from "#app/ui/elements/post-form.tsx";
import { AccessPage } from "./access-page.tsx";
import { InvitedBy, type Inviter } from "./inviter.tsx";
import { type StoreLink, StoreLinks } from "./store-links.tsx";

type Outcome = "activation" | "app" | "platform";

/** What comes of a sign-up, and the way on. */
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
      {outcome === "app" ? <StoreLinks links={stores} /> : <LoginLink />}
    </AccessPage>
  );
}

/** The invited e-mail has a user already. */
export function Known({ email }: { email: string }) {
  return (
    <AccessPage title="You have an account">
      <p>
        There is an account of <strong>{email}</strong> already. Log in, and the invitation is accepted.
      </p>
      <LoginLink />
    </AccessPage>
  );
}

type AlreadyInProps = { invited: string; isThem: boolean; inviter: Inviter };

/** Somebody is signed in: the one who was invited, who has only to say yes, or another. */
export function AlreadyIn({ invited, isThem, inviter }: AlreadyInProps) {
  return (
    <AccessPage title="Invitation">
      {isThem ? (
        <PostForm className="form">
          <InvitedBy {...inviter} />
          <p className="actions">
            <SubmitButton pendingLabel="One moment…">Accept the invitation</SubmitButton>
          </p>
        </PostForm>
      ) : (
        <PostForm action={paths.logout()} className="form">
          <p>
            This invitation is for <strong>{invited}</strong>, and you are logged in as somebody else. Log out, then
            open it once more.
          </p>
          <p className="actions">
            <a className="btn" href={paths.home()}>
              Stay logged in
            </a>
            <SubmitButton pendingLabel="One moment…">Log out</SubmitButton>
          </p>
        </PostForm>
      )}
    </AccessPage>
  );
}

function LoginLink() {
  return (
    <p className="actions">
      <a className="btn btn-primary" href={paths.login()}>
        Log in
      </a>
    </p>
  );
}
