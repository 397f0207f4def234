import { globSync } from "node:fs";
import { basename, dirname } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { isExported, lineOf, nodes, parse, read, sourceFiles } from "./source.ts";

// Turns of phrase that this code was once written in. Whoever mends another one adds it here.
const banned = {
  names: [/InWords$/, /^told(By|Of|From|After|In)$/, /[uU]nheard$/, /^shownBy[A-Z]/, /^holds[A-Z]\w*Kind$|^holdsAny$/],
  comments: [
    /\banew\b/i,
    /\bof who (is|has|was)\b/,
    /\b(by|for|to) who (is|has|was)\b/,
    /\b(as it|that) stands\b/,
    /\bin words\b/,
  ],
  starts: [/^Answers /, /^The same (for|of) (its )?\w+\.$/, /^What (is said|stands|there is)\b/, /^Whose it is\b/],
  texts: [
    /\btold of by\b/,
    /\bno client of\b/,
    /\bis no more\b/,
    /\bby who\b/,
    /\bhow manieth\b/,
    /\bthereof\b|\bhearken/,
    /\bmeanwhile\b/i,
    /\bstands? (here|there|apart|beside|below|behind)\b/i,
    /\banew\b/i,
    /\bone's own\b|\boneself\b/i,
    /\b(coaching|train|trains) by\b/,
    /\bof administrators alone\b/,
    /\bwith an id of yours\b/i,
    // not so: they are deleted when coaching ends
    /\bown programs, groups\b/,
  ],
};

const code = ["app/**/*.{ts,tsx}", "db/**/*.ts", "scripts/**/*.{ts,js}", "tests/**/*.ts"];
const ours = ["app/**/*.{ts,tsx}", "db/**/*.ts", "scripts/**/*.{ts,js}"];
const all = sourceFiles(code, { tests: true });

test("no folder is named after nothing: utils, helpers, lib", () => {
  const folders = new Set(
    globSync("{app,db,scripts,tests,public}/**/*").flatMap((path) => dirname(path).split(/[\\/]/)),
  );
  expect([...folders].filter((folder) => /^(utils?|helpers?|libs?|common|misc)$/i.test(folder))).toEqual([]);
});

test("file names are words with hyphens", () => {
  const names = all.map((path) => basename(path)).filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)+$/.test(name));
  expect(names).toEqual([]);
});

test("no file only hands on what others export", () => {
  const barrels = all.filter((path) => {
    const { statements } = parse(path);
    const handsOn = (one: ts.Statement) => ts.isExportDeclaration(one) && one.moduleSpecifier !== undefined;
    const all = (one: ts.Statement) => handsOn(one) && ts.isExportDeclaration(one) && !one.exportClause;
    return (
      statements.some(all) ||
      (statements.some(handsOn) && statements.every((one) => handsOn(one) || ts.isImportDeclaration(one)))
    );
  });
  expect(barrels).toEqual([]);
});

test("exports have names, except where Remix or a tool asks for a default", () => {
  const mayDefault =
    /^(app\/routes\/|app\/root\.tsx|app\/routes\.ts|app\/entry\.server\.tsx|tests\/support\/(database\/database-server|servers\/server-desk)\.ts)/;
  const defaults = sourceFiles(code)
    .filter((path) => !mayDefault.test(path))
    .filter((path) => parse(path).statements.some(isDefault));
  expect(defaults).toEqual([]);
});

function isDefault(statement: ts.Statement) {
  if (ts.isExportAssignment(statement)) return true;
  if (!isExported(statement) || !ts.canHaveModifiers(statement)) return false;
  return ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword) ?? false;
}

test("there are no classes but the refusals and errors", () => {
  const classes = sourceFiles(code)
    .filter((path) => path !== "app/domain/errors.ts" && path !== "db/operator-error.ts")
    .flatMap((path) =>
      nodes(parse(path))
        .filter(ts.isClassLike)
        .map((node) => `${path}:${lineOf(node)}`),
    );
  expect(classes).toEqual([]);
});

test("names are the field's words, not this house's", () => {
  const found = all.flatMap((path) =>
    nodes(parse(path))
      .filter(ts.isIdentifier)
      .filter(({ text }) => banned.names.some((name) => name.test(text)))
      .map((node) => `${path}:${lineOf(node)}: ${node.text}`),
  );
  expect(found).toEqual([]);
});

test("comments are written in ordinary English", () => {
  const said = (comment: string) => comment.replace(/\s*(\/\*+|\*\/|^\s*\*|\/\/)\s*(why: )?/gm, " ").trim();
  const found = sourceFiles(ours).flatMap((path) =>
    [...read(path).matchAll(/^\s*\/\*[\s\S]*?\*\/|(?:^|\s)\/\/ .*$/gm)]
      .map(([comment]) => said(comment))
      .filter((text) => [...banned.comments, ...banned.starts].some((phrase) => phrase.test(text)))
      .map((text) => `${path}: ${text}`),
  );
  expect(found).toEqual([]);
});

test("texts of our own are written in ordinary English", () => {
  const found = sourceFiles(ours).flatMap((path) =>
    nodes(parse(path))
      .filter((node) => ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateLiteralToken(node))
      .filter((node) => banned.texts.some((phrase) => phrase.test(node.getText())))
      .map((node) => `${path}:${lineOf(node)}: ${node.getText().trim()}`),
  );
  expect(found).toEqual([]);
});

test("nothing is left for later, switched off, or silenced without a reason", () => {
  const marks = [/\b(TO[D]O|FIX[M]E|XX[X])\b/, /@ts-(ignore|nocheck|expect-error)/, /biome-ignore(?!.*why: )/];
  const switchedOff = /\b(test|it|describe)\.(only|skip|todo|fixme)\b/;
  const found = all
    .filter((path) => path !== "tests/architecture/style.test.ts")
    .flatMap((path) =>
      read(path)
        .split("\n")
        .flatMap((line, index) =>
          [...marks, switchedOff].some((mark) => mark.test(line)) ? [`${path}:${index + 1}: ${line.trim()}`] : [],
        ),
    );
  expect(found).toEqual([]);
});

test("no test waits by the clock, and the app prints through its log", () => {
  const waits = sourceFiles(["tests/**/*.test.ts"], { tests: true }).filter((path) =>
    /waitForTimeout|setTimeout\(/.test(read(path).replace(/page\.setDefaultTimeout/g, "")),
  );
  const prints = sourceFiles(["app/**/*.{ts,tsx}"]).filter((path) => /\bconsole\.\w+\(/.test(read(path)));
  expect(waits.filter((path) => path !== "tests/architecture/style.test.ts")).toEqual([]);
  expect(prints).toEqual([]);
});

test("raw SQL text is built nowhere in the app", () => {
  const raw = sourceFiles(["app/**/*.{ts,tsx}", "db/**/*.ts"]).filter((path) => /\bsql\.raw\(/.test(read(path)));
  expect(raw).toEqual([]);
});

test("use cases of the week see a typed post, nothing of a request", () => {
  const edge = /\b(FormData|URLSearchParams|Request|Response|pathname|new URL)\b/;
  const found = sourceFiles(["app/features/workouts/**/*.ts"]).filter((path) => edge.test(read(path)));
  expect(found).toEqual([]);
});

test("the editor renders at once, and puts texts into fields, through its commit alone", () => {
  const found = sourceFiles(["app/editor/**/*.{ts,tsx}"]).filter((path) =>
    /\b(flushSync|showTexts)\(/.test(read(path)),
  );
  expect(found).toEqual(["app/editor/state/commit.ts", "app/editor/state/form-dom.ts"]);
});

test("a form that is posted says who opened it: it is a PostForm", () => {
  // why: the first is the PostForm, the second is a login, and the third carries a form that says it already
  const known = [
    "app/ui/elements/post-form.tsx",
    "app/editor/saving/sign-in-dialog.tsx",
    "app/ui/frame/error-page.tsx",
  ];
  const others = sourceFiles(["app/**/*.tsx"]).filter((path) => /method=["'{]+post/i.test(read(path)));
  expect(others).toEqual(known.toSorted());
});
