import { expect } from "@playwright/test";
import { type Desk, givenWritten, open, test } from "#tests/e2e/support/desk.ts";
import { dayOf, dayText, exercisesOf, openSet, setField, valueField } from "#tests/e2e/support/editor.ts";

/**
 * Proves that keys work where the focus is. With script: without it, Enter posts the form as browsers do, and every
 * button is there all the same.
 */

test("keys go through the values, save, take back and do again", { tag: "@with-script" }, async ({ desk }) => {
  await test.step("Enter and Tab go through the values, and focus follows what is moved or removed", () =>
    goThroughValues(desk));
  await test.step("Ctrl+S saves from wherever one is; Ctrl+Z takes back, Ctrl+Shift+Z does again, a run of typing is one step", () =>
    saveAndTakeBack(desk));
});

async function goThroughValues(desk: Desk) {
  const { page } = desk;
  const { keyboard } = page;
  await givenWritten(desk, dayText("Monday", ["Back squat _ @80kg", "Bench press", "Deadlift"]));
  const day = dayOf(desk, "Monday");
  const [squat, bench] = [exercisesOf(day, 1).first(), exercisesOf(day, 1).nth(1)];

  await test.step("Enter goes below the value that Tab began the line with, and Shift+Enter back, with its text selected", async () => {
    await valueField(squat, 1, "Reps").focus();
    await keyboard.type("5");
    await keyboard.press("Tab");
    await expect(valueField(squat, 1, "Weight")).toBeFocused();
    await keyboard.type("85");
    await expect(valueField(squat, 1, "Weight")).toHaveValue("85");
    await keyboard.press("Enter");
    await expect(valueField(bench, 1, "Reps")).toBeFocused();
    await keyboard.press("ArrowRight");
    await keyboard.press("Shift+Enter");
    await expect(valueField(squat, 1, "Weight")).toBeFocused();
    await keyboard.press("Enter");
    await expect(valueField(bench, 1, "Weight")).toBeFocused();
    await keyboard.press("Shift+Enter");
    await keyboard.press("Shift+Enter");
    await expect(valueField(squat, 1, "Weight")).toBeFocused();
    await expect(valueField(squat, 1, "Weight")).toHaveValue("85");
  });

  await test.step("Tab follows the page: set, values, search", async () => {
    await valueField(exercisesOf(day, 1).last(), 1, "Reps").focus();
    await keyboard.press("Tab");
    await expect(valueField(exercisesOf(day, 1).last(), 1, "Weight")).toBeFocused();
    await keyboard.press("Tab");
    await expect(day.getByRole("searchbox", { name: "Search exercise for set 1" })).toBeFocused();
    await openSet(desk, day, 1);
    await expect(setField(day, "Name", 1)).toBeFocused();
    for (const next of ["Type", "Rounds", "Description"] as const) {
      await keyboard.press("Tab");
      await expect(setField(day, next, 1)).toBeFocused();
    }
  });

  await test.step("focus follows what is moved, and what takes the place of what is removed; it is told", async () => {
    const told = page.getByRole("status").filter({ hasText: /Move|Remove|Add/ });
    const menuOf = (name: string) => day.getByRole("button", { name: `${name}: menu`, exact: true });
    const pressInMenu = async (name: string, item: string) => {
      await menuOf(name).press("Enter");
      await day.getByRole("button", { name: item, exact: true }).press("Enter");
      await expect(day.getByRole("button", { name: item, exact: true })).toBeHidden();
    };
    await pressInMenu("Back squat", "Move Back squat down");
    await expect(menuOf("Back squat")).toBeFocused();
    await expect(told).toHaveText("Moved Back squat to Monday, set 1, after Bench press.");
    await pressInMenu("Back squat", "Remove Back squat");
    await expect(told).toHaveText("Remove Back squat.");
    await expect(menuOf("Deadlift")).toBeFocused();
    await pressInMenu("Deadlift", "Remove Deadlift");
    await expect(menuOf("Bench press")).toBeFocused();
    await pressInMenu("Bench press", "Remove Bench press");
    await expect(menuOf("Set 1")).toBeFocused();
  });
}

async function saveAndTakeBack(desk: Desk) {
  const { page } = desk;
  const { keyboard } = page;
  const { address } = await givenWritten(desk, dayText("Monday", []));
  const day = dayOf(desk, "Monday");
  const title = day.getByRole("textbox", { name: /^Title of/ });
  await openSet(desk, day, 1);
  await setField(day, "Name", 1).fill("Main lift");
  await keyboard.press("Control+s");
  const done = page.getByRole("dialog", { name: "Your program has been successfully saved!" });
  await expect(done).toBeVisible();
  await keyboard.press("Escape");
  await expect(done).toBeHidden();
  await expect(setField(day, "Name", 1)).toBeFocused();

  await title.focus();
  await keyboard.type("Volume day");
  await setField(day, "Description", 1).focus();
  await keyboard.type("Slow");
  await keyboard.press("Control+z");
  await expect(setField(day, "Description", 1)).toHaveValue("");
  await expect(title).toHaveValue("Volume day");
  await keyboard.press("Control+z");
  await expect(title).toHaveValue("");
  await keyboard.press("Control+Shift+z");
  await expect(title).toHaveValue("Volume day");
  page.on("dialog", (dialog) => dialog.accept());
  await open(desk, address);
  await expect(setField(day, "Name", 1)).toHaveValue("Main lift");
}
