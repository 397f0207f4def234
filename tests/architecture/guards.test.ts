import { globSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";
import { allRoutes, entriesOf } from "./routes.ts";
import { nodes, parse } from "./source.ts";

/** Loaders and actions that ask nobody who they are, and why they need not. */
const publicEntries: Record<string, string> = {
  "app/root.tsx loader": "the product's name and the theme, the same for everybody",
  "app/routes/access/login.tsx action": "this is where somebody says who they are",
  "app/routes/access/logout.ts action": "ends a session; without one there is nothing to end",
  "app/routes/access/logout.ts loader": "only redirects",
  "app/routes/access/refused.tsx action": "only refuses",
  "app/routes/access/refused.tsx loader": "only refuses",
  "app/routes/health/live.ts loader": "asked by the machine that runs the process",
  "app/routes/health/ready.ts loader": "asked by the load balancer",
};

const routes = await allRoutes();
const entries = ["app/root.tsx", ...new Set(routes.map((route) => route.file))].flatMap((path) =>
  entriesOf(path).map(({ name, node }) => ({ name: `${path} ${name}`, node })),
);

/** Whether the function itself waits for a `require…`, before it can do anything with the answer. */
function guards(node: ts.Node) {
  for (const inner of nodes(node)) {
    if (!ts.isAwaitExpression(inner) || !ts.isCallExpression(inner.expression)) continue;
    const callee = inner.expression.expression;
    if (ts.isIdentifier(callee) && /^require[A-Z]/.test(callee.text)) return true;
  }
  return false;
}

test("there are loaders and actions to look at", () => {
  expect(entries.length).toBeGreaterThan(10);
});

test.each(entries.map(({ name, node }) => [name, node] as const))("%s asks who it is for", (name, node) => {
  const isPublic = name in publicEntries;
  expect(guards(node)).toBe(!isPublic);
});

test("the list of public entries names nothing that is gone", () => {
  const names = new Set(entries.map((entry) => entry.name));
  expect(Object.keys(publicEntries).filter((name) => !names.has(name))).toEqual([]);
});

test("every route file is in the table of addresses", () => {
  const inTable = new Set(routes.map((route) => route.file));
  const stray = globSync("app/routes/**/*.{ts,tsx}").filter((file) => {
    const exportsOne = entriesOf(file).length > 0 || /export default function/.test(parse(file).text);
    return exportsOne && !inTable.has(file);
  });
  expect(stray).toEqual([]);
});
