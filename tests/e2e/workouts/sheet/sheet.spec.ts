import { expect, type Locator, type Page } from "@playwright/test";
import { type Desk, givenProgram, givenWritten, open, test } from "#tests/e2e/support/desk.ts";
import {
  columnField,
  dayOf,
  dayText,
  exercisesOf,
  openRounds,
  setField,
  valueField,
} from "#tests/e2e/support/editor.ts";

/**
 * Proves that values are moved between, filled and pasted with the browser's own keys and clipboard. What a key means
 * is proved by the unit tests of domain/workout.
 */

let day: Locator;
let squat: Locator;
const at = (round: number, quantity: string) => valueField(squat, round, quantity);

/** Three rounds of an exercise without values, each on a line of its own; another exercise below. */
async function givenSheet(desk: Desk) {
  await givenWritten(desk, `${dayText("Monday")}\n\nRegular x3\n  Back squat\n\nRegular\n  Bench press`);
  day = dayOf(desk, "Monday");
  squat = exercisesOf(day, 1).first();
  await openRounds(desk, squat);
}

test("values are moved between, copied down and pasted as in a spreadsheet", { tag: "@with-script" }, async ({
  desk,
}) => {
  await test.step("arrows move between values, to the sides from the ends of the text; Ctrl+D copies down", () =>
    moveByArrows(desk));
  await test.step("cells of a spreadsheet fill the table, grow it, and are one step; what is refused says why", () =>
    pasteCells(desk));
  await test.step("a range and a set to failure set the type of their round as they are typed, each in one step", () =>
    typeTypes(desk));
});

async function moveByArrows(desk: Desk) {
  const { page } = desk;
  const { keyboard } = page;
  await givenSheet(desk);
  const bench = exercisesOf(day, 2).first();
  await at(1, "Reps").focus();
  await keyboard.type("12");
  await keyboard.press("ArrowLeft");
  await expect(at(1, "Reps")).toBeFocused();
  await keyboard.press("ArrowRight");
  await expect(at(1, "Reps")).toBeFocused();
  await keyboard.press("ArrowRight");
  await expect(at(1, "Weight")).toBeFocused();
  await keyboard.type("82,5");
  await keyboard.press("ArrowDown");
  await expect(at(2, "Weight")).toBeFocused();
  await keyboard.press("ArrowLeft");
  await expect(at(2, "Reps")).toBeFocused();
  await keyboard.press("ArrowDown");
  await keyboard.press("ArrowDown");
  await expect(valueField(bench, 1, "Reps")).toBeFocused();
  await keyboard.press("ArrowUp");
  await expect(at(3, "Reps")).toBeFocused();
  await keyboard.press("ArrowLeft");
  await expect(at(3, "Reps")).toBeFocused();

  await test.step("Ctrl+D copies the value above down the column, a step each", async () => {
    await at(2, "Weight").focus();
    await keyboard.press("Control+d");
    await expect(at(3, "Weight")).toBeFocused();
    await keyboard.press("Control+d");
    for (const round of [1, 2, 3]) await expect(at(round, "Weight")).toHaveValue("82.5");
    await keyboard.press("Control+z");
    await expect(at(3, "Weight")).toHaveValue("");
    await expect(at(2, "Weight")).toHaveValue("82.5");
    await at(1, "Weight").press("Control+d");
    await expect(page.getByText("There is no value above to copy.")).toBeAttached();
  });
}

async function pasteCells(desk: Desk) {
  const { page } = desk;
  await givenSheet(desk);
  await pasteText(page, at(1, "Reps"), "5\t80 kg\r\n4\t82,5\r\n3\tmuch\r\n2\t90\r\n");
  await expect(at(4, "Reps")).toHaveValue("2");
  await expect(setField(day, "Rounds", 1)).toHaveValue("4");
  await expect(at(2, "Weight")).toHaveValue("82.5");
  await expect(at(3, "Weight")).toHaveValue("much");
  await expect(at(3, "Weight")).toBeFocused();
  await expect(at(3, "Weight")).toHaveAccessibleDescription("Enter a number, like 80 or 82.5.");
  await expect(page.getByText("7 values pasted. 1 value could not be pasted.")).toBeAttached();
  await page.keyboard.press("Control+z");
  await expect(setField(day, "Rounds", 1)).toHaveValue("3");
  await expect(at(1, "Reps")).toHaveValue("");
  await expect(at(3, "Weight")).toHaveValue("");

  await pasteText(page, at(2, "Weight"), "80\r\n");
  await expect(at(2, "Weight")).toHaveValue("80");
  await expect(at(1, "Weight")).toHaveValue("");
}

async function typeTypes({ page }: Desk) {
  const type = columnField(squat, 1, "type");
  await at(1, "Reps").focus();
  await page.keyboard.type("8-12");
  await expect(type).toHaveValue("");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.type("max");
  await page.keyboard.press("ArrowDown");
  for (const [round, text] of [
    [1, "8-12"],
    [2, "max"],
  ] as const)
    await expect(at(round, "Reps")).toHaveValue(text);
  await page.keyboard.press("Control+z");
  await expect(at(2, "Reps")).toHaveValue("");
  await expect(at(1, "Reps")).toHaveValue("8-12");
  await page.keyboard.press("Control+z");
  await expect(at(1, "Reps")).toHaveValue("");
  await expect(type).toHaveValue("amount");
}

test.describe("without a mouse", { tag: "@with-script" }, () => {
  test("a day is written with keys alone, which a list tells", async ({ desk }) => {
    await test.step("a day is written, copied, cleared and saved with keys alone", () => writeDay(desk));
    await test.step("? opens the list of keys, not while typing, and not when it is turned off", () => openKeys(desk));
  });

  async function writeDay(desk: Desk) {
    const { page } = desk;
    const { address } = await givenProgram(desk);
    const day = dayOf(desk, "Monday");
    await tabTo(page, day.getByRole("checkbox", { name: "Rest day" }));
    await page.keyboard.press("Space");
    await tabTo(page, day.getByRole("textbox", { name: /^Title of/ }));
    await page.keyboard.type("Volume day");
    await tabTo(page, day.getByRole("button", { name: "Set 1: menu", exact: true }));
    await page.keyboard.press("Enter");
    await tabTo(page, day.getByRole("button", { name: "Name, type and search of set 1" }));
    await page.keyboard.press("Enter");
    await expect(setField(day, "Name", 1)).toBeFocused();
    await tabTo(page, setField(day, "Rounds", 1));
    await page.keyboard.press("Control+a");
    await page.keyboard.type("2");
    await tabTo(page, day.getByRole("searchbox", { name: "Search exercise for set 1" }));
    await page.keyboard.type("back squat");
    await page.keyboard.press("Enter");
    const found = day.getByRole("list", { name: "Exercises found for set 1" });
    await expect(found.getByRole("button").first()).toHaveText(/^Add Back squat/);
    await page.keyboard.press("Enter");
    const squat = exercisesOf(day, 1).first();
    await expect(valueField(squat, "all", "Reps")).toBeFocused();
    await page.keyboard.type("5");
    await page.keyboard.press("Tab");
    await page.keyboard.type("80");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Escape");
    await expect(squat).toBeFocused();
    await page.keyboard.press("Control+c");
    await expect(page.getByText("Copied: exercise Back squat.")).toBeAttached();
    await page.keyboard.press("Control+v");
    await expect(exercisesOf(day, 1)).toHaveCount(2);
    await expect(valueField(exercisesOf(day, 1).last(), "all", "Reps")).toBeFocused();
    for (const _ of [1, 2, 3]) await page.keyboard.press("Escape");
    await expect(page.locator("#day-1")).toBeFocused();
    await page.keyboard.press("Control+c");
    await expect(page.getByText("Copied: workout Volume day.")).toBeAttached();
    await page.keyboard.press("Control+s");
    await expect(page.getByRole("dialog", { name: "Your program has been successfully saved!" })).toBeVisible();
    await open(desk, address);
    await expect(valueField(exercisesOf(day, 1).first(), "all", "Weight")).toHaveValue("80");
  }

  async function openKeys(desk: Desk) {
    const { page } = desk;
    await givenWritten(desk, dayText("Monday", []));
    await page.getByRole("textbox", { name: /^Title of Monday/ }).press("?");
    const list = page.getByRole("dialog", { name: "Keys" });
    await expect(list).toBeHidden();
    await page.locator("#day-1").focus();
    await page.keyboard.press("?");
    await expect(list.getByRole("row", { name: /Ctrl or ⌘ \+ S anywhere Saves the program/ })).toBeVisible();
    await expect(list.getByText("These keys need JavaScript.")).toBeHidden();
    await list.getByRole("checkbox", { name: "?" }).uncheck();
    await page.keyboard.press("Escape");
    await expect(list).toBeHidden();
    await expect(page.locator("summary").getByText("More", { exact: true })).toBeFocused();
    await page.keyboard.press("?");
    await expect(list).toBeHidden();
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "Keys" }).press("Enter");
    await expect(list.getByRole("checkbox", { name: "?" })).not.toBeChecked();
    await page.keyboard.press("Escape");
    await expect(page.locator("summary").getByText("More", { exact: true })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "Keys" }).press("Enter");
    // why: who is quicker than the page behind comes back to the dialog that is just closed
    const link = await page.getByRole("link", { name: "Keys", includeHidden: true }).elementHandle();
    await list.evaluate((dialog, again) => {
      dialog.addEventListener("close", () => (again as HTMLElement).click(), { once: true });
    }, link);
    await page.keyboard.press("Escape");
    await expect(list.getByRole("heading", { name: "Keys" })).toBeFocused();
    await list.getByRole("link", { name: "Close" }).click();
    await expect(page).toHaveURL(/\/manage-program\/[0-9a-f-]+$/);
  }
});

/** As the browser tells the page of a paste. */
async function pasteText(page: Page, field: Locator, text: string) {
  await field.focus();
  await page.evaluate((words) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", words);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    const isLeft = document.activeElement?.dispatchEvent(event);
    if (isLeft) document.execCommand("insertText", false, words);
  }, text);
}

/** Presses Tab until the control has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, control: Locator) {
  for (let presses = 0; presses < 80; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(control).toBeFocused();
}
