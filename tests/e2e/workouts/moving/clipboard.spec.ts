import { expect, type Locator } from "@playwright/test";
import { type Desk, givenWritten, open, press, test } from "#tests/e2e/support/desk.ts";
import {
  choose,
  dayOf,
  dayText,
  exercisesOf,
  fillSet,
  inMenu,
  namesOf,
  openRounds,
  openWeekMenu,
  restDay,
  save,
  setField,
  unfold,
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
  await choose(desk, monday, "Copy Monday, Day 1");
  await expect(desk.page.getByRole("status").filter({ hasText: "Copied: workout Volume day." })).toBeAttached();
  await save(desk);
  await open(desk, `${other.address}?week=2`);
  const thursday = dayOf(desk, "Thursday");
  await choose(desk, thursday, "Paste into Thursday, Day 11");
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
    await fillSet(desk, monday, "Name", 1, "Main lift");
    await choose(desk, monday, "Copy set 1");
    await choose(desk, tuesday, "Paste after set 1");
    await expect(setField(tuesday, "Name", 2)).toHaveValue("Main lift");
    await expect(namesOf(exercisesOf(tuesday, 2))).toHaveText("Back squat");
    await openRounds(desk, squat);
    await choose(desk, squat, "Copy Back squat");
    await choose(desk, tuesday, "Paste after set 1");
    await expect(namesOf(exercisesOf(tuesday, 1))).toHaveText("Back squat");
  });

  await test.step("what is no week, or no clip, is refused", async () => {
    await openWeekMenu(desk);
    await press(desk, page.getByRole("button", { name: "Paste week" }));
    await expect(page.getByText("The clipboard holds no week. Use 'Copy week' first.")).toBeAttached();
    await page.evaluate(() => localStorage.setItem("macrocycle.clipboard", '{"kind":"set","days":[{}]}'));
    await choose(desk, monday, /^Paste into/);
    await expect(page.getByText("The clipboard holds nothing that can be pasted here.")).toBeAttached();
  });

  await test.step("selected days are cleared, and made rest days", async () => {
    const tick = async (day: Locator) => {
      const box = inMenu(day, /^Select /, "checkbox");
      await unfold(box);
      await box.check();
      await page.keyboard.press("Escape");
    };
    await monday.getByRole("textbox", { name: /^Title of/ }).fill("Volume day");
    await tick(monday);
    await openWeekMenu(desk);
    await press(desk, page.getByRole("button", { name: "Clear days" }));
    await expect(monday.getByRole("textbox", { name: /^Title of/ })).toHaveValue("");
    for (const day of [monday, tuesday]) await tick(day);
    await openWeekMenu(desk);
    await press(desk, page.getByRole("button", { name: "Make rest days" }));
    for (const day of [monday, tuesday]) await expect(restDay(day)).toBeChecked();
    await page.getByRole("button", { name: /^Undo ?: make 2 days rest$/ }).click();
    for (const day of [monday, tuesday]) await expect(restDay(day)).not.toBeChecked();
  });

  await test.step("another tab follows", async () => {
    const second = { page: await page.context().newPage(), isScripted: true };
    await open(second, address);
    await choose(desk, monday, "Copy Monday, Day 1");
    await openWeekMenu(second);
    await expect(second.page.getByText("On the clipboard: workout Day 1")).toBeVisible();
  });
}
