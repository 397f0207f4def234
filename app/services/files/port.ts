/** Where the bytes of uploaded files live. `key` is made by the app (an id and a width), never a user's text. */
export type FileStore = {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes, or null when there are none under the key. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  remove(key: string): Promise<void>;
};
