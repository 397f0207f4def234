import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = /\.(js|css|svg)$/;

/** In bytes: below this, headers cost more than the file. */
const smallest = 512;

const encodings: [string, (bytes: Buffer) => Promise<Buffer>][] = [
  [
    ".br",
    (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  ],
  [".gz", (bytes) => promisify(gzip)(bytes, { level: 9 })],
];

/** At build time instead of at every request. */
export async function compressFiles(folder: string) {
  const names = await readdir(folder);
  for (const name of names.filter((file) => compressible.test(file))) {
    const bytes = await readFile(join(folder, name));
    if (bytes.length < smallest) continue;
    for (const [ending, compress] of encodings) await writeFile(join(folder, name + ending), await compress(bytes));
  }
}
