import { expect, type Locator } from "@playwright/test";
import { givenProgram, open, test } from "./support/desk.ts";
import { addExercise, setField, train, valueField } from "./support/editor.ts";

/** Proves that keys work where the focus is. With script: without it, Enter posts the form as browsers do, and every button is there all the same. */
test.describe("by keyboard", { tag: "@with-script" }, () => {
  let day: Locator;
  let address: string;

  test.beforeEach(async ({ desk }) => {
    ({ address } = await givenProgram(desk));
    day = await train(desk, "Monday");
  });

  test("Enter goes to the next value and Shift+Enter back, with its text selected", async ({ desk }) => {
    const { keyboard } = desk.page;
    const squat = await addExercise(desk, day, 1, "Back squat");
    const bench = await addExercise(desk, day, 1, "Bench press");
    await valueField(squat, 1, "Weight").fill("80");
    await valueField(squat, 1, "Reps").focus();
    await keyboard.type("5");
    await keyboard.press("Enter");
    await expect(valueField(squat, 1, "Weight")).toBeFocused();
    await keyboard.type("85");
    await expect(valueField(squat, 1, "Weight")).toHaveValue("85");
    await keyboard.press("Enter");
    await expect(valueField(bench, 1, "Reps")).toBeFocused();
    await keyboard.press("Shift+Enter");
    await keyboard.press("Shift+Enter");
    await expect(valueField(squat, 1, "Reps")).toBeFocused();
    await expect(valueField(squat, 1, "Reps")).toHaveValue("5");
    await keyboard.press("Shift+Enter");
    await expect(valueField(squat, 1, "Reps")).toBeFocused();
  });

  test("Ctrl+S saves from wherever one is", async ({ desk }) => {
    const { page } = desk;
    await setField(day, "Name", 1).fill("Main lift");
    await page.keyboard.press("Control+s");
    const done = page.getByRole("dialog", { name: "Your program has been successfully saved!" });
    await expect(done).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(done).toBeHidden();
    await expect(setField(day, "Name", 1)).toBeFocused();
    await open(desk, address);
    await expect(setField(day, "Name", 1)).toHaveValue("Main lift");
  });

  test("Ctrl+Z takes back, Ctrl+Shift+Z does again, and a run of typing is one step", async ({ desk }) => {
    const { keyboard } = desk.page;
    const title = day.getByRole("textbox", { name: /^Title of/ });
    await title.focus();
    await keyboard.type("Volume day");
    await setField(day, "Name", 1).focus();
    await keyboard.type("Main");
    await keyboard.press("Control+z");
    await expect(setField(day, "Name", 1)).toHaveValue("");
    await expect(title).toHaveValue("Volume day");
    await keyboard.press("Control+z");
    await expect(title).toHaveValue("");
    await keyboard.press("Control+Shift+z");
    await expect(title).toHaveValue("Volume day");
  });

  test("Tab follows the page: title, set, exercise, values, search", async ({ desk }) => {
    const { keyboard } = desk.page;
    const squat = await addExercise(desk, day, 1, "Back squat");
    await valueField(squat, 1, "Reps").focus();
    await keyboard.press("Tab");
    await expect(valueField(squat, 1, "Weight")).toBeFocused();
    await keyboard.press("Tab");
    await expect(day.getByRole("searchbox", { name: "Search exercise for set 1" })).toBeFocused();
    await setField(day, "Name", 1).focus();
    await keyboard.press("Tab");
    await expect(setField(day, "Type", 1)).toBeFocused();
    await keyboard.press("Tab");
    await expect(setField(day, "Rounds", 1)).toBeFocused();
    await keyboard.press("Tab");
    await expect(setField(day, "Description", 1)).toBeFocused();
  });

  test("focus follows what is moved, and what takes the place of what is removed; it is told", async ({ desk }) => {
    const { page } = desk;
    for (const name of ["Back squat", "Bench press", "Deadlift"]) await addExercise(desk, day, 1, name);
    const told = page.getByRole("status").filter({ hasText: /Move|Remove|Add/ });
    await day.getByRole("button", { name: "Move Back squat down" }).press("Enter");
    await expect(day.getByRole("button", { name: "Move Back squat down" })).toBeFocused();
    await expect(told).toHaveText("Moved Back squat to Monday, set 1, after Bench press.");
    await day.getByRole("button", { name: "Remove Back squat" }).press("Enter");
    await expect(told).toHaveText("Remove Back squat.");
    const next = day.getByRole("listitem", { name: "Deadlift", exact: true });
    await expect(next.getByRole("button").first()).toBeFocused();
  });
});
