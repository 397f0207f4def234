import { expect, type Page } from "@playwright/test";
import {
  type Desk,
  endSession,
  givenSession,
  open,
  postProgram,
  postWeek,
  test,
  unique,
} from "#tests/e2e/support/desk.ts";
import { dayOf, save } from "#tests/e2e/support/editor.ts";
import { lookAt } from "#tests/e2e/support/look-at.ts";
import { closeAndOpen, discard, kept, namesOfDrafts, offer, restore } from "./drafts.ts";

const week = "== Monday, day 1\n# Volume day\n\nBack squat 5x5 @80%\n";
const day = "# Volume day\n\nBack squat 5x5 @80%\n";
const weekBox = (page: Page) => page.getByRole("textbox", { name: "Text of week 1" });
const dayBox = (page: Page) => page.getByRole("textbox", { name: "Workout of Day 1" });
const title = (desk: Desk) => dayOf(desk, "Monday").getByRole("textbox", { name: /^Title of/ });

/** Proves what the browser keeps of a text whose page is closed. Drafts are the script's: without it nothing is kept. */
test.describe("a text that was left behind", { tag: "@with-script" }, () => {
  /** The week's text, typed and not saved; answers its address and the editor's. */
  async function givenTyped(desk: Desk) {
    await givenSession(desk, "trainer@demo.test");
    const address = await postProgram(desk, { name: unique("Typed") });
    const text = `${address}/text?week=1`;
    await open(desk, text);
    await weekBox(desk.page).fill(week);
    await kept(desk, "Volume day");
    return { address, text };
  }

  test("of a week is offered after a crash, discarded, restored, and overwrites nobody unasked", async ({ desk }) => {
    test.slow();
    const { address, text } = await givenTyped(desk);
    const next = await closeAndOpen(desk, text);
    await test.step("offered after a crash, and thrown away when discarded", () => throwAway(next));
    await test.step("kept through a session that ended, and a login that is left", () => loseSession(next, text));
    await test.step("overwrites nobody unasked", () => meetTheirs(next, address, text));
    await test.step("offered no more once it is saved", async () => {
      expect(await namesOfDrafts(next)).toEqual([]);
      await open(next, text);
      await expect(offer(next.page)).toHaveCount(0);
    });
    await test.step("gone, too, where nobody else saved", async () => {
      await weekBox(next.page).fill(week.replace("5x5", "3x5"));
      await kept(next, "3x5");
      await next.page.getByRole("button", { name: "Save text" }).click();
      await expect(title(next)).toHaveValue("Volume day");
      expect(await namesOfDrafts(next)).toEqual([]);
    });
  });

  async function throwAway(desk: Desk) {
    const { page } = desk;
    await lookAt(desk, { "an offer": {} });
    await expect(offer(page)).toHaveText(/You have unsaved changes from \d\d\/\d\d\/\d{4} \d\d:\d\d\./);
    await discard(page).click();
    await expect(weekBox(page)).toBeFocused();
    await page.reload();
    await expect(weekBox(page)).toHaveValue(/Monday/);
    await expect(offer(page)).toHaveCount(0);
  }

  async function loseSession(desk: Desk, text: string) {
    const { page } = desk;
    await open(desk, text);
    await weekBox(page).fill(week);
    await kept(desk, "Volume day");
    await endSession(desk);
    await page.getByRole("button", { name: "Save text" }).click();
    await expect(page.getByRole("heading", { name: "Log in" })).toBeVisible();
    await givenSession(desk, "trainer@demo.test");
    await open(desk, text);
    await restore(page).click();
    await expect(weekBox(page)).toHaveValue(week);
    await expect(weekBox(page)).toBeFocused();
    await expect(offer(page)).toHaveCount(0);
  }

  async function meetTheirs(desk: Desk, address: string, text: string) {
    const { page } = desk;
    await postWeek(desk, address, 1, "== Monday\n# Theirs\n\nRegular");
    await open(desk, text);
    await restore(page).click();
    await page.getByRole("button", { name: "Save text" }).click();
    await expect(page.getByRole("alert")).toContainText(
      "changed this in the meantime, in another tab or on another device. The saved version is next to what you wrote.",
    );
    await expect(page.getByRole("textbox", { name: "Saved in the meantime" })).toHaveValue(/# Theirs/);
    await expect(weekBox(page)).toHaveValue(week);
    await page.getByRole("button", { name: "Keep mine" }).click();
    await expect(title(desk)).toHaveValue("Volume day");
  }

  test("of a day is offered in its dialog, and gone once the editor has it", async ({ desk }) => {
    await givenSession(desk, "trainer@demo.test");
    const text = `${await postProgram(desk, { name: unique("Typed") })}/workouts/1/text`;
    await open(desk, text);
    await dayBox(desk.page).fill(day);
    await kept(desk, "Volume day");
    const next = await closeAndOpen(desk, text);
    const { page } = next;
    await restore(page).click();
    await expect(dayBox(page)).toHaveValue(day);
    await expect(dayBox(page)).toBeFocused();
    await page.getByRole("button", { name: "Use text" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(title(next)).toHaveValue("Volume day");
    await save(next);
    expect(await namesOfDrafts(next)).toEqual([]);
  });
});
