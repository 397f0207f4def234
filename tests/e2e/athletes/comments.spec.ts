import { expect } from "@playwright/test";
import { storeCompletion } from "#app/features/completions/mutations.server.ts";
import { storedContext } from "#scripts/demo-data/load.ts";
import { expectAccessibleInEveryLook } from "#tests/e2e/support/accessible.ts";
import { givenCoach } from "#tests/e2e/support/coaches.ts";
import { type Desk, open, press, test, unique } from "#tests/e2e/support/desk.ts";
import { inDemo } from "#tests/e2e/support/outbox.ts";
import { completionOf, givenFollower, givenTraining } from "#tests/support/training/training.ts";

/**
 * Proves that a coach is told of a comment in the header, reads it beside what was done, and that it is marked read once it
 * was displayed: by the script, and by a button without. Rights and rules are proved by comments (integration, http).
 */

const comment = "Heavier than it looks.";

/** A coach of this test alone, whose client has done a workout and written about it. */
async function givenCommented(desk: Desk) {
  const { email } = await givenCoach(desk);
  const program = unique("Program");
  await inDemo(async (db) => {
    const coach = await storedContext(db, email, new Date());
    const training = await givenTraining(coach, program);
    const athlete = await givenFollower(db, coach, training, ["Mia", "Horvat"]);
    const done = completionOf(
      training,
      [
        [5, 100],
        [3, 105],
      ],
      { doneAt: new Date(), comment },
    );
    const stored = await storeCompletion(athlete, done);
    if (!stored.ok) throw new Error(JSON.stringify(stored.problems));
  });
  return { program };
}

test("a comment is announced, read beside what was done, and marked", async ({ desk }) => {
  const { page } = desk;
  const { program } = await givenCommented(desk);
  await open(desk, "/");
  const widget = page.getByRole("region", { name: "Comments" });
  await expect(widget.getByRole("listitem")).toContainText("Mia Horvat");
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /^Comments/ });
  await expect(link).toHaveAccessibleName("Comments (unread comments)");
  await widget.getByRole("link", { name: "All comments" }).click();
  const row = page.getByRole("row", { name: /Mia Horvat/ });
  await expect(row).toContainText("New");
  await expect(row).toContainText(comment);
  if (!desk.isScripted) await press(desk, page.getByRole("button", { name: "Mark as read" }));
  await expect(link).toHaveAccessibleName("Comments");
  // why: what was new when it was displayed stays marked, where the page stays
  await expect(row.getByText("New")).toHaveCount(desk.isScripted ? 1 : 0);
  if (desk.isScripted) await expectAccessibleInEveryLook(page);

  await open(desk, "/comments");
  await expect(row.getByText("New")).toHaveCount(0);
  await page.getByLabel("Program").selectOption({ label: program });
  const search = page.getByRole("button", { name: "Search" });
  if (await search.isVisible()) await press(desk, search);
  await expect(page.getByText(`1 comment on ${program}`)).toBeVisible();
  await row.getByRole("link", { name: "Mia Horvat" }).click();
  const dialog = page.getByRole("dialog", { name: "Completed workout" });
  await expect(dialog).toContainText("Volume load (kg)815");
  await expect(dialog).toContainText("Volume load (lbs)1,796.77");
  await expect(dialog.getByRole("row", { name: /^2/ })).toContainText("3");
  await expect(dialog.getByRole("row", { name: /^2/ })).toContainText("105");
  if (desk.isScripted) await expectAccessibleInEveryLook(page);
  await dialog.getByRole("link", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`1 comment on ${program}`)).toBeVisible();
});
