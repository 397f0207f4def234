import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { paths } from "#app/paths.ts";
import { givenProgram } from "#tests/integration/programs/given.ts";
import { get, type Visitor, visitorAs } from "#tests/support/http/visitor.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { sharedServer } from "#tests/support/servers/server.ts";

/** Proves what the built files are and how they are sent: what no test of a source can see. */
const folder = "build/client/assets";
const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
const textOf = (name: string) => readFileSync(join(folder, name), "utf8");
let trainer: Visitor;
let editor: string;

beforeAll(async () => {
  const server = await sharedServer();
  const { user, ctx } = await coachingBusiness();
  trainer = await visitorAs(server, user);
  editor = paths.editor(await givenProgram(ctx));
});

/** Words that only the named thing's code holds. */
const serverOnly: [string, RegExp][] = [
  ["zod", /\bZodError\b|"too_small"|invalid_union/],
  ["the database's driver", /PostgresError|drizzle:/],
  ["the policy of a server module", /SESSION_SECRET|DATABASE_URL/],
  ["password hashing", /argon2/],
  ["the log", /\bpino\b/],
];

test.each(serverOnly)("the browser is sent nothing of %s", (_name, mark) => {
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((name) => mark.test(textOf(name)))).toEqual([]);
});

test.each(serverOnly)("%s is known by these words where it belongs, on the server", (_name, mark) => {
  const chunks = readdirSync("build/server", { recursive: true, encoding: "utf8" });
  const server = chunks.filter((name) => name.endsWith(".js")).map((name) => `build/server/${name}`);
  const sources = [
    ...server,
    "node_modules/zod/v4/core/errors.js",
    "node_modules/postgres/src/errors.js",
    "node_modules/drizzle-orm/logger.js",
  ];
  expect(sources.some((path) => mark.test(readFileSync(path, "utf8")))).toBe(true);
});

/** The scripts that a page asks for before anybody does anything: what it preloads and imports, and the entry. */
async function scriptsOf(path: string) {
  const page = await (await get(trainer, path)).text();
  const named = new Set([...page.matchAll(/\/assets\/([\w.-]+\.js)/g)].map((match) => match[1] ?? ""));
  return [...named];
}

// why: React and Remix are 68 kB of it; a coach on a slow line waits for the rest, and for each file's headers. A new
// screen adds its lines in the manifest, some 50 bytes. Nothing more comes when a list is idle.
test.each([
  ["/", 90_800, 8],
  ["/exercises", 93_900, 8],
  ["/programs", 96_200, 8],
  ["/subscribe", 90_000, 11],
])("%s asks for at most %i bytes of script in %i files", async (path, most, files) => {
  await expectAtMost(path, most, files);
});

test("the editor asks for little before it is alive: what is done with its week, and lists, come later or never", async () => {
  const asked = await expectAtMost(editor, 114_000, 10);
  expect(asked.filter((name) => /^(?:hands|drafts|calculation|strength|typing|lists|forms)-/.test(name))).toEqual([]);
  expect(scripts.filter((name) => name.startsWith("hands-"))).toHaveLength(1);
});

async function expectAtMost(path: string, most: number, files: number) {
  const asked = await scriptsOf(path);
  const bytes = asked.reduce((total, name) => total + brotliCompressSync(textOf(name)).length, 0);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(most);
  expect(asked.length).toBeLessThanOrEqual(files);
  return asked;
}

test("what draws graphs is a file of its own, which a page names only when it has one", async () => {
  const [drawing, ...more] = scripts.filter((name) => textOf(name).includes("Unable to find the theme"));
  expect(more).toEqual([]);
  expect(drawing).toMatch(/^graph-cards-/);
  expect(brotliCompressSync(textOf(drawing ?? "")).length).toBeLessThan(82_800);
  for (const path of ["/", "/readiness"]) expect(await scriptsOf(path)).not.toContain(drawing);
});

// why: two files that import each other run before what they import, and no dialog of theirs opens
test("no two scripts import each other, directly or through others", () => {
  const imports = new Map(scripts.map((name) => [name, importsOf(name)]));
  const reached = (name: string, seen = new Set<string>()): Set<string> => {
    for (const next of imports.get(name) ?? []) if (!seen.has(next)) reached(next, seen.add(next));
    return seen;
  };
  expect(scripts.flatMap(importsOf)).not.toEqual([]);
  expect(scripts.filter((name) => reached(name).has(name))).toEqual([]);
});

function importsOf(name: string) {
  return [...textOf(name).matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g)].map((match) => match[1] ?? "");
}

test("no dialogs but the editor's bring the editor along", () => {
  const rooms = scripts.filter((name) => name.includes("-room-"));
  expect(rooms.length).toBeGreaterThan(5);
  const bring = rooms.filter((name) => /from"\.\/week-/.test(textOf(name)));
  expect(bring.filter((name) => !name.startsWith("editor-"))).toEqual([]);
  expect(bring).not.toEqual([]);
});

test("a page ends with its closing tags, after the data that Remix sends last", async () => {
  const html = await (await get(trainer, "/exercises")).text();
  expect(html.endsWith("</body></html>")).toBe(true);
  expect(html.match(/<\/body>|<\/html>/g)).toEqual(["</body>", "</html>"]);
  expect(html).toContain("__remixContext");
});
