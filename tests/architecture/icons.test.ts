import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { buildSprite } from "#scripts/bundle/icons.ts";

test("the file of icons holds every icon in use, as `npm run icons` draws them", async () => {
  const file = await readFile(new URL("../../app/ui/elements/icons.svg", import.meta.url), "utf8");
  expect(file).toBe(buildSprite());
});
