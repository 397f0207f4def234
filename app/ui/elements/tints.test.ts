import { readFileSync } from "node:fs";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { tintOf, tints } from "./tints.ts";

const tokens = readFileSync("app/styles/tokens.css", "utf8");

function coloursOf(token: string) {
  const [, light = "", dark = ""] = new RegExp(`--${token}: light-dark\\((#\\w{6}), (#\\w{6})\\);`).exec(tokens) ?? [];
  return [light, dark] as const;
}

/** WCAG 2.2, 1.4.3. */
function contrastOf(one: string, other: string) {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf(colour: string) {
  const channel = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

test.each(Object.entries(tints))("what stands on %s is read, in light and in dark", (name, classes) => {
  const [tint, ink] = [coloursOf(name), coloursOf(`${name}-ink`)];
  expect(classes).toBe(`bg-(--${name}) text-(--${name}-ink)`);
  for (const scheme of [0, 1] as const) expect(contrastOf(tint[scheme], ink[scheme])).toBeGreaterThanOrEqual(4.5);
});

test("somebody's tint stays, and many people have every one of them", () => {
  const id = newId();
  expect(tintOf(id)).toBe(tintOf(id));
  const seen = new Set(Array.from({ length: 500 }, () => tintOf(newId())));
  expect(seen).toEqual(new Set(Object.values(tints)));
});
