import { openedBy } from "#app/domain/forms/opened-by.ts";
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
import { carriedField, carrying, pressedField, unpackForm } from "./kept-form.server.ts";
import { isMultipart, type PostedParts, readParts } from "./multipart.server.ts";
import { freshPage, openerOf, poster } from "./opened-by.server.ts";
import { requirePressAgain } from "./press-again.server.ts";

/**
 * Throws 400 for an invalid body and 413 for one too large. A form that the person did not press themself (`readPress`)
 * is shown with a button to send it.
 */
export async function formOf(request: Request, size: FormSize = "plain", { typedIn, mayCarry }: Own = {}) {
  if (typedIn) describeTyped(typedIn);
  const { form, isPressed, isOwn } = await readPress(request, size);
  const who = await poster();
  if (who && !isPressed && !(isOwn && (await mayCarry?.()))) throw requirePressAgain(request, form, who);
  return form;
}

type Own = { typedIn?: TypedIn; mayCarry?: () => Promise<boolean> };

/**
 * `isPressed`: on the person's own page, without a login since. `isOwn`: they are known to have opened it. Pages older
 * than the marks don't tell, so they are never carried out unseen.
 */
type Press = { form: FormData; isPressed: boolean; isOwn: boolean };

export async function readPress(request: Request, size: FormSize = "plain"): Promise<Press> {
  const limit = limitOf(size === "plain" && !(await poster()) ? "stranger" : size);
  return pressOf(request, (await readForm(request, limit)).form, limit);
}

export async function pressWithFile(
  request: Request,
  fileField: string,
  size: FormSize = "plain",
): Promise<Omit<PostedParts, "form"> & Press> {
  const { form, ...files } = await readForm(request, limitOf(size), fileField);
  return { ...files, ...(await pressOf(request, form, limitOf(size))) };
}

async function pressOf(request: Request, posted: FormData, limit: FormLimit): Promise<Press> {
  const carried = unpackForm(posted, limit);
  const form = carried ?? posted;
  const who = await poster();
  if (!who) return { form, isPressed: true, isOwn: true };
  const opener = openerOf(form.get(openedBy), who);
  if (opener === "other") throw await freshPage(request, who);
  const isOwn = opener === "self";
  return { form, isOwn, isPressed: isOwn && (!carried || posted.has(pressedField)) };
}

/** A carried form stays packed. Without `fileField` files are dropped. */
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
  // why: only after reading it is clear whether it carries another form, and may be longer
  const most = carrying(limit);
  if (Number(request.headers.get("Content-Length")) > most.bytes) throw tooLarge(limit);
  const body = await readCounted(request.body, countForm(most));
  const form = decodeForm(body.toString("utf8"), limit);
  if (body.length <= limit.bytes || form.has(carriedField)) return form;
  // why: the page with the error shows the input
  rememberPosted({ form, leftFiles: [] });
  throw tooLarge(limit);
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
