import { globSync, readFileSync } from "node:fs";
import ts from "typescript";

/** Source files by patterns, tests left out unless asked for, in a steady order. */
export function sourceFiles(patterns: string[], { tests = false } = {}) {
  return globSync(patterns)
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => tests || !/\.test\.tsx?$/.test(path))
    .sort();
}

export function read(path: string) {
  return readFileSync(path, "utf8");
}

const parsed = new Map<string, ts.SourceFile>();

export function parse(path: string) {
  const known = parsed.get(path) ?? ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true);
  parsed.set(path, known);
  return known;
}

/** Every node of the file, outermost first. */
export function nodes(root: ts.Node): ts.Node[] {
  const found: ts.Node[] = [];
  function visit(node: ts.Node) {
    found.push(node);
    ts.forEachChild(node, visit);
  }
  visit(root);
  return found;
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
