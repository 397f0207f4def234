type Closing = {
  /** It stays open when a browser would close it; `onClose` then asks. */
  isKept: () => boolean;
  onClose: () => void;
};

/** Makes an open dialog modal, as far as it is scrolled. The function that is returned closes it, without a word. */
export function openModal(dialog: HTMLDialogElement, { isKept, onClose }: Closing) {
  const abort = new AbortController();
  const { signal } = abort;
  const { scrollTop } = dialog;
  // why: close() would say 'closed' to the listener below; taking the attribute away says nothing
  dialog.removeAttribute("open");
  dialog.showModal();
  dialog.scrollTop = scrollTop;
  function cancel(event: Event) {
    // why: a file input says 'cancel' too, and that bubbles
    if (event.target !== dialog || !isKept()) return;
    event.preventDefault();
    onClose();
  }
  function closed() {
    // why: at the second Escape in a row a browser asks nobody
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
