import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, opendir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { Unexpected } from "#app/domain/errors.ts";
import { log } from "#app/services/log.server.ts";
import { type FileStore, isFileKey, type Stored } from "./port.ts";

/** In `dataDir`/files. Written aside, then renamed, so a file is complete or missing. */
export function diskFiles(dataDir: string): FileStore {
  const root = resolve(dataDir, "files");
  return {
    put: async (key, bytes) => putWhole(pathOf(root, key), bytes),
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
    isReady: () =>
      mkdir(root, { recursive: true }).then(
        () => true,
        () => false,
      ),
    listOlderThan: (time) => namesBefore(root, time),
  };
}

async function putWhole(path: string, bytes: Uint8Array): Promise<Stored> {
  const aside = `${path}.${randomUUID()}`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(aside, bytes);
    await rename(aside, path);
    return { ok: true };
  } catch (error) {
    await rm(aside, { force: true }).catch(() => {});
    const why = error instanceof Error && "code" in error ? refusals[String(error.code)] : undefined;
    if (!why) throw error;
    log.error({ err: error }, "fault");
    return { ok: false, why };
  }
}

async function* namesBefore(root: string, time: Date) {
  if (!existsSync(root)) return;
  for await (const entry of await opendir(root, { recursive: true })) {
    if (!entry.isFile()) continue;
    const found = await stat(join(entry.parentPath, entry.name)).catch(() => null);
    if (found && found.mtime < time) yield entry.name;
  }
}

const refusals: Partial<Record<string, "full" | "readOnly">> = {
  ENOSPC: "full",
  EDQUOT: "full",
  EROFS: "readOnly",
  EACCES: "readOnly",
  EPERM: "readOnly",
  // why: mkdir's error in a read-only folder, since it looks for the one above
  ENOENT: "readOnly",
};

/** Folders from the last four characters: the first ones of a UUIDv7 are its time, the same all day. */
function pathOf(root: string, key: string) {
  if (!isFileKey(key)) throw new Unexpected(`Not a file key: ${key}`);
  const stem = key.split(".")[0] ?? key;
  return join(root, stem.slice(-4, -2), stem.slice(-2), key);
}
