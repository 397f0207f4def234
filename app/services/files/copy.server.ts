import type { FileStore } from "./port.ts";

export type Copied = { copied: number; there: number; gone: number; bytes: number; failed: string[] };

const atOnce = 8;

/**
 * Copies and verifies every file. Skips complete copies, so it can be stopped and restarted. Files never change under
 * their keys, so both stores may be in use. `said` is called after every few.
 */
export async function copyFiles(from: FileStore, to: FileStore, said: (now: Copied) => void): Promise<Copied> {
  const all: Copied = { copied: 0, there: 0, gone: 0, bytes: 0, failed: [] };
  let keys: string[] = [];
  async function copySome() {
    await Promise.all(keys.map((key) => copyOne(key, { from, to, all })));
    keys = [];
    said(all);
  }
  for await (const key of listKeys(from)) {
    keys.push(key);
    if (keys.length >= atOnce) await copySome();
  }
  if (keys.length > 0) await copySome();
  return all;
}

const oneDay = 24 * 60 * 60 * 1000;

/** Of all files, without what an interrupted upload left. */
export async function* listKeys(store: FileStore) {
  // why: the store's clock may be ahead of ours
  for await (const key of store.listOlderThan(new Date(Date.now() + oneDay))) {
    if (!isLeftover(key)) yield key;
  }
}

function isLeftover(key: string) {
  return /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key);
}

async function copyOne(key: string, { from, to, all }: { from: FileStore; to: FileStore; all: Copied }) {
  const bytes = await from.get(key);
  if (!bytes) return all.gone++;
  if (isSame(bytes, await to.get(key))) return all.there++;
  const stored = await to.put(key, bytes);
  if (!stored.ok || !isSame(bytes, await to.get(key))) return all.failed.push(key);
  all.bytes += bytes.byteLength;
  return all.copied++;
}

function isSame(bytes: Uint8Array, others: Uint8Array | null) {
  return others !== null && Buffer.compare(bytes, others) === 0;
}
