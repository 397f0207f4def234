import { counted } from "#app/domain/text/counted.ts";
import type { Context } from "#app/services/context.server.ts";
import type { EncodedImage } from "#app/services/images/port.ts";
import { markTooMuch } from "#app/services/request-state.server.ts";

export const unreadable = "This file is not an image we can read. Choose a JPEG, PNG, WebP or GIF.";
const heic =
  "We can't read HEIC photos. Save the photo as JPEG and choose that. To take JPEG photos on an iPhone, choose Settings, Camera, Formats, Most Compatible.";
/** Megapixels of formats decoded row by row (services/images/decoding.js). */
const defaultMegapixels = 64;
const busy = "Other images are being prepared right now. Wait a few seconds, then choose the image again.";

/** `tooMuch`: the status if it is only temporary. */
export type NotKept = { ok: false; reason: string; tooMuch?: { status: 503 | 429; retryAfter: number } };

type Reencoded = { ok: true; images: EncodedImage[] } | NotKept;

/**
 * WebP in up to three widths, the smallest first. Rejects everything but JPEG, PNG, WebP and GIF, judged by content;
 * when the queue is full, rejects without reading. Null if there is nothing to read.
 */
export async function reencode(
  { services, actor }: Context,
  read: () => Promise<Uint8Array | null>,
): Promise<Reencoded | null> {
  let head: string | null = null;
  const encoded = await services.images.encode(actor.userId, async () => {
    const bytes = await read();
    head = bytes && Buffer.from(bytes.subarray(0, 12)).toString("latin1");
    return bytes && head !== null && isReadable(head) && !isCutGif(head, bytes) ? bytes : null;
  });
  if (!encoded) return head === null ? null : { ok: false, reason: isHeic(head) ? heic : unreadable };
  if (encoded.ok) return encoded;
  if (encoded.why === "unreadable") return { ok: false, reason: unreadable };
  if (encoded.why === "tooManyPixels") return { ok: false, reason: tooManyPixels(encoded.most) };
  const { why, retryAfter } = encoded;
  const status = why === "busy" ? 503 : 429;
  markTooMuch(status, retryAfter);
  return { ok: false, reason: why === "busy" ? busy : tooMany(retryAfter), tooMuch: { status, retryAfter } };
}

function tooManyPixels(most: number) {
  const words = `Choose one of at most ${most} megapixels`;
  if (most >= defaultMegapixels) return `The image has too many pixels. ${words}.`;
  return `The image has too many pixels for the way it is saved. ${words}, or save it as a JPEG that is not progressive.`;
}

function tooMany(seconds: number) {
  return `You have sent many images in a short time. Try again in ${counted(Math.ceil(seconds / 60), "minute")}.`;
}

/** The magic bytes of the four formats: nothing else ever reaches a decoder. */
function isReadable(head: string) {
  const isWebp = head.startsWith("RIFF") && head.endsWith("WEBP");
  return head.startsWith("\xff\xd8\xff") || head.startsWith("\x89PNG\r\n\x1a\n") || head.startsWith("GIF8") || isWebp;
}

/** A decoder stops after the first frame, so it misses a truncated animation; a whole GIF ends with ';'. */
function isCutGif(head: string, bytes: Uint8Array) {
  return head.startsWith("GIF8") && bytes[bytes.findLastIndex((byte) => byte !== 0)] !== 0x3b;
}

/** HEIF, the format of phone cameras, by the brands in its header (ISO/IEC 23008-12). */
function isHeic(head: string) {
  return /^.{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)$/s.test(head);
}
