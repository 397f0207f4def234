import { data, unstable_parseMultipartFormData as parseParts, type UploadHandlerPart } from "@remix-run/node";
import { imageTooLarge, largestImage, severalImages } from "#app/domain/forms/image-limits.ts";
import { countRead } from "#app/services/request-state.server.ts";
import { countForm, type FormLimit, notAForm, requireName, tooLarge } from "./form-limits.server.ts";
import { withoutFiles } from "./without-files.server.ts";

export type ReceivedFile =
  | { ok: true; bytes: Uint8Array<ArrayBuffer> }
  | { ok: false; reason: string; isTooLarge?: true }
  | null;

export type PostedParts = { form: FormData; file: ReceivedFile; leftFiles: string[] };

const mebibyte = 1024 * 1024;
/** In bytes. A rejected file is still read, so that the rest of the form is saved or carried, but not without end. */
export const largestRequest = 100 * mebibyte;
/** In bytes, without a session: each mebibyte costs 4 ms of processor time. */
export const largestAnonymousRequest = 12 * mebibyte;
const wrapping = 64 * 1024;
/** RFC 2046. */
const longestBoundary = 70;

export function isMultipart(request: Request) {
  return request.headers.get("Content-Type")?.startsWith("multipart/form-data") === true;
}

/** Never holds more than the limits in memory. At most one file, in `fileField`. */
export async function readParts(request: Request, limit: FormLimit, fileField?: string): Promise<PostedParts> {
  const most = limit.whole ?? (fileField ? largestRequest : limit.bytes + wrapping);
  if (Number(request.headers.get("Content-Length")) > most) throw tooLarge(limit);
  const boundary = /boundary="?([^";]+)/.exec(request.headers.get("Content-Type") ?? "")?.[1] ?? "";
  if (boundary.length > longestBoundary) throw notAForm();
  const reader = partReader(limit, fileField);
  const parsed = fileField ? request : leaveFilesOut(request, boundary);
  const form = await parseParts(parsed, reader.read).catch(refuseMalformed);
  return { form, ...reader.files() };
}

function leaveFilesOut({ url, headers, body }: Request, boundary: string) {
  // why: Node's streams can be iterated and posted like this; the types are a browser's
  const texts = body && withoutFiles(body as unknown as AsyncIterable<Uint8Array>, boundary);
  return new Request(url, { method: "POST", headers, body: texts, duplex: "half" } as unknown as RequestInit);
}

function partReader(limit: FormLimit, fileField: string | undefined) {
  const texts = countForm(limit);
  const whole = countForm({ bytes: limit.whole ?? largestRequest, fields: limit.fields });
  const leftFiles: string[] = [];
  let received: ReceivedFile = null;
  let files = 0;

  async function readText(chunks: AsyncIterable<Uint8Array>) {
    const text = await collect(chunks, texts.room(), whole);
    if (!text.bytes) throw tooLarge(limit);
    texts.addBytes(text.size);
    return text.bytes.toString("utf8");
  }

  async function readFile({ name, filename = "", data: chunks }: UploadHandlerPart) {
    const file = await collect(chunks, name === fileField ? largestImage : 0, whole);
    // why: browsers send a part without name and bytes for an empty file field
    if (filename === "" && file.size === 0) return;
    if (name !== fileField) return leftFiles.push(filename);
    files += 1;
    received = files > 1 ? severalFiles : toReceived(file.bytes);
  }

  async function read(part: UploadHandlerPart) {
    whole.addFields(1);
    countRead(0, 1);
    requireName(part.name);
    if (part.filename === undefined) return readText(part.data);
    await readFile(part);
    return undefined;
  }

  return { read, files: () => ({ file: received, leftFiles }) };
}

const severalFiles: ReceivedFile = { ok: false, reason: severalImages };

function toReceived(bytes: Buffer<ArrayBuffer> | null): ReceivedFile {
  if (!bytes) return { ok: false, reason: imageTooLarge, isTooLarge: true };
  if (bytes.length === 0) return { ok: false, reason: "The file is empty. Choose another one." };
  return { ok: true, bytes };
}

async function collect(chunks: AsyncIterable<Uint8Array>, keep: number, count: ReturnType<typeof countForm>) {
  const kept: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.byteLength;
    countRead(chunk.byteLength, 0);
    count.addBytes(chunk.byteLength);
    if (size > keep) kept.length = 0;
    else kept.push(chunk);
  }
  return { size, bytes: size > keep ? null : Buffer.concat(kept) };
}

function refuseMalformed(error: unknown): never {
  if (error instanceof Error) throw data({ message: "The form arrived incomplete. Send it again." }, { status: 400 });
  throw error;
}
