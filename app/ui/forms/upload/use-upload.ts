import { type RefObject, useEffect, useRef, useState } from "react";
import { removedName } from "./removed-name.ts";

/** What is on its way for a file input, or came of it; `again` is there where the same file may be sent once more. */
export type Upload =
  | { kind: "none" }
  | { kind: "sending"; name: string; share: number }
  | { kind: "kept"; name: string }
  | { kind: "failed"; reason: string; file: File | null };

const none: Upload = { kind: "none" };

/**
 * Uploads a file as soon as it is chosen, and names it in the form's field `keptName`, so that the form does not send it
 * again. Until then the file stays chosen: a form that is sent meanwhile, or after a failure, brings it itself.
 */
export function useUpload(input: RefObject<HTMLInputElement>, keptName: string | undefined) {
  const [upload, setUpload] = useState(none);
  const sending = useRef<AbortController | null>(null);
  const before = useRef("");
  useEffect(() => {
    const kept = fieldOf(input.current, keptName);
    before.current = kept?.value ?? "";
    const form = input.current?.form;
    function stop() {
      if (!sending.current) return;
      sending.current.abort();
      setUpload(none);
    }
    form?.addEventListener("submit", stop);
    return () => {
      form?.removeEventListener("submit", stop);
      sending.current?.abort();
    };
  }, [input, keptName]);

  function end(upload: Upload) {
    if (!sending.current) return;
    sending.current.abort();
    sending.current = null;
    setUpload(upload);
  }
  async function send(file: File) {
    const kept = fieldOf(input.current, keptName);
    if (!kept) return;
    sending.current?.abort();
    const abort = new AbortController();
    sending.current = abort;
    const { name } = file;
    const said = (share: number) => !abort.signal.aborted && setUpload({ kind: "sending", name, share });
    said(0);
    const { sendFile } = await import("./send-file.ts").catch(() => unsent);
    const sent = await sendFile(file, { signal: abort.signal, said });
    if (!sent || abort.signal.aborted) return;
    if (!sent.ok) return end({ kind: "failed", reason: sent.reason, file: sent.again ? file : null });
    keep(sent.id);
    end({ kind: "kept", name });
  }
  /** The form's field names the image, and the input brings none. */
  function keep(id: string) {
    const kept = fieldOf(input.current, keptName);
    if (!kept || !input.current) return;
    kept.value = id;
    input.current.value = "";
    const removed = fieldOf(input.current, removedName(input.current.name));
    if (removed) removed.checked = false;
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

const unsent = {
  sendFile: async () => ({ ok: false as const, reason: "The image can't be sent ahead of the form.", again: true }),
};

function fieldOf(input: HTMLInputElement | null, name: string | undefined) {
  const found = name === undefined ? null : input?.form?.elements.namedItem(name);
  return found instanceof HTMLInputElement ? found : null;
}
