import { existsSync, globSync } from "node:fs";
import { dirname, join, matchesGlob } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { formModules, workoutModules } from "#app/script-paths.ts";
import { nodes, parse, read, sourceFiles } from "./source.ts";

/** Selectors of all stylesheets. The number only falls, and a fall is written here: new parts carry utilities. */
const selectors = 540;

/** Of the compact week and of the week on a phone, which are other looks of the same parts. */
const weekSelectors = 182;

/** The stylesheets that there are: a new screen adds none. */
const sheets = {
  "app/styles":
    "app base confirm controls dialogs editor editor-first editor-text exercises gallery kit modes parts shell tokens tour train",
  "app/styles/editor":
    "compact draft drag exercise explorer frame history keys modes numbers phone preview print totals week",
  "app/styles/editor/compact": "drawers exercise head week",
};

const named = Object.entries(sheets).flatMap(([folder, names]) =>
  names.split(" ").map((name) => `${folder}/${name}.css`),
);

/** Each selector of a list by itself; the steps of an animation are none. */
function selectorsOf(path: string) {
  const text = read(path).replace(/\/\*.*?\*\//gs, "");
  const preludes = [...text.matchAll(/([^{};]+)\{/g)].map(([, prelude = ""]) => prelude.trim());
  const rules = preludes.filter((prelude) => !/^(@|from\b|to\b|\d+%)/.test(prelude));
  return rules.flatMap((prelude) => prelude.split(/,(?![^(]*\))/));
}

function isOfWeek(path: string) {
  return path.includes("/compact/") || path.endsWith("/phone.css");
}

test("no stylesheet is added, and one that is gone is no longer named", () => {
  expect(globSync("app/**/*.css").sort()).toEqual(named.sort());
});

test("the number of global selectors only falls", () => {
  const [ofWeek, others] = [named.filter(isOfWeek), named.filter((path) => !isOfWeek(path))];
  expect({ others: others.flatMap(selectorsOf).length, ofWeek: ofWeek.flatMap(selectorsOf).length }).toEqual({
    others: selectors,
    ofWeek: weekSelectors,
  });
});

/** Tailwind writes `:is(.group:has(…) *)`: with it, each change below an element that `:has()` is about restyles all of it. */
test("what a group has is asked as [.group:has(…)_&], which restyles only what has the class", () => {
  const asking = globSync("app/**/*.{ts,tsx}").filter((path) => /group-(?:not-)?has-/.test(read(path)));
  expect(asking).toEqual([]);
});

/** `~ *`, which Tailwind writes for `peer-`: with it, each element that comes or goes restyles all that stands beside it. */
test("what stands beside is asked as [:checked~&]:…, which restyles only what has the class", () => {
  const asking = globSync("app/**/*.{ts,tsx}").filter((path) => /\bpeer-/.test(read(path)));
  const beside = named.filter((path) => selectorsOf(path).some((selector) => /[~+]\s*[*:[]/.test(selector)));
  expect([...asking, ...beside]).toEqual([]);
});

const athletes = read("app/styles/train.css");
const week = read("app/styles/editor-first.css");

/** The files that a page's markup may come from, types and the server's part left out. */
function reachedFrom(entries: string[]) {
  const reached = new Set<string>();
  const next = [...entries];
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    if (reached.has(file) || file.includes(".server.") || !existsSync(file)) continue;
    reached.add(file);
    next.push(...importedBy(file));
  }
  return [...reached].sort();
}

function importedBy(file: string) {
  return nodes(parse(file)).flatMap((node) => {
    if (ts.isImportDeclaration(node)) return node.importClause?.isTypeOnly ? [] : pathOf(file, node.moduleSpecifier);
    if (ts.isExportDeclaration(node)) return node.isTypeOnly ? [] : pathOf(file, node.moduleSpecifier);
    const isLater = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
    return isLater ? pathOf(file, node.arguments[0]) : [];
  });
}

function pathOf(file: string, from: ts.Expression | undefined) {
  if (!from || !ts.isStringLiteral(from)) return [];
  if (from.text.startsWith("#app/")) return [from.text.slice(1)];
  return from.text.startsWith(".") ? [join(dirname(file), from.text)] : [];
}

/** Patterns as Tailwind reads them; a folder is all that is in it. */
function patternsOf(sheet: string, directive = "") {
  return [...sheet.matchAll(new RegExp(`^@source ${directive}"([^"]+)";`, "gm"))].map(([, to = ""]) => {
    const path = join("app/styles", to);
    return /\.tsx?$/.test(path) ? path : `${path}/**`;
  });
}

function missingIn(sheet: string, markup: string[]) {
  const isIn = (patterns: string[], path: string) => patterns.some((pattern) => matchesGlob(path, pattern));
  const [taken, left] = [patternsOf(sheet), patternsOf(sheet, "not ")];
  return markup.filter((path) => !isIn(taken, path) || isIn(left, path));
}

const own = sourceFiles(["app/routes/train/*.tsx", "app/routes/me/**/*.tsx"]);

const ofAthletes = reachedFrom(["app/root.tsx", ...own]);

const scripts = globSync("public/scripts/*.js");

test("the athletes' stylesheet is made from every file that their markup comes from", () => {
  const markup = [...ofAthletes.filter((path) => path.endsWith(".tsx")), ...scripts];
  expect(markup.length).toBeGreaterThan(50);
  expect(scripts).toEqual(expect.arrayContaining([...workoutModules, ...formModules].map((at) => `public${at}`)));
  expect(ofAthletes.flatMap((path) => [...read(path).matchAll(/src="[\w/-]+\.js"/g)])).toEqual([]);
  expect(missingIn(athletes, markup)).toEqual([]);
});

test("the week's first stylesheet is made from every file that its markup comes from, and from no others", () => {
  const drawn = reachedFrom(["app/root.tsx", "app/routes/shell/layout.tsx", "app/routes/editor/week/editor.tsx"]);
  const markup = drawn.filter((path) => path.endsWith(".tsx") || path.startsWith("app/ui/elements/"));
  expect(missingIn(week, markup)).toEqual([]);
  const named = patternsOf(week).filter((pattern) => pattern.startsWith("app/ui/") && !pattern.endsWith("/**"));
  expect(globSync(named).filter((path) => !markup.includes(path))).toEqual([]);
});

test("every page of theirs is sent their stylesheet", () => {
  const pages = own.filter((path) => !path.endsWith("/layout.tsx") && !read(path).includes("NeverRendered as default"));
  const others = pages.filter((path) => !/handle = \{.*styles: "train"/.test(read(path)));
  expect(others).toEqual([]);
});

test("no page of theirs has a class of a sheet that they are not sent", () => {
  const sent = athletes + read("app/styles/kit.css");
  const classesOf = (path: string) => read(path).match(/(?<=\.)[a-z][\w-]*(?=[^{};]*\{)/g) ?? [];
  const [theirs, others] = [
    globSync("app/styles/*.css").filter((path) => sent.includes(path.slice(11))),
    ["exercises", "gallery", "editor-text"],
  ];
  const known = new Set(theirs.flatMap(classesOf));
  const foreign = others.flatMap((name) => classesOf(`app/styles/${name}.css`)).filter((name) => !known.has(name));
  const texts = ofAthletes.flatMap((path) => nodes(parse(path)).filter(ts.isStringLiteralLike));
  const words = new Set(texts.flatMap(({ text }) => text.split(" ")));
  expect(foreign.length).toBeGreaterThan(10);
  expect(foreign.filter((name) => words.has(name))).toEqual([]);
});
