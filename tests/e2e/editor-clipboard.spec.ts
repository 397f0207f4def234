import { expect } from "@playwright/test";
import { type Desk, givenProgram, open, press, test } from "./support/desk.ts";
import {
  addExercise,
  dayOf,
  exercisesOf,
  goToWeek,
  openRounds,
  save,
  setField,
  train,
  valueField,
} from "./support/editor.ts";

/**
 * Proves that a part goes from page to page and program to program by press and by key. What a paste does is proved by
 * domain/workout and workouts-clipboard.
 */

test("Monday is copied to Thursday of another program's second week", async ({ desk }) => {
  const other = await givenProgram(desk, 2);
  const { address } = await givenProgram(desk);
  const monday = await train(desk, "Monday");
  await monday.getByRole("textbox", { name: /^Title of/ }).fill("Volume day");
  const squat = await addExercise(desk, monday, 1, "Back squat");
  await valueField(squat, 1, "Weight").fill("82.5");
  await press(desk, monday.getByRole("button", { name: "Copy Monday, Day 1" }));
  await expect(desk.page.getByRole("status").filter({ hasText: "Copied: workout Volume day." })).toBeAttached();
  await save(desk);
  await open(desk, `${other.address}?week=2`);
  await press(desk, dayOf(desk, "Thursday").getByRole("button", { name: "Paste into Thursday, Day 11" }));
  const thursday = dayOf(desk, "Thursday");
  await expect(thursday.getByRole("textbox", { name: /^Title of/ })).toHaveValue("Volume day");
  await expect(valueField(exercisesOf(thursday, 1).first(), 1, "Weight")).toHaveValue("82.5");
  await save(desk);
  await open(desk, `${other.address}?week=2`);
  await expect(valueField(exercisesOf(thursday, 1).first(), 1, "Weight")).toHaveValue("82.5");
  await open(desk, address);
  await expect(dayOf(desk, "Monday").getByRole("textbox", { name: /^Title of/ })).toHaveValue("Volume day");
});

test("a set and an exercise are copied within the week", { tag: "@with-script" }, async ({ desk }) => {
  await givenProgram(desk);
  const monday = await train(desk, "Monday");
  const tuesday = await train(desk, "Tuesday");
  await setField(monday, "Name", 1).fill("Main lift");
  const squat = await addExercise(desk, monday, 1, "Back squat");
  await press(desk, monday.getByRole("button", { name: "Copy set 1", exact: true }));
  await press(desk, tuesday.getByRole("button", { name: "Paste after set 1", exact: true }));
  await expect(setField(tuesday, "Name", 2)).toHaveValue("Main lift");
  await expect(exercisesOf(tuesday, 2).getByRole("heading", { name: "Back squat" })).toBeVisible();
  await openRounds(desk, squat);
  await press(desk, squat.getByRole("button", { name: "Copy Back squat" }));
  await press(desk, tuesday.getByRole("button", { name: "Paste after set 1", exact: true }));
  await expect(exercisesOf(tuesday, 1).getByRole("heading", { name: "Back squat" })).toBeVisible();
  await press(desk, tuesday.getByRole("button", { name: "Copy set 1", exact: true }));
  await openMenu(desk);
  await press(desk, desk.page.getByRole("button", { name: "Paste week" }));
  await expect(desk.page.getByText("The clipboard holds no week. Use 'Copy week' first.")).toBeAttached();
});

test("a week is copied over the next", { tag: "@with-script" }, async ({ desk }) => {
  await givenProgram(desk, 2);
  const monday = await train(desk, "Monday");
  await monday.getByRole("textbox", { name: /^Title of/ }).fill("Volume day");
  await openMenu(desk);
  await press(desk, desk.page.getByRole("button", { name: "Copy week" }));
  await goToWeek(desk, 2);
  await openMenu(desk);
  await press(desk, desk.page.getByRole("button", { name: "Paste week" }));
  await expect(monday.getByRole("textbox", { name: /^Title of/ })).toHaveValue("Volume day");
  await expect(desk.page.getByRole("region", { name: "Monday, Day 8" })).toBeVisible();
});

test("selected days are cleared, and made rest days", { tag: "@with-script" }, async ({ desk }) => {
  await givenProgram(desk);
  const { page } = desk;
  const [monday, tuesday] = [await train(desk, "Monday"), await train(desk, "Tuesday")];
  await monday.getByRole("textbox", { name: /^Title of/ }).fill("Volume day");
  await page.getByRole("checkbox", { name: "Select Monday, Day 1" }).check();
  await openMenu(desk);
  await press(desk, page.getByRole("button", { name: "Clear days" }));
  await expect(monday.getByRole("textbox", { name: /^Title of/ })).toHaveValue("");
  for (const name of ["Monday, Day 1", "Tuesday, Day 2"])
    await page.getByRole("checkbox", { name: `Select ${name}` }).check();
  await openMenu(desk);
  await press(desk, page.getByRole("button", { name: "Make rest days" }));
  for (const day of [monday, tuesday]) await expect(day.getByRole("checkbox", { name: "Rest day" })).toBeChecked();
  await page.getByRole("button", { name: /^Undo ?: make 2 days rest$/ }).click();
  for (const day of [monday, tuesday]) await expect(day.getByRole("checkbox", { name: "Rest day" })).not.toBeChecked();
});

test("other tabs follow what is copied", { tag: "@with-script" }, async ({ desk, context }) => {
  const { address } = await givenProgram(desk);
  const monday = await train(desk, "Monday");
  const second = { page: await context.newPage(), isScripted: true };
  await open(second, address);
  await monday.getByRole("button", { name: "Copy Monday, Day 1" }).click();
  await openMenu(second);
  await expect(second.page.getByText("On the clipboard: workout Day 1")).toBeVisible();
});

test("what is no clip is refused", { tag: "@with-script" }, async ({ desk }) => {
  await givenProgram(desk);
  await desk.page.evaluate(() => localStorage.setItem("macrocycle.clipboard", '{"kind":"set","days":[{}]}'));
  await dayOf(desk, "Monday")
    .getByRole("button", { name: /^Paste into/ })
    .click();
  await expect(desk.page.getByText("The clipboard holds nothing that can be pasted here.")).toBeAttached();
});

async function openMenu({ page }: Desk) {
  await page.locator("summary", { hasText: "Week…" }).click();
}
