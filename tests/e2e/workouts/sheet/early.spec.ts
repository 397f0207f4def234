import { expect, type Locator } from "@playwright/test";
import { alive, type Desk, givenWritten, test } from "#tests/e2e/support/desk.ts";
import { dayOf, dayText, exercisesOf, restDay, setsOf, valueField } from "#tests/e2e/support/editor.ts";

/** Proves that what is done with a week is not lost while the file that does it is still on its way. */

let day: Locator;
const reps = (set: number, exercise: number) => valueField(exercisesOf(day, set).nth(exercise), 1, "Reps");

test("what is typed and pressed before the editor's hands have come is done when they have, in its order", {
  tag: "@with-script",
}, async ({ desk }) => {
  const { page } = desk;
  await givenWritten(desk, `${dayText("Monday")}\n\nSuperset\n  Back squat\n  Bench press\n  Barbell row`);
  day = dayOf(desk, "Monday");
  const come = await withoutHands(desk);

  await test.step("keys that move on, and what is typed behind them", async () => {
    await reps(1, 0).focus();
    await page.keyboard.type("12");
    await page.keyboard.press("Enter");
    await page.keyboard.type("8");
    await expect(reps(1, 0)).toHaveValue("12");
  });
  await test.step("a press, and what is typed into a field after it", async () => {
    await day.getByRole("button", { name: "New set" }).click();
    await reps(1, 2).fill("58,50");
  });
  await expect(setsOf(day)).toHaveCount(1);
  await test.step("a tick stays as it was ticked", async () => {
    await restDay(dayOf(desk, "Tuesday")).uncheck();
    await expect(restDay(dayOf(desk, "Tuesday"))).not.toBeChecked();
    await page.keyboard.press("Control+s");
  });

  await come();
  await expect(page.getByRole("dialog")).toContainText("successfully saved");
  await page.getByRole("link", { name: "Continue editing" }).click();
  await expect(reps(1, 0)).toHaveValue("12");
  await expect(reps(1, 1)).toHaveValue("8");
  await expect(reps(1, 2)).toHaveValue("58.5");
  await expect(setsOf(day)).toHaveCount(2);
  await expect(setsOf(dayOf(desk, "Tuesday"))).toHaveCount(3);
});

/** Opens the page again and keeps that file back; returns what lets it come. */
async function withoutHands(desk: Desk) {
  const { page } = desk;
  const held = Promise.withResolvers<void>();
  await page.route("**/assets/hands-*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.reload();
  await alive(desk);
  return () => {
    held.resolve();
    return page.unrouteAll({ behavior: "wait" });
  };
}
