import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Sent } from "./send-file.ts";

/** What is on its way for a file input, or came of it; `file` is there where the same one may be sent once more. */
export type Upload =
  | { kind: "none" }
  | { kind: "sending"; name: string; share: number }
  | { kind: "kept"; name: string; id: string }
  | { kind: "failed"; reason: string; file: File | null };

const none: Upload = { kind: "none" };

/** The name of the checkbox that takes the stored image away (posts 'on'). */
export function removedName(name: string) {
  return `${name}Removed`;
}

/**
 * Uploads a file as soon as it is chosen; the form names it by its id then, and does not send it again. Until then the
 * file stays chosen: a form that is sent meanwhile, or after a failure, brings it itself.
 */
export function useUpload(input: RefObject<HTMLInputElement>) {
  const [upload, setUpload] = useState(none);
  const sending = useRef<AbortController | null>(null);
  useEffect(
    () =>
      whenSubmitted(input.current, () => {
        if (sending.current) setUpload(none);
        sending.current?.abort();
        sending.current = null;
      }),
    [input],
  );

  async function send(file: File) {
    sending.current?.abort();
    const abort = new AbortController();
    sending.current = abort;
    const sent = await sendAhead(file, abort.signal, setUpload);
    if (!sent || abort.signal.aborted) return;
    sending.current = null;
    // why: the form names the image before its input lets go of it
    flushSync(() => setUpload(outcomeOf(file, sent)));
    if (sent.ok && input.current) letGo(input.current);
  }
  /** As before anything was chosen; what the form itself is to refuse stays chosen. */
  function discard(staysChosen = false) {
    if (input.current && !staysChosen) input.current.value = "";
    sending.current?.abort();
    sending.current = null;
    setUpload(none);
  }
  return { upload, send, discard };
}

async function sendAhead(file: File, signal: AbortSignal, show: (upload: Upload) => void) {
  const said = (share: number) => !signal.aborted && show({ kind: "sending", name: file.name, share });
  said(0);
  const { sendFile } = await import("./send-file.ts").catch(() => unsent);
  return sendFile(file, { signal, said });
}

function outcomeOf(file: File, sent: Sent): Upload {
  if (sent.ok) return { kind: "kept", name: file.name, id: sent.id };
  return { kind: "failed", reason: sent.reason, file: sent.again ? file : null };
}

const unsent = {
  sendFile: async () => ({ ok: false as const, reason: "The image can't be sent ahead of the form.", again: true }),
};

/** Calls `stop` when the input's form is sent, and at the end. Returns what ends it. */
function whenSubmitted(input: HTMLInputElement | null, stop: () => void) {
  const form = input?.form;
  form?.addEventListener("submit", stop);
  return () => {
    form?.removeEventListener("submit", stop);
    stop();
  };
}

/** The input brings no file any more, and the image that was stored is not taken away but replaced. */
function letGo(input: HTMLInputElement) {
  input.value = "";
  const removed = input.form?.elements.namedItem(removedName(input.name));
  if (removed instanceof HTMLInputElement) removed.checked = false;
}
