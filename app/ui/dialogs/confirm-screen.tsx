import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { ButtonLink, SubmitButton } from "#app/ui/elements/button.tsx";
import { DialogScreen } from "./dialog-screen.tsx";

type ConfirmProps = {
  question: string;
  confirmLabel?: string;
  cancelTo: string;
  /** The thing cannot be undone. */
  danger?: boolean;
  /** Why the server refused, if it did. */
  refusal?: string;
  /** What to know before answering, and hidden fields to post. */
  children?: ReactNode;
};

/** Asks before something is done: Cancel goes back, Proceed posts to this address. */
export function ConfirmScreen({
  question,
  confirmLabel = "Proceed",
  cancelTo,
  danger,
  refusal,
  children,
}: ConfirmProps) {
  return (
    <DialogScreen title={question} closeTo={cancelTo}>
      <Form method="post" preventScrollReset className="form">
        {refusal && (
          <p className="summary" role="alert">
            {refusal}
          </p>
        )}
        {children}
        <div className="actions">
          <ButtonLink to={cancelTo} preventScrollReset>
            Cancel
          </ButtonLink>
          <SubmitButton variant={danger ? "danger" : "primary"} pendingLabel="One moment…">
            {confirmLabel}
          </SubmitButton>
        </div>
      </Form>
    </DialogScreen>
  );
}
