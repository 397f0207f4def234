import { type RefObject, useEffect, useRef, useState } from "react";
import type { Sent } from "./send-file.ts";

/** What is on its way for a file input, or came of it; `file` is there where the same one may be sent once more. */
export type Upload =
  | { kind: "none" }
  | { kind: "sending"; name: string; share: number }
  | { kind: "kept"; name: string }
  | { kind: "failed"; reason: string; file: File | null };

const none: Upload = { kind: "none" };

/** The name of the checkbox that takes the stored image away (posts 'on'). */
export function removedName(name: string) {
  return `${name}Removed`;
}

/**
 * Uploads a file as soon as it is chosen, and names it in the form's field `keptName`, so that the form does not send it
 * again. Until then the file stays chosen: a form that is sent meanwhile, or after a failure, brings it itself.
 */
export function useUpload(input: RefObject<HTMLInputElement>, keptName: string | undefined) {
  const [upload, setUpload] = useState(none);
  const sending = useRef<AbortController | null>(null);
  const before = useRef("");
  useEffect(() => {
    before.current = fieldOf(input.current, keptName)?.value ?? "";
    return whenSubmitted(input.current, () => {
      if (sending.current) setUpload(none);
      sending.current?.abort();
      sending.current = null;
    });
  }, [input, keptName]);

  async function send(file: File) {
    const kept = fieldOf(input.current, keptName);
    if (!kept) return;
    sending.current?.abort();
    const abort = new AbortController();
    sending.current = abort;
    const sent = await sendAhead(file, abort.signal, setUpload);
    if (!sent || abort.signal.aborted) return;
    sending.current = null;
    if (sent.ok) keep(input.current, kept, sent.id);
    setUpload(outcomeOf(file, sent));
  }
  /** As before anything was chosen; what the form itself is to refuse stays chosen. */
  function discard(staysChosen = false) {
    const kept = fieldOf(input.current, keptName);
    if (kept) kept.value = before.current;
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
  if (sent.ok) return { kind: "kept", name: file.name };
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

/** The form's field names the image, and the input brings none. */
function keep(input: HTMLInputElement | null, kept: HTMLInputElement, id: string) {
  kept.value = id;
  if (!input) return;
  input.value = "";
  const removed = fieldOf(input, removedName(input.name));
  if (removed) removed.checked = false;
}

function fieldOf(input: HTMLInputElement | null, name: string | undefined) {
  const found = name === undefined ? null : input?.form?.elements.namedItem(name);
  return found instanceof HTMLInputElement ? found : null;
}
