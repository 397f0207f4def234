import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { compactManifest } from "#scripts/bundle/compact-manifest.ts";

const route = { hasAction: false, hasLoader: true, hasClientAction: false, hasClientLoader: false, css: [] };
const manifest = {
  entry: { module: "/assets/entry.js", imports: ["/assets/vendor.js"], css: ["/assets/entry.css"] },
  routes: {
    root: { ...route, id: "root", path: "", hasErrorBoundary: true, module: "/assets/root.js", imports: ["/a.js"] },
    frame: {
      ...route,
      id: "frame",
      parentId: "root",
      hasErrorBoundary: false,
      module: "/assets/f.js",
      imports: [],
      css: ["/a.css", "/b.css"],
    },
    home: {
      ...route,
      id: "home",
      parentId: "frame",
      index: true,
      hasAction: true,
      hasErrorBoundary: false,
      module: "/assets/home-Ab1_x-9Z.js",
      imports: ["/b.js", "/a.js"],
      css: ["/b.css", "/a.css"],
    },
  },
  url: "/assets/manifest-1.js",
  version: "1",
};

/** What a page has after the script that the build wrote of these routes. */
async function restored(routes: object) {
  const folder = await mkdtemp(join(tmpdir(), "macrocycle-manifest-"));
  try {
    const file = join(folder, "manifest-1.js");
    await writeFile(file, `window.__remixManifest=${JSON.stringify({ ...manifest, routes })};`);
    await compactManifest(folder);
    const window: { __remixManifest?: unknown } = {};
    runInNewContext(await readFile(file, "utf8"), { window });
    return JSON.parse(JSON.stringify(window.__remixManifest));
  } finally {
    await rm(folder, { recursive: true });
  }
}

test("the browser makes the list of routes as Remix wrote it, styles in their order, scripts sorted", async () => {
  const home = { ...manifest.routes.home, imports: ["/a.js", "/b.js"] };
  expect(await restored(manifest.routes)).toEqual({ ...manifest, routes: { ...manifest.routes, home } });
});

test("a key that the rows have no place for stops the build", async () => {
  await expect(restored({ root: { ...manifest.routes.root, handle: 1 } })).rejects.toThrow("handle");
});
