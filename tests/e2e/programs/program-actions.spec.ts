import { expect } from "@playwright/test";
import { givenSession, postProgram, test, unique } from "#tests/e2e/support/desk.ts";
import { openTools } from "#tests/e2e/support/editor.ts";

/**
 * Proves that a week is added after a question, and shown. When it may be is proved by programs/add-week
 * (integration).
 */

test("a week is added after a question, and shown", { tag: "@with-script" }, async ({ page }) => {
  await givenSession({ page }, "trainer@demo.test");
  await page.goto(await postProgram({ page }, { name: unique("Growing") }));
  await expect(page.getByText("of 1")).toBeVisible();
  await openTools({ page });
  await page.getByRole("link", { name: "Add week" }).click();
  const question =
    "Are you sure you want to add a week? Programs other than week type will get converted to day type if you do this.";
  await page.getByRole("dialog", { name: question }).getByRole("button", { name: "Proceed" }).click();
  await expect(page.getByText("Week 2 was added.")).toBeVisible();
  await expect(page.getByText("of 2")).toBeVisible();
  await expect(page.getByRole("spinbutton", { name: "Week" })).toHaveValue("2");
});
