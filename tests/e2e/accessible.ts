import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type { RunOptions } from "axe-core";

type RunOnly = NonNullable<RunOptions["runOnly"]>;

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const standards: RunOnly = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** No violation of WCAG 2.2 AA, nor of axe's good practice, and nothing to scroll sideways for. */
export async function expectAccessible(page: Page) {
  expect(await violationsOn(page, standards)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

/** The same in light and dark, wide and narrow, on the page as it stands. */
export async function expectAccessibleInEveryLook(page: Page) {
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await expectAccessible(page);
    // why: the theme changes colours and nothing else
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    expect(await violationsOn(page, colourRules)).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

const colourRules: RunOnly = { type: "rule", values: ["color-contrast", "link-in-text-block"] };

async function violationsOn(page: Page, runOnly: RunOnly) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(async (rules) => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    const { violations } = await axe.run(document, { runOnly: rules, resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
  }, runOnly);
}

/** The four ways every screen is looked at. */
export const looks = (["light", "dark"] as const).flatMap((colorScheme) =>
  [320, 1280].map((width) => ({ colorScheme, viewport: { width, height: 800 }, name: `${colorScheme}, ${width} px` })),
);
