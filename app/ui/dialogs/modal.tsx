import { type ReactNode, useEffect, useId, useRef } from "react";
import { openModal } from "./open-modal.ts";

type ModalProps = { title: string; onClose: () => void; children: ReactNode };

/** A modal question over the page, which has no address. Escape closes it, and focus goes back to where it was. */
export function Modal({ title, onClose, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog?.isConnected) return;
    const opener = document.activeElement;
    const end = openModal(dialog, { isKept: () => true, onClose: () => close.current() });
    return () => {
      end();
      // why: a dialog that is gone from the page gives no focus back
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    <dialog ref={ref} open className="dialog dialog-m" aria-labelledby={titleId}>
      <header className="dialog-head">
        <h2 id={titleId}>{title}</h2>
      </header>
      <div className="dialog-body">{children}</div>
    </dialog>
  );
}
