import { globSync } from "node:fs";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { expect, test } from "vitest";
import table from "#app/routes.ts";
import { read } from "./source.ts";

const isRoute = /^export (default|(async )?function (loader|action)\b|const (loader|action)\b)/m;

function filesOf(entries: RouteConfigEntry[]): string[] {
  return entries.flatMap(({ file, children = [] }) => [`app/${file}`, ...filesOf(children)]);
}

// whom a route serves is asked of the built app, by tests/http/access.test.ts
test("every route file is in the table of addresses", async () => {
  const routes = globSync("app/routes/**/*.{ts,tsx}").filter((file) => isRoute.test(read(file)));
  expect(routes.sort()).toEqual(filesOf(await table).sort());
});
