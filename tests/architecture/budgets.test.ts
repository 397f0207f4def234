import ts from "typescript";
import { expect, test } from "vitest";
import { lineOf, linesOf, nodes, parse, read, sourceFiles } from "./source.ts";

const routeBudget = 120;
const fileBudget = 250;
const functionBudget = 40;

const ours = ["app/**/*.{ts,tsx,css}", "db/**/*.ts", "scripts/**/*.{ts,js}", "*.{ts,js,cjs}"];

function tooLong(path: string) {
  const lines = read(path).trimEnd().split("\n").length;
  const budget = /^app\/routes\//.test(path) ? routeBudget : fileBudget;
  return lines > budget ? [`${path}: ${lines} lines of ${budget}`] : [];
}

test("files keep to their budget: 120 lines for a route, 250 for any other", () => {
  const files = sourceFiles([...ours, "tests/**/*.ts"], { tests: true }).filter((path) => !isGenerated(path));
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(tooLong)).toEqual([]);
});

test("functions keep to 40 lines", () => {
  const files = sourceFiles(ours).filter((path) => !path.endsWith(".css"));
  expect(files.flatMap(longFunctions)).toEqual([]);
});

/** What a tool writes has the length that it has. */
function isGenerated(path: string) {
  return path.startsWith("tests/generated/");
}

function longFunctions(path: string) {
  return nodes(parse(path))
    .filter((node) => ts.isFunctionLike(node) && "body" in node && linesOf(node) > functionBudget)
    .map((node) => `${path}:${lineOf(node)}: ${linesOf(node)} lines`);
}
