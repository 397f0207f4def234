import { expect } from "@playwright/test";
import { alive, type Desk, givenSession, postProgram, press, test, unique } from "#tests/e2e/support/desk.ts";
import { dayOf, goToWeek, openTools, valueField } from "#tests/e2e/support/editor.ts";

/** Proves that a whole program pasted as text becomes its weeks, shown before it is stored, and can be taken back. */
const program = `Woche 1: Einstieg
Montag - Squats
Back squat 5x5 @80%
Tag 3
Bench pres 3x8
Week 3
Day 1
Deadlift 1x5 @85%
`;

test("a pasted program is previewed, lengthened when asked, stored, and taken back in one step", async ({ desk }) => {
  const { page } = desk;
  await givenSession(desk, "trainer@demo.test");
  await page.goto(await postProgram(desk, { name: unique("Pasted"), weeks: 2 }));
  await alive(desk);
  await openTools(desk);
  await page.getByRole("link", { name: "Text view" }).click();
  await page.getByRole("link", { name: "Whole program" }).click();
  const box = page.getByRole("textbox", { name: "Text of the program" });
  await box.fill(program);
  await page.getByRole("button", { name: "Preview" }).click();
  await press(desk, page.getByRole("button", { name: "Bench press", exact: true }));
  await expect(box).toHaveValue(program.replace("Bench pres ", "Bench press "));
  if (desk.isScripted) await page.getByRole("button", { name: "Preview" }).click();

  const readings = page.getByRole("list", { name: "How the lines are read" });
  if (desk.isScripted) await expect(readings).toContainText("Back squat 5 × 5 @ 80 %");
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview.getByRole("heading", { name: "What the text becomes: 3 days" })).toBeFocused();
  await expect(preview.getByRole("row", { name: /1 Monday, Day 1 Squats 1 set, 1 exercise Written/ })).toBeVisible();
  await expect(preview.getByRole("row", { name: /3 Monday, Day 15/ })).toBeVisible();
  await expect(preview).toContainText("Line 1: Einstieg");
  await press(desk, preview.getByRole("button", { name: "Write 3 days into the program" }));
  await expect(preview.getByRole("alert")).toContainText("the text goes on to day 15");
  await preview.getByRole("checkbox", { name: "Lengthen the program" }).check();
  await press(desk, preview.getByRole("button", { name: "Write 3 days into the program" }));

  await expect(page.getByText("The text is in the program now.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Title of Monday, Day 1" })).toHaveValue("Squats");
  await goToWeek(desk, 3);
  await expect(valueField(page.getByRole("group", { name: "a: Deadlift" }), 1, "Weight")).toHaveValue("85");
  await takeBack(desk);
  await expect(dayOf(desk, "Monday").getByRole("checkbox", { name: "Rest day" })).toBeChecked();
});

async function takeBack(desk: Desk) {
  const { page } = desk;
  await openTools(desk);
  await page.getByRole("link", { name: "History" }).click();
  await page.getByRole("link", { name: "Restore the state before these saves" }).click();
  await press(desk, page.getByRole("button", { name: "Restore" }));
  await expect(page.getByRole("status").filter({ hasText: "restored." })).toBeVisible();
}
