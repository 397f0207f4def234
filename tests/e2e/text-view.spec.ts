import { expect, type Page, test } from "@playwright/test";
import { givenSession, postProgram, unique } from "./support/desk.ts";

/** Proves that a week's text leads into the editor, and that what can't be read stays where it was typed. */
const monday = `== Monday, day 1
# Volume day
> Leave one in the tank.

Main lift x5
  Back squat  5 @80%
  Bench press  5 @80%

Deadlift 1x5 @85%
`;

test("a week is written as text, and stands in the editor", { tag: "@with-script" }, async ({ page }) => {
  await openText(page, unique("Written"));
  const box = page.getByRole("textbox", { name: "Text of week 1" });
  await box.fill(monday);
  await page.getByRole("button", { name: "Save text" }).click();
  await expect(page.getByText("1 day saved.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Title of Monday, Day 1" })).toHaveValue("Volume day");
  await expect(page.getByRole("textbox", { name: "Back squat, rounds 1 to 5, weight" })).toHaveValue("80");
  await expect(page.getByRole("textbox", { name: "Deadlift, round 1, weight" })).toHaveValue("85");
});

test("what can't be read is told by line and column, with the nearest name, and nothing is lost", async ({ page }) => {
  await openText(page, unique("Mistyped"));
  const box = page.getByRole("textbox", { name: "Text of week 1" });
  const mistyped = monday.replace("Back squat", "Bakc squat");
  await box.fill(mistyped);
  await page.getByRole("button", { name: "Save text" }).click();
  const problem = page.getByRole("alert").filter({ hasText: "There is a problem" });
  await expect(problem).toContainText("Line 6, column 3");
  await expect(problem).toContainText("Back squat");
  await expect(box).toHaveValue(mistyped);
});

async function openText(page: Page, name: string) {
  await givenSession({ page }, "trainer@demo.test");
  await page.goto(await postProgram({ page }, { name }));
  await page.getByRole("link", { name: "Text view" }).click();
}
