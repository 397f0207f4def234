import { execFileSync, spawnSync } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { diskFiles } from "#app/services/files/disk.server.ts";
import type { FileStore } from "#app/services/files/port.ts";

let folder: string;
let files: FileStore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "macrocycle-store-"));
  files = diskFiles(folder);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function all(keys: AsyncIterable<string>) {
  const found: string[] = [];
  for await (const one of keys) found.push(one);
  return found;
}

const key = "0199a3c2-7f1e-7000-8000-00000000abcd-800.webp";

test("what was put is got, and put again is replaced", async () => {
  await files.put(key, new Uint8Array([1, 2, 3]));
  expect(await files.get(key)).toEqual(new Uint8Array([1, 2, 3]));
  await files.put(key, new Uint8Array([4]));
  expect(await files.get(key)).toEqual(new Uint8Array([4]));
});

test("nothing is under an unknown or a removed key, and removing again is harmless", async () => {
  expect(await files.get("unknown.webp")).toBeNull();
  await files.put("gone.webp", new Uint8Array([1]));
  await files.remove("gone.webp");
  await files.remove("gone.webp");
  expect(await files.get("gone.webp")).toBeNull();
});

test("several puts at once leave one whole file and nothing beside it", async () => {
  const sizes = [10_000, 20_000, 30_000];
  await Promise.all(sizes.map((size) => files.put("raced.webp", new Uint8Array(size).fill(size / 10_000))));
  const bytes = await files.get("raced.webp");
  expect(sizes).toContain(bytes?.length);
  expect(new Set(bytes).size).toBe(1);
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.includes("raced"));
  expect(names).toHaveLength(1);
});

test.each([["../outside"], ["a/b"], ["/etc/passwd"], [""], ["a..b"], [".hidden"], ["a\0b"], ["a\\b"]])(
  "%j is no key",
  async (notAKey) => {
    await expect(files.put(notAKey, new Uint8Array([1]))).rejects.toThrow("Not a file key");
    await expect(files.get(notAKey)).rejects.toThrow("Not a file key");
    await expect(files.remove(notAKey)).rejects.toThrow("Not a file key");
  },
);

test("everything that was put is listed by its age, and what a put that was cut off has left, too", async () => {
  await files.put(key, new Uint8Array([1]));
  const cutOff = `${key}.0199a3c2-7f1e-7000-8000-000000000000`;
  await writeFile(join(folder, "files", "-8", "00", cutOff), "half");
  const soon = new Date(Date.now() + 60_000);
  expect(await all(files.putBefore(soon))).toEqual(expect.arrayContaining([key, cutOff]));
  expect(await all(files.putBefore(new Date(0)))).toEqual([]);
});

/** Whether this user may make small disks: then full ones are real ones. */
const mayMount = process.getuid?.() === 0 && spawnSync("sh", ["-c", "command -v mount"]).status === 0;

test.runIf(mayMount)("a full disk and one that is read-only are told, and leave nothing behind", async (context) => {
  const disk = await mkdtemp(join(tmpdir(), "macrocycle-disk-"));
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", disk]);
  if (mounted.status !== 0) context.skip();
  try {
    const small = diskFiles(disk);
    expect(await small.put(key, new Uint8Array(200_000))).toEqual({ ok: false, why: "full" });
    expect(await all(small.putBefore(new Date(Date.now() + 60_000)))).toEqual([]);
    expect(await small.put(key, new Uint8Array(2_000))).toEqual({ ok: true });
    execFileSync("mount", ["-o", "remount,ro", disk]);
    expect(await small.put("other.webp", new Uint8Array(2_000))).toEqual({ ok: false, why: "readOnly" });
  } finally {
    execFileSync("umount", [disk]);
    await rm(disk, { recursive: true });
  }
});
