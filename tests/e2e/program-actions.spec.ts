import { expect, type Page, test } from "@playwright/test";
import { givenSession, postProgram, unique } from "./support/desk.ts";

/**
 * Proves that a week is added after a question, and a day previewed, by press. When it may be is proved by programs-
 * add-week (integration).
 */

test("a week is added after a question, and shown", async ({ page }) => {
  await givenSession({ page }, "trainer@demo.test");
  await page.goto(await postProgram({ page }, { name: unique("Growing") }));
  await expect(page.getByText("of 1")).toBeVisible();
  await page.getByRole("link", { name: "Add week" }).click();
  const question =
    "Are you sure you want to add a week? Programs other than week type will get converted to day type if you do this.";
  await page.getByRole("dialog", { name: question }).getByRole("button", { name: "Proceed" }).click();
  await expect(page.getByText("Week 2 was added.")).toBeVisible();
  await expect(page.getByText("of 2")).toBeVisible();
  await expect(page.getByRole("spinbutton", { name: "Week" })).toHaveValue("2");
});

test("the preview reads a day as its athlete does, and turns to the next", async ({ page }) => {
  await openProgram(page, "5/3/1 with Boring But Big");
  await page.getByRole("link", { name: "Preview Monday, Day 1" }).click();
  const preview = page.getByRole("dialog", { name: "Preview of Day 1" });
  await expect(preview.getByRole("heading", { name: "Press day" })).toBeVisible();
  await expect(preview.getByText("Weight, Percentage, kg: 58.5")).toBeVisible();
  await expect(preview.getByText("1 of 28")).toBeVisible();
  await preview.getByRole("link", { name: "Next" }).click();
  await expect(page.getByRole("dialog", { name: "Preview of Day 2" }).getByText("2 of 28")).toBeVisible();
});

async function openProgram(page: Page, name: string) {
  await givenSession({ page }, "trainer@demo.test");
  await page.goto(`/programs?search=${encodeURIComponent(name)}`);
  await page.getByRole("link", { name: `Edit ${name}` }).click();
}
