import { useEffect, useId, useRef } from "react";
import { Button, SubmitButton } from "#app/ui/elements/button.tsx";

type ConfirmProps = {
  question: string;
  returned: object | null | undefined;
};

/**
 * The last child of a form with a confirmation: its buttons post the same form with all input. Modal with script;
 * without, shown in place of the form.
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
    // why: a dialog that opens together with its question opens after it, and would cover it
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
 * The first child of a form with several buttons: Enter presses the first button, which must be the one that checks and
 * asks.
 */
export function DefaultSubmit() {
  return (
    <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true">
      Send
    </button>
  );
}
