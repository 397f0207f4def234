import { expect } from "@playwright/test";
import { type Desk, open, press, test } from "#tests/e2e/support/desk.ts";
import { choose, dayOf, goToWeek } from "#tests/e2e/support/editor.ts";
import { lookAt } from "#tests/e2e/support/look-at.ts";
import { givenShare, knownClient, numberOf, unknownClient, visualise } from "./numbers.ts";

test("the preview turns the days for a client, and leads to what is missing and back", async ({ desk }) => {
  test.setTimeout(120_000);
  await test.step("what is missing is entered from the preview, and leads back to it", () => enterMissing(desk));
  if (desk.isScripted)
    await test.step("the preview turns the days for the same client, into the next week, and closing stays there", () =>
      turnDays(desk));
});

async function enterMissing(desk: Desk) {
  const { page } = desk;
  const client = unknownClient(desk);
  // why: of an exercise that no other test enters a maximum of, nor of one above it
  await givenShare(desk, "Hack squat", "50");
  await visualise(desk, client);
  await choose(desk, dayOf(desk, "Monday"), "Preview Monday, Day 1", "link");
  const preview = page.getByRole("dialog", { name: "Preview of Day 1" });
  await numberOf(preview).click();
  await preview.getByRole("link", { name: "Enter maximum of Hack squat" }).click();
  const dialog = page.getByRole("dialog", { name: `Maximum of Hack squat for ${client}` });
  await dialog.getByLabel("Weight lifted once").fill("80");
  await press(desk, dialog.getByRole("button", { name: "Save" }));
  await expect(numberOf(preview)).toHaveText(/^40 kg/);
  await preview.getByRole("link", { name: "Close" }).click();
  await expect(page.getByRole("region", { name: "Week 1", exact: true })).toBeVisible();
}

/**
 * Proves that the preview turns its days for one client, and leads back. What it shows is proved by the unit tests of
 * domain/workout.
 */

async function turnDays(desk: Desk) {
  const { page } = desk;
  const { address } = await givenShare(desk, "Bench press", "50");
  await visualise(desk, knownClient);
  await choose(desk, dayOf(desk, "Monday"), "Preview Monday, Day 1", "link");
  const monday = page.getByRole("dialog", { name: "Preview of Day 1" });
  await expect(monday.getByText("Weight, Percentage, kg: 50")).toBeVisible();
  await expect(monday.getByText("1 × 5 @ 50 %")).toBeVisible();
  await numberOf(monday).click();
  await expect(monday.getByText(/^50 % × 100 kg \(real maximum of .*\) = 50 kg$/)).toBeVisible();
  await lookAt(desk, { "a number, explained": {} });
  await monday.getByRole("link", { name: "Next" }).click();
  const tuesday = page.getByRole("dialog", { name: "Preview of Day 2" });
  await expect(tuesday.getByText("2 of 14")).toBeVisible();
  await tuesday.getByRole("link", { name: "Previous" }).click();
  await expect(numberOf(monday)).toHaveText(/^50 kg/);

  // a day's address alone is enough
  await open(desk, `${address}/workouts/7/preview`);
  await page.getByRole("dialog", { name: "Preview of Day 7" }).getByRole("link", { name: "Next" }).click();
  const eighth = page.getByRole("dialog", { name: "Preview of Day 8" });
  await expect(eighth.getByText("Rest day")).toBeVisible();
  await expect(eighth.getByText("8 of 14")).toBeVisible();
  await eighth.getByRole("link", { name: "Close" }).click();
  await expect(eighth).toBeHidden();
  await expect(page.getByRole("region", { name: "Week 2", exact: true })).toBeVisible();
  await goToWeek(desk, 1);
  for (const unknown of ["15/preview", "15", "x/preview"]) {
    expect((await page.request.get(`${address}/workouts/${unknown}`)).status()).toBe(404);
  }
}
