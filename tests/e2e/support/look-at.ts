import { type Browser, test as base, expect, type Page } from "@playwright/test";
import { expectAccessibleInEveryLook } from "./accessible.ts";
import { alive, type Desk, leaveQuestion, open, press } from "./desk.ts";
import { unfold } from "./editor.ts";

/**
 * A state of a screen: where it is, what has to be done there, and which part of it is new, where the rest was looked at
 * in a state before.
 */
export type State = { path?: string; reach?: (desk: Desk) => Promise<unknown>; within?: string };
export type States = Record<string, State>;

/** Looks at each state in turn, on one page, in light and dark, wide and narrow. */
export async function lookAt(desk: Desk, states: States, overlay = desk.page) {
  for (const [name, { path, reach, within }] of Object.entries(states)) {
    await base.step(name, async () => {
      if (path) await goTo(desk, path);
      await reach?.(desk);
      if (overlay !== desk.page) await copyMarkup(desk.page, overlay);
      await expectAccessibleInEveryLook(overlay, within);
    });
  }
}

/** Where axe can look at what stands on a page without script. */
export async function scriptedPage(browser: Browser): Promise<Page> {
  return (await browser.newContext({ javaScriptEnabled: true })).newPage();
}

/** As a link does, so that what the page and axe have compiled is kept; where there is no script yet, by address. */
async function goTo(desk: Desk, path: string) {
  const { page } = desk;
  if (!(await page.evaluate(() => "__remixRouter" in window))) return open(desk, path);
  await page.evaluate(async (to) => {
    const { __remixRouter: router } = window as unknown as { __remixRouter: { navigate(to: string): Promise<void> } };
    await router.navigate(to);
  }, path);
  const discard = page.getByRole("dialog", { name: leaveQuestion }).getByRole("button", { name: "Proceed" });
  await expect(async () => {
    // why: a form that was refused asks before what was typed into it is left
    if (await discard.isVisible()) await discard.click();
    await expect(page).toHaveURL(path, { timeout: 250 });
  }).toPass();
  await alive(desk);
}

/** axe needs scripting: what stands on a page without it is looked at in another one, which gets the markup alone. */
async function copyMarkup(from: Page, to: Page) {
  const html = (await from.content()).replaceAll(/<script\b.*?<\/script>/gs, "");
  const { origin } = new URL(from.url());
  // why: styles and pictures are found from an address of the same site, also while its database is away
  await to.goto(`${origin}/health/live`);
  await to.setContent(html);
}

/** Ways to reach a state: by a button, one whose form is refused, and a link that opens a dialog. */
export function pressed(name: string) {
  return (desk: Desk) => press(desk, desk.page.getByRole("button", { name, exact: true }));
}

export function refuse(button: string) {
  return async (desk: Desk) => {
    await pressed(button)(desk);
    await expect(desk.page.getByRole("alert").filter({ hasText: "There is a problem" })).toBeVisible();
  };
}

export function follow(name: string | RegExp) {
  return async ({ page }: Desk) => {
    const before = page.url();
    const shown = page.getByRole("link", { name });
    const link = ((await shown.count()) > 0 ? shown : page.getByRole("link", { name, includeHidden: true })).first();
    await unfold(link);
    await link.click();
    // why: the dialog that the link is in would be taken for the one it leads to
    await expect(page).not.toHaveURL(before);
    await expect(page.getByRole("dialog")).toBeVisible();
  };
}
