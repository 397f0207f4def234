import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { graphColours } from "./graph-pages.ts";

const tokens = readFileSync("app/styles/tokens.css", "utf8");

function token(name: string): [light: string, dark: string] {
  const [, light, dark] = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(tokens) ?? [];
  if (!light || !dark) throw new Error(`There is no token ${name}.`);
  return [light, dark];
}

/** WCAG 2.2, relative luminance. */
function luminance(colour: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string) {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test("paper has the light colours of the page's lines", () => {
  expect(graphColours.map((_, index) => token(`graph-${index + 1}`)[0])).toEqual([...graphColours]);
});

test("every line stands out from its card, in light and in dark, and its name can be read", () => {
  const card = token("card");
  for (const [index] of graphColours.entries()) {
    for (const scheme of [0, 1] as const) {
      const colour = token(`graph-${index + 1}`)[scheme];
      expect([colour, contrast(colour, card[scheme]) >= 4.5]).toEqual([colour, true]);
    }
  }
});

test.each(["bad", "poor", "neutral", "good", "excellent"])("what is written on the band %s can be read", (band) => {
  const [ground, ink] = [token(`${band}-band`), token(`${band}-band-ink`)];
  expect([0, 1].map((scheme) => contrast(ground[scheme] ?? "", ink[scheme] ?? "") >= 4.5)).toEqual([true, true]);
});
