import { expect, test } from "vitest";
import { sitePath } from "./site-path.ts";

test.each([
  ["/programs", "/programs"],
  ["/programs?folder=a%20b&page=2#top", "/programs?folder=a%20b&page=2#top"],
  ["programs", "/programs"],
  ["/exercises?search=bench press", "/exercises?search=bench%20press"],
  ["/programs?next=https://elsewhere.test/", "/programs?next=https://elsewhere.test/"],
  ["/a/../programs", "/programs"],
  ["/exercises?search=Kovač", "/exercises?search=Kova%C4%8D"],
  ["/a//b", "/a//b"],
])("%s is a path of this site", (value, path) => {
  expect(sitePath(value)).toBe(path);
});

test.each([
  ["https://elsewhere.test/"],
  ["HTTPS:\\\\elsewhere.test"],
  ["//elsewhere.test"],
  ["///elsewhere.test"],
  ["/\\elsewhere.test"],
  ["\\\\elsewhere.test"],
  ["/\t/elsewhere.test"],
  ["/\n/elsewhere.test"],
  ["\t//elsewhere.test"],
  [" //elsewhere.test"],
  ["/.//elsewhere.test"],
  ["/a/..//elsewhere.test"],
  ["/%2e//elsewhere.test"],
  ["/%2E%2e//elsewhere.test"],
  ["./\\elsewhere.test"],
  ["javascript:alert(1)"],
  ["data:text/html,hello"],
  ["/programs\r\nSet-Cookie: a=b"],
  ["/programs\u0000"],
  ["//user@elsewhere.test"],
  ["/@elsewhere.test"],
  [""],
  [null],
  [undefined],
  [42],
  [new Blob(["/programs"])],
])("%j never leads elsewhere", (value) => {
  const path = sitePath(value);
  for (const base of ["http://here.test/login", "https://here.test/a/b"]) {
    const followed = new URL(path, base);
    expect(followed.origin).toBe(new URL(base).origin);
  }
  expect(path).toMatch(/^\/(?![/\\])/);
});

test("an address too long to be one of ours leads to the start page", () => {
  expect(sitePath(`/${"a".repeat(2000)}`)).toBe("/");
  expect(sitePath(`/${"a".repeat(1999)}`)).toHaveLength(2000);
});
