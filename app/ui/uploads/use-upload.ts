import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Sent } from "./send-file.ts";

export type Upload =
  | { kind: "none" }
  | { kind: "sending"; name: string; share: number }
  | { kind: "kept"; name: string; id: string }
  | { kind: "failed"; reason: string; file: File | null };

const none: Upload = { kind: "none" };

export function removedName(name: string) {
  return `${name}Removed`;
}

/**
 * Uploads when chosen; then the form names the id instead. Until then the input keeps the file, so an earlier or failed
 * post still brings it.
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
    // why: the form must name the image before its input is cleared
    flushSync(() => setUpload(outcomeOf(file, sent)));
    if (sent.ok && input.current) letGo(input.current);
  }
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

function whenSubmitted(input: HTMLInputElement | null, stop: () => void) {
  const form = input?.form;
  form?.addEventListener("submit", stop);
  return () => {
    form?.removeEventListener("submit", stop);
    stop();
  };
}

function letGo(input: HTMLInputElement) {
  input.value = "";
  const removed = input.form?.elements.namedItem(removedName(input.name));
  if (removed instanceof HTMLInputElement) removed.checked = false;
}
