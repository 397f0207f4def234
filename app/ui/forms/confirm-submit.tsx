import { useEffect, useId, useRef } from "react";
import { Button, SubmitButton } from "#app/ui/elements/button.tsx";

type ConfirmProps = {
  question: string;
  /** What the action returned with the question (http/screens/form.server.ts); each new one opens it anew. */
  returned: object | null | undefined;
};

/**
 * The question over a form that asks before it acts. Last child of the form: its buttons post that very form, so all
 * that was typed goes with them. Modal with scripting; without, it stands alone in the form's place.
 */
export function ConfirmSubmit({ question, returned }: ConfirmProps) {
  const ref = useOpened(returned);
  const questionId = useId();
  if (!returned) return null;
  return (
    <dialog ref={ref} open className="confirm" aria-labelledby={questionId}>
      <h2 id={questionId}>{question}</h2>
      <div className="actions">
        <Button
          name="step"
          value="keep"
          formNoValidate
          onClick={(event) => {
            event.preventDefault();
            ref.current?.close();
          }}
        >
          Cancel
        </Button>
        <SubmitButton name="step" value="proceed" formNoValidate>
          Proceed
        </SubmitButton>
      </div>
    </dialog>
  );
}

function useOpened(returned: ConfirmProps["returned"]) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !returned) return;
    let isHere = true;
    // why: a dialog that comes with its question opens in the same moment, after it, and would cover it
    queueMicrotask(() => {
      if (!isHere) return;
      dialog.removeAttribute("open");
      dialog.showModal();
    });
    return () => {
      isHere = false;
      dialog.close();
    };
  }, [returned]);
  return ref;
}

/**
 * First child of a form with several submit buttons: pressing Enter in a field presses the first button of its form,
 * which must be the one that checks and asks.
 */
export function DefaultSubmit() {
  return <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />;
}
