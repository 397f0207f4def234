/** Twice the largest face (56), and more, since few pictures are square. */
export const faceWidth = 160;

export const imageWidths = [1280, 480, faceWidth];

export type EncodedImage = { width: number; height: number; bytes: Uint8Array };

export type CantEncode = { why: "unreadable" } | { why: "tooManyPixels"; most: number };

export type Encoded =
  | { ok: true; images: EncodedImage[] }
  | ({ ok: false } & CantEncode)
  /** `retryAfter` in seconds. */
  | { ok: false; why: "busy" | "tooMany"; retryAfter: number };

export type ImageEncoder = {
  /**
   * Up to three widths, the smallest first, upright, at most twice as high as wide, without metadata; the first frame
   * of an animation. `read` is only called once this person has a slot; null if it returns nothing.
   */
  encode(personId: string, read: () => Promise<Uint8Array | null>): Promise<Encoded | null>;
};
