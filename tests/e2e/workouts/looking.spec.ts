import { expect } from "@playwright/test";
import {
  type Desk,
  givenSession,
  open,
  postProgram,
  postWeek,
  press,
  programNamed,
  test,
  unique,
} from "#tests/e2e/support/desk.ts";
import { dayOf, dayText, exercisesOf, goToWeek, inMenu, valueField } from "#tests/e2e/support/editor.ts";

test("a program that is only read is paged, and one of dates has them", { tag: "@with-script" }, async ({ desk }) => {
  await test.step("an administrator reads somebody else's program, week by week, and changes nothing", () =>
    readAsAdministrator(desk));
  await test.step("a continuous program begins on its weekday, and has dates", () => readDates(desk));
});

/** Proves that a program that is only read can be paged and not written in, and that dates stand where they belong. */

async function readAsAdministrator(desk: Desk) {
  const { page } = desk;
  await givenSession(desk, "trainer@demo.test");
  const address = await postProgram(desk, { name: unique("Read"), weeks: 2 });
  await postWeek(desk, address, 1, dayText("Monday", ["Back squat 5 @80kg"]));
  const day = dayOf(desk, "Monday");
  const squat = exercisesOf(day, 1).first();
  await givenSession(desk, "admin@demo.test");
  await open(desk, address);
  await expect(page.getByText("Only its creator can change it.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save program" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^New set/ })).toHaveCount(0);
  await expect(valueField(squat, 1, "Reps")).toHaveValue("5");
  await expect(valueField(squat, 1, "Reps")).toBeDisabled();
  await expect(dayOf(desk, "Tuesday").getByRole("checkbox", { name: "Rest day" })).toBeDisabled();
  await expect(page.getByRole("button", { name: / menu$/ })).toHaveCount(0);
  await expect(inMenu(day, "Remove Back squat")).toHaveCount(0);

  await press(desk, page.getByRole("button", { name: "Next" }));
  await expect(page.getByRole("region", { name: "Week 2", exact: true })).toBeVisible();
  await goToWeek(desk, 1);
  await expect(valueField(squat, 1, "Reps")).toHaveValue("5");
}

async function readDates(desk: Desk) {
  const { page } = desk;
  await givenSession(desk, "trainer@demo.test");
  await open(desk, await programNamed(desk, "Club season"));
  await expect(page.getByRole("region", { name: "Week 1", exact: true })).toBeVisible();
  await expect(page.getByText("Not in the program")).toHaveCount(2);
  await expect(dayOf(desk, "Monday")).toHaveCount(0);
  await expect(dayOf(desk, "Wednesday")).toHaveAccessibleName(/^Wednesday, \d\d\/\d\d\/\d{4}$/);
  await expect(dayOf(desk, "Saturday").getByRole("textbox", { name: /^Title of/ })).toHaveValue("Match");
  await goToWeek(desk, 40);
  await expect(dayOf(desk, "Monday").getByRole("textbox", { name: /^Title of/ })).toHaveValue("Team lift");
  await expect(page.getByText("Not in the program")).toHaveCount(0);
}
