import { setImmediate as breathe } from "node:timers/promises";
import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** In bytes, compressed in one go: a few milliseconds, so that other requests are not blocked. */
const slice = 128 * 1024;

export function openZip(at: Date) {
  const chunks: Uint8Array[] = [];
  let fault: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) fault = error;
    else chunks.push(chunk);
  });
  return {
    /** `isPacked`: already compressed, like images. */
    async add(name: string, content: string | Uint8Array, { isPacked = false } = {}) {
      const bytes = typeof content === "string" ? Buffer.from(content) : content;
      const entry = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
      entry.mtime = at;
      zip.add(entry);
      for (let start = 0; start < bytes.length; start += slice) {
        entry.push(bytes.subarray(start, start + slice));
        await breathe();
      }
      entry.push(new Uint8Array(), true);
    },
    end(): Uint8Array {
      zip.end();
      if (fault) throw fault;
      return Buffer.concat(chunks);
    },
  };
}
