import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, looks } from "./accessible.ts";
import { signIn } from "./programs-steps.ts";

type State = { path: string; reach?: (page: Page) => Promise<void> };

const states: Record<string, State> = {
  "the dashboard": { path: "/" },
  "the components": { path: "/all" },
  "the components, refused": { path: "/all", reach: (page) => refuse(page, "Save") },
  "the components, with a message": { path: "/all", reach: showMessage },
  "a dialog": { path: "/all/dialog" },
  "a dialog, refused": { path: "/all/dialog", reach: (page) => refuse(page, "Create") },
  "a question": { path: "/all/confirm" },
  "a notice": { path: "/all/info" },
  "the menu": { path: "/", reach: openMenu },
  "an unknown address": { path: "/nowhere" },
};

for (const { name: look, ...settings } of looks) {
  test.describe(look, { tag: "@with-script" }, () => {
    test.use(settings);
    test("the kit and the shell are accessible in every state", async ({ page }) => {
      await signIn(page, "trainer@demo.test");
      for (const [name, { path, reach }] of Object.entries(states)) {
        await test.step(name, async () => {
          await page.goto(path);
          await reach?.(page);
          await expectAccessible(page);
        });
      }
    });
  });
}

async function refuse(page: Page, button: string) {
  await page.getByRole("button", { name: button, exact: true }).first().click();
  await expect(page.getByRole("alert")).toBeVisible();
}

async function showMessage(page: Page) {
  await page.getByRole("button", { name: "Show a bad message" }).click();
  await expect(page.getByText("That could not be done.")).toBeVisible();
}

async function openMenu(page: Page) {
  const menu = page.getByRole("button", { name: "Menu" });
  if (await menu.isVisible()) await menu.click();
}
