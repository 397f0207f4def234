import sharp from "sharp";
import { faceWidth } from "./queries.server.ts";

/** Where pictures are shown tiny (faces), small (cards) and large (dialogs). */
const widths = [faceWidth, 480, 1280];
/** A picture that unfolds to more than this is refused before it is drawn. */
const mostPixels = 64_000_000;
const longestDrawing = 20;
const readable = new Set(["jpeg", "png", "webp", "gif"]);

export type EncodedImage = { width: number; height: number; bytes: Buffer };

export const unreadable = "This file is not an image we can read. Choose a JPEG, PNG, WebP or GIF.";
const heic =
  "HEIC photos can't be read here. Save it as JPEG and choose that; an iPhone takes JPEG with Settings, Camera, Formats, Most Compatible.";
const tooManyPixels = "The image has too many pixels. Choose one of at most 64 megapixels.";

/**
 * The picture as WebP at up to three widths, the smallest first, turned upright and without the camera's data; of an
 * animation the first frame. Refuses what its content does not show to be a JPEG, PNG, WebP or GIF.
 */
export async function reencode(
  bytes: Uint8Array,
): Promise<{ ok: true; images: EncodedImage[] } | { ok: false; reason: string }> {
  const head = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  if (!isReadable(head)) return { ok: false, reason: isHeic(head) ? heic : unreadable };
  if (isCutGif(head, bytes)) return { ok: false, reason: unreadable };
  try {
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (!readable.has(format)) return { ok: false, reason: unreadable };
    if (width * height > mostPixels) return { ok: false, reason: tooManyPixels };
    return { ok: true, images: await encodeAll(bytes) };
  } catch {
    return { ok: false, reason: unreadable };
  }
}

async function encodeAll(bytes: Uint8Array) {
  const images: EncodedImage[] = [];
  for (const width of widths) {
    const image = await encode(bytes, width);
    // why: a picture that is no wider than one size comes out the same at the next
    if (images.every((other) => other.width !== image.width)) images.push(image);
  }
  return images;
}

async function encode(bytes: Uint8Array, width: number): Promise<EncodedImage> {
  // why: truncated files and broken pixels fail; the odd headers that some phones write are only warnings
  const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: "error" })
    .timeout({ seconds: longestDrawing })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, bytes: data };
}

/** The first bytes of the four kinds: nothing else ever reaches a decoder. */
function isReadable(head: string) {
  const isWebp = head.startsWith("RIFF") && head.endsWith("WEBP");
  return head.startsWith("\xff\xd8\xff") || head.startsWith("\x89PNG\r\n\x1a\n") || head.startsWith("GIF8") || isWebp;
}

/** An animation may break off after the first frame, which is all that a decoder reads; a whole GIF ends with ';'. */
function isCutGif(head: string, bytes: Uint8Array) {
  return head.startsWith("GIF8") && bytes[bytes.findLastIndex((byte) => byte !== 0)] !== 0x3b;
}

/** What phones take photos in: HEIF's family, by the brands that its files begin with (ISO/IEC 23008-12). */
function isHeic(head: string) {
  return /^.{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)$/s.test(head);
}
