import { expect, type Locator } from "@playwright/test";
import { givenProgram, open, test } from "./support/desk.ts";
import { canDrag, carryOver, drag, expectSets, handleOf, pickUp, saidOfDrag } from "./support/drag.ts";
import { addExercise, dayOf, exercisesOf, save, setField, setValue, train, valueField } from "./support/editor.ts";

/**
 * Proves that a pointer carries things over real boxes to where they are dropped. What a drop means is proved by the
 * unit tests of domain/workout.
 */

test.describe("dragging with the mouse", { tag: "@with-script" }, () => {
  let monday: Locator;
  let tuesday: Locator;
  let address: string;

  test.beforeEach(async ({ desk }) => {
    // why: all of the week is in sight, so that it is not scrolled from under the pointer near the lower edge
    await desk.page.setViewportSize({ width: 1800, height: 1700 });
    ({ address } = await givenProgram(desk));
    monday = await train(desk, "Monday");
    tuesday = await train(desk, "Tuesday");
    for (const name of ["Back squat", "Bench press"]) await addExercise(desk, monday, 1, name);
    await canDrag(desk);
  });

  test("an exercise takes the place of what it is dropped on, within its set and in another day", async ({ desk }) => {
    const squat = exercisesOf(monday, 1).first();
    await setValue(squat, 1, "Weight", "80");
    await drag(desk, handleOf(monday, "Back squat"), exercisesOf(monday, 1).nth(1));
    await expectSets(monday, ["Bench press", "Back squat"], [], []);
    await drag(desk, handleOf(monday, "Back squat"), tuesday.getByRole("searchbox").nth(1));
    await expectSets(monday, ["Bench press"], [], []);
    await expectSets(tuesday, [], ["Back squat"], []);
    await expect(saidOfDrag(desk)).toHaveText("Moved Back squat to Tuesday, set 2, first.");
    await expect(handleOf(tuesday, "Back squat")).toBeFocused();
    await expect(valueField(exercisesOf(tuesday, 2).first(), 1, "Weight")).toHaveValue("80");
    await save(desk);
    await open(desk, address);
    await expectSets(tuesday, [], ["Back squat"], []);
  });

  test("a move from one day to another is one step, called by its name", async ({ desk }) => {
    const { page } = desk;
    await drag(desk, handleOf(monday, "Back squat"), tuesday.getByText("Drop set here"));
    await expectSets(tuesday, [], [], [], ["Back squat"]);
    await page.getByRole("button", { name: /^Undo\s?: move Back squat$/ }).click();
    await expectSets(monday, ["Back squat", "Bench press"], [], []);
    await expectSets(tuesday, [], [], []);
    await page.getByRole("button", { name: /^Redo\s?: move Back squat$/ }).click();
    await expectSets(monday, ["Bench press"], [], []);
    await expectSets(tuesday, [], [], [], ["Back squat"]);
  });

  test("a set goes to the zone 'Drop set here' with its alternatives, and onto a rest day", async ({ desk }) => {
    await setField(monday, "Name", 1).fill("Main");
    await monday.getByRole("button", { name: "Add alternative of set 1" }).click();
    await monday.getByText("#1", { exact: true }).click();
    await drag(desk, handleOf(monday, "set 1"), monday.getByText("Drop set here"));
    await expectSets(monday, [], [], ["Back squat", "Bench press"]);
    await expect(monday.getByText("#2", { exact: true })).toBeVisible();
    const thursday = dayOf(desk, "Thursday");
    await drag(desk, monday.getByText("Main", { exact: true }), thursday.getByText("Untick to add sets"));
    await expectSets(thursday, ["Back squat", "Bench press"]);
    await expect(thursday.getByText("#2", { exact: true })).toBeVisible();
    await expect(thursday.getByRole("checkbox", { name: "Rest day" })).not.toBeChecked();
    await expectSets(monday, [], []);
    await desk.page.getByRole("button", { name: /^Undo\s?: move Main$/ }).click();
    await expect(thursday.getByRole("checkbox", { name: "Rest day" })).toBeChecked();
    await expectSets(monday, [], [], ["Back squat", "Bench press"]);
  });

  test("Alt or Control held while dropping copies, and is one step, called by its name", async ({ desk }) => {
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
  });

  test("an exercise comes from the explorer, ready for its values", async ({ desk }) => {
    const explorer = desk.page.getByRole("complementary", { name: "Exercises" });
    await explorer.getByRole("searchbox", { name: "Exercise" }).fill("deadlift");
    const found = explorer.getByRole("listitem").filter({ hasText: /^Deadlift/ });
    await drag(desk, found, exercisesOf(monday, 1).nth(1));
    await expectSets(monday, ["Back squat", "Deadlift", "Bench press"], [], []);
    await expect(valueField(exercisesOf(monday, 1).nth(1), 1, "Reps")).toBeFocused();
    await expect(desk.page.getByRole("button", { name: /^Undo\s?: add Deadlift$/ })).toBeEnabled();
  });

  test("what is being typed is taken before it moves", async ({ desk }) => {
    await setField(monday, "Rounds", 1).focus();
    await setField(monday, "Rounds", 1).fill("3");
    await drag(desk, handleOf(monday, "set 1"), tuesday.getByText("Drop set here"));
    await expect(setField(tuesday, "Rounds", 4)).toHaveValue("3");
    await expect(exercisesOf(tuesday, 4)).toHaveCount(2);
  });

  test("a text that can't be taken goes along, with its reason, and is put right there", async ({ desk }) => {
    await setValue(exercisesOf(monday, 1).first(), 1, "Weight", "heavy");
    await drag(desk, handleOf(monday, "Back squat"), tuesday.getByRole("searchbox").first());
    const weight = valueField(exercisesOf(tuesday, 1).first(), 1, "Weight");
    await expect(weight).toHaveValue("heavy");
    await expect(weight).toHaveAttribute("aria-invalid", "true");
    await weight.fill("80");
    await save(desk);
    await open(desk, address);
    await expect(valueField(exercisesOf(tuesday, 1).first(), 1, "Weight")).toHaveValue("80");
  });

  test("a folded set unfolds while something is held over it, and takes it at its end", async ({ desk }) => {
    const folded = tuesday.getByText("Set 1", { exact: true });
    await folded.click();
    await expect(setField(tuesday, "Name", 1)).toBeHidden();
    await pickUp(desk, handleOf(monday, "Bench press"));
    await carryOver(desk, folded);
    await expect(setField(tuesday, "Name", 1)).toBeVisible();
    await desk.page.mouse.up();
    await expectSets(tuesday, ["Bench press"], [], []);
  });

  test("Escape puts it back, and so does dropping it beside the week; a press is still a press", async ({ desk }) => {
    const { page } = desk;
    await pickUp(desk, handleOf(monday, "Back squat"));
    await carryOver(desk, tuesday.getByText("Drop set here"));
    await page.keyboard.press("Escape");
    await expect(saidOfDrag(desk)).toHaveText("Put back.");
    await expect(handleOf(monday, "Back squat")).toBeFocused();
    await page.mouse.up();
    await drag(desk, handleOf(monday, "Back squat"), exercisesOf(monday, 1).first());
    await expect(saidOfDrag(desk)).toHaveText("Put back.");
    await pickUp(desk, handleOf(monday, "Back squat"));
    await carryOver(desk, page.getByRole("heading", { level: 1 }));
    await page.mouse.up();
    await expect(saidOfDrag(desk)).toHaveText("Put back.");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expectSets(monday, ["Back squat", "Bench press"], [], []);
    await handleOf(monday, "Back squat").click();
    await expect(page.getByRole("dialog", { name: "Move or copy Back squat" })).toBeVisible();
  });

  test("at the edge of the week it is scrolled, and what is held comes to a day that was out of sight", async ({
    desk,
  }) => {
    const { page } = desk;
    await page.setViewportSize({ width: 1000, height: 800 });
    const week = page.getByRole("region", { name: "Week 1", exact: true });
    await pickUp(desk, handleOf(monday, "Back squat"));
    const [edge, rest] = await Promise.all([
      week.boundingBox(),
      dayOf(desk, "Sunday").getByText("Untick to add sets").boundingBox(),
    ]);
    if (!edge || !rest) throw new Error("The week, or its Sunday, is not on the page.");
    expect(rest.x).toBeGreaterThan(edge.x + edge.width);
    await page.mouse.move(edge.x + edge.width - 60, rest.y, { steps: 5 });
    await expect(saidOfDrag(desk)).toHaveText("Over Sunday, set 1, first, no longer a rest day.");
    await expect(dayOf(desk, "Sunday").getByRole("checkbox", { name: "Rest day" })).toBeInViewport();
    await page.mouse.up();
    await expectSets(dayOf(desk, "Sunday"), ["Back squat"]);
  });

  test("while one exercise is carried, no other one is added", async ({ desk }) => {
    const { page } = desk;
    const add = page.getByRole("complementary", { name: "Exercises" }).getByRole("button", { name: /^Add/ }).first();
    await pickUp(desk, handleOf(monday, "Back squat"));
    await add.dispatchEvent("click");
    await carryOver(desk, exercisesOf(monday, 1).nth(1));
    await page.mouse.up();
    await expectSets(monday, ["Bench press", "Back squat"], [], []);
  });
});
