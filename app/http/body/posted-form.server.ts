import { countRead, describeTyped, rememberPosted, type TypedIn } from "#app/services/request-state.server.ts";
import {
  countForm,
  decodeForm,
  type FormLimit,
  type FormSize,
  limitOf,
  notAForm,
  tooLarge,
} from "./form-limits.server.ts";
import { carriedField, carrying, unpackForm } from "./kept-form.server.ts";
import { isMultipart, type PostedParts, readParts } from "./multipart.server.ts";

/**
 * The posted form; a body that is none is refused with 400, one that is too large with 413. `typedIn`: what somebody typed
 * into it, in words, where the form has no fields to tell by.
 */
export async function formOf(request: Request, size: FormSize = "plain", typedIn?: TypedIn): Promise<FormData> {
  if (typedIn) describeTyped(typedIn);
  const limit = limitOf(size);
  const { form } = await readForm(request, limit);
  return unpackForm(form, limit) ?? form;
}

/** The same for a form that may bring one file in `fileField`; it may be posted without files as well. */
export async function formWithFile(
  request: Request,
  fileField: string,
  size: FormSize = "plain",
): Promise<PostedParts> {
  const limit = limitOf(size);
  const posted = await readForm(request, limit, fileField);
  return { ...posted, form: unpackForm(posted.form, limit) ?? posted.form };
}

/** The form as it was posted: what it carries stays packed. Without a `fileField` no file is kept. */
export async function readForm(request: Request, limit: FormLimit, fileField?: string): Promise<PostedParts> {
  const posted = isMultipart(request)
    ? await readParts(request, limit, fileField)
    : { form: await readFields(request, limit), file: null, leftFiles: [] };
  rememberPosted(posted);
  return posted;
}

const ampersand = "&".charCodeAt(0);

async function readFields(request: Request, limit: FormLimit) {
  if (!request.headers.get("Content-Type")?.startsWith("application/x-www-form-urlencoded")) throw notAForm();
  // why: only once it is read it shows whether it carries another form, and is longer for it
  const most = carrying(limit);
  if (Number(request.headers.get("Content-Length")) > most.bytes) throw tooLarge();
  const body = await readCounted(request.body, countForm(most));
  const form = decodeForm(body.toString("utf8"), limit);
  if (body.length <= limit.bytes || form.has(carriedField)) return form;
  // why: the page that says so shows what was typed
  rememberPosted({ form, leftFiles: [] });
  throw tooLarge();
}

async function readCounted(stream: ReadableStream<Uint8Array> | null, count: ReturnType<typeof countForm>) {
  const chunks: Uint8Array[] = [];
  const reader = stream?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    countRead(part.value.byteLength, 0);
    count.addBytes(part.value.byteLength);
    count.addFields(part.value.filter((byte) => byte === ampersand).length);
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}
