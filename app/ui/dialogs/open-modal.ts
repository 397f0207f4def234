type Closing = {
  /** It stays open when a browser would close it; `onClose` then asks. */
  isKept: () => boolean;
  onClose: () => void;
  /** What gets focus in place of the first control. */
  focus?: HTMLElement | null;
};

/** Makes a dialog modal, as far as it is scrolled. The function that is returned closes it, without a word. */
export function openModal(dialog: HTMLDialogElement, { isKept, onClose, focus }: Closing) {
  const abort = new AbortController();
  const { signal } = abort;
  const scrollTop = dialog.open ? dialog.scrollTop : 0;
  // why: close() would say 'closed' to the listener below; taking the attribute away says nothing
  dialog.removeAttribute("open");
  // why: what the dialog focuses itself costs one computation of the page's styles, moved there afterwards two
  focus?.setAttribute("autofocus", "");
  dialog.showModal();
  focus?.removeAttribute("autofocus");
  if (scrollTop > 0) dialog.scrollTop = scrollTop;
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
