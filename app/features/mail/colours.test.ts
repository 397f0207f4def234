import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mailColours } from "./colours.ts";

test("mails have the product's colours", () => {
  const tokens = readFileSync("app/styles/tokens.css", "utf8");
  const wanted = Object.entries(mailColours).map(
    ([name, [light, dark]]) => `--${name}: light-dark(${light}, ${dark});`,
  );
  expect(wanted.filter((line) => !tokens.includes(line))).toEqual([]);
});
