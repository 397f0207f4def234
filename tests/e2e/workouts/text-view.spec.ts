import { expect, type Locator, type Page } from "@playwright/test";
import { type Desk, givenSession, postProgram, test, unique } from "#tests/e2e/support/desk.ts";
import { dayOf, openTools, valueField } from "#tests/e2e/support/editor.ts";

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
  await test.step("exercises that nobody has yet are added by one press, and with the text", () => addNew(desk));
});

async function mistype(desk: Desk) {
  const { page } = desk;

  await openText(page, unique("Mistyped"));
  const box = page.getByRole("textbox", { name: "Text of week 1" });
  const readings = page.getByRole("list", { name: "How the lines are read" });
  const mistyped = monday.replace("Back squat", "Bakc squat").replace("Deadlift", "Dedlift");
  await box.fill(mistyped);
  await page.getByRole("button", { name: "Save text" }).click();
  const problem = page.getByRole("alert").filter({ hasText: "Please check how this was read" });
  await expect(problem).toContainText("Line 6, column 3");
  await expect(page.getByRole("status").filter({ hasText: "2 lines are left." })).toBeVisible();
  await expect(readings).toContainText("Asks: No exercise is called 'Bakc squat'. Which do you mean?");
  await expect(readings).toContainText("Bench press 5");
  await expect(box).toHaveValue(mistyped);

  await answer(desk, "Back squat");
  await expect(box).toHaveValue(mistyped.replace("Bakc squat", "Back squat"));
  await expect(page.getByRole("button", { name: "Deadlift", exact: true })).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "1 line is left." })).toBeVisible();
  await answer(desk, "Deadlift");
  await expect(box).toHaveValue(monday);
  if (desk.isScripted) {
    await expect(page.getByRole("button", { name: "Save text" })).toBeFocused();
    await readAlong(desk, box, readings);
  } else await expect(page.getByText("Every line is read now")).toBeVisible();
  await page.getByRole("button", { name: "Save text" }).click();
  await expect(page.getByText("1 day saved.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Title of Monday, Day 1" })).toHaveValue("Volume day");
  const day = dayOf(desk, "Monday");
  await expect(valueField(day.getByRole("group", { name: "a: Back squat" }), "all", "Weight")).toHaveValue("80");
  await expect(valueField(day.getByRole("group", { name: "a: Deadlift" }), 1, "Weight")).toHaveValue("85");
}

/** New names are asked for, known ones and syntax are not. */
async function readAlong({ page }: Desk, box: Locator, readings: Locator) {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/text-names")) asked.push(new URL(request.url()).search);
  });
  const typed = monday.replace("Deadlift 1x5 @85%", "Deadlift 1x5 @90%");
  await box.fill(`${typed}Chin-up 3x8\nDip 3xkk`);
  await expect(readings).toContainText("Deadlift 5 @ 90 %");
  await expect(readings).toContainText("Chin-up 3 × 8");
  await expect(readings).toContainText("Not read:");
  const before = asked.length;
  await box.fill(`${typed}Chin-up 3x9`);
  await expect(readings).toContainText("Chin-up 3 × 9");
  expect(before).toBeGreaterThan(0);
  expect(asked.length).toBe(before);
  await box.fill(monday);
}

async function writeDoubtfully(desk: Desk) {
  const { page } = desk;

  await openText(page, unique("Doubtful"));
  const box = page.getByRole("textbox", { name: "Text of week 1" });
  const doubtful = "== Monday\nrest day\n\n== Tuesday\nSuperset A x3:\n  Back squat 5\n";
  await box.fill(doubtful);
  await page.getByRole("button", { name: "Save text" }).click();
  const summary = page.getByRole("alert").filter({ hasText: "Please check how this was read" });
  await expect(summary).toBeFocused();
  await expect(summary).toContainText("Read as the name of a set. Did you mean Superset x3: A?");
  await expect(page).toHaveTitle(/^Error: /);
  await summary.getByRole("link", { name: "Line 5, column 1" }).click();
  await expect(box).toBeFocused();
  if (desk.isScripted) {
    const selected = await box.evaluate((area: HTMLTextAreaElement) => [area.selectionStart, area.selectionEnd]);
    expect(doubtful.slice(...selected)).toBe("Superset A x3:");
  }
  await answer(desk, "Superset x3: A");
  await expect(box).toHaveValue(doubtful.replace("Superset A x3:", "Superset x3: A"));
  await page.getByRole("button", { name: "Save text" }).click();
  await expect(page.getByText("1 day saved.")).toBeVisible();
}

async function addNew(desk: Desk) {
  const { page } = desk;

  await openText(page, unique("New exercises"));
  const box = page.getByRole("textbox", { name: "Text of week 1" });
  const [wheel, row] = [inLetters(unique("Wheel")), inLetters(unique("Trunk row"))];
  await box.fill(`== Monday\n${wheel} 3x12\nBack squat 5x5\n${row} 3x30s, rest 60s`);
  await page.getByRole("button", { name: "Save text" }).click();
  await expect(page.getByRole("alert").filter({ hasText: `No exercise is called '${wheel}'.` })).toBeVisible();
  await page.getByRole("button", { name: "Add all 2 new exercises" }).click();
  await expect(page.getByText("Every line is read now")).toBeVisible();
  await expect(box).toHaveValue(`== Monday\nnew "${wheel}" 3x12\nBack squat 5x5\nnew "${row}" 3x30s, rest 60s`);
  await page.getByRole("button", { name: "Save text" }).click();
  await expect(page.getByText(`1 day saved. Added to your exercises: ${wheel}, ${row}.`)).toBeVisible();
  await expect(dayOf(desk, "Monday").getByRole("group", { name: `a: ${wheel}` })).toBeVisible();
}

/** A number would be read as a value. */
function inLetters(name: string): string {
  return name.replace(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "").replace(/[^a-z ]/gi, "");
}

/** By the keyboard alone. */
async function answer(desk: Desk, reading: string) {
  const button = desk.page.getByRole("button", { name: reading, exact: true });
  await button.focus();
  if (desk.isScripted) return button.press("Enter");
  await Promise.all([desk.page.waitForEvent("load"), button.press("Enter")]);
}

async function openText(page: Page, name: string) {
  await givenSession({ page }, "trainer@demo.test");
  await page.goto(await postProgram({ page }, { name }));
  await openTools({ page });
  await page.getByRole("link", { name: "Text view" }).click();
}
