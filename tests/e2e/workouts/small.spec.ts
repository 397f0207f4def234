import { expect } from "@playwright/test";
import { expectAccessibleInEveryLook } from "#tests/e2e/support/accessible.ts";
import { givenWritten, test } from "#tests/e2e/support/desk.ts";
import { dayOf, dayText } from "#tests/e2e/support/editor.ts";

/** Proves that a small screen begins with the first workout, and folds the rest. */

test("on a small screen the first workout begins in the first screen, and the rest is folded", {
  tag: "@with-script",
}, async ({ desk }) => {
  const { page } = desk;
  await givenWritten(desk, dayText("Monday", [], [], []));
  const day = dayOf(desk, "Monday");
  const more = page.locator("summary").getByText("More", { exact: true });
  const history = page.getByRole("link", { name: "History", exact: true });
  await page.setViewportSize({ width: 1000, height: 700 });
  await expect(more).toBeHidden();
  await expect(history).toBeVisible();

  await page.setViewportSize({ width: 320, height: 568 });
  const box = await day.getByRole("textbox", { name: /^Title of/ }).boundingBox();
  expect((box?.y ?? 568) + (box?.height ?? 0)).toBeLessThan(568);
  await expect(history).toBeHidden();
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(history).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await history.click();
  await expect(page.getByRole("dialog", { name: "History" })).toBeVisible();
  await page.getByRole("link", { name: "Close" }).click();
  await expect(dayOf(desk, "Monday")).toBeVisible();
});
