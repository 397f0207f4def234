import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page, test } from "@playwright/test";
import type { RunOptions } from "axe-core";
import { unreadableOn } from "./colours.ts";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** A page that is looked at, and the headers that it was looked at with, which are not looked at again. */
type Looking = { axe: typeof import("axe-core"); framesSeen?: Set<string> };

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const apart = { enabled: false };
// why: colours are judged apart, where they have not been judged before, for half of axe's time
const everything: RunOptions = {
  runOnly: { type: "tag", values: standards },
  rules: { "color-contrast": apart, "link-in-text-block": apart },
};
// why: of a dialog and a part of a page the controls are measured where they are nearest to each other, on a small screen
const allButSizes: RunOptions = { ...everything, rules: { ...everything.rules, "target-size": apart } };
const sizes: RunOptions = { runOnly: { type: "rule", values: ["target-size"] } };
const wide = { width: 1280, height: 800 };

/**
 * No violation of WCAG 2.2 AA, nor of axe's good practice, on the page or in the part of it that is named; and nothing to
 * scroll sideways for.
 */
export async function expectAccessible(page: Page, within?: string, rules = everything) {
  expect(await violationsOn(page, rules, within)).toEqual([]);
  expect(await unreadableOn(page, within)).toEqual([]);
  await expectNoOverflow(page);
}

/**
 * The same on the page as it stands, wide and light; then what else a look can change: colours in the dark, the size of
 * targets and the width of the page on a small screen.
 */
export async function expectAccessibleInEveryLook(page: Page, within?: string) {
  await page.setViewportSize(wide);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const isPart = within || (await page.locator("dialog:modal").count()) > 0;
  await test.step("wide and light", () => expectAccessible(page, within, isPart ? allButSizes : everything));
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await test.step("wide and dark", async () => expect(await unreadableOn(page, within)).toEqual([]));
  await page.setViewportSize({ width: 320, height: 800 });
  await test.step("320 pixels and dark", async () => {
    expect(await violationsOn(page, sizes, within)).toEqual([]);
    await expectNoOverflow(page);
  });
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.setViewportSize(wide);
}

async function expectNoOverflow(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

async function violationsOn(page: Page, options: RunOptions, within?: string) {
  if (within) await expect(page.locator(within).first()).toBeVisible();
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(
    async ([rules, part]) => {
      const looking = window as unknown as Looking;
      looking.framesSeen ??= new Set();
      const { axe, framesSeen } = looking;
      const frame = [JSON.stringify(rules), innerWidth, document.querySelector("header.bar")?.outerHTML].join();
      // why: what is behind a modal dialog is inert, and looked at as a screen of its own
      const modal = document.querySelector("dialog:modal") ? "dialog:modal" : undefined;
      const screen = framesSeen.has(frame) ? { exclude: ["header.bar"] } : document;
      if (!part && !modal) framesSeen.add(frame);
      const { violations } = await axe.run(part ?? modal ?? screen, { ...rules, resultTypes: ["violations"] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
    },
    [options, within] as const,
  );
}
