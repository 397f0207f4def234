import { execFileSync, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { StoreAway } from "#app/domain/errors.ts";
import { copyFiles } from "#app/services/files/copy.server.ts";
import { diskFiles } from "#app/services/files/disk.server.ts";
import type { FileStore } from "#app/services/files/port.ts";
import { s3Files } from "#app/services/files/s3.server.ts";
import { describeForOperator } from "#scripts/command.ts";
import { startS3 } from "#tests/support/servers/s3-server.ts";

let folder: string;
let s3: Awaited<ReturnType<typeof startS3>>;
let stores: Record<"disk" | "s3", FileStore>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "macrocycle-store-"));
  s3 = await startS3();
  stores = { disk: diskFiles(folder), s3: s3.files };
});

afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** What answers like this in a bucket's place, on a port of its own. */
async function played(answer: RequestListener) {
  const server = createServer(answer).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function all(keys: AsyncIterable<string>) {
  const found: string[] = [];
  for await (const one of keys) found.push(one);
  return found;
}

const key = "0199a3c2-7f1e-7000-8000-00000000abcd-800.webp";

describe.each(["disk", "s3"] as const)("files in a store on %s", (where) => {
  test("what was put is got, and put again is replaced", async () => {
    const files = stores[where];
    expect(await files.put(key, new Uint8Array([1, 2, 3]))).toEqual({ ok: true });
    expect(await files.get(key)).toEqual(new Uint8Array([1, 2, 3]));
    await files.put(key, new Uint8Array([4]));
    expect(await files.get(key)).toEqual(new Uint8Array([4]));
    await files.put("empty.webp", new Uint8Array());
    expect(await files.get("empty.webp")).toEqual(new Uint8Array());
  });

  test("megabytes come back as they were", async () => {
    const bytes = new Uint8Array(randomBytes(3_000_000));
    await stores[where].put("large.webp", bytes);
    expect(Buffer.compare((await stores[where].get("large.webp")) ?? Buffer.of(), bytes)).toBe(0);
  });

  test("nothing is under an unknown or a removed key, and removing again is harmless", async () => {
    const files = stores[where];
    expect(await files.get("unknown.webp")).toBeNull();
    await files.put("gone.webp", new Uint8Array([1]));
    await files.remove("gone.webp");
    await files.remove("gone.webp");
    expect(await files.get("gone.webp")).toBeNull();
  });

  test("several puts at once leave one whole file", async () => {
    const files = stores[where];
    const sizes = [10_000, 20_000, 30_000];
    await Promise.all(sizes.map((size) => files.put("raced.webp", new Uint8Array(size).fill(size / 10_000))));
    const bytes = await files.get("raced.webp");
    expect(sizes).toContain(bytes?.length);
    expect(new Set(bytes).size).toBe(1);
  });

  test.each([["../outside"], ["a/b"], ["/etc/passwd"], [""], ["a..b"], [".hidden"], ["a\0b"], ["a\\b"]])(
    "%j is no key",
    async (notAKey) => {
      const files = stores[where];
      await expect(files.put(notAKey, new Uint8Array([1]))).rejects.toThrow("Not a file key");
      await expect(files.get(notAKey)).rejects.toThrow("Not a file key");
      await expect(files.remove(notAKey)).rejects.toThrow("Not a file key");
    },
  );

  test("everything that was put is listed by its age", async () => {
    const files = stores[where];
    const keys = Array.from({ length: 30 }, (_, at) => `listed-${at}.webp`);
    for (const one of keys) await files.put(one, new Uint8Array([1]));
    const listed = new Set(await all(files.listOlderThan(new Date(Date.now() + 60_000))));
    expect(keys.filter((one) => !listed.has(one))).toEqual([]);
    expect(await all(files.listOlderThan(new Date(0)))).toEqual([]);
  });

  test("is ready", async () => {
    expect(await stores[where].isReady()).toBe(true);
  });
});

test("on a disk, several puts at once leave nothing beside the file, and one that was cut off is listed", async () => {
  const { disk } = stores;
  await Promise.all([1, 2, 3].map((size) => disk.put("beside.webp", new Uint8Array(size))));
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.includes("beside"));
  expect(names).toHaveLength(1);
  await disk.put(key, new Uint8Array([1]));
  const cutOff = `${key}.0199a3c2-7f1e-7000-8000-000000000000`;
  await writeFile(join(folder, "files", "-8", "00", cutOff), "half");
  const soon = new Date(Date.now() + 60_000);
  expect(await all(disk.listOlderThan(soon))).toEqual(expect.arrayContaining([key, cutOff]));
});

describe("a bucket", () => {
  const credentials = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };

  const bucketSentence =
    /^The bucket did not do what was asked \([^)]+\)\. Check S3_BUCKET and the other S3_ settings\.$/;

  function bucketAt(endpoint: string, bucket = "macrocycle") {
    return s3Files({ bucket, endpoint, region: "us-east-1", credentials, patience: 300 });
  }

  test("that is not there, or does not open, takes nothing and is not ready", async () => {
    const none = bucketAt(s3.settings.S3_ENDPOINT, "no-such-bucket");
    expect(await none.put(key, new Uint8Array([1]))).toEqual({ ok: false, why: "readOnly" });
    expect(describeForOperator(await none.get(key).catch((error) => error))).toMatch(bucketSentence);
    expect(await none.isReady()).toBe(false);
  });

  const broken: [string, RequestListener | null][] = [
    ["that nobody serves", null],
    ["that never answers", () => {}],
    ["that is out of order", (_, response) => response.writeHead(503).end()],
  ];

  test.each(broken)("%s is away, whatever is asked", async (_, answer) => {
    const away = bucketAt(answer ? await played(answer) : "http://127.0.0.1:9");
    expect(await away.put(key, new Uint8Array([1]))).toEqual({ ok: false, why: "away" });
    const error: unknown = await away.get(key).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(StoreAway);
    expect(describeForOperator(error)).toMatch(
      /^The store of uploaded files can't be reached \(.+\)\. Check S3_ENDPOINT and the other S3_ settings\.$/,
    );
    await expect(away.remove(key)).rejects.toThrow(StoreAway);
    await expect(away.isReady()).rejects.toThrow(StoreAway);
    await expect(all(away.listOlderThan(new Date()))).rejects.toThrow(StoreAway);
  });

  test("that sends its bytes slowly is waited for as long as some come", async () => {
    const slow = await played(async (_, response) => {
      response.writeHead(200, { "Content-Length": "5" });
      for (const part of "slowly".slice(0, 5)) {
        response.write(part);
        await wait(100);
      }
    });
    expect(Buffer.from((await bucketAt(slow).get(key)) ?? []).toString()).toBe("slowl");
  });

  test("that answers while this process is busy is not taken for silent", async () => {
    const answered = await played((_, response) => {
      response.end("whole");
      const until = performance.now() + 400;
      while (performance.now() < until);
    });
    expect(Buffer.from((await bucketAt(answered).get(key)) ?? []).toString()).toBe("whole");
  });

  test("that stops amid the bytes is not believed", async () => {
    const short = await played((_, response) => {
      response.writeHead(200, { "Content-Length": "10" });
      response.write("half");
    });
    await expect(bucketAt(short).get(key)).rejects.toThrow();
  });

  // why: the server of the other tests can't make the mark of a next page with a current OpenSSL
  test("is listed page after page", async () => {
    const asked: (string | null)[] = [];
    const paged = await played(({ url = "" }, response) => {
      const { searchParams } = new URL(url, "http://of.test");
      asked.push(searchParams.get("continuation-token"));
      const [name, next] =
        asked.length === 1 ? ["a", "<NextContinuationToken>after a</NextContinuationToken>"] : ["b", ""];
      const object = `<Contents><Key>files/${name}.webp</Key><LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents>`;
      response.end(`<ListBucketResult><IsTruncated>${next !== ""}</IsTruncated>${next}${object}</ListBucketResult>`);
    });
    expect(await all(bucketAt(paged).listOlderThan(new Date()))).toEqual(["a.webp", "b.webp"]);
    expect(asked).toEqual([null, "after a"]);
  });
});

test("files are copied once, read back, and what is broken there is copied again", async () => {
  const [from, to] = [diskFiles(join(folder, "from")), stores.s3];
  const id = (at: number) => `0199a3c2-7f1e-7000-8000-00000000000${at}.480.webp`;
  for (const at of [1, 2, 3]) await from.put(id(at), new Uint8Array([at, at]));
  await to.put(id(2), new Uint8Array([2]));
  await to.put(id(3), new Uint8Array([3, 3]));
  const none = { copied: 0, there: 0, gone: 0, bytes: 0, failed: [] };
  expect(await copyFiles(from, to, () => {})).toEqual({ ...none, copied: 2, there: 1, bytes: 4 });
  expect(await copyFiles(from, to, () => {})).toEqual({ ...none, there: 3 });
  expect(await to.get(id(2))).toEqual(new Uint8Array([2, 2]));
  const forgetful: FileStore = { ...to, put: async () => ({ ok: true }), get: async () => null };
  expect((await copyFiles(from, forgetful, () => {})).failed).toHaveLength(3);
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
    expect(await all(small.listOlderThan(new Date(Date.now() + 60_000)))).toEqual([]);
    expect(await small.put(key, new Uint8Array(2_000))).toEqual({ ok: true });
    execFileSync("mount", ["-o", "remount,ro", disk]);
    expect(await small.put("other.webp", new Uint8Array(2_000))).toEqual({ ok: false, why: "readOnly" });
  } finally {
    execFileSync("umount", [disk]);
    await rm(disk, { recursive: true });
  }
});
