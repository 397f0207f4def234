import { Link } from "@remix-run/react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { paths } from "#app/paths.ts";

type ModalProps = { title: string; onClose: () => void; children: ReactNode };

/** A modal question of the editor. Escape closes it, and focus goes back to where it was. */
export function Modal({ title, onClose, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog?.isConnected) return;
    const opener = document.activeElement;
    dialog.removeAttribute("open");
    dialog.showModal();
    return () => {
      dialog.close();
      // why: a dialog that is gone from the page gives no focus back
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      open
      className="dialog dialog-m"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header className="dialog-head">
        <h2 id={titleId}>{title}</h2>
      </header>
      <div className="dialog-body">{children}</div>
    </dialog>
  );
}

/** After a save. Without script it stands in the page, and both ways are links. */
export function SavedDialog({ stayAt, onClose }: { stayAt: string; onClose: () => void }) {
  return (
    <Modal title="Your program has been successfully saved!" onClose={onClose}>
      <div className="actions">
        <Link className="btn" to={stayAt} replace preventScrollReset onClick={onClose}>
          Continue editing
        </Link>
        <Link className="btn btn-primary" to={paths.programs()}>
          Exit program
        </Link>
      </div>
    </Modal>
  );
}

export function LeaveDialog({ onCancel, onProceed }: { onCancel: () => void; onProceed: () => void }) {
  return (
    <Modal title="You have unsaved changes. Are you sure you want to discard them?" onClose={onCancel}>
      <div className="actions">
        <button type="button" className="btn" onClick={onCancel}>
          Cancel
        </button>
        <button type="button" className="btn btn-danger" onClick={onProceed}>
          Proceed
        </button>
      </div>
    </Modal>
  );
}
