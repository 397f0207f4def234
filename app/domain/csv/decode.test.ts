import { describe, expect, test } from "vitest";
import { decode, type Encoding, encodingOf } from "./decode.ts";

const bytes = (...of: number[]) => new Uint8Array(of);
const text = "name;email\r\nAna;a@b.test\r\n";
const wide = (bigEnds: boolean) =>
  new Uint8Array([...text].flatMap((letter) => (bigEnds ? [0, letter.charCodeAt(0)] : [letter.charCodeAt(0), 0])));

function narrow(letters: string, encoding: "windows-1250" | "windows-1252") {
  const codes = Array.from({ length: 256 }, (_, code) => decode(bytes(code), encoding));
  return new Uint8Array([...letters].map((letter) => codes.indexOf(letter)));
}

describe("the encoding is known", () => {
  test.each<[Encoding, string, Uint8Array]>([
    ["utf-8", "by its mark", bytes(0xef, 0xbb, 0xbf, 0x61)],
    ["utf-16le", "by its mark", bytes(0xff, 0xfe, 0x61, 0)],
    ["utf-16be", "by its mark", bytes(0xfe, 0xff, 0, 0x61)],
    ["utf-16le", "by its zeros", wide(false)],
    ["utf-16be", "by its zeros", wide(true)],
    ["utf-8", "by what it comes to", new TextEncoder().encode("Žiga Čeh; Chloé")],
    ["windows-1252", "by Western names", narrow("Chloé Müller; Iñaki Núñez; Søren Ærø; Hélène", "windows-1252")],
    ["windows-1250", "by Slovenian names", narrow("Ana Kovač; Žiga Čeh; Miha Šuštar", "windows-1250")],
    ["windows-1250", "by Polish names", narrow("Łukasz Wójcik; Tomasz Żak", "windows-1250")],
    ["windows-1250", "by Czech names", narrow("Eva Růžičková", "windows-1250")],
  ])("%s %s", (encoding, _how, given) => {
    expect(encodingOf(given)).toBe(encoding);
  });
});

test("a mark is no letter", () => {
  expect(decode(bytes(0xef, 0xbb, 0xbf, 0x61), "utf-8")).toBe("a");
  expect(decode(bytes(0xff, 0xfe, 0x61, 0), "utf-16le")).toBe("a");
});

test.each([
  ["a zip archive", bytes(0x50, 0x4b, 3, 4, 0x14, 0, 6, 0, 8)],
  ["zeros", new Uint8Array(1000)],
  ["a text with NUL", new TextEncoder().encode("a,b\0c,d")],
  ["a picture", bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d)],
])("%s is no text", (_name, given) => {
  expect(encodingOf(given)).toBeNull();
});
