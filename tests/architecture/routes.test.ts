import { globSync } from "node:fs";
import type { RouteConfigEntry } from "@remix-run/route-config";
import ts from "typescript";
import { expect, test } from "vitest";
import table from "#app/routes.ts";
import { lineOf, nodes, parse, read, sourceFiles } from "./source.ts";

const isRoute = /^export (default|(async )?function (loader|action)\b|const (loader|action)\b|\{[^}]*\bdefault\b)/m;

function filesOf(entries: RouteConfigEntry[]): string[] {
  return entries.flatMap(({ file, children = [] }) => [`app/${file}`, ...filesOf(children)]);
}

// whom a route serves is asked of the built app, by tests/http/access/matrix/access.test.ts
test("every route file is in the table of addresses", async () => {
  const routes = globSync("app/routes/**/*.{ts,tsx}").filter((file) => isRoute.test(read(file)));
  expect(routes.sort()).toEqual([...new Set(filesOf(await table))].sort());
});

/** Who may write an address of the product by hand. */
const writers = [
  "app/paths.ts",
  "app/train-paths.ts",
  // why: the dialogs that it shows as samples are led to from nowhere else
  /^app\/routes\/gallery\//,
  // why: its operations stand at paths of their own, under /api, by the names that the documents give
  /^app\/routes\/api\//,
];

function firstSegments(entries: RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, children = [] }) => path?.split("/")[0] || firstSegments(children));
}

test("addresses are written in app/paths.ts and app/train-paths.ts alone", async () => {
  const segments = firstSegments(await table).filter((segment) => segment !== "*");
  expect(segments).toContain("exercises");
  const address = new RegExp(`^/(${segments.join("|")})(?![\\w-])`);
  const written = sourceFiles(["app/**/*.{ts,tsx}"])
    .filter((path) => !writers.some((writer) => (typeof writer === "string" ? writer === path : writer.test(path))))
    .flatMap((path) => nodes(parse(path)).flatMap((node) => (isText(node) && address.test(node.text) ? [node] : [])));
  expect(written.map((node) => `${node.getSourceFile().fileName}:${lineOf(node)}: ${node.getText()}`)).toEqual([]);
});

/** A text in quotes, or a template up to the first thing that is put into it. */
function isText(node: ts.Node) {
  return ts.isStringLiteralLike(node) || ts.isTemplateHead(node);
}
