import { useActionData } from "@remix-run/react";
import type { ReturnedForm } from "#app/domain/forms/returned-form.ts";
import { signUpForm } from "#app/features/access/forms.ts";
import { paths } from "#app/paths.ts";
import { AccessPage } from "#app/routes/access/access-page.tsx";
import { DataForm } from "#app/ui/forms/data-form.tsx";
import { Checkbox, Field } from "#app/ui/forms/field.tsx";
import { InvitedBy, type Inviter } from "./inviter.tsx";
import { taken } from "./sign-up-taken.ts";
import { TermsField } from "./terms-field.tsx";

const locked = { readOnly: true, className: "input bg-sunken" };

export function SignUpForm({ inviter, declineTo }: { inviter: Inviter | null; declineTo: string | null }) {
  return (
    <AccessPage title="Sign up">
      <Taken />
      {inviter && <InvitedBy {...inviter} />}
      {/* why: without script, only inert keeps the keyboard out of the page behind the dialog */}
      <div className="contents [[open]~&]:invisible">
        <DataForm form={signUpForm} submit="Sign up" pending="One moment…" passing={[taken]}>
          {(field) => (
            <>
              <h2 className="font-bold">Account information</h2>
              <Field {...field("name")} autoComplete="given-name" />
              <Field {...field("surname")} autoComplete="family-name" />
              <Field {...field("email")} type="email" autoComplete="username" {...(inviter && locked)} />
              <Field {...field("password")} type="password" autoComplete="new-password" hint="10 to 128 characters." />
              <Field {...field("repeatPassword")} type="password" autoComplete="new-password" />
              {asksClient(inviter) && <Checkbox {...field("asClient")} />}
              <h2 className="font-bold">Privacy</h2>
              <TermsField field={field("terms")} />
            </>
          )}
        </DataForm>
        <p>
          Have an account? <a href={paths.login()}>Log in</a>
        </p>
        {declineTo && (
          <p>
            Don’t want this? <a href={declineTo}>Decline the invitation</a>
          </p>
        )}
      </div>
    </AccessPage>
  );
}

/** Roles come with signing up; being a client is a separate choice. */
function asksClient(inviter: Inviter | null) {
  return inviter?.as.includes("client") && inviter.as.length > 1;
}

function Taken() {
  const answer = useActionData() as ReturnedForm | null | undefined;
  if (!answer?.problems?.[""]?.includes(taken)) return null;
  return (
    <dialog open className="confirm" aria-labelledby="taken">
      <h2 id="taken">{taken}</h2>
      <form method="dialog" className="actions">
        <button type="submit" className="btn">
          Change the e-mail
        </button>
        {/* biome-ignore lint/a11y/noAutofocus: why: without scripting this is how the dialog takes focus */}
        <a className="btn btn-primary" href={paths.login()} autoFocus>
          Login
        </a>
      </form>
    </dialog>
  );
}
