import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { webhookKinds } from "./webhooks.server.ts";

test("the page about going live lists every kind of webhook that the app handles, and no other", () => {
  const page = readFileSync("docs/going-live-with-payments.md", "utf8");
  const listed = [...page.matchAll(/^- `([a-z_]+)`$/gm)].map(([, kind]) => kind);
  const handled = Object.keys(webhookKinds).filter((kind) => kind !== "check");
  expect(listed.toSorted()).toEqual(handled.toSorted());
});
