import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = /\.(js|css|svg)$/;

/** Below it the headers around a file are most of what goes over the line. */
const smallest = 512;

const encodings: [string, (bytes: Buffer) => Promise<Buffer>][] = [
  [
    ".br",
    (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  ],
  [".gz", (bytes) => promisify(gzip)(bytes, { level: 9 })],
];

/** Writes each built file again beside it, as small as it gets: once at the build instead of at every request. */
export async function compressFiles(folder: string) {
  const names = await readdir(folder);
  for (const name of names.filter((file) => compressible.test(file))) {
    const bytes = await readFile(join(folder, name));
    if (bytes.length < smallest) continue;
    for (const [ending, compress] of encodings) await writeFile(join(folder, name + ending), await compress(bytes));
  }
}
