import { expect } from "@playwright/test";
import { type Desk, open, press, test } from "#tests/e2e/support/desk.ts";
import { handleOf } from "#tests/e2e/support/drag.ts";
import { addExercise, dayOf, exercisesOf, openDay, setValue, unfold } from "#tests/e2e/support/editor.ts";
import { givenShare, numberOf, unknownClient, visualise } from "./numbers.ts";

test("what is opened on a day's own page leads back to it", async ({ desk }) => {
  if (desk.isScripted)
    await test.step("what is entered for a client on a day's own page leads back to it", () => enterForClient(desk));
  if (!desk.isScripted) await test.step("moving a part leads back to the day's own page", () => movePart(desk));
});

/** Proves that dialogs that are opened on a day's own page lead back to it. */
async function enterForClient(desk: Desk) {
  const { page } = desk;
  const client = unknownClient(desk);
  const { address, entry } = await givenShare(desk, "Leg press", "50");
  await open(desk, `${address}/workouts/1`);
  await visualise(desk, client);
  await numberOf(entry).click();
  await entry.getByRole("link", { name: "Enter maximum of Leg press" }).click();
  const dialog = page.getByRole("dialog", { name: `Maximum of Leg press for ${client}` });
  await dialog.getByLabel("Weight lifted once").fill("200");
  await press(desk, dialog.getByRole("button", { name: "Save" }));
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/workouts\/1\?/);
  await expect(numberOf(entry)).toHaveText(/^100 kg/);

  await page.getByLabel("Round weights to").selectOption("Off");
  for (const name of ["Preview Monday, Day 1", "Text of Monday, Day 1", "Add image", "History", "Keys"]) {
    if (name === "Add image") await openDay(desk, dayOf(desk, "Monday"));
    const link = page.getByRole("link", { name, includeHidden: true });
    await unfold(link);
    await link.click();
    await page.getByRole("dialog").getByRole("link", { name: "Close" }).click();
    await expect(page).toHaveURL(/\/workouts\/1\?(?!.*day=)/);
    await expect(numberOf(entry)).toHaveText(/^100 kg/);
  }
}

async function movePart(desk: Desk) {
  const { page } = desk;
  const { address, entry } = await givenShare(desk, "Leg press", "50");
  await open(desk, `${address}/workouts/1`);
  await addExercise(desk, dayOf(desk, "Monday"), 1, "Bench press");
  await setValue(entry.first(), 1, "Weight", "55");
  await press(desk, handleOf(dayOf(desk, "Monday"), "Leg press"));
  const dialog = page.getByRole("dialog", { name: "Move or copy Leg press" });
  await dialog.getByRole("combobox", { name: "Day and place" }).selectOption("Monday, set 2");
  await press(desk, dialog.getByRole("button", { name: "Move", exact: true }));
  await expect(page).toHaveURL(/\/workouts\/1\?/);
  await expect(exercisesOf(dayOf(desk, "Monday"), 2)).toHaveCount(1);
}
