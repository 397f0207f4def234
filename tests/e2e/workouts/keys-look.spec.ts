import { expect } from "@playwright/test";
import { type Desk, givenWritten, test } from "#tests/e2e/support/desk.ts";
import { choose, dayOf, dayText, openWeekMenu } from "#tests/e2e/support/editor.ts";
import { lookAt } from "#tests/e2e/support/look-at.ts";

const modal = "dialog:modal";

/** Proves that the dialogs of the keys, the clipboard and the text are accessible in every look. */

test("the clipboard's, the keys', the repeating and the text dialogs", { tag: "@with-script" }, async ({ desk }) => {
  test.slow();
  const { address } = await givenWritten(desk, dayText("Monday", ["Back squat 5 @80kg"]), "");
  const rule = "rule.weight-kilograms-amount=amount&by.weight-kilograms-amount";
  await lookAt(desk, {
    "the week's menu": { reach: openMenu },
    "the list of keys": { path: `${address}/keys`, within: modal },
    "repeating a week": { path: `${address}/repeat?week=1&times=1&${rule}=2.5`, within: modal },
    "repeating, mistyped": { path: `${address}/repeat?week=1&times=1&${rule}=much`, within: modal },
    "repeating beyond the end": { path: `${address}/repeat?week=1&times=9`, within: modal },
    "a day as text": { path: `${address}/workouts/1/text`, within: modal },
    "a text that can't be read": { reach: mistype, within: modal },
  });
});

async function openMenu(desk: Desk) {
  const { page } = desk;
  await choose(desk, dayOf(desk, "Monday"), "Copy Monday, Day 1");
  await openWeekMenu(desk);
  await expect(page.getByText("On the clipboard: workout Day 1")).toBeVisible();
}

async function mistype({ page }: Desk) {
  await page.getByRole("textbox", { name: "Workout of Day 1" }).fill("Bakc squat 5x5");
  await page.getByRole("button", { name: "Use text" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Please check how this was read" })).toBeVisible();
}
