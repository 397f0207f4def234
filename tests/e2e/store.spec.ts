import { expect } from "@playwright/test";
import { alive, givenSession, open, press, test } from "./support/desk.ts";

/** Proves that a program of the store is looked at, got for nothing, and opened to read, in both modes. */
test("a free program is bought once, and read", async ({ desk }) => {
  const { page } = desk;
  // why: it is bought once, so in each mode by another one
  await givenSession(desk, desk.isScripted ? "writer@demo.test" : "coach@demo.test");
  await open(desk, "/settings/programs?search=A+week+to+try");
  await page.getByRole("link", { name: "A week to try", exact: true }).click();
  const preview = page.getByRole("dialog", { name: "A week to try" });
  await expect(preview.getByText("Its first week")).toBeVisible();
  await preview.getByRole("link", { name: "Get it for free" }).click();
  await expect(page.getByRole("heading", { name: "Payment", level: 1 })).toBeVisible();
  await alive(desk);
  await press(desk, page.getByRole("button", { name: "Continue" }));
  await expect(page.getByText("You bought the program.")).toBeVisible();
  await page.getByRole("link", { name: "Open A week to try" }).click();
  await expect(page.getByText("You have bought this program:")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save program" })).toHaveCount(0);
});
