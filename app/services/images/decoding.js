/** @typedef {{ format?: string, width: number, height: number, channels?: number, depth?: string, isProgressive?: boolean }} Described */

const maxPixels = 64_000_000;
/** In bytes, at once, so that server and encoder stay within 150 MB of the idle server. */
const maxMemory = 48_000_000;
/** Row by row (measured). */
const rowsHeld = 1500;
/** In bytes, decoded whole (measured). */
const pixelHeld = 5;

/**
 * The allowed size of this format in megapixels if the picture is larger, else null.
 * @param {Described} described
 * @param {Buffer} bytes
 */
export function excessiveSize(described, bytes) {
  const pixels = described.width * described.height;
  const { size, isWhole } = held(described, bytes);
  const ratio = maxMemory / size;
  const fitting = Math.min(maxPixels, ratio >= 1 ? maxPixels : pixels * (isWhole ? ratio : ratio ** 2));
  return pixels > fitting ? Math.floor(fitting / 100_000) / 10 : null;
}

/**
 * The decoder's memory in bytes; 0 if the picture is scaled while it is read.
 * @param {Described} described
 * @param {Buffer} bytes
 */
function held({ format, width, height, channels = 4, depth, isProgressive }, bytes) {
  const isDrawnWhole = format === "gif" || (format === "webp" && !isLossy(bytes));
  if (isDrawnWhole) return { size: width * height * pixelHeld, isWhole: true };
  if (format === "jpeg") return { size: coefficientBytes(bytes), isWhole: true };
  if (format !== "png") return { size: 0, isWhole: false };
  const isWhole = isProgressive === true || height <= rowsHeld;
  const row = width * channels * (depth === "ushort" ? 2 : 1);
  return { size: row * (isWhole ? height : rowsHeld), isWhole };
}

/**
 * Only a lossy WebP without transparency and animation is read row by row.
 * @param {Buffer} bytes
 */
function isLossy(bytes) {
  for (let at = 12; at + 8 <= bytes.length; ) {
    const chunk = bytes.toString("latin1", at, at + 4);
    if (["VP8 ", "VP8L", "ALPH", "ANMF"].includes(chunk)) return chunk === "VP8 ";
    const size = bytes.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return false;
}

const startOfScan = 0xda;
/** SOF2, SOF6, SOF10 and SOF14 (ITU-T T.81, table B.1). */
const progressive = new Set([0xc2, 0xc6, 0xca, 0xce]);
const noFrame = new Set([0xc4, 0xc8, 0xcc]);

/**
 * A JPEG with several scans keeps all coefficients in memory until the last; 0 for a single scan. A baseline JPEG may
 * have several, too: its first scan then has fewer components than the frame.
 * @param {Buffer} bytes
 */
function coefficientBytes(bytes) {
  let frame = { size: 0, components: 0, isProgressive: false };
  for (let at = 2; at + 4 < bytes.length; ) {
    const marker = bytes[at + 1] ?? 0;
    // why: decoders skip bytes that are not a marker
    if (bytes[at] !== 0xff || !hasLength(marker)) {
      at += 1;
      continue;
    }
    if (marker === startOfScan) return frame.isProgressive || (bytes[at + 4] ?? 0) < frame.components ? frame.size : 0;
    if (marker < 0xd0 && !noFrame.has(marker)) {
      frame = { ...readFrame(bytes, at + 4), isProgressive: progressive.has(marker) };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return 0;
}

/** @param {number} marker */
function hasLength(marker) {
  return marker >= 0xc0 && marker < 0xff && (marker < 0xd0 || marker > 0xd8);
}

/**
 * @param {Buffer} bytes
 * @param {number} at
 */
function readFrame(bytes, at) {
  const [height, width] = [bytes.readUInt16BE(at + 1), bytes.readUInt16BE(at + 3)];
  const components = bytes.readUInt8(at + 5);
  const factors = Array.from({ length: components }, (_, n) => bytes.readUInt8(at + 7 + 3 * n));
  const widest = Math.max(...factors.map((each) => each >> 4));
  const highest = Math.max(...factors.map((each) => each & 15));
  const samples = factors.map((each) => {
    return blocks((width * (each >> 4)) / widest) * blocks((height * (each & 15)) / highest);
  });
  return { components, size: 2 * samples.reduce((sum, each) => sum + each, 0) };
}

/** @param {number} samples */
function blocks(samples) {
  return Math.ceil(samples / 8) * 8;
}
