/** Where the bytes of uploaded files live. `key` is made by the app (an id and a width), never a user's text. */
export type FileStore = {
  /** Says why when the place takes no more, which people should be told in other words than of a broken file. */
  put(key: string, bytes: Uint8Array): Promise<Stored>;
  /** The bytes, or null when there are none under the key. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Removing what is not there changes nothing. */
  remove(key: string): Promise<void>;
  /** The keys of everything that was put before that time, and of what a put that was cut off has left. */
  putBefore(time: Date): AsyncIterable<string>;
  /** Whether files can be read now. */
  isReady(): Promise<boolean>;
};

export type Stored = { ok: true } | { ok: false; why: "full" | "readOnly" | "away" };

/** Whether the text may be a key: letters, digits and hyphens, with single dots between them. */
export function isFileKey(text: string): boolean {
  return /^[0-9a-z-]+(\.[0-9a-z-]+)*$/i.test(text);
}
