import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { Unexpected } from "#app/domain/errors.ts";
import type { FileStore } from "./port.ts";

/** A file store in `dataDir`/files. A file appears whole or not at all: it is written aside, then renamed. */
export function diskFiles(dataDir: string): FileStore {
  const root = resolve(dataDir, "files");
  return {
    async put(key, bytes) {
      const path = pathOf(root, key);
      await mkdir(dirname(path), { recursive: true });
      const aside = `${path}.${randomUUID()}`;
      await writeFile(aside, bytes);
      await rename(aside, path);
    },
    async get(key) {
      try {
        return new Uint8Array(await readFile(pathOf(root, key)));
      } catch (error) {
        if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
        throw error;
      }
    },
    async remove(key) {
      await rm(pathOf(root, key), { force: true });
    },
  };
}

/** The last four letters make the folders: the first ones of a UUIDv7 are its time, the same for all of a day. */
function pathOf(root: string, key: string) {
  if (!/^[0-9a-z-]+(\.[0-9a-z]+)*$/i.test(key)) throw new Unexpected(`Not a file key: ${key}`);
  const stem = key.split(".")[0] ?? key;
  return join(root, stem.slice(-4, -2), stem.slice(-2), key);
}
