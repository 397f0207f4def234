import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import declared from "#app/routes.ts";

// why: the router writes a line for each address that cannot be decoded, and there are hundreds
beforeAll(() => void vi.spyOn(console, "warn").mockImplementation(() => {}));
afterAll(() => void vi.restoreAllMocks());

type Route = { id?: string; path?: string; index?: boolean; caseSensitive?: boolean; children?: Route[] };
type Match = { params: Record<string, string | undefined>; pathname: string; pathnameBase: string; route: Route };
type Router = {
  matchRoutes: (routes: Route[], pathname: string, basename?: string) => Match[] | null;
  matchPath: (pattern: object | string, pathname: string) => object | null;
};

const require = createRequire(import.meta.url);
const folder = resolve("node_modules/@remix-run/router/dist");
/** What the server runs, and the browser's build of the same version, in which no patch touches what is matched. */
const patched: Router = require(join(folder, "router.cjs.js"));
const original: Router = await import(join(folder, "router.js"));

const routes: Route[] = [{ id: "root", path: "", children: (declared as Route[]).map(copy) }];
const twice: Route[] = [{ id: "root", path: "", children: [...(routes[0]?.children ?? []), ...elsewhere()] }];

function copy(route: Route): Route {
  return { ...route, ...(route.children ? { children: route.children.map(copy) } : {}) };
}

/** Routes of all shapes that the app has none of. */
function elsewhere(): Route[] {
  return [
    { id: "optional", path: "shop/:lang?/about" },
    { id: "optional first", path: ":lang?/contact" },
    { id: "splat", path: "docs/*", children: [{ id: "in splat", path: ":page/edit" }] },
    { id: "strict", path: "Strict/Case", caseSensitive: true },
    {
      id: "param",
      path: ":any",
      children: [
        { id: "under param", path: "exercises" },
        { id: "home", index: true },
      ],
    },
    { id: "odd", path: "a.b+c/(d)/[e]" },
    { id: "letters", path: "übung/:id" },
    { id: "absolute", path: "/absolute", children: [{ id: "absolute child", path: "/absolute/child" }] },
  ];
}

const patterns = pathsOf(twice);

function pathsOf(list: Route[], before = ""): string[] {
  return list.flatMap(({ path = "", children = [] }) => {
    const whole = path.startsWith("/") ? path : `${before}/${path}`;
    return [whole, ...pathsOf(children, whole)];
  });
}

const hostile = [
  ...[
    "",
    "/",
    "//",
    "///exercises",
    "/exercises/",
    "/exercises//",
    "/EXERCISES",
    "/Exercises/New/",
    "/exercises/new/x",
  ],
  ...[
    "/programs%2Fnew",
    "/exercises%00",
    "/%65xercises",
    "/exerciſes",
    "/e\u212axercises",
    "/%E0%A4%A",
    "/%",
    "/programs\n",
  ],
  ...["/manage-program/1/workouts/2/move/3", "/manage-program//text", "/manage-program/%2F/text", "/__proto__/new"],
  ...[
    "/constructor",
    "/toString",
    "/hasOwnProperty/copy",
    "exercises",
    "?x",
    "/#x",
    "/exercises?x=1",
    "/a.b+c/(d)/[e]",
  ],
  ...["/shop/about", "/shop/en/about", "/contact", "/en/contact", "/docs", "/docs/", "/docs/a/edit", "/strict/case"],
  ...[
    "/Strict/Case",
    "/star",
    "/starx",
    "/star*",
    "/%C3%BCbung/1",
    "/ÜBUNG/1",
    "/absolute/child",
    "/exercises/exercises",
  ],
  ...["/health/live", "/health/LIVE/", "/report.pdf", "/manage-program/1/report.pdf", "/manage-program/1/report-pdf"],
];

/** Paths near the routes: their segments, changed, mixed, doubled, cut and encoded. */
const nearRoutes = fc
  .tuple(
    fc.constantFrom(...patterns),
    fc.array(fc.oneof(fc.constantFrom(...segments()), fc.string({ unit: "binary", maxLength: 8 })), { maxLength: 4 }),
    fc.constantFrom("", "/", "//", ".data", "%2F", "%", "x"),
    fc.constantFrom("as is", "upper", "encoded"),
  )
  .map(([pattern, words, ending, form]) => {
    let word = 0;
    const filled = pattern.replace(/:[\w-]+\??|\*/g, () => words[word++ % Math.max(words.length, 1)] ?? "1");
    const path = filled + ending;
    if (form === "upper") return path.toUpperCase();
    return form === "encoded"
      ? path.replace(/[^/]/g, (letter) => encodeURIComponent(/[\ud800-\udfff]/.test(letter) ? "x" : letter))
      : path;
  });

function segments() {
  return [...new Set(patterns.flatMap((pattern) => pattern.split("/")))];
}

const ids = (matches: Match[] | null) =>
  matches?.map(({ route, ...match }) => ({ ...match, id: route.id ?? route })) ?? null;

function expectSame(path: string) {
  for (const list of [routes, twice]) {
    for (const basename of [undefined, "/exercises"]) {
      expect(ids(patched.matchRoutes(list, path, basename))).toEqual(ids(original.matchRoutes(list, path, basename)));
    }
  }
}

test.each(hostile)("%j leads to the same routes, with the same parameters, as without the patch", expectSame);

test("every route's own path, and any path near one, leads where it leads without the patch", () => {
  for (const pattern of patterns) expectSame(pattern);
  fc.assert(fc.property(nearRoutes, expectSame), { numRuns: 1000 });
});

test("any path at all leads where it leads without the patch", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "binary" }).map((text) => `/${text}`),
      expectSame,
    ),
    { numRuns: 800 },
  );
});

test("one pattern matches one path as without the patch, asked again and again", () => {
  const pattern = fc.record({
    path: fc.constantFrom(...patterns),
    caseSensitive: fc.boolean(),
    end: fc.boolean(),
  });
  fc.assert(
    fc.property(pattern, nearRoutes, (one, path) => {
      const expected = original.matchPath(one, path);
      expect(patched.matchPath(one, path)).toEqual(expected);
      expect(patched.matchPath(one, path)).toEqual(expected);
    }),
    { numRuns: 800 },
  );
});

test("each patch is applied to what is installed", () => {
  const patches = readdirSync("patches");
  expect(patches).toHaveLength(6);
  for (const patched of patches.flatMap((name) =>
    readFileSync(`patches/${name}`, "utf8")
      .split(/^diff --git /m)
      .slice(1),
  )) {
    const file = /^\+\+\+ b\/(\S+)$/m.exec(patched)?.[1] ?? "";
    const added = [...patched.matchAll(/^\+(?!\+\+)(.*\S.*)$/gm)].map((match) => match[1] ?? "");
    const installed = readFileSync(file, "utf8");
    expect(added.filter((line) => !installed.includes(line))).toEqual([]);
  }
});

test("each patch was made for the version that is installed", () => {
  for (const file of readdirSync("patches")) {
    const [, name = "", version] = /^(.+)\+([^+]+)\.patch$/.exec(file) ?? [];
    const { version: installed } = JSON.parse(
      readFileSync(`node_modules/${name.replace("+", "/")}/package.json`, "utf8"),
    );
    expect([file, installed]).toEqual([file, version]);
  }
});
