import { type FormEvent, forwardRef, useId, useRef, useState } from "react";
import { paths } from "#app/paths.ts";
import { Modal } from "#app/ui/dialogs/modal.tsx";

type Props = { email: string; onSignedIn: () => void; onClose: () => void };

/** Logs in without leaving the page, so that no input is lost. */
export function SignInDialog({ email, onSignedIn, onClose }: Props) {
  const { password, problem, isBusy, submit } = useSignIn(email, onSignedIn);
  const id = useId();
  return (
    <Modal title="You are no longer logged in" onClose={onClose}>
      <form className="form" method="post" action={paths.login()} onSubmit={submit}>
        <p id={`${id}-why`}>{`Your changes are still here. Log in again as ${email} to save them.`}</p>
        <input type="hidden" name="email" value={email} autoComplete="username" />
        <PasswordField ref={password} id={id} problem={problem} />
        <div className="actions">
          <button type="button" className="btn" onClick={onClose}>
            Not now
          </button>
          <button type="submit" className="btn btn-primary" aria-disabled={isBusy || undefined}>
            {isBusy ? "Logging in…" : "Log in and save"}
          </button>
        </div>
      </form>
    </Modal>
  );
}

type FieldProps = { id: string; problem: string };

const PasswordField = forwardRef<HTMLInputElement, FieldProps>(function PasswordField({ id, problem }, ref) {
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        Password
      </label>
      <input
        ref={ref}
        className="input"
        id={id}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        aria-invalid={problem !== "" || undefined}
        aria-describedby={`${id}-problem ${id}-why`}
      />
      <p className="field-error" id={`${id}-problem`} role="alert">
        {problem}
      </p>
    </div>
  );
});

function useSignIn(email: string, onSignedIn: () => void) {
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);
  const password = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const refused = await signIn(email, password.current?.value ?? "");
    setBusy(false);
    if (refused === null) return onSignedIn();
    setProblem(refused);
    password.current?.focus();
    password.current?.select();
  }

  return { password, problem, isBusy, submit };
}

async function signIn(email: string, password: string): Promise<string | null> {
  try {
    const body = new URLSearchParams({ email, password });
    const response = await fetch(paths.login(), { method: "POST", body, redirect: "manual" });
    if (response.type === "opaqueredirect") return null;
    if (response.status === 429) return "Too many attempts to log in. Try again in a few minutes.";
    return response.status < 500 ? "Wrong username or password." : unreachable;
  } catch {
    return unreachable;
  }
}

const unreachable = "The server could not be reached. Try again.";
