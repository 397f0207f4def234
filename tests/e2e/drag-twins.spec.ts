import { expect, type Locator } from "@playwright/test";
import { type Desk, givenProgram, open, press, test } from "./support/desk.ts";
import { expectSets, handleOf } from "./support/drag.ts";
import { addExercise, dayOf, exercisesOf, save, setField, setValue, train, valueField } from "./support/editor.ts";

/** Proves that whatever can be dragged is moved by buttons and a form too, with script and without. */
let monday: Locator;
let address: string;

test.beforeEach(async ({ desk }) => {
  ({ address } = await givenProgram(desk));
  monday = await train(desk, "Monday");
  for (const name of ["Back squat", "Bench press"]) await addExercise(desk, monday, 1, name);
});

async function moveBy(desk: Desk, handle: Locator, name: string, place: string, verb: "Move" | "Copy" = "Move") {
  await press(desk, handle);
  const dialog = desk.page.getByRole("dialog", { name: `Move or copy ${name}` });
  await dialog.getByRole("combobox", { name: "Day and place" }).selectOption(place);
  await press(desk, dialog.getByRole("button", { name: verb, exact: true }));
  await expect(dialog).toBeHidden();
}

test("an exercise is moved to a set of another day, with what was typed just before", async ({ desk }) => {
  const tuesday = await train(desk, "Tuesday");
  await setValue(exercisesOf(monday, 1).first(), 1, "Weight", "80");
  await moveBy(desk, handleOf(monday, "Back squat"), "Back squat", "Tuesday, set 2");
  await expectSets(monday, ["Bench press"], [], []);
  await expectSets(tuesday, [], ["Back squat"], []);
  await expect(valueField(exercisesOf(tuesday, 2).first(), 1, "Weight")).toHaveValue("80");
  await save(desk);
  await open(desk, address);
  await expectSets(tuesday, [], ["Back squat"], []);
});

test("a set is moved to a place of another day, and to a rest day", { tag: "@with-script" }, async ({ desk }) => {
  const tuesday = await train(desk, "Tuesday");
  await setField(monday, "Name", 1).fill("Main");
  await moveBy(desk, handleOf(monday, "set 1"), "Main", "Tuesday, as set 2");
  await expectSets(monday, [], []);
  await expectSets(tuesday, [], ["Back squat", "Bench press"], [], []);
  await moveBy(desk, handleOf(tuesday, "set 2"), "Main", "Friday, no longer a rest day");
  await expectSets(dayOf(desk, "Friday"), ["Back squat", "Bench press"]);
  await expect(setField(dayOf(desk, "Friday"), "Name", 1)).toHaveValue("Main");
  await expectSets(tuesday, [], [], []);
});

test("an exercise is copied to another day with its values, and a set to a place of its own day", {
  tag: "@with-script",
}, async ({ desk }) => {
  const { page } = desk;
  const tuesday = await train(desk, "Tuesday");
  await setValue(exercisesOf(monday, 1).first(), 1, "Weight", "80");
  await moveBy(desk, handleOf(monday, "Back squat"), "Back squat", "Tuesday, set 2", "Copy");
  await expectSets(monday, ["Back squat", "Bench press"], [], []);
  await expectSets(tuesday, [], ["Back squat"], []);
  await expect(valueField(exercisesOf(tuesday, 2).first(), 1, "Weight")).toHaveValue("80");
  await moveBy(desk, handleOf(monday, "set 1"), "set 1", "Monday, at the end", "Copy");
  await expectSets(monday, ["Back squat", "Bench press"], [], [], ["Back squat", "Bench press"]);
  await expect(handleOf(monday, "set 4")).toBeFocused();
  await page.getByRole("button", { name: /^Undo\s?: copy set 1$/ }).click();
  await page.getByRole("button", { name: /^Undo\s?: copy Back squat$/ }).click();
  await expectSets(monday, ["Back squat", "Bench press"], [], []);
  await expectSets(tuesday, [], [], []);
});

test("up and down go as far as dragging within the day, from set to set", { tag: "@with-script" }, async ({ desk }) => {
  await press(desk, monday.getByRole("button", { name: "Move Back squat down" }));
  await expectSets(monday, ["Bench press", "Back squat"], [], []);
  await press(desk, monday.getByRole("button", { name: "Move Back squat down" }));
  await expectSets(monday, ["Bench press"], ["Back squat"], []);
  await press(desk, monday.getByRole("button", { name: "Move set 2 up" }));
  await expectSets(monday, ["Back squat"], ["Bench press"], []);
});

test("the choice can be left, and nothing has moved", { tag: "@with-script" }, async ({ desk }) => {
  const { page } = desk;
  await press(desk, handleOf(monday, "Back squat"));
  const dialog = page.getByRole("dialog", { name: "Move or copy Back squat" });
  await expect(dialog.getByRole("combobox")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expectSets(monday, ["Back squat", "Bench press"], [], []);
  await expect(handleOf(monday, "Back squat")).toBeFocused();
});

test("focus goes along, and it is told where the thing is now", { tag: "@with-script" }, async ({ desk }) => {
  const { page } = desk;
  const tuesday = await train(desk, "Tuesday");
  const told = page.locator("form.editor > [role=status]");
  await moveBy(desk, handleOf(monday, "Back squat"), "Back squat", "Tuesday, set 2");
  await expect(handleOf(tuesday, "Back squat")).toBeFocused();
  await expect(told).toHaveText("Moved Back squat to Tuesday, set 2, first.");
  await moveBy(desk, handleOf(monday, "set 1"), "set 1", "Tuesday, as set 1");
  await expect(handleOf(tuesday, "set 1")).toBeFocused();
  await expect(told).toHaveText("Moved set 1 to Tuesday, as set 1.");
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expectSets(monday, ["Bench press"], [], []);
});

test("there is a button for whatever can be dragged, and it is large enough", { tag: "@with-script" }, async ({
  desk,
}) => {
  const { page } = desk;
  const draggable = page.locator(".ex, .sets > li, .found-list > li");
  await expect(draggable.first()).toBeVisible();
  for (const thing of await draggable.all()) {
    const twin = thing.locator(":scope > .ex-head .ib-place, :scope .set-foot .ib-place, :scope > .ib-add").first();
    await expect(twin).toHaveAccessibleName(/^(Move|Add) ./);
  }
  const small = await page.locator(".ib").evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { width, height } = button.getBoundingClientRect();
      return width > 0 && (width < 24 || height < 24) ? [button.ariaLabel] : [];
    }),
  );
  expect(small).toEqual([]);
});
