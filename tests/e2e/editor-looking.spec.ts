import { expect } from "@playwright/test";
import { givenProgram, givenSession, open, press, test } from "./support/desk.ts";
import { addExercise, dayOf, goToWeek, save, train, valueField } from "./support/editor.ts";

/** Proves that a program that is only read can be paged and not written in, and that dates stand where they belong. */

test("an administrator reads somebody else's program, week by week, and changes nothing", {
  tag: "@with-script",
}, async ({ desk }) => {
  const { page } = desk;
  const { address } = await givenProgram(desk, 2);
  const day = await train(desk, "Monday");
  const squat = await addExercise(desk, day, 1, "Back squat");
  await valueField(squat, 1, "Reps").fill("5");
  await save(desk);

  await page.context().clearCookies();
  await givenSession(desk, "admin@demo.test");
  await open(desk, address);
  await expect(page.getByText("Only its creator can change it.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save program" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^New set/ })).toHaveCount(0);
  await expect(valueField(squat, 1, "Reps")).toHaveValue("5");
  await expect(valueField(squat, 1, "Reps")).toBeDisabled();
  await expect(day.getByRole("checkbox", { name: "Rest day" })).toBeDisabled();
  await expect(day.getByRole("button", { name: "Remove Back squat" })).toBeDisabled();

  await press(desk, page.getByRole("button", { name: "Next" }));
  await expect(page.getByRole("region", { name: "Week 2", exact: true })).toBeVisible();
  await goToWeek(desk, 1);
  await expect(valueField(squat, 1, "Reps")).toHaveValue("5");
});

test("a continuous program begins on its weekday, and has dates", { tag: "@with-script" }, async ({ desk }) => {
  const { page } = desk;
  await givenSession(desk, "trainer@demo.test");
  await open(desk, "/programs?search=Club%20season");
  await page.getByRole("link", { name: "Club season", exact: true }).click();
  await expect(page.getByRole("region", { name: "Week 1", exact: true })).toBeVisible();
  await expect(page.getByText("Not in the program")).toHaveCount(2);
  await expect(dayOf(desk, "Monday")).toHaveCount(0);
  await expect(dayOf(desk, "Wednesday")).toHaveAccessibleName(/^Wednesday, \d\d\/\d\d\/\d{4}$/);
  await expect(dayOf(desk, "Saturday").getByRole("textbox", { name: /^Title of/ })).toHaveValue("Match");
  await goToWeek(desk, 40);
  await expect(dayOf(desk, "Monday").getByRole("textbox", { name: /^Title of/ })).toHaveValue("Team lift");
  await expect(page.getByText("Not in the program")).toHaveCount(0);
});
