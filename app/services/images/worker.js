// why: JavaScript as it is: what takes types out of a file takes 30 MB in a process that lives for one picture
import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";

/** As `imageWidths` (port.ts), given by who starts it. */
const widths = process.argv.slice(2).map(Number);
/** A picture that unfolds to more than this is refused before it is drawn. */
const mostPixels = 64_000_000;
const readable = new Set(["jpeg", "png", "webp", "gif"]);

/** The encoding process: reads one picture from its input, writes what came of it (`FromEncoder`), and ends. */
async function run() {
  sharp.cache(false);
  sharp.concurrency(1);
  const bytes = await buffer(process.stdin);
  const { head, parts } = await encode(bytes).catch(() => refused("unreadable"));
  for (const part of [`${JSON.stringify(head)}\n`, ...parts]) {
    if (!process.stdout.write(part)) await once(process.stdout, "drain");
  }
}

/**
 * @param {Buffer} bytes
 * @returns {Promise<{ head: import("./process.server.ts").FromEncoder, parts: Buffer[] }>}
 */
async function encode(bytes) {
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (!readable.has(format)) return refused("unreadable");
  if (width * height > mostPixels) return refused("tooManyPixels");
  const images = await encodeAll(bytes);
  const described = images.map(({ data, info }) => ({ width: info.width, height: info.height, size: data.length }));
  return { head: { ok: true, images: described }, parts: images.map(({ data }) => data) };
}

/** @param {"unreadable" | "tooManyPixels"} why */
function refused(why) {
  return { head: { ok: /** @type {const} */ (false), why }, parts: [] };
}

/**
 * Decodes once: the smaller widths are made from the largest.
 * @param {Buffer} bytes
 */
async function encodeAll(bytes) {
  const [largest = 0] = widths;
  // why: truncated files and broken pixels fail; the odd headers that some phones write are only warnings
  const options = { limitInputPixels: mostPixels, sequentialRead: true, failOn: /** @type {const} */ ("error") };
  const whole = sharp(bytes, options).autoOrient();
  const { data, info } = await narrowed(whole, largest).raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  // why: a picture that is no wider than one size comes out the same at the next
  const distinct = widths.filter((width, index) => index === 0 || width < info.width);
  const images = [];
  for (const width of distinct.toReversed()) {
    images.push(
      await narrowed(sharp(data, { raw }), width).webp({ quality: 82 }).toBuffer({ resolveWithObject: true }),
    );
  }
  return images;
}

/**
 * @param {import("sharp").Sharp} image
 * @param {number} width
 */
function narrowed(image, width) {
  return image.resize({ width, withoutEnlargement: true });
}

await run();
