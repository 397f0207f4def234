import { expect } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { givenProgram, press, test } from "./support/desk.ts";
import { canDrag, expectSets, handleOf, saidOfDrag } from "./support/drag.ts";
import { addExercise, train } from "./support/editor.ts";
import { lookAt } from "./support/look-at.ts";

/** Proves that what is carried and the choice of places can be seen and touched by everybody. */

test("the choice of where to move is accessible in every look", { tag: "@with-script" }, async ({ desk }) => {
  await givenProgram(desk);
  const monday = await train(desk, "Monday");
  await addExercise(desk, monday, 1, "Back squat");
  const asked = {
    "Where to": {
      reach: async () => {
        await press(desk, handleOf(monday, "Back squat"));
        await expect(
          desk.page.getByRole("dialog", { name: "Move or copy Back squat" }).getByRole("combobox"),
        ).toBeVisible();
      },
    },
  };
  await lookAt(desk, asked);
});

test.describe("with something in hand", { tag: "@with-script" }, () => {
  test("the page is accessible, light and dark", async ({ desk }) => {
    const { page } = desk;
    await givenProgram(desk);
    const monday = await train(desk, "Monday");
    await addExercise(desk, monday, 1, "Back squat");
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
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await expect(page.locator(".drag-chip")).toBeHidden();
    }
  });
});

test.describe("by touch", { tag: "@with-script" }, () => {
  test.use({ hasTouch: true, viewport: { width: 900, height: 900 } });

  test("a handle that is held for a moment is carried, and its targets are large enough", async ({ desk }) => {
    const { page } = desk;
    await givenProgram(desk);
    const monday = await train(desk, "Monday");
    for (const name of ["Back squat", "Bench press"]) await addExercise(desk, monday, 1, name);
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
    await expect(saidOfDrag(desk)).toHaveText("Over Monday, set 1, after Bench press.");
    await touch("touchEnd");
    await expectSets(monday, ["Bench press", "Back squat"], [], []);
  });
});
