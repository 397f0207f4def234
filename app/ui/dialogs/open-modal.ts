type Closing = {
  isKept: () => boolean;
  onClose: () => void;
  focus?: HTMLElement | null;
};

/** Keeps the scroll position. Returns a function that closes it silently. */
export function openModal(dialog: HTMLDialogElement, { isKept, onClose, focus }: Closing) {
  const abort = new AbortController();
  const { signal } = abort;
  const scrollTop = dialog.open ? dialog.scrollTop : 0;
  // why: close() would fire the listener below; removing the attribute does not
  dialog.removeAttribute("open");
  // why: letting the dialog move focus costs one style computation, moving it afterwards two
  focus?.setAttribute("autofocus", "");
  dialog.showModal();
  focus?.removeAttribute("autofocus");
  if (scrollTop > 0) dialog.scrollTop = scrollTop;
  function cancel(event: Event) {
    // why: file inputs also fire 'cancel', which bubbles
    if (event.target !== dialog || !isKept()) return;
    event.preventDefault();
    onClose();
  }
  function closed() {
    // why: in development React opens it twice, and the first one's event comes after the second opening
    if (dialog.open) return;
    // why: on a second Escape browsers close without asking
    if (isKept()) dialog.showModal();
    onClose();
  }
  dialog.addEventListener("cancel", cancel, { signal });
  dialog.addEventListener("close", closed, { signal });
  return () => {
    abort.abort();
    dialog.close();
  };
}
