import { expect } from "@playwright/test";
import { assignPicked } from "#app/features/assignments/mutations.server.ts";
import { storeCompletion } from "#app/features/completions/mutations.server.ts";
import { accountClients } from "#db/schema/accounts.ts";
import { storedContext } from "#scripts/demo-data/load.ts";
import { givenCoach } from "#tests/e2e/support/coaches.ts";
import { type Desk, press, test, unique } from "#tests/e2e/support/desk.ts";
import { inDemo } from "#tests/e2e/support/outbox.ts";
import { completionOf, givenTraining } from "#tests/support/training/training.ts";

/** Proves that a person finds what they did in the calendar, changes it, sees it in their progress, and deletes it. */

/** Somebody who is coached, is logged in and did squats today. */
async function givenTrained(desk: Desk) {
  const [coachOf, athleteOf] = [await givenCoach(desk), await givenCoach(desk)];
  await inDemo(async (db) => {
    const now = new Date();
    const [coach, athlete] = [
      await storedContext(db, coachOf.email, now),
      await storedContext(db, athleteOf.email, now),
    ];
    const training = await givenTraining(coach, unique("Program"));
    const { userId } = athlete.actor;
    await db.insert(accountClients).values({ accountId: coach.actor.accountId, userId });
    await assignPicked(coach, training.programId, { pick: userId, startDate: now.toISOString().slice(0, 10) });
    const rounds = [
      [5, 100],
      [5, 100],
      [3, 105],
    ] as [number, number][];
    const stored = await storeCompletion(athlete, completionOf(training, rounds, { doneAt: now, comment: "Heavy" }));
    if (!stored.ok) throw new Error(JSON.stringify(stored.problems));
  });
}

test("a workout is found in the calendar, changed, seen in the progress, and deleted", async ({ desk }) => {
  const { page } = desk;
  await givenTrained(desk);
  await page.goto("/train/calendar");
  await expect(page.getByText("1 of 1 done · 100 %")).toBeVisible();
  await page.getByRole("link", { name: /Done: Squats$/ }).click();
  const day = page.getByRole("article");
  await expect(day).toContainText("Heavy");
  await expect(day.getByRole("row", { name: /^1–2/ })).toContainText("100");
  await day.getByRole("link", { name: "Squats", exact: true }).click();

  const raised = page.getByRole("region", { name: "You raised" });
  await expect(raised).toContainText("116.67 kg estimated");
  await page.getByRole("link", { name: "Change Squats" }).click();
  const weight = page.getByLabel(/^.*weight.*, prescribed 80$/i).first();
  await weight.fill("heavy");
  await press(desk, page.getByRole("button", { name: "Save" }));
  await expect(weight).toHaveValue("heavy");
  await weight.fill("120");
  await page.getByLabel("Session RPE").selectOption("7");
  await press(desk, page.getByRole("button", { name: "Save" }));
  await expect(page.getByText("Squats was changed.")).toBeVisible();
  await expect(page.getByText("very hard (7)")).toBeVisible();
  await expect(raised).toContainText("140 kg estimated");

  await page.getByRole("link", { name: "Progress" }).click();
  const lift = page.getByRole("region", { name: "Back squat" });
  await lift.getByText("Numbers", { exact: true }).click();
  await expect(lift.getByRole("cell", { name: "140", exact: true })).toBeVisible();
  await lift.getByRole("link", { name: "Full history of Back squat" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Back squat");

  await page.getByRole("link", { name: "Calendar" }).click();
  await page.getByRole("link", { name: /Done: Squats$/ }).click();
  await page.getByRole("link", { name: "Delete Squats" }).click();
  await press(desk, page.getByRole("button", { name: "Proceed" }));
  await expect(page.getByText(/^Squats, .* was deleted\.$/)).toBeVisible();
  await expect(page.getByRole("link", { name: /Planned: Squats$/ })).toBeVisible();
});
