import { expect, type Locator, type Page } from "@playwright/test";
import { type Desk, givenWritten, open, press, test } from "#tests/e2e/support/desk.ts";
import { expectSets, handleOf } from "#tests/e2e/support/drag.ts";
import {
  choose,
  dayOf,
  dayText,
  exercisesOf,
  fillSet,
  save,
  setField,
  setValue,
  valueField,
} from "#tests/e2e/support/editor.ts";

/** Proves that whatever can be dragged is moved by buttons and a form too, with script and without. */
const withScript = { tag: "@with-script" };
let monday: Locator;
let tuesday: Locator;
let address: string;

test.beforeEach(async ({ desk }) => {
  const days = [dayText("Monday", ["Back squat", "Bench press"], [], []), dayText("Tuesday", [], [], [])];
  ({ address } = await givenWritten(desk, days.join("\n\n")));
  [monday, tuesday] = [dayOf(desk, "Monday"), dayOf(desk, "Tuesday")];
});

async function moveBy(desk: Desk, handle: Locator, name: string, place: string, verb: "Move" | "Copy" = "Move") {
  await press(desk, handle);
  const dialog = desk.page.getByRole("dialog", { name: `Move or copy ${name}` });
  await dialog.getByRole("combobox", { name: "Day and place" }).selectOption(place);
  await press(desk, dialog.getByRole("button", { name: verb, exact: true }));
  await expect(dialog).toBeHidden();
}

test("an exercise is moved to a set of another day, with what was typed just before", async ({ desk }) => {
  await setValue(exercisesOf(monday, 1).first(), 1, "Weight", "80");
  await moveBy(desk, handleOf(monday, "Back squat"), "Back squat", "Tuesday, set 2");
  await expectSets(monday, ["Bench press"], [], []);
  await expectSets(tuesday, [], ["Back squat"], []);
  await expect(valueField(exercisesOf(tuesday, 2).first(), 1, "Weight")).toHaveValue("80");
  await save(desk);
  await open(desk, address);
  await expectSets(tuesday, [], ["Back squat"], []);
});

test(
  "sets and exercises are moved to any place, focus goes along, and it is told where they are",
  withScript,
  async ({ desk }) => {
    const { page } = desk;
    const told = page.locator("form.editor > [role=status]");
    await test.step("the choice can be left, and nothing has moved", async () => {
      await press(desk, handleOf(monday, "Back squat"));
      const dialog = page.getByRole("dialog", { name: "Move or copy Back squat" });
      await expect(dialog.getByRole("combobox")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expectSets(monday, ["Back squat", "Bench press"], [], []);
      await expect(handleOf(monday, "Back squat")).toBeFocused();
    });

    await test.step("a set to a place of another day, and to a rest day", async () => {
      await fillSet(desk, monday, "Name", 1, "Main");
      await moveBy(desk, handleOf(monday, "set 1"), "Main", "Tuesday, as set 2");
      await expect(handleOf(tuesday, "set 2")).toBeFocused();
      await expect(told).toHaveText("Moved Main to Tuesday, as set 2.");
      await expectSets(monday, [], []);
      await expectSets(tuesday, [], ["Back squat", "Bench press"], [], []);
      await moveBy(desk, handleOf(tuesday, "set 2"), "Main", "Friday, no longer a rest day");
      await expectSets(dayOf(desk, "Friday"), ["Back squat", "Bench press"]);
      await expect(setField(dayOf(desk, "Friday"), "Name", 1)).toHaveValue("Main");
      await expectSets(tuesday, [], [], []);
    });

    await test.step("an exercise, also back by undoing", async () => {
      await moveBy(desk, handleOf(dayOf(desk, "Friday"), "Back squat"), "Back squat", "Tuesday, set 2");
      await expect(handleOf(tuesday, "Back squat")).toBeFocused();
      await expect(told).toHaveText("Moved Back squat to Tuesday, set 2, first.");
      await page.getByRole("button", { name: /^Undo/ }).click();
      await expectSets(dayOf(desk, "Friday"), ["Back squat", "Bench press"]);
    });
  },
);

test(
  "an exercise is copied with its values, a set within its day; up and down go from set to set",
  withScript,
  async ({ desk }) => {
    const { page } = desk;
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

    await choose(desk, monday, "Move Back squat down");
    await expectSets(monday, ["Bench press", "Back squat"], [], []);
    await choose(desk, monday, "Move Back squat down");
    await expectSets(monday, ["Bench press"], ["Back squat"], []);
    await choose(desk, monday, "Move set 2 up");
    await expectSets(monday, ["Back squat"], ["Bench press"], []);
    await expectTwins(page);
  },
);

/** There is a button for whatever can be dragged, and it is large enough. */
async function expectTwins(page: Page) {
  const things = page.locator(".ex, .pos, .found-list > li");
  const twins = await things.evaluateAll((all) =>
    all.map((thing) => {
      const selector = ":scope > .ex-head .ib-place, :scope .set-tools .ib-place, :scope > .ib-add";
      // why: the title is the whole of its name
      return thing.querySelector<HTMLElement>(selector)?.title ?? "";
    }),
  );
  expect(twins.length).toBeGreaterThan(15);
  for (const name of twins) expect(name).toMatch(/^(Move|Add) ./);
  const small = await page.locator(".ib").evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { width, height } = button.getBoundingClientRect();
      return width > 0 && (width < 24 || height < 24) ? [button.getAttribute("title")] : [];
    }),
  );
  expect(small).toEqual([]);
}
