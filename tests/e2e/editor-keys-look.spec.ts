import { expect } from "@playwright/test";
import { type Desk, givenProgram, test } from "./support/desk.ts";
import { addExercise, save, train, valueField } from "./support/editor.ts";
import { lookAt } from "./support/look-at.ts";

/** Proves that the dialogs of the keys, the clipboard and the text are accessible in every look. */

test("the clipboard's, the keys', the repeating and the text dialogs", { tag: "@with-script" }, async ({ desk }) => {
  test.slow();
  const { address } = await givenProgram(desk, 2);
  const monday = await train(desk, "Monday");
  await valueField(await addExercise(desk, monday, 1, "Back squat"), 1, "Weight").fill("80");
  await save(desk);
  const rule = "rule.weight-kilograms-amount=amount&by.weight-kilograms-amount";
  await lookAt(desk, {
    "the week's menu": { reach: openMenu },
    "the list of keys": { path: `${address}/keys` },
    "repeating a week": { path: `${address}/repeat?week=1&times=1&${rule}=2.5` },
    "repeating, mistyped": { path: `${address}/repeat?week=1&times=1&${rule}=much` },
    "repeating beyond the end": { path: `${address}/repeat?week=1&times=9` },
    "a day as text": { path: `${address}/workouts/1/text` },
    "a text that can't be read": { reach: mistype },
  });
});

async function openMenu({ page }: Desk) {
  await page.getByRole("button", { name: "Copy Monday, Day 1" }).click();
  await page.locator("summary", { hasText: "Week…" }).click();
  await expect(page.getByText("On the clipboard: workout Day 1")).toBeVisible();
}

async function mistype({ page }: Desk) {
  await page.getByRole("textbox", { name: "Workout of Day 1" }).fill("Bakc squat 5x5");
  await page.getByRole("button", { name: "Use text" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "There is a problem" })).toBeVisible();
}
