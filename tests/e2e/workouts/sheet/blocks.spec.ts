import { expect, type Locator, type Page } from "@playwright/test";
import { type Desk, givenWritten, test } from "#tests/e2e/support/desk.ts";
import { dayOf, dayText, exercisesOf, openRounds, valueField } from "#tests/e2e/support/editor.ts";

/**
 * Proves that blocks of values are selected, copied and cleared, and that a value is edited, as in a spreadsheet, with the
 * browser's own keys and clipboard. What a block is, and how it is printed and pasted, is proved by the unit tests of
 * domain/workout.
 */

let page: Page;
let monday: Locator;
let tuesday: Locator;

async function givenDays(desk: Desk) {
  page = desk.page;
  const squat = "Back squat  5 @80kg | 4 @85kg | 3 @90kg";
  await givenWritten(
    desk,
    `${dayText("Monday", [squat], ["Bench press  8 @60kg"], ["Deadlift  3x5 @100kg"])}\n\n${dayText("Tuesday", [
      "Front squat  1 @40kg",
    ])}`,
  );
  monday = dayOf(desk, "Monday");
  tuesday = dayOf(desk, "Tuesday");
}

const exercise = (day: Locator, set = 1) => exercisesOf(day, set).first();
const squat = (round: number, quantity: string) => valueField(exercise(monday), round, quantity);
const bench = (quantity: string) => valueField(exercise(monday, 2), 1, quantity);
const deadlift = (quantity: string) => valueField(exercise(monday, 3), "all", quantity);
const front = (round: number | "all", quantity: string) => valueField(exercise(tuesday), round, quantity);
const selected = () => page.locator(".cell.bg-accent-soft");

async function press(...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key);
}

/** As somebody who comes to the value by a key: its whole text is selected. */
async function goTo(value: Locator) {
  await value.focus();
  await press("Control+a");
}

async function expectTold(words: string) {
  await expect(page.getByRole("status").filter({ hasText: words })).toBeAttached();
}

test("blocks of values are selected, copied between days, cut, cleared and pasted, each in one step", {
  tag: "@with-script",
}, async ({ desk }) => {
  await givenDays(desk);
  await test.step(
    "Shift and arrows select cells of a day, also across exercises; a key less selects less",
    selectCells,
  );
  await test.step("a block is copied to another day, and to a text as rows", () => copyBlock(desk));
  await test.step("a block of two exercises is cut and pasted into two, and cleared", cutBlock);
  await test.step("cells of a spreadsheet, or one value, go into the selected values", pasteIntoBlock);
});

async function selectCells() {
  await goTo(squat(1, "Reps"));
  await press("Shift+ArrowRight", "Shift+ArrowDown");
  await expectTold("2 rounds, 2 columns selected.");
  await expect(selected()).toHaveCount(4);
  await expect(squat(1, "Reps")).toBeFocused();
  await press("Shift+ArrowDown", "Shift+ArrowDown", "Shift+ArrowDown");
  await expectTold("7 rounds, 2 columns selected.");
  await expect(selected()).toHaveCount(10);
  await press("Shift+ArrowUp", "Shift+ArrowLeft", "Shift+ArrowLeft");
  await expectTold("4 rounds, 1 column selected.");
  await press("Escape");
  await expect(selected()).toHaveCount(0);
  await expect(squat(1, "Reps")).toBeFocused();
  await press("Shift+ArrowDown", "ArrowDown");
  await expect(squat(2, "Reps")).toBeFocused();
  await expect(selected()).toHaveCount(0);
}

async function copyBlock(desk: Desk) {
  await goTo(squat(1, "Reps"));
  await press("Shift+ArrowRight", "Shift+ArrowDown", "Control+c");
  await expectTold("Copied: 2 rounds, 2 columns.");
  await goTo(front(1, "Reps"));
  await expect(selected()).toHaveCount(0);
  await press("Control+v");
  await expectTold("4 values pasted.");
  await expect(front(2, "Reps")).toHaveValue("4");
  for (const [round, weight] of [
    [1, "80"],
    [2, "85"],
  ] as const)
    await expect(front(round, "Weight")).toHaveValue(weight);
  await press("Control+z");
  await expect(front(2, "Reps")).toHaveCount(0);
  await expect(front(1, "Reps")).toHaveValue("1");

  await goTo(bench("Reps"));
  await press("Shift+ArrowRight", "Shift+ArrowDown", "Control+c");
  await openRounds(desk, exercise(tuesday));
  const note = exercise(tuesday).getByRole("textbox", { name: /description$/ });
  await note.focus();
  await press("Control+v");
  await expect(note).toHaveValue("8\t60\n5\t100\n5\t100\n5\t100\n");
}

async function cutBlock() {
  await goTo(squat(3, "Reps"));
  await press("Shift+ArrowRight", "Shift+ArrowDown", "Control+x");
  await expectTold("Cut: 2 rounds, 2 columns.");
  for (const value of [squat(3, "Reps"), squat(3, "Weight"), bench("Reps"), bench("Weight")])
    await expect(value).toHaveValue("");
  await expect(squat(3, "Reps")).toBeFocused();
  await goTo(squat(2, "Reps"));
  await press("Control+v");
  await expect(squat(2, "Weight")).toHaveValue("90");
  await expect(bench("Weight")).toHaveValue("60");
  await press("Control+z");
  await expect(bench("Weight")).toHaveValue("");
  await press("Control+z");
  await expect(bench("Reps")).toHaveValue("8");
  await expect(squat(3, "Weight")).toHaveValue("90");

  await goTo(squat(1, "Weight"));
  await press("Shift+ArrowDown", "Shift+ArrowDown", "Delete");
  await expectTold("3 values cleared.");
  for (const round of [1, 2, 3]) await expect(squat(round, "Weight")).toHaveValue("");
  await press("Control+z");
  for (const round of [1, 2, 3]) await expect(squat(round, "Weight")).not.toHaveValue("");
  await goTo(deadlift("Reps"));
  await press("Shift+ArrowRight", "Backspace");
  await expect(deadlift("Weight")).toHaveValue("");
  await press("Control+z");
  await expect(deadlift("Weight")).toHaveValue("100");
}

async function pasteIntoBlock() {
  await goTo(squat(2, "Weight"));
  await press("Shift+ArrowUp", "Shift+ArrowLeft");
  await pasteCells("6\t70\r\n7\t75\r\n", "<table><tr><td>6<td>70<tr><td>7<td>75</table>");
  await expect(squat(2, "Weight")).toHaveValue("75");
  await expect(squat(1, "Reps")).toHaveValue("6");
  await expect(selected()).toHaveCount(0);
  await goTo(squat(1, "Reps"));
  await press("Shift+ArrowDown", "Shift+ArrowDown");
  await pasteCells("10\r\n", "10");
  for (const round of [1, 2, 3]) await expect(squat(round, "Reps")).toHaveValue("10");
  await press("Control+z");
  await expect(squat(3, "Reps")).toHaveValue("3");
}

/** As the browser tells of what a spreadsheet copied. */
async function pasteCells(plain: string, html: string) {
  await page.evaluate(
    (data) => {
      const clipboardData = new DataTransfer();
      for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text);
      const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    },
    { "text/plain": plain, "text/html": html },
  );
}

test("a value is replaced, edited and taken back as in a spreadsheet", { tag: "@with-script" }, async ({ desk }) => {
  await givenDays(desk);
  await test.step("a typed character replaces the text; Escape takes back what was typed, then goes out", takeBack);
  await test.step("F2 goes into the text, where arrows and Shift are the text's own", editText);
  await test.step("Enter goes below the value that Tab began with; a list and an input method keep their keys", () =>
    goByLines(desk));
});

async function takeBack() {
  await goTo(squat(1, "Reps"));
  await press("ArrowDown");
  for (const typed of ["12", "8-12", "much", "@8", ""]) {
    await page.keyboard.type(typed);
    if (typed === "") await press("Delete");
    await expect(squat(2, "Reps")).toHaveValue(typed);
    await press("Escape");
    await expect(squat(2, "Reps")).toHaveValue("4");
    await expect(squat(2, "Reps")).toBeFocused();
    await expect(squat(2, "Reps")).not.toHaveAttribute("aria-invalid");
  }
  await press("Control+Shift+z");
  await expect(squat(2, "Reps")).toHaveValue("");
  await press("Control+z");
  await goTo(squat(2, "Reps"));
  await press("Escape");
  await expect(exercise(monday)).toBeFocused();
}

async function editText() {
  await goTo(squat(1, "Weight"));
  await press("F2", "ArrowLeft", "Shift+ArrowLeft");
  await page.keyboard.type("9");
  await expect(squat(1, "Weight")).toHaveValue("90");
  await expect(squat(1, "Weight")).toBeFocused();
  await expect(selected()).toHaveCount(0);
  await press("Escape");
  await expect(squat(1, "Weight")).toHaveValue("80");
  await squat(1, "Reps").click();
  await press("End", "Shift+ArrowDown");
  await expect(selected()).toHaveCount(0);
}

async function goByLines(desk: Desk) {
  await givenWritten(desk, dayText("Monday", ["Back squat  5 RPE 8 | 4 RPE 9"]));
  const list = (round: number) => valueField(exercise(monday), round, "RPE");
  await goTo(squat(1, "Reps"));
  await press("Tab", "Shift+ArrowDown");
  await expectTold("2 rounds, 1 column selected.");
  await expect(list(1)).toHaveValue("8");
  await press("Delete");
  for (const round of [1, 2]) await expect(list(round)).toHaveValue("");
  await expect(list(1)).toBeFocused();
  await press("Control+z", "Shift+ArrowDown", "Control+x");
  await expectTold("Cut: 2 rounds, 1 column.");
  await expect(list(2)).toHaveValue("");
  await press("Shift+ArrowDown", "Control+v");
  await expect(list(1)).toHaveValue("8");
  await press("Enter");
  await expect(list(2)).toHaveValue("9");
  await expect(squat(2, "Reps")).toBeFocused();
  await press("ArrowRight", "Shift+Enter");
  await expect(list(1)).toBeFocused();
  await goTo(squat(1, "Reps"));
  const isLeft = await squat(1, "Reps").evaluate((field) =>
    field.dispatchEvent(
      new KeyboardEvent("keydown", { key: "Enter", isComposing: true, bubbles: true, cancelable: true }),
    ),
  );
  expect(isLeft).toBe(true);
  await expect(squat(1, "Reps")).toBeFocused();
}
