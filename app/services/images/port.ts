/** Of somebody's picture where it stands for them: twice the largest face (56), and more, since few are square. */
export const faceWidth = 160;

/** Where pictures are shown large (dialogs), small (cards) and tiny (faces). */
export const imageWidths = [1280, 480, faceWidth];

/** A picture as WebP; sizes in pixels. */
export type EncodedImage = { width: number; height: number; bytes: Uint8Array };

/** `most`: how many megapixels it may have in the way it is saved. */
export type CantEncode = { why: "unreadable" } | { why: "tooManyPixels"; most: number };

export type Encoded =
  | { ok: true; images: EncodedImage[] }
  | ({ ok: false } & CantEncode)
  /** Others are in line, or this person sent too many; seconds until it is worth trying again. */
  | { ok: false; why: "busy" | "tooMany"; retryAfter: number };

export type ImageEncoder = {
  /**
   * The picture at up to three widths, the smallest first, upright, at most twice as high as wide of each, and without
   * the camera's data; of an animation the first frame. `read` is called once there is a place for this person, so that nothing is read in vain; null where it
   * gives nothing to encode.
   */
  encode(personId: string, read: () => Promise<Uint8Array | null>): Promise<Encoded | null>;
};
