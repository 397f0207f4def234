import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type { RunOptions } from "axe-core";

type RunOnly = NonNullable<RunOptions["runOnly"]>;

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const standards: RunOnly = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * No violation of WCAG 2.2 AA, nor of axe's good practice, on the page or in the part of it that is named; and nothing to
 * scroll sideways for.
 */
export async function expectAccessible(page: Page, within?: string) {
  expect(await violationsOn(page, standards, within)).toEqual([]);
  await expectNoOverflow(page);
}

/**
 * The same on the page as it stands, wide and light; then what else a look can change: colours in the dark, the size of
 * targets and the width of the page on a small screen.
 */
export async function expectAccessibleInEveryLook(page: Page, within?: string) {
  await page.setViewportSize(wide);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await expectAccessible(page, within);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  expect(await violationsOn(page, colourRules, within)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await violationsOn(page, sizeRules, within)).toEqual([]);
  await expectNoOverflow(page);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.setViewportSize(wide);
}

const wide = { width: 1280, height: 800 };
const colourRules: RunOnly = { type: "rule", values: ["color-contrast", "link-in-text-block"] };
const sizeRules: RunOnly = { type: "rule", values: ["target-size"] };

async function expectNoOverflow(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

async function violationsOn(page: Page, runOnly: RunOnly, within?: string) {
  if (within) await expect(page.locator(within).first()).toBeVisible();
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const what = [runOnly, within] as const;
  return page.evaluate(async ([rules, part]) => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    const { violations } = await axe.run(part ?? document, { runOnly: rules, resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
  }, what);
}
