import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { sprites } from "#scripts/bundle/icons.ts";

test.each(Object.entries(sprites))("%s holds every icon in use, as `npm run icons` draws them", async (name, build) => {
  const file = await readFile(new URL(`../../app/ui/elements/${name}`, import.meta.url), "utf8");
  expect(file).toBe(build());
});
