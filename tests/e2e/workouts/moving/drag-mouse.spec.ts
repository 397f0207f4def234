import { expect, type Locator } from "@playwright/test";
import { givenWritten, open, test } from "#tests/e2e/support/desk.ts";
import { canDrag, carryOver, drag, expectSets, handleOf, pickUp, saidOfDrag } from "#tests/e2e/support/drag.ts";
import {
  choose,
  dayOf,
  dayText,
  exercisesOf,
  inMenu,
  openExplorer,
  openSet,
  restDay,
  save,
  setField,
  setValue,
  valueField,
} from "#tests/e2e/support/editor.ts";

/**
 * Proves that a pointer carries things over real boxes to where they are dropped. What a drop means is proved by the
 * unit tests of domain/workout.
 */

const withScript = { tag: "@with-script" };
let monday: Locator;
let tuesday: Locator;
let address: string;

test.beforeEach(async ({ desk }) => {
  // why: all of the week is in sight, so that it is not scrolled from under the pointer near the lower edge
  await desk.page.setViewportSize({ width: 1800, height: 1700 });
  const days = [dayText("Monday", ["Back squat @80kg", "Bench press"], [], []), dayText("Tuesday", [], [], [])];
  ({ address } = await givenWritten(desk, days.join("\n\n")));
  [monday, tuesday] = [dayOf(desk, "Monday"), dayOf(desk, "Tuesday")];
  await canDrag(desk);
});

test(
  "an exercise is carried within its day and to another, in one step; it is put back, and a press is still a press",
  withScript,
  async ({ desk }) => {
    const { page } = desk;
    await drag(desk, handleOf(monday, "Back squat"), exercisesOf(monday, 1).nth(1));
    await expectSets(monday, ["Bench press", "Back squat"], [], []);
    await drag(desk, handleOf(monday, "Back squat"), tuesday.getByText("Drop set here"));
    await expectSets(tuesday, [], [], [], ["Back squat"]);
    await page.getByRole("button", { name: /^Undo\s?: move Back squat$/ }).click();
    await expectSets(monday, ["Bench press", "Back squat"], [], []);
    await expectSets(tuesday, [], [], []);
    await page.getByRole("button", { name: /^Redo\s?: move Back squat$/ }).click();
    await expectSets(tuesday, [], [], [], ["Back squat"]);

    await test.step("Escape puts it back, and so does dropping it beside the week", async () => {
      await pickUp(desk, handleOf(monday, "Bench press"));
      await carryOver(desk, tuesday.getByText("Drop set here"));
      await page.keyboard.press("Escape");
      await expect(saidOfDrag(desk)).toHaveText("Put back.");
      await expect(handleOf(monday, "Bench press")).toBeFocused();
      await page.mouse.up();
      await drag(desk, handleOf(monday, "Bench press"), exercisesOf(monday, 1).first());
      await expect(saidOfDrag(desk)).toHaveText("Put back.");
      await pickUp(desk, handleOf(monday, "Bench press"));
      await carryOver(desk, page.getByRole("heading", { level: 1 }));
      await page.mouse.up();
      await expect(saidOfDrag(desk)).toHaveText("Put back.");
      await expect(page.getByRole("dialog")).toBeHidden();
      await expectSets(monday, ["Bench press"], [], []);
      await handleOf(monday, "Bench press").click();
      const choice = page.getByRole("dialog", { name: "Move or copy Bench press" });
      await expect(choice).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(choice).toBeHidden();
    });

    await test.step("a folded set unfolds while something is held over it, and takes it at its end", async () => {
      await choose(desk, tuesday, "Add alternative of set 1");
      const folded = tuesday.getByText("#1", { exact: true });
      await expect(setField(tuesday, "Name", 1)).toBeHidden();
      await pickUp(desk, handleOf(monday, "Bench press"));
      await carryOver(desk, folded);
      await expect(setField(tuesday, "Name", 1)).toBeVisible();
      await page.mouse.up();
      await expectSets(tuesday, ["Bench press"], [], [], ["Back squat"]);
    });

    await save(desk);
    await open(desk, address);
    await expectSets(tuesday, ["Bench press"], [], [], ["Back squat"]);
    await expect(valueField(exercisesOf(tuesday, 4).first(), 1, "Weight")).toHaveValue("80");
  },
);

test(
  "Alt or Control held while dropping copies; a set goes with its alternatives and what is being typed",
  withScript,
  async ({ desk }) => {
    const { page } = desk;
    const chip = page.locator(".drag-chip b");
    await pickUp(desk, handleOf(monday, "Back squat"));
    await page.keyboard.down("Alt");
    await expect(saidOfDrag(desk)).toHaveText("It will be copied.");
    await carryOver(desk, tuesday.getByRole("searchbox").nth(1));
    await expect(chip).toHaveText("Copy of Back squat");
    await page.keyboard.up("Alt");
    await expect(saidOfDrag(desk)).toHaveText("Over Tuesday, set 2, first.");
    await expect(chip).toHaveText("Back squat");
    await page.keyboard.down("Control");
    await expect(saidOfDrag(desk)).toHaveText("Copy to Tuesday, set 2, first.");
    await page.mouse.up();
    await page.keyboard.up("Control");
    await expect(saidOfDrag(desk)).toHaveText("Copied Back squat to Tuesday, set 2, first.");
    await expect(handleOf(tuesday, "Back squat")).toBeFocused();
    await expectSets(monday, ["Back squat", "Bench press"], [], []);
    await expectSets(tuesday, [], ["Back squat"], []);
    await page.getByRole("button", { name: /^Undo\s?: copy Back squat$/ }).click();
    await expectSets(tuesday, [], [], []);

    await test.step("a set goes to the zone 'Drop set here' with its alternatives, and onto a rest day", async () => {
      await choose(desk, monday, "Add alternative of set 1");
      await monday.getByText("#1", { exact: true }).click();
      await openSet(desk, monday, 1);
      await setField(monday, "Name", 1).fill("Main");
      await drag(desk, handleOf(monday, "set 1"), monday.getByText("Drop set here"));
      await expectSets(monday, [], [], ["Back squat", "Bench press"]);
      await expect(setField(monday, "Name", 3)).toHaveValue("Main");
      await expect(monday.getByText("#2", { exact: true })).toBeVisible();
      const thursday = dayOf(desk, "Thursday");
      await drag(desk, monday.getByText("Main", { exact: true }), restDay(thursday));
      await expectSets(thursday, ["Back squat", "Bench press"]);
      await expect(thursday.getByText("#2", { exact: true })).toBeVisible();
      await expect(restDay(thursday)).not.toBeChecked();
      await expectSets(monday, [], []);
      await page.getByRole("button", { name: /^Undo\s?: move Main$/ }).click();
      await expect(restDay(thursday)).toBeChecked();
      await expectSets(monday, [], [], ["Back squat", "Bench press"]);
    });

    await test.step("an exercise comes from the explorer, ready for its values", async () => {
      const explorer = await openExplorer(desk);
      await explorer.getByRole("searchbox", { name: "Exercise" }).fill("deadlift");
      const found = explorer.getByRole("listitem").filter({ hasText: /^Deadlift/ });
      await drag(desk, found, exercisesOf(monday, 3).nth(1));
      await expectSets(monday, [], [], ["Back squat", "Deadlift", "Bench press"]);
      await expect(valueField(exercisesOf(monday, 3).nth(1), 1, "Reps")).toBeFocused();
      await expect(page.getByRole("button", { name: /^Undo\s?: add Deadlift$/ })).toBeEnabled();
    });
  },
);

test(
  "a text that can't be taken goes along; the week is scrolled at its edge; nothing else is added meanwhile",
  withScript,
  async ({ desk }) => {
    const { page } = desk;
    await setValue(exercisesOf(monday, 1).first(), 1, "Weight", "heavy");
    await drag(desk, handleOf(monday, "Back squat"), tuesday.getByRole("searchbox").first());
    const weight = valueField(exercisesOf(tuesday, 1).first(), 1, "Weight");
    await expect(weight).toHaveValue("heavy");
    await expect(weight).toHaveAttribute("aria-invalid", "true");
    await weight.fill("85");
    await expect(weight).not.toHaveAttribute("aria-invalid", "true");

    await test.step("while one exercise is carried, no other one is added", async () => {
      const add = inMenu(page.getByRole("complementary", { name: "Exercises" }), /^Add/).first();
      await pickUp(desk, handleOf(monday, "Bench press"));
      await add.dispatchEvent("click");
      await carryOver(desk, exercisesOf(tuesday, 1).first());
      await page.mouse.up();
      await expectSets(monday, [], [], []);
      await expectSets(tuesday, ["Bench press", "Back squat"], [], []);
    });

    await test.step("at the edge of the week it is scrolled, and a day that was out of sight takes what is held", async () => {
      await page.setViewportSize({ width: 1000, height: 800 });
      const week = page.getByRole("region", { name: "Week 1", exact: true });
      await pickUp(desk, handleOf(tuesday, "Back squat"));
      const [edge, rest] = await Promise.all([week.boundingBox(), restDay(dayOf(desk, "Sunday")).boundingBox()]);
      if (!edge || !rest) throw new Error("The week, or its Sunday, is not on the page.");
      expect(rest.x).toBeGreaterThan(edge.x + edge.width);
      await page.mouse.move(edge.x + edge.width - 60, rest.y, { steps: 5 });
      await expect(saidOfDrag(desk)).toHaveText("Over Sunday, set 1, first, no longer a rest day.");
      await expect(dayOf(desk, "Sunday").getByRole("heading", { level: 2 })).toBeInViewport();
      await page.mouse.up();
      await expectSets(dayOf(desk, "Sunday"), ["Back squat"]);
    });
  },
);
