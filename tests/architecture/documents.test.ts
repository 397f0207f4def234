import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { read, sourceFiles } from "./source.ts";

const documents = sourceFiles(["*.md", "docs/**/*.md"]);

/** Markdown without its code, in which brackets and number signs mean something else. */
function proseOf(path: string) {
  return read(path).replace(/^ *```[\s\S]*?^ *```$/gm, "");
}

/** The anchors that GitHub gives to the headings of a page. */
function anchorsOf(path: string) {
  const headings = [...proseOf(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => heading);
  return headings.map((heading) =>
    heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_\- ]/gu, "")
      .replaceAll(" ", "-"),
  );
}

function linksOf(path: string) {
  const links = [...proseOf(path).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = ""]) => link);
  return links.filter((link) => !/^[a-z]+:/.test(link));
}

test.each(documents)("the links of %s lead somewhere", (path) => {
  const broken = linksOf(path).filter((link) => {
    const [file = "", anchor] = link.split("#");
    const target = file === "" ? path : join(dirname(path), file);
    return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
  });
  expect(broken).toEqual([]);
});

test("DECISIONS.md lists every decision", () => {
  const listed = linksOf("DECISIONS.md").filter((link) => link.includes("#"));
  const pages = sourceFiles(["docs/decisions/*.md"]);
  const made = pages.flatMap((page) =>
    anchorsOf(page)
      .slice(1)
      .map((anchor) => `${page}#${anchor}`),
  );
  expect(listed.toSorted()).toEqual(made.toSorted());
});

test("every document is linked from another one", () => {
  const linked = documents.flatMap((path) =>
    linksOf(path).map((link) => join(dirname(path), link.split("#")[0] ?? "")),
  );
  const entry = ["README.md", "DECISIONS.md"];
  expect(documents.filter((path) => !entry.includes(path) && !linked.includes(path))).toEqual([]);
});

test.each([
  ["README.md", "headlines"],
  ["docs/numbers.md", "bench"],
  ["docs/numbers.md", "bench editor"],
  ["docs/numbers.md", "bench text"],
  ["docs/numbers.md", "bench week"],
  ["docs/numbers.md", "bench training"],
  ["docs/numbers.md", "bench athletes"],
  ["docs/numbers.md", "faults"],
])("%s has the marks between which %s is written", (path, name) => {
  // why: the bench would miss them after half an hour of measuring
  const text = read(path);
  expect(text.indexOf(`<!-- ${name} -->`)).toBeGreaterThan(-1);
  expect(text.indexOf(`<!-- /${name} -->`)).toBeGreaterThan(text.indexOf(`<!-- ${name} -->`));
});
