import { expect } from "@playwright/test";
import { type Desk, givenWritten, open, press, test } from "#tests/e2e/support/desk.ts";
import {
  dayOf,
  dayText,
  exercisesOf,
  openRounds,
  openWeekMenu,
  save,
  setField,
  valueField,
} from "#tests/e2e/support/editor.ts";

test("days, sets and exercises are copied within and between programs, and other tabs follow", async ({ desk }) => {
  await test.step("Monday is copied to Thursday of another program's second week", () => copyDayAcross(desk));
  if (desk.isScripted)
    await test.step("sets and exercises are copied within the week, days are cleared, and other tabs follow", () =>
      copyWithinWeek(desk));
});

/**
 * Proves that a part goes from page to page and program to program by press and by key. What a paste does is proved by
 * domain/workout and workouts/clipboard; a week goes over the next in authoring.
 */

async function copyDayAcross(desk: Desk) {
  const other = await givenWritten(desk, "", "");
  const { address } = await givenWritten(desk, dayText("Monday", ["Back squat @82.5kg"]));
  const monday = dayOf(desk, "Monday");
  await monday.getByRole("textbox", { name: /^Title of/ }).fill("Volume day");
  await press(desk, monday.getByRole("button", { name: "Copy Monday, Day 1" }));
  await expect(desk.page.getByRole("status").filter({ hasText: "Copied: workout Volume day." })).toBeAttached();
  await save(desk);
  await open(desk, `${other.address}?week=2`);
  await press(desk, dayOf(desk, "Thursday").getByRole("button", { name: "Paste into Thursday, Day 11" }));
  const thursday = dayOf(desk, "Thursday");
  await expect(thursday.getByRole("textbox", { name: /^Title of/ })).toHaveValue("Volume day");
  await save(desk);
  await open(desk, `${other.address}?week=2`);
  await expect(valueField(exercisesOf(thursday, 1).first(), 1, "Weight")).toHaveValue("82.5");
  await open(desk, address);
  await expect(dayOf(desk, "Monday").getByRole("textbox", { name: /^Title of/ })).toHaveValue("Volume day");
}

async function copyWithinWeek(desk: Desk) {
  const { page } = desk;
  const { address } = await givenWritten(
    desk,
    [dayText("Monday", ["Back squat"], []), dayText("Tuesday", [], [])].join("\n\n"),
  );
  const [monday, tuesday] = [dayOf(desk, "Monday"), dayOf(desk, "Tuesday")];
  const squat = exercisesOf(monday, 1).first();

  await test.step("a set and an exercise", async () => {
    await setField(monday, "Name", 1).fill("Main lift");
    await press(desk, monday.getByRole("button", { name: "Copy set 1", exact: true }));
    await press(desk, tuesday.getByRole("button", { name: "Paste after set 1", exact: true }));
    await expect(setField(tuesday, "Name", 2)).toHaveValue("Main lift");
    await expect(exercisesOf(tuesday, 2).getByRole("heading", { name: "Back squat" })).toBeVisible();
    await openRounds(desk, squat);
    await press(desk, squat.getByRole("button", { name: "Copy Back squat" }));
    await press(desk, tuesday.getByRole("button", { name: "Paste after set 1", exact: true }));
    await expect(exercisesOf(tuesday, 1).getByRole("heading", { name: "Back squat" })).toBeVisible();
  });

  await test.step("what is no week, or no clip, is refused", async () => {
    await openWeekMenu(desk);
    await press(desk, page.getByRole("button", { name: "Paste week" }));
    await expect(page.getByText("The clipboard holds no week. Use 'Copy week' first.")).toBeAttached();
    await page.evaluate(() => localStorage.setItem("macrocycle.clipboard", '{"kind":"set","days":[{}]}'));
    await monday.getByRole("button", { name: /^Paste into/ }).click();
    await expect(page.getByText("The clipboard holds nothing that can be pasted here.")).toBeAttached();
  });

  await test.step("selected days are cleared, and made rest days", async () => {
    const tick = (name: string) => page.getByRole("checkbox", { name: `Select ${name}` }).check();
    await monday.getByRole("textbox", { name: /^Title of/ }).fill("Volume day");
    await tick("Monday, Day 1");
    await openWeekMenu(desk);
    await press(desk, page.getByRole("button", { name: "Clear days" }));
    await expect(monday.getByRole("textbox", { name: /^Title of/ })).toHaveValue("");
    for (const name of ["Monday, Day 1", "Tuesday, Day 2"]) await tick(name);
    await openWeekMenu(desk);
    await press(desk, page.getByRole("button", { name: "Make rest days" }));
    for (const day of [monday, tuesday]) await expect(day.getByRole("checkbox", { name: "Rest day" })).toBeChecked();
    await page.getByRole("button", { name: /^Undo ?: make 2 days rest$/ }).click();
    for (const day of [monday, tuesday])
      await expect(day.getByRole("checkbox", { name: "Rest day" })).not.toBeChecked();
  });

  await test.step("another tab follows", async () => {
    const second = { page: await page.context().newPage(), isScripted: true };
    await open(second, address);
    await monday.getByRole("button", { name: "Copy Monday, Day 1" }).click();
    await openWeekMenu(second);
    await expect(second.page.getByText("On the clipboard: workout Day 1")).toBeVisible();
  });
}
