import { expect } from "@playwright/test";
import { type Desk, givenSession, open, postProgram, postWeek, press, test, unique } from "#tests/e2e/support/desk.ts";
import { dayOf, goToWeek, openTools } from "#tests/e2e/support/editor.ts";
import { lookAt } from "#tests/e2e/support/look-at.ts";

/**
 * Proves that steps and saved states are gone through by press, and read by the reader's clock. What they bring back
 * is proved by workouts/saving/undo and workouts/saving/history.
 */
// why: far from where the server is, and 45 minutes off, so that no other clock shows the same time
test.use({ ownContext: true, timezoneId: "Asia/Kathmandu" });
const title = (desk: Desk) => dayOf(desk, "Monday").getByRole("textbox", { name: /^Title of/ });

/** A program of two weeks whose Monday was saved as Push with Tuesday, then as Pull. */
async function givenSaves(desk: Desk) {
  await givenSession(desk, "trainer@demo.test");
  const address = await postProgram(desk, { name: unique("Saved"), weeks: 2 });
  const more = "\n\n== Tuesday\n# Rows\n\nRegular";
  // why: two days at first, or the second save would join the entry of the first
  for (const name of ["Push", "Pull"]) await postWeek(desk, address, 1, `== Monday\n# ${name}\n\nRegular${more}`);
  await open(desk, address);
  return address;
}

test("undo and redo go through what was saved, the history tells who changed what when, and brings it back", async ({
  desk,
}) => {
  test.setTimeout(120_000);
  const address = await givenSaves(desk);
  if (desk.isScripted) {
    await test.step("the history tells times by the reader's clock", () => readTimes(desk, address));
    await test.step("it is clean in every look", () => lookAtHistory(desk, address));
  }
  await test.step("the history tells who changed what when, and brings any of it back", () =>
    restoreFromHistory(desk, address));
  if (!desk.isScripted) await test.step("undo and redo name each step", () => undoAndRedo(desk));
});

async function undoAndRedo(desk: Desk) {
  const { page } = desk;
  await givenSaves(desk);
  const status = page.getByRole("status");
  const undo = page.getByRole("button", { name: "Undo: Day 1: Title: ‘Push’ → ‘Pull’" });
  await press(desk, undo);
  await expect(status.filter({ hasText: "Undone: Day 1: Title: ‘Push’ → ‘Pull’." })).toBeVisible();
  await expect(title(desk)).toHaveValue("Push");
  await expect(page).toHaveURL(/#day-1$/);

  await goToWeek(desk, 2);
  await press(desk, page.getByRole("button", { name: "Redo: Day 1: Title: ‘Push’ → ‘Pull’" }));
  await expect(status.filter({ hasText: "Done again: Day 1" })).toBeVisible();
  await expect(title(desk)).toHaveValue("Pull");
  await expect(page.getByRole("button", { name: "Redo", exact: true })).toBeDisabled();

  await title(desk).fill("Typed");
  await press(desk, undo.or(page.getByRole("button", { name: /^Undo/ })).first());
  await expect(status.filter({ hasText: "Undone: Day 1: Title: ‘Pull’ → ‘Typed’." })).toBeVisible();
  await expect(title(desk)).toHaveValue("Pull");
  await press(desk, page.getByRole("button", { name: /^Redo/ }));
  await expect(title(desk)).toHaveValue("Typed");
}

async function restoreFromHistory(desk: Desk, address: string) {
  const { page } = desk;
  await open(desk, address);
  await openTools(desk);
  await page.getByRole("link", { name: "History" }).click();
  const history = page.getByRole("dialog", { name: "History" });
  const last = history
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 2 }) })
    .first();
  await expect(last).toContainText(/^\d+\. Saved/);
  await expect(last).toContainText(desk.isScripted ? /\d\d:\d\d, Teo Marušić/ : /\d\d:\d\d UTC, Teo Marušić/);
  await expect(last).toContainText("Title: ‘Push’ → ‘Pull’");
  await expect(last.getByRole("link", { name: /^Restore/ })).toHaveCount(0);

  await history
    .getByRole("link", { name: /^Restore save/ })
    .first()
    .click();
  const question = page.getByRole("dialog", { name: /^Do you want the program as it was after save \d+\?/ });
  await expect(question).toContainText("Title: ‘Pull’ → ‘Push’");
  await press(desk, question.getByRole("button", { name: "Restore" }));
  await expect(page.getByRole("status").filter({ hasText: "1 day restored." })).toBeVisible();
  await expect(question).toBeHidden();
  await expect(title(desk)).toHaveValue("Push");

  await open(desk, `${address}/history`);
  await expect(last).toContainText(/Restored to the state after save \d+/);
  await history.getByRole("link", { name: "Restore the state before these saves" }).click();
  await press(desk, page.getByRole("button", { name: "Restore" }));
  await expect(page.getByRole("status").filter({ hasText: "restored." })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Rest day", checked: true })).toHaveCount(7);
}

async function readTimes(desk: Desk, address: string) {
  const { page } = desk;
  const problems: string[] = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  await open(desk, `${address}/history`);
  const time = page.getByRole("dialog", { name: "History" }).getByRole("time").first();
  const at = Date.parse((await time.getAttribute("datetime")) ?? "");
  const [date, clock] = new Date(at + 345 * 60_000).toISOString().split(/[T.]/);
  await expect(time).toHaveText(`${date?.split("-").reverse().join("/")} ${clock?.slice(0, 5)}`);
  expect(problems).toEqual([]);
}

async function lookAtHistory(desk: Desk, address: string) {
  const { page } = desk;
  const unsaved = await postProgram(desk, { name: unique("Never saved") });
  await lookAt(desk, {
    "the history": { path: `${address}/history` },
    "going back": { path: `${address}/history/1/restore` },
    "what is like that already": { path: `${address}/history/2/restore` },
    "nothing yet": { path: `${unsaved}/history`, reach: () => page.getByText("Nothing has been saved yet").waitFor() },
  });
}
