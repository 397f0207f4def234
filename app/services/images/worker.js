// why: plain JavaScript: stripping types takes 30 MB in a process that lives for one picture
import { once } from "node:events";
import sharp from "sharp";
import { excessiveSize } from "./decoding.js";

const [size = 0, ...widths] = process.argv.slice(2).map(Number);
const readable = new Set(["jpeg", "png", "webp", "gif"]);

async function run() {
  sharp.cache(false);
  sharp.concurrency(1);
  const bytes = await readInput();
  const { head, parts } = await encode(bytes).catch(() => refused({ why: "unreadable" }));
  for (const part of [`${JSON.stringify(head)}\n`, ...parts]) {
    if (!process.stdout.write(part)) await once(process.stdout, "drain");
  }
}

/** Reads into one buffer: joining parts would hold the picture twice. */
async function readInput() {
  const bytes = Buffer.allocUnsafeSlow(size);
  let at = 0;
  for await (const chunk of process.stdin) at += chunk.copy(bytes, at);
  return bytes.subarray(0, at);
}

/**
 * @param {Buffer} bytes
 * @returns {Promise<{ head: import("./process.server.ts").FromEncoder, parts: Buffer[] }>}
 */
async function encode(bytes) {
  const described = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (!readable.has(described.format)) return refused({ why: "unreadable" });
  const most = excessiveSize(described, bytes);
  if (most !== null) return refused({ why: "tooManyPixels", most });
  const images = await encodeAll(bytes);
  const heads = images.map(({ data, info }) => ({ width: info.width, height: info.height, size: data.length }));
  return { head: { ok: true, images: heads }, parts: images.map(({ data }) => data) };
}

/** @param {import("./port.ts").CantEncode} why */
function refused(why) {
  return { head: { ok: /** @type {const} */ (false), ...why }, parts: [] };
}

/**
 * Decodes once: smaller widths are made from the largest.
 * @param {Buffer} bytes
 */
async function encodeAll(bytes) {
  const [largest = 0] = widths;
  // why: truncated files and broken pixels must fail; odd headers of some phones are only warnings
  const options = { limitInputPixels: false, sequentialRead: true, failOn: /** @type {const} */ ("error") };
  const whole = sharp(bytes, options).autoOrient();
  const { data, info } = await narrowed(whole, largest).raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  // why: a picture narrower than one size comes out the same at the next
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
 * Limits the height to twice the width: for 1280 by 16,000 pixels the encoder took 360 MB.
 * @param {import("sharp").Sharp} image
 * @param {number} width
 */
function narrowed(image, width) {
  return image.resize({ width, height: 2 * width, fit: "inside", withoutEnlargement: true });
}

await run();
