import { type Browser, expect, type Page } from "@playwright/test";
import { type Desk, postWeek, press, sendForm, test } from "#tests/e2e/support/desk.ts";
import { dayText } from "#tests/e2e/support/editor.ts";
import { lookAt } from "#tests/e2e/support/look-at.ts";
import { assign, enter, exercise, fieldOf, givenAthlete, setOf, startWorkout } from "./at-training.ts";

/** Proves that an athlete whose workout is overtaken, by another tab or device or by the coach, is told so and loses nothing. */

/** Another device of the same person, with the workout open. */
async function otherDevice(browser: Browser, { isScripted }: Desk, email: string): Promise<Desk> {
  const other = { page: await (await browser.newContext()).newPage(), isScripted };
  await enter(other.page, email);
  await startWorkout(other);
  return other;
}

async function otherTab({ page, isScripted }: Desk): Promise<Desk> {
  const tab = { page: await page.context().newPage(), isScripted };
  await tab.page.setViewportSize({ width: 320, height: 640 });
  await tab.page.goto("/train");
  await startWorkout(tab);
  return tab;
}

const overtaken = /^You saved this workout on .+ at .+\. Save again to keep what you have here\.$/;

const alsoSaved = /^Saved so far, with what you saved in the meantime on .+\.$/;

async function finishWorkout(page: Page) {
  await page.getByRole("button", { name: "Finish", exact: true }).click();
  await page.getByRole("button", { name: "Finish workout" }).click();
  await expect(page).toHaveURL(/\/train\/done\/[\da-f-]+/);
}

async function takeAway(coach: Desk, follower: string) {
  const removed = await sendForm(coach, `${follower}/delete`, {});
  expect(removed.status()).toBe(302);
}

test("what is done on two devices and in two tabs is kept of all, and finished once", async ({ desk, browser }) => {
  test.setTimeout(90_000);
  const { page } = desk;
  const { coach, client } = await givenAthlete(desk, browser);
  const [tab, device] = [await otherTab(desk), await otherDevice(browser, desk, client.email)];
  await startWorkout(desk);
  await press(desk, setOf(page, 1).getByRole("button", { name: /^Set 1, / }));
  await page.getByRole("button", { name: "Save so far" }).click();
  await expect(page.getByText("Saved so far. It waits on your other devices, too.")).toBeVisible();

  await fieldOf(device.page, 2, "reps").fill("4");
  // with a script it is saved by itself
  if (!desk.isScripted) await device.page.getByRole("button", { name: "Save so far" }).click();
  await expect(device.page.getByText(alsoSaved)).toBeVisible();
  await expect(device.page.getByText("2 of 3 rounds done")).toBeVisible();
  await expect(fieldOf(device.page, 1, "weight")).toHaveValue("80");
  await expect(fieldOf(device.page, 2, "reps")).toHaveValue("4");

  await fieldOf(tab.page, 2, "reps").fill("3");
  await fieldOf(tab.page, 3, "reps").fill("4");
  await tab.page.getByRole("button", { name: "Save so far" }).click();
  await expect(tab.page.getByRole("alert").getByText(overtaken)).toBeVisible();
  await expect(setOf(tab.page, 2)).toContainText("Saved in the meantime: 4");
  await expect(fieldOf(tab.page, 2, "reps")).toHaveValue("3");
  await expect(fieldOf(tab.page, 1, "weight")).toHaveValue("80");
  if (desk.isScripted) await lookAt(tab, { "train overtaken": {} });
  await tab.page.getByRole("button", { name: "Save so far" }).click();
  await expect(tab.page.getByText("Saved so far. It waits on your other devices, too.")).toBeVisible();
  await expect(tab.page.getByText("3 of 3 rounds done")).toBeVisible();
  await finishWorkout(tab.page);
  for (const set of ["1", "2", "3"])
    await expect(tab.page.getByRole("row", { name: new RegExp(`^${set} `) })).toBeVisible();

  await device.page.getByRole("button", { name: "Finish", exact: true }).click();
  await expect(device.page.getByText("You finished or discarded this workout in the meantime.")).toBeVisible();
  await page.goto("/train/calendar");
  await expect(page.getByText("1 of 1 done")).toBeVisible();
  await expect(page.getByRole("link", { name: /Done: Workout$/ })).toHaveCount(1);
  for (const other of [coach, device]) await other.page.context().close();
});

test("a workout that the coach changes and takes away, before the first save or after, is finished as it was opened", async ({
  desk,
  browser,
}) => {
  const { page } = desk;
  const { coach, address, client } = await givenAthlete(desk, browser);
  await startWorkout(desk);
  const workout = new URL(page.url()).pathname;
  await postWeek(coach, address, 1, dayText("Monday", [`${exercise} 1x8 60kg`]));
  for (const set of [1, 2])
    await press(desk, setOf(page, set).getByRole("button", { name: new RegExp(`^Set ${set}, `) }));
  await page.getByRole("button", { name: "Save so far" }).click();
  await expect(page.getByText("You go on with the one you began.")).toBeVisible();
  await expect(page.getByText("2 of 3 rounds done")).toBeVisible();
  if (desk.isScripted) await lookAt(desk, { "train changed by the coach": {} });

  await takeAway(coach, `${address}/clients/${client.id}`);
  await fieldOf(page, 3, "reps").fill("3");
  await page.getByRole("button", { name: "Save so far" }).click();
  await expect(page.getByText("What you began is still here to finish.")).toBeVisible();
  await expect(fieldOf(page, 3, "reps")).toHaveValue("3");
  await finishWorkout(page);
  await expect(page.getByRole("row", { name: /^1–2 5.+80/ })).toBeVisible();
  await page.goto("/train");
  await expect(page.getByText("No program yet")).toBeVisible();

  await assign(coach, address, client.id);
  await page.goto(workout);
  await expect(page.getByText("0 of 1 rounds done")).toBeVisible();
  await takeAway(coach, `${address}/clients/${client.id}`);
  await press(desk, setOf(page, 1).getByRole("button", { name: /^Set 1, / }));
  await page.getByRole("button", { name: "Save so far" }).click();
  await expect(page.getByText("What you began is still here to finish.")).toBeVisible();
  await expect(page.getByText("1 of 1 rounds done")).toBeVisible();
  await finishWorkout(page);
  await expect(page.getByRole("row", { name: /^1 8.+60/ })).toBeVisible();
  await coach.page.context().close();
});
