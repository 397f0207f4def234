import { expect } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { givenWritten, press, test } from "#tests/e2e/support/desk.ts";
import { canDrag, expectSets, handleOf, saidOfDrag } from "#tests/e2e/support/drag.ts";
import { dayOf, dayText } from "#tests/e2e/support/editor.ts";
import { lookAt } from "#tests/e2e/support/look-at.ts";

/** Proves that what is carried and the choice of places can be seen and touched by everybody. */

test("the choice of where to move and what is in hand are accessible", { tag: "@with-script" }, async ({ desk }) => {
  test.slow();
  const { page } = desk;
  await givenWritten(desk, dayText("Monday", ["Back squat"], []));
  const monday = dayOf(desk, "Monday");
  await press(desk, handleOf(monday, "Back squat"));
  const dialog = page.getByRole("dialog", { name: "Move or copy Back squat" });
  await expect(dialog.getByRole("combobox")).toBeVisible();
  await lookAt(desk, { "where to": {} });
  await page.keyboard.press("Escape");
  await canDrag(desk);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await handleOf(monday, "Back squat").press("Space");
    await expect(saidOfDrag(desk)).toHaveText(/^Picked up /);
    await page.keyboard.press("ArrowRight");
    await expect(page.locator(".drag-chip")).toHaveText("Back squatTuesday, set 1, first, no longer a rest day");
    await expectAccessible(page);
    await page.keyboard.press("c");
    await expect(page.locator(".drag-chip b")).toHaveText("Copy of Back squat");
    await expectAccessible(page, ".drag-chip");
    await page.keyboard.press("Escape");
    await expect(page.locator(".drag-chip")).toBeHidden();
  }
});

test.describe("by touch", { tag: "@with-script" }, () => {
  test.use({ ownContext: true, hasTouch: true, viewport: { width: 900, height: 900 } });

  test("a handle that is held for a moment is carried, and its targets are large enough", async ({ desk }) => {
    const { page } = desk;
    await givenWritten(desk, dayText("Monday", ["Back squat", "Bench press"], [], []));
    const monday = dayOf(desk, "Monday");
    await canDrag(desk);
    await page.clock.install();
    const [from, to] = [handleOf(monday, "Back squat"), handleOf(monday, "Bench press")];
    await to.scrollIntoViewIfNeeded();
    const [start, end] = [await from.boundingBox(), await to.boundingBox()];
    if (!start || !end) throw new Error("There is nothing to hold.");
    const finger = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
      finger.send("Input.dispatchTouchEvent", { type, touchPoints });
    await touch("touchStart", { x: start.x + 12, y: start.y + 12 });
    await page.clock.runFor(300);
    await expect(saidOfDrag(desk)).toHaveText("Picked up Back squat, set 1 of Monday.");
    await touch("touchMove", { x: end.x + 30, y: end.y + 12 });
    await page.clock.runFor(150);
    await expect(saidOfDrag(desk)).toHaveText("Over Monday, set 1, after Bench press.");
    await touch("touchEnd");
    await expectSets(monday, ["Bench press", "Back squat"], [], []);
  });
});
