import { expect } from "@playwright/test";
import { type Desk, givenWritten, press, test } from "#tests/e2e/support/desk.ts";
import { dayOf, dayText, exercisesOf, goToWeek, openWeekMenu, valueField } from "#tests/e2e/support/editor.ts";

/**
 * Proves that a week is repeated by its dialog. What each rule makes of a value is proved by the unit tests of
 * domain/workout and workouts/repeat.
 */

test("a week is repeated three times with 2.5 kg more each week, an exercise with 5, the last week lighter", async ({
  desk,
}) => {
  const { page } = desk;
  await givenWritten(desk, dayText("Monday", ["Back squat _ @80kg"], ["Bench press _ @60kg"]), "", "", "");
  const dialog = await openRepeat(desk);
  await test.step("beyond the program's end a week is to be added first; what is mistyped is told", async () => {
    await dialog.getByLabel("How many times").fill("4");
    await press(desk, dialog.getByRole("button", { name: "Preview" }));
    const refusal = dialog.getByRole("alert");
    await expect(refusal).toContainText("The program ends with week 4: 1 more week is needed.");
    await expect(refusal.getByRole("link", { name: "Add week" })).toBeVisible();
    await dialog.getByLabel("How many times").fill("1000");
    await press(desk, dialog.getByRole("button", { name: "Preview" }));
    await expect(dialog.getByLabel("How many times")).toHaveAccessibleDescription(/whole number from 1 to 51/);
    await expect(page.getByRole("button", { name: /^Repeat into/ })).toHaveCount(0);
  });
  await dialog.getByLabel("How many times").fill("3");
  const rule = dialog.getByRole("group", { name: "Weight, kg" });
  await rule.getByLabel("Each week").selectOption("+ n");
  await rule.getByLabel(/^n, /).fill("2,5");
  await rule.locator("summary").click();
  await rule.getByLabel("Back squat").fill("+5");
  await rule.getByLabel(/^Lighter weeks/).fill("4");
  await rule.getByLabel(/^at n %/).fill("90");
  await press(desk, dialog.getByRole("button", { name: "Preview" }));
  await expect(dialog.getByRole("row", { name: "Monday Back squat Weight, kg 80 85 90 85" })).toBeVisible();
  await expect(dialog.getByRole("row", { name: "Monday Bench press Weight, kg 60 62.5 65 60" })).toBeVisible();
  await press(desk, dialog.getByRole("button", { name: "Repeat into weeks 2 to 4" }));
  await expect(page.getByText("Week 1 was repeated 3 times.")).toBeVisible();
  for (const [week, weight] of [
    [2, "85"],
    [4, "85"],
  ] as const) {
    await goToWeek(desk, week);
    await expect(valueField(exercisesOf(dayOf(desk, "Monday"), 1).first(), 1, "Weight")).toHaveValue(weight);
  }
});

async function openRepeat(desk: Desk) {
  await openWeekMenu(desk);
  await press(desk, desk.page.getByRole("link", { name: "Repeat this week" }));
  const dialog = desk.page.getByRole("dialog", { name: "Repeat week 1" });
  await expect(dialog).toBeVisible();
  return dialog;
}
