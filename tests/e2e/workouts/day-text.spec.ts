import { expect } from "@playwright/test";
import { type Desk, givenProgram, open, press, test } from "#tests/e2e/support/desk.ts";
import { choose, dayOf, exercisesOf, openTools, save, train, valueField } from "#tests/e2e/support/editor.ts";

/**
 * Proves that a day's text goes out of and into what is being edited. What it says is proved by the unit tests of
 * domain/workout/text.
 */
const written = `# Volume day

Main lift x3
  Back squat  5 @80%
`;

test("a day's text goes out of and into what is being edited", async ({ desk }) => {
  await test.step("one workout is written as text, and stands in the editor", () => writeWorkout(desk));
  if (desk.isScripted)
    await test.step("the text is of what is being edited, comes back as one step, and is told where it can't be read", () =>
      editText(desk));
});

async function writeWorkout(desk: Desk) {
  const { page } = desk;
  const { address } = await givenProgram(desk);
  const day = dayOf(desk, "Wednesday");
  await choose(desk, day, "Text of Wednesday, Day 3", "link");
  const dialog = page.getByRole("dialog", { name: "Text of Day 3" });
  await dialog.getByRole("textbox", { name: "Workout of Day 3" }).fill(written);
  await press(desk, dialog.getByRole("button", { name: /^(Use|Save) text$/ }));
  await expect(day.getByRole("textbox", { name: /^Title of/ })).toHaveValue("Volume day");
  await expect(valueField(exercisesOf(day, 1).first(), "all", "Weight")).toHaveValue("80");
  if (desk.isScripted) await save(desk);
  await open(desk, address);
  await expect(valueField(exercisesOf(day, 1).first(), "all", "Weight")).toHaveValue("80");
}

async function editText(desk: Desk) {
  const { page } = desk;
  await givenProgram(desk);
  const day = await train(desk, "Monday");
  const title = day.getByRole("textbox", { name: /^Title of/ });
  await title.fill("Not saved yet");
  const squat = day.getByRole("group", { name: "a: Back squat" });
  await choose(desk, day, "Text of Monday, Day 1", "link");
  const box = page.getByRole("textbox", { name: "Workout of Day 1" });
  await expect(box).toHaveValue(/# Not saved yet/);
  const printed = await box.inputValue();
  await box.fill("Bakc squat 5x5");
  await page.getByRole("button", { name: "Use text" }).click();
  const problem = page.getByRole("alert").filter({ hasText: "Please check how this was read" });
  await expect(problem).toContainText("Line 1, column 1");
  await expect(problem).toContainText("Back squat");
  await expect(box).toHaveValue("Bakc squat 5x5");

  await box.fill(`${printed}\nBack squat 3x5 @75%`);
  await page.getByRole("button", { name: "Use text" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(title).toHaveValue("Not saved yet");
  await expect(squat).toBeVisible();
  await page.getByRole("button", { name: /^Undo ?: write as text$/ }).click();
  await expect(squat).toHaveCount(0);
  await expect(title).toHaveValue("Not saved yet");

  await test.step("the week's text is another screen, which asks for unsaved days", async () => {
    await openTools(desk);
    await page.getByRole("link", { name: "Text view" }).click();
    const question = page.getByRole("dialog", { name: /^You have unsaved changes/ });
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("region", { name: "Week 1", exact: true })).toBeVisible();
  });
}
