import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { acceptedAs, coachLinesOf, howRead, isAsWritten, isSilentlyElse } from "./lines-support.ts";

const folder = join(import.meta.dirname, "lines");
const files = readdirSync(folder).filter((name) => name.endsWith(".txt"));
const all = files.flatMap((file) => coachLinesOf(file, readFileSync(join(folder, file), "utf8")));

// why: vitest gives up on a worker that does not answer for a minute
afterEach(() => new Promise((next) => setImmediate(next)));

/** Lines marked by ~, which the reader does not yet read as their writers meant. Lower it with every one that it learns. */
const mostMissing = 16;

describe.each(files)("%s", (file) => {
  test("every line is read, asked or refused as it says", () => {
    const wrong = all.filter((line) => line.file === file && !line.isMissing && !isAsWritten(line));
    expect(wrong.map((line) => `${line.text}\n  ${howRead(line)}`)).toEqual([]);
  });
});

test("no line is silently read as something else", () => {
  expect(all.filter(isSilentlyElse).map((line) => `${line.text}\n  ${howRead(line)}`)).toEqual([]);
});

test("a mark ~ stands before few lines, and before none that is read as it says", () => {
  const missing = all.filter(({ isMissing }) => isMissing);
  expect(missing.filter(isAsWritten).map(({ text }) => text)).toEqual([]);
  expect(missing.length).toBeLessThanOrEqual(mostMissing);
});

test("no word of a line is lost: a strange one between its words is refused, asked about or kept in a note", () => {
  const read = all.filter((line) => line.sign === "=>" && !line.isMissing && !line.isWeek);
  let kept = 0;
  fc.assert(
    fc.property(fc.constantFrom(...read), fc.nat(), (line, place) => {
      const words = line.written.split(/(?<= )/);
      const at = place % (words.length + 1);
      const strange = [
        ...words.slice(0, at),
        at > 0 && !words[at - 1]?.endsWith(" ") ? " zqxwv " : "zqxwv ",
        ...words.slice(at),
      ].join("");
      expect(acceptedAs({ ...line, written: strange }) ?? "zqxwv", strange).toContain("zqxwv");
      kept++;
    }),
    { numRuns: 800 },
  );
  expect(kept).toBe(800);
});
