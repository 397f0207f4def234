/**
 * `key` is made by the app (an id and a width), never by a user. All but `put` throw StoreAway while nobody answers at the
 * store's address.
 */
export type FileStore = {
  /** Tells whether the store is full or read-only, for a better message. */
  put(key: string, bytes: Uint8Array): Promise<Stored>;
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  remove(key: string): Promise<void>;
  listOlderThan(time: Date): AsyncIterable<string>;
  /** False if the settings or the disk are at fault. */
  isReady(): Promise<boolean>;
};

export type Stored = { ok: true } | { ok: false; why: "full" | "readOnly" | "away" };

export function isFileKey(text: string): boolean {
  return /^[0-9a-z-]+(\.[0-9a-z-]+)*$/i.test(text);
}
