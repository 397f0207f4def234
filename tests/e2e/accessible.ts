import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** No violation of WCAG 2.2 AA, nor of axe's good practice, and nothing to scroll sideways for. */
export async function expectAccessible(page: Page) {
  await page.evaluate(source);
  const violations = await page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    const { violations } = await axe.run(document, { runOnly });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
  }, standards);
  expect(violations).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

/** The four ways every screen is looked at. */
export const looks = (["light", "dark"] as const).flatMap((colorScheme) =>
  [320, 1280].map((width) => ({ colorScheme, viewport: { width, height: 800 }, name: `${colorScheme}, ${width} px` })),
);
