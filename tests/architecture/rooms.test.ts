import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { sourceFiles } from "./source.ts";

/** The rooms of each house from the ground up; `.dependency-cruiser.cjs` holds their order. */
const houses: Record<string, string[]> = JSON.parse(readFileSync("tests/architecture/rooms.json", "utf8"));

/** What stands above all rooms of its house. */
const roofs = ["app/editor/editor.tsx"];

/** More files than this in one folder, and it holds more than one purpose. */
const maxFiles = 20;

test.each(Object.entries(houses))(
  "every file of %s stands in a room, and every room holds something",
  (house, rooms) => {
    const files = sourceFiles([`${house}/**/*.{ts,tsx}`]).filter((path) => !roofs.includes(path) && !isSupport(path));
    const paths = rooms.map((room) => `${house}/${room}`);
    expect(files.filter((path) => !paths.includes(dirname(path)))).toEqual([]);
    expect(paths.filter((room) => !files.some((path) => dirname(path) === room))).toEqual([]);
  },
);

test("no folder of the app or of what reaches the database has more than 20 files, not counting its tests", () => {
  expect(
    tooFull(sourceFiles(["app/**/*.{ts,tsx}", "db/*.ts", "db/embedded/*.ts"]).filter((path) => !isSupport(path))),
  ).toEqual([]);
});

test("no room of the scripts, of the tests or of what tests share has more than 20 files", () => {
  expect(tooFull(sourceFiles(["scripts/**/*.{ts,js}", "tests/**/*.ts"], { tests: true }))).toEqual([]);
});

function tooFull(paths: string[]) {
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > maxFiles);
}

/** Documents and texts that tests alone use. */
function isSupport(path: string) {
  return path.endsWith("-support.ts");
}
