/** The encodings that spreadsheets save. The first three are Unicode, the others use one byte per letter. */
export const encodings = ["utf-8", "utf-16le", "utf-16be", "windows-1252", "windows-1250"] as const;
export type Encoding = (typeof encodings)[number];

export function encodingOf(bytes: Uint8Array): Encoding | null {
  const encoding = markedEncoding(bytes) ?? wideEncoding(bytes) ?? (isUtf8(bytes) ? "utf-8" : narrowEncoding(bytes));
  return isText(decode(bytes, encoding)) ? encoding : null;
}

/** Without the byte order mark. Invalid bytes become replacement characters. */
export function decode(bytes: Uint8Array, encoding: Encoding): string {
  return new TextDecoder(encoding).decode(bytes);
}

export function isNarrow(encoding: Encoding): boolean {
  return encoding === "windows-1252" || encoding === "windows-1250";
}

function markedEncoding([first, second, third]: Uint8Array): Encoding | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : null;
}

/** In bytes. What distinguishes encodings comes early. */
const looked = 4096;

/** Two bytes per letter without a mark: one byte of each separator and Latin letter is 0. */
function wideEncoding(bytes: Uint8Array): Encoding | null {
  const start = bytes.subarray(0, looked);
  const zeros = [0, 0];
  for (const [index, byte] of start.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > start.length / 4 && even === 0) return "utf-16le";
  return even > start.length / 4 && odd === 0 ? "utf-16be" : null;
}

function isUtf8(bytes: Uint8Array) {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Read as Western text: letters of Western languages, and those that Central European names would turn into. */
const western = /[àâãåêëïñòôõøùûÿœ]|(?<=\p{L})[èæ](?=\p{L})/giu;
const central = /[šž¹³¿¯¼¾¥£]|(?<=\p{L})[èæ](?!\p{L})|(?<!\p{L})[ÈÆÐ](?=\p{Ll})/gu;
/** A letter that no Western name has counts more than one that some Central European names have, too. */
const weight = 3;

function narrowEncoding(bytes: Uint8Array): Encoding {
  const text = decode(bytes, "windows-1252");
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  return count(central) * weight > count(western) ? "windows-1250" : "windows-1252";
}

function isText(text: string) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: why: they are what is looked for
  return !/[\u0000-\u0008\u000e-\u001f]/.test(text);
}
