import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { access, link, open, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { extract, pack } from "tar-stream";
import { OperatorError } from "#db/operator-error.ts";

export type Archive = { add(name: string, bytes: Uint8Array): Promise<void> };

/** Only complete archives get the name: a run that fails leaves nothing. Returns its size. */
export async function writeArchive(path: string, write: (archive: Archive) => Promise<void>): Promise<number> {
  await access(dirname(path)).catch(() => {
    throw new OperatorError(`There is no folder ${dirname(path)}.`);
  });
  // why: two runs of one name must not remove each other's file
  const unfinished = `${path}.${randomUUID()}`;
  const tar = pack();
  try {
    // why: everything about everybody is in it
    const file = createWriteStream(unfinished, { flags: "wx", mode: 0o600, flush: true });
    const written = pipeline(tar, createGzip(), file);
    const add = (name: string, bytes: Uint8Array) =>
      new Promise<void>((done, fail) => {
        tar.entry({ name, mode: 0o600 }, Buffer.from(bytes), (error) => (error ? fail(error) : done()));
      });
    // why: with a full disk the pipeline fails, and an entry would wait for ever
    await Promise.race([written, write({ add }).then(() => tar.finalize())]);
    await written;
    await link(unfinished, path);
    await syncFolder(dirname(path));
    return (await stat(path)).size;
  } finally {
    tar.destroy();
    await rm(unfinished, { force: true });
  }
}

async function syncFolder(folder: string) {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

/** Throws if the archive is cut off or damaged. */
export async function* readArchive(path: string): AsyncGenerator<{ name: string; bytes: Buffer }> {
  await access(path).catch(() => {
    throw new OperatorError(`There is no file ${path}.`);
  });
  const tar = extract();
  const read = pipeline(createReadStream(path), createGunzip(), tar);
  read.catch(() => {});
  try {
    for await (const entry of tar) {
      const parts: Buffer[] = [];
      for await (const part of entry) parts.push(part as Buffer);
      yield { name: entry.header.name, bytes: Buffer.concat(parts) };
    }
    await read;
  } catch (error) {
    throw new OperatorError(`${path} is not a complete backup: ${error instanceof Error ? error.message : error}`);
  } finally {
    tar.destroy();
  }
}
