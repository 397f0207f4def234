import { imageTooLarge, largestImage } from "#app/domain/forms/image-limits.ts";
import { paths } from "#app/paths.ts";
import { openedByHeader } from "#app/ui/browser/opened-by.ts";

export type Sent = { ok: true; id: string } | { ok: false; reason: string; again: boolean };

const noLine: Sent = { ok: false, reason: "The image did not arrive: the server can't be reached.", again: true };
const signedOut: Sent = {
  ok: false,
  reason: "You are no longer logged in. Send the form: once you have logged in, it asks for the image again.",
  again: false,
};

/**
 * `said`: progress from 0 to 1. Silent after an abort. why: XMLHttpRequest, since fetch does not report upload progress
 */
export function sendFile(file: File, { signal, said }: { signal: AbortSignal; said: (share: number) => void }) {
  if (file.size > largestImage) return Promise.resolve<Sent>({ ok: false, reason: imageTooLarge, again: false });
  return new Promise<Sent | null>((resolve) => {
    if (signal.aborted) return resolve(null);
    const request = new XMLHttpRequest();
    request.open("POST", paths.uploads());
    request.responseType = "json";
    request.setRequestHeader("Accept", "application/json");
    request.upload.onprogress = ({ loaded, total }) => said(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(sentOf(request));
    request.onerror = () => resolve(noLine);
    request.onabort = () => resolve(null);
    signal.addEventListener("abort", () => request.abort());
    const form = new FormData();
    for (const [name, mark] of Object.entries(openedByHeader())) form.set(name, mark);
    form.set("image", file);
    request.send(form);
  });
}

function sentOf({ status, response }: XMLHttpRequest): Sent {
  const { id, reason } = (response ?? {}) as { id?: string; reason?: string };
  if (id) return { ok: true, id };
  if (reason) return { ok: false, reason, again: status === 503 };
  if (status === 401) return signedOut;
  return { ok: false, reason: `The image was not stored: the server answered ${status}.`, again: true };
}
