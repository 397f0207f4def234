import { expect, type Page } from "@playwright/test";
import { type Desk, givenSession, postProgram, test, unique } from "#tests/e2e/support/desk.ts";

/** Proves that a week's text leads into the editor, and that what can't be read stays where it was typed. */
const monday = `== Monday, day 1
# Volume day
> Leave one in the tank.

Main lift x5
  Back squat  5 @80%
  Bench press  5 @80%

Deadlift 1x5 @85%
`;

test("what can't be read, or may mean something else, is told and asked about", async ({ desk }) => {
  await test.step("what can't be read is told by line and column, with the nearest name, and nothing is lost", () =>
    mistype(desk));
  await test.step("a line that may mean something else is asked about, its link leads to it, and what is chosen is stored", () =>
    writeDoubtfully(desk));
});

async function mistype(desk: Desk) {
  const { page } = desk;

  await openText(page, unique("Mistyped"));
  const box = page.getByRole("textbox", { name: "Text of week 1" });
  const mistyped = monday.replace("Back squat", "Bakc squat");
  await box.fill(mistyped);
  await page.getByRole("button", { name: "Save text" }).click();
  const problem = page.getByRole("alert").filter({ hasText: "There is a problem" });
  await expect(problem).toContainText("Line 6, column 3");
  await expect(problem).toContainText("Back squat");
  await expect(box).toHaveValue(mistyped);

  await box.fill(monday);
  await page.getByRole("button", { name: "Save text" }).click();
  await expect(page.getByText("1 day saved.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Title of Monday, Day 1" })).toHaveValue("Volume day");
  await expect(page.getByRole("textbox", { name: "Back squat, rounds 1 to 5, weight" })).toHaveValue("80");
  await expect(page.getByRole("textbox", { name: "Deadlift, round 1, weight" })).toHaveValue("85");
}

async function writeDoubtfully(desk: Desk) {
  const { page } = desk;

  await openText(page, unique("Doubtful"));
  const box = page.getByRole("textbox", { name: "Text of week 1" });
  const doubtful = "== Monday\nrest day\n\n== Tuesday\n20 min AMRAP:\n  Back squat 5\n";
  await box.fill(doubtful);
  await page.getByRole("button", { name: "Save text" }).click();
  const summary = page.getByRole("alert").filter({ hasText: "Please check how this was read" });
  await expect(summary).toBeFocused();
  await expect(summary).toContainText("Read as the name of a set. Did you mean Amrap 20 min?");
  await expect(page).toHaveTitle(/^Error: /);
  await summary.getByRole("link", { name: "Line 5, column 1" }).click();
  await expect(box).toBeFocused();
  if (desk.isScripted) {
    const selected = await box.evaluate((area: HTMLTextAreaElement) => [area.selectionStart, area.selectionEnd]);
    expect(doubtful.slice(...selected)).toBe("20 min AMRAP:");
  }
  await summary.getByRole("radio", { name: "Amrap 20 min" }).check();
  await page.getByRole("button", { name: "Save text" }).click();
  await expect(page.getByText("1 day saved.")).toBeVisible();
}

async function openText(page: Page, name: string) {
  await givenSession({ page }, "trainer@demo.test");
  await page.goto(await postProgram({ page }, { name }));
  await page.getByRole("link", { name: "Text view" }).click();
}
