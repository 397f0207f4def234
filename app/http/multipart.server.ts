import { data, unstable_parseMultipartFormData as parseParts, type UploadHandlerPart } from "@remix-run/node";
import { formOf } from "./forms.server.ts";

/** What an image field brought: nothing, the bytes, or why they were not taken. */
export type ReceivedFile = { ok: true; bytes: Uint8Array<ArrayBuffer> } | { ok: false; reason: string } | null;

const mebibyte = 1024 * 1024;
const largestFile = 10 * mebibyte;
/** All of the typed texts together; no form comes near it. */
const largestText = mebibyte;
/** A file that is too large is read to its end, unkept, so that the rest of the form is saved; but not without end. */
export const largestRequest = 100 * mebibyte;

/**
 * Reads a form that may bring one file in `fileField`; never keeps more than the limits in memory. The form that it
 * answers has the texts alone. A form that is posted without files is read as well.
 */
export async function readMultipart(request: Request, fileField: string) {
  if (Number(request.headers.get("Content-Length")) > largestRequest) throw tooLarge();
  if (!isMultipart(request)) return { form: await formOf(request), file: null };
  const reader = partReader(fileField);
  const form = await parseParts(request, reader.read).catch(refuseMalformed);
  return { form, file: reader.file() };
}

function isMultipart(request: Request) {
  return request.headers.get("Content-Type")?.startsWith("multipart/form-data") === true;
}

function partReader(fileField: string) {
  let received: ReceivedFile = null;
  let files = 0;
  let room = largestRequest;
  let textRoom = largestText;

  async function read({ name, filename, data: chunks }: UploadHandlerPart) {
    if (filename === undefined) {
      const text = await collect(chunks, textRoom, room);
      if (!text.bytes) throw tooLarge();
      textRoom -= text.size;
      room -= text.size;
      return text.bytes.toString("utf8");
    }
    const file = await collect(chunks, name === fileField ? largestFile : 0, room);
    room -= file.size;
    // why: a browser sends a part without a name and bytes for a field where nothing was chosen
    if (name !== fileField || (filename === "" && file.size === 0)) return undefined;
    files += 1;
    received = files > 1 ? severalFiles : toReceived(file.bytes);
    return undefined;
  }

  return { read, file: () => received };
}

const severalFiles: ReceivedFile = { ok: false, reason: "Can't upload multiple files!" };

function toReceived(bytes: Buffer<ArrayBuffer> | null): ReceivedFile {
  if (!bytes) return { ok: false, reason: "The image is larger than 10 MB. Choose a smaller one." };
  if (bytes.length === 0) return { ok: false, reason: "The file is empty. Choose another one." };
  return { ok: true, bytes };
}

/** The bytes, or null when there are more than `keep`; refuses the request past `most`. */
async function collect(chunks: AsyncIterable<Uint8Array>, keep: number, most: number) {
  const kept: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.byteLength;
    if (size > most) throw tooLarge();
    if (size > keep) kept.length = 0;
    else kept.push(chunk);
  }
  return { size, bytes: size > keep ? null : Buffer.concat(kept) };
}

function tooLarge() {
  return data({ message: "The form is too large. Go back and choose an image of at most 10 MB." }, { status: 413 });
}

function refuseMalformed(error: unknown): never {
  if (error instanceof Error) throw data({ message: "The form did not arrive whole. Send it again." }, { status: 400 });
  throw error;
}
