import { expect } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { type Desk, givenSession, open, test } from "#tests/e2e/support/desk.ts";
import { lookAt, type States } from "#tests/e2e/support/look-at.ts";

/** Proves what only a browser sees: every state of the kit and the shell is accessible, in every look. */
const states: States = {
  "the components": { path: "/all" },
  "the components, refused": { path: "/all", reach: (desk) => refuse(desk, "Save") },
  "the components, with a message": { path: "/all", reach: showMessage },
  "a dialog": { path: "/all/dialog" },
  "a dialog, refused": { path: "/all/dialog", reach: (desk) => refuse(desk, "Create") },
  "a question": { path: "/all/confirm" },
  "a notice": { path: "/all/info" },
  // why: it has no script, so there is nothing to wait for
  "an unknown address": { reach: ({ page }) => page.goto("/nowhere") },
};

test("the kit and the shell are accessible in every state", { tag: "@with-script" }, async ({ desk }) => {
  test.setTimeout(240_000);
  const { page } = desk;
  await givenSession(desk, "trainer@demo.test");
  await lookAt(desk, states);
  await test.step("the menu of a small screen", async () => {
    await page.setViewportSize({ width: 320, height: 800 });
    await open(desk, "/");
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("link", { name: "Programs", exact: true }).first()).toBeVisible();
    await expectAccessible(page);
  });
});

async function refuse({ page }: Desk, button: string) {
  await page.getByRole("button", { name: button, exact: true }).first().click();
  await expect(page.getByRole("alert")).toBeVisible();
}

async function showMessage({ page }: Desk) {
  await page.getByRole("button", { name: "Show a bad message" }).click();
  await expect(page.getByText("That could not be done.")).toBeVisible();
}
