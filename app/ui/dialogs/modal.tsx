import { type ReactNode, useEffect, useId, useRef } from "react";
import { useIsFromServer } from "#app/ui/browser/hydrated.ts";
import { openModal } from "./open-modal.ts";

type ModalProps = { title: string; onClose: () => void; children: ReactNode };

export function Modal({ title, onClose, children }: ModalProps) {
  const ref = useModal(onClose);
  const isOpen = useIsFromServer();
  const titleId = useId();
  return (
    <dialog ref={ref} open={isOpen} className="dialog dialog-m" aria-labelledby={titleId}>
      <header className="dialog-head">
        <h2 id={titleId}>{title}</h2>
      </header>
      <div className="dialog-body">{children}</div>
    </dialog>
  );
}

export function Question({ title, onClose, children }: ModalProps) {
  const ref = useModal(onClose);
  const isOpen = useIsFromServer();
  const titleId = useId();
  return (
    <dialog ref={ref} open={isOpen} className="confirm" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <div className="actions">{children}</div>
    </dialog>
  );
}

function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog?.isConnected) return;
    const opener = document.activeElement;
    const end = openModal(dialog, { isKept: () => true, onClose: () => close.current() });
    return () => {
      end();
      // why: an element removed from the page does not return focus
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return ref;
}
