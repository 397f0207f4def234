import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import sharp, { type Sharp } from "sharp";
import { imageWidths } from "./port.ts";
import type { FromEncoder } from "./process.server.ts";

/** A picture that unfolds to more than this is refused before it is drawn. */
const mostPixels = 64_000_000;
const readable = new Set(["jpeg", "png", "webp", "gif"]);

/** The encoding process: reads one picture from its input, writes what came of it, and ends. */
async function run() {
  sharp.cache(false);
  sharp.concurrency(1);
  const bytes = await buffer(process.stdin);
  const { head, parts } = await encode(bytes).catch(() => unreadable);
  for (const part of [`${JSON.stringify(head)}\n`, ...parts]) {
    if (!process.stdout.write(part)) await once(process.stdout, "drain");
  }
}

const unreadable: Written = { head: { ok: false, why: "unreadable" }, parts: [] };

type Written = { head: FromEncoder; parts: Buffer[] };

async function encode(bytes: Buffer): Promise<Written> {
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (!readable.has(format)) return unreadable;
  if (width * height > mostPixels) return { head: { ok: false, why: "tooManyPixels" }, parts: [] };
  const images = await encodeAll(bytes);
  const described = images.map(({ data, info }) => ({ width: info.width, height: info.height, size: data.length }));
  return { head: { ok: true, images: described }, parts: images.map(({ data }) => data) };
}

/** Decodes once: the smaller widths are made from the largest. */
async function encodeAll(bytes: Buffer) {
  const [largest = 0] = imageWidths;
  const whole = sharp(bytes, { limitInputPixels: mostPixels, sequentialRead: true }).autoOrient();
  const { data, info } = await narrowed(whole, largest).raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  // why: a picture that is no wider than one size comes out the same at the next
  const distinct = imageWidths.filter((width, index) => index === 0 || width < info.width);
  const images = [];
  for (const width of distinct.toReversed()) {
    images.push(
      await narrowed(sharp(data, { raw }), width).webp({ quality: 82 }).toBuffer({ resolveWithObject: true }),
    );
  }
  return images;
}

function narrowed(image: Sharp, width: number) {
  return image.resize({ width, withoutEnlargement: true });
}

await run();
