import { globSync, readFileSync } from "node:fs";
import ts from "typescript";

/** Source files by patterns, tests left out unless asked for, in a steady order. */
export function sourceFiles(patterns: string[], { tests = false } = {}) {
  return globSync(patterns)
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => tests || !/\.test\.tsx?$/.test(path))
    .sort();
}

export function parse(path: string) {
  return ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
}

/** Every node of the file, outermost first. */
export function* nodes(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of node.getChildren()) yield* nodes(child);
}

export function lineOf(node: ts.Node) {
  return node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1;
}

/** How many lines the node takes, the comment before it left out. */
export function linesOf(node: ts.Node) {
  const end = node.getSourceFile().getLineAndCharacterOfPosition(node.getEnd()).line + 1;
  return end - lineOf(node) + 1;
}

export function isExported(node: ts.Node) {
  return ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
}
