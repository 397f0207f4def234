import { expect } from "@playwright/test";
import { type Desk, givenSession, givenWritten, open, test } from "#tests/e2e/support/desk.ts";
import { dayOf, dayText, exercisesOf, goToWeek, save, valueField } from "#tests/e2e/support/editor.ts";
import { lookAt } from "#tests/e2e/support/look-at.ts";
import { closeAndOpen, discard, kept, namesOfDrafts, offer, restore } from "./drafts.ts";

/** Proves what the browser keeps of a closed page. Drafts are the script's: without it nothing is kept. */
test.describe("what a closed tab left behind", { tag: "@with-script" }, () => {
  const title = (desk: Desk) => dayOf(desk, "Monday").getByRole("textbox", { name: /^Title of/ });

  /** A program of two weeks: Monday of both edited and not saved, and a weight that could not be taken. */
  async function givenLeftBehind(desk: Desk) {
    const { address } = await givenWritten(desk, dayText("Monday", ["Back squat"]), dayText("Monday", []));
    await title(desk).fill("Push");
    await valueField(exercisesOf(dayOf(desk, "Monday"), 1).first(), 1, "Weight").fill("heavy");
    await goToWeek(desk, 2);
    await title(desk).fill("Pull");
    await kept(desk, "Pull");
    return address;
  }

  test("is offered in another tab alone, restored with every week and every typed text, and saved", async ({
    desk,
  }) => {
    test.setTimeout(240_000);
    const address = await givenLeftBehind(desk);
    const next = await test.step("not beside the tab that still edits it, and never to another user", () =>
      openBeside(desk, address));
    await test.step("the offer is clean in every look", () =>
      lookAt(next, { "an offer": { reach: () => expect(offer(next.page)).toBeVisible() } }));
    await test.step("restored with every week and every typed text, and saved", () => restoreAll(next));
    await test.step("the login in place is clean in every look", () => lookAtLogin(next, address));
  });

  async function openBeside(desk: Desk, address: string) {
    const beside = { ...desk, page: await desk.page.context().newPage() };
    await open(beside, address);
    await beside.page.waitForFunction(async () => (await navigator.locks.query()).held?.length === 2);
    await expect(offer(beside.page)).toHaveCount(0);

    await desk.page.close({ runBeforeUnload: false });
    await givenSession(beside, "admin@demo.test");
    await open(beside, address);
    await expect(beside.page.getByText("Only its creator can change it.")).toBeVisible();
    await expect(offer(beside.page)).toHaveCount(0);
    await givenSession(beside, "trainer@demo.test");
    await open(beside, address);
    await expect(offer(beside.page)).toBeVisible();
    return beside;
  }

  async function restoreAll(next: Desk) {
    const { page } = next;
    await expect(offer(page)).toHaveText(/You have unsaved changes from \d\d\/\d\d\/\d{4} \d\d:\d\d\./);
    await expect(title(next)).toHaveValue("");
    await restore(page).click();
    await expect(offer(page)).toHaveCount(0);
    await expect(title(next)).toHaveValue("Push");
    await expect(page.getByRole("region", { name: "Week 1", exact: true })).toBeFocused();
    await expect(page.getByText("2 days unsaved")).toBeVisible();
    const weight = valueField(exercisesOf(dayOf(next, "Monday"), 1).first(), 1, "Weight");
    await expect(weight).toHaveValue("heavy");
    await expect(weight).toHaveAttribute("aria-invalid", "true");
    await page.getByRole("button", { name: "Undo: restore unsaved changes" }).click();
    await expect(title(next)).toHaveValue("");
    await page.getByRole("button", { name: "Redo: restore unsaved changes" }).click();
    await expect(title(next)).toHaveValue("Push");
    await save(next);
    await page.reload();
    await expect(title(next)).toHaveValue("Push");
    await goToWeek(next, 2);
    await expect(title(next)).toHaveValue("Pull");
    await expect(offer(page)).toHaveCount(0);
  }

  async function lookAtLogin(next: Desk, address: string) {
    const { page } = next;
    await open(next, address);
    await title(next).fill("Logged out");
    await page.context().clearCookies();
    await page.getByRole("button", { name: "Save program" }).click();
    await expect(page.getByRole("dialog", { name: "You are no longer logged in" })).toBeVisible();
    await lookAt(next, { "a lost session": { within: "dialog:modal" } });
  }

  test("is thrown away when it is discarded or left, and asks about days that were saved elsewhere", async ({
    desk,
  }) => {
    const address = await givenLeftBehind(desk);
    const next = await closeAndOpen(desk, address);
    await test.step("thrown away when discarded, when saved, and when one leaves and says so", () =>
      throwAway(next, address));
    await test.step("it asks about the days that were saved elsewhere since", () => saveElsewhere(next, address));
    await test.step("a browser without room says so", () => fillRoom(next, address));
  });

  async function throwAway(next: Desk, address: string) {
    await discard(next.page).click();
    await expect(offer(next.page)).toHaveCount(0);
    await expect(next.page.getByRole("region", { name: "Week 1", exact: true })).toBeFocused();
    await title(next).fill("Typed");
    await kept(next, "Typed");
    await next.page.getByRole("link", { name: "Exercises", exact: true }).click();
    await next.page.getByRole("button", { name: "Proceed" }).click();
    await expect(next.page.getByRole("heading", { name: "Exercises", level: 1 })).toBeVisible();
    await open(next, address);
    await expect(title(next)).toHaveValue("");
    expect(await namesOfDrafts(next)).toEqual([]);
    await expect(offer(next.page)).toHaveCount(0);
  }

  async function saveElsewhere(desk: Desk, address: string) {
    // why: the page that goes away keeps it, not an idle moment before
    await desk.page.evaluate(() => {
      window.requestIdleCallback = () => 0;
    });
    await title(desk).fill("Push");
    await goToWeek(desk, 2);
    await title(desk).fill("Pull");
    const { page } = desk;
    page.once("dialog", (dialog) => dialog.accept());
    await page.goto(`${address}?week=2`);
    await expect(offer(page)).toBeVisible();
    const other = { ...desk, page: await page.context().newPage() };
    await open(other, address);
    await title(other).fill("Theirs");
    await save(other);
    await other.page.close();

    await restore(page).click();
    const dialog = page.getByRole("dialog", { name: "You saved this program in another tab" });
    await expect(dialog).toContainText("Day 1 was changed by you");
    await expect(dialog).toContainText("Title: ‘Theirs’ → ‘Push’");
    await expect(dialog.getByRole("listitem").filter({ hasText: "Day 8" })).toHaveCount(0);
    await dialog.getByRole("button", { name: "Take theirs for Day 1" }).click();
    await expect(dialog).toBeHidden();
    await expect(title(desk)).toHaveValue("Pull");
    await save(desk);
    await goToWeek(desk, 1);
    await expect(title(desk)).toHaveValue("Theirs");
  }

  async function fillRoom(desk: Desk, address: string) {
    const { page } = desk;
    await page.evaluate(() => {
      for (let size = 2 ** 22; size >= 1; size /= 2) {
        try {
          for (let n = 0; ; n++) localStorage.setItem(`fill-${size}-${n}`, "x".repeat(size));
        } catch {}
      }
    });
    await title(desk).fill("Too much");
    await expect(page.getByRole("status").filter({ hasText: "no room to keep your unsaved changes" })).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await save(desk);
    await open(desk, address);
    await expect(offer(page)).toHaveCount(0);
  }
});
