import { expect } from "@playwright/test";
import { type Desk, givenProgram, press, test } from "./support/desk.ts";
import { addExercise, dayOf, exercisesOf, goToWeek, save, train, valueField } from "./support/editor.ts";

/**
 * Proves that a week is repeated by its dialog. What each rule makes of a value is proved by the unit tests of
 * domain/workout and workouts-repeat.
 */

test("a week is repeated three times with 2.5 kg more each week", async ({ desk }) => {
  const { page } = desk;
  await givenProgram(desk, 4);
  const monday = await train(desk, "Monday");
  const squat = await addExercise(desk, monday, 1, "Back squat");
  await valueField(squat, 1, "Weight").fill("80");
  await save(desk);
  const dialog = await openRepeat(desk);
  await dialog.getByLabel("How many times").fill("3");
  const rule = dialog.getByRole("group", { name: "Weight, kg" });
  await rule.getByLabel("Each week").selectOption("+ n");
  await rule.getByLabel(/^n, /).fill("2,5");
  await press(desk, dialog.getByRole("button", { name: "Preview" }));
  await expect(dialog.getByRole("row", { name: "Monday Back squat Weight, kg 80 82.5 85 87.5" })).toBeVisible();
  await press(desk, dialog.getByRole("button", { name: "Repeat into weeks 2 to 4" }));
  await expect(page.getByText("Week 1 was repeated 3 times.")).toBeVisible();
  for (const [week, weight] of [
    [2, "82.5"],
    [4, "87.5"],
  ] as const) {
    await goToWeek(desk, week);
    await expect(valueField(exercisesOf(dayOf(desk, "Monday"), 1).first(), 1, "Weight")).toHaveValue(weight);
  }
});

test("beyond the program's end a week is to be added first; what is mistyped is told", { tag: "@with-script" }, async ({
  desk,
}) => {
  const { page } = desk;
  await givenProgram(desk, 2);
  const monday = await train(desk, "Monday");
  await addExercise(desk, monday, 1, "Back squat");
  await save(desk);
  const dialog = await openRepeat(desk);
  await dialog.getByLabel("How many times").fill("2");
  await press(desk, dialog.getByRole("button", { name: "Preview" }));
  const refusal = dialog.getByRole("alert");
  await expect(refusal).toContainText("The program ends with week 2: 1 more week is needed.");
  await expect(refusal.getByRole("link", { name: "Add week" })).toBeVisible();
  await dialog.getByLabel("How many times").fill("1000");
  await press(desk, dialog.getByRole("button", { name: "Preview" }));
  await expect(dialog.getByLabel("How many times")).toHaveAccessibleDescription(/whole number from 1 to 51/);
  await expect(page.getByRole("button", { name: /^Repeat into/ })).toHaveCount(0);
});

async function openRepeat(desk: Desk) {
  await desk.page.locator("summary", { hasText: "Week…" }).click();
  await press(desk, desk.page.getByRole("link", { name: "Repeat this week" }));
  const dialog = desk.page.getByRole("dialog", { name: "Repeat week 1" });
  await expect(dialog).toBeVisible();
  return dialog;
}
