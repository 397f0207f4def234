import { expect, type Locator } from "@playwright/test";
import { type Desk, press } from "./desk.ts";

/** The program editor in a coach's words. Everything is found by its role and its name. */

export type Weekday = "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";

export function dayOf({ page }: Desk, weekday: Weekday): Locator {
  return page.getByRole("region", { name: new RegExp(`^${weekday}, `) });
}

/** A day as the text that `givenWritten` takes: its sets, and in each the exercises with their values. */
export function dayText(weekday: Weekday, ...sets: string[][]) {
  const written = sets.map((lines) => ["Regular", ...lines.map((line) => `  ${line}`)].join("\n"));
  return [`== ${weekday}`, ...written].join("\n\n");
}

/** Opens the menu, or the drawer, that has the button, link or field, if it is in one. */
export async function unfold(item: Locator) {
  if (await item.isVisible()) return;
  const folded = item.locator("xpath=ancestor::*[@popover or self::details][1]");
  if ((await folded.count()) === 0) return;
  const menu = await folded.getAttribute("id");
  const isMenu = (await folded.getAttribute("popover")) !== null;
  const opener = isMenu ? item.page().locator(`[popovertarget="${menu}"]`) : folded.locator("xpath=summary");
  await unfold(opener);
  await opener.click();
}

/** What the menu of a day, a set or an exercise has, opened or not. */
export function inMenu(part: Locator, name: string | RegExp, role: "button" | "link" | "checkbox" = "button"): Locator {
  return part.getByRole(role, { name, exact: typeof name === "string", includeHidden: true });
}

/** Opens the menu of the day, the set or the exercise, and presses. */
export async function choose(desk: Desk, part: Locator, name: string | RegExp, role: "button" | "link" = "button") {
  const item = inMenu(part, name, role);
  await unfold(item);
  await press(desk, item);
}

/** In the card of a day of rest, in the menu of one of training. */
export function restDay(day: Locator): Locator {
  return inMenu(day, "Rest day", "checkbox");
}

/** Shows what a compact week hides of a set until it is asked for: name, type, description and search. */
export async function openSet(desk: Desk, day: Locator, set: number | string) {
  await openPart(desk, setOf(day, set), "name, type and search");
}

/** The same of a day: its motivational text and its image. */
export async function openDay(desk: Desk, day: Locator) {
  await openPart(desk, day, "text and image");
}

async function openPart(desk: Desk, part: Locator, words: string) {
  const close = inMenu(part, new RegExp(`^Close ${words} `));
  if ((await close.count()) > 0) return;
  await choose(desk, part, new RegExp(`^${words} `, "i"));
  await expect(close).toBeAttached();
}

/** Opens the drawer of exercises, where it is one, and answers it. */
export async function openExplorer({ page }: Pick<Desk, "page">): Promise<Locator> {
  const explorer = page.getByRole("complementary", { name: "Exercises" });
  await unfold(explorer.getByRole("searchbox", { name: "Exercise", includeHidden: true }));
  return explorer;
}

/** Unfolds what is rarely done with the program. */
export async function openTools({ page }: Pick<Desk, "page">) {
  await unfold(page.getByRole("link", { name: "Keys", exact: true, includeHidden: true }));
}

/** Makes the day one of training, with the three empty sets of a new workout. */
export async function train(desk: Desk, weekday: Weekday): Promise<Locator> {
  const day = dayOf(desk, weekday);
  await restDay(day).uncheck();
  await apply(desk, day);
  await expect(setsOf(day)).toHaveCount(3);
  return day;
}

/** Without scripting, stores what was typed so far and shows what follows from it. */
export async function apply(desk: Desk, day: Locator) {
  if (!desk.isScripted) await press(desk, day.getByRole("button", { name: "Apply" }));
}

/** Adds sets, or removes the last ones, until there are that many. */
export async function haveSets(desk: Desk, day: Locator, wanted: number) {
  const sets = setsOf(day);
  for (let count = await sets.count(); count < wanted; count++) {
    await press(desk, day.getByRole("button", { name: /^New set/ }));
    await expect(sets).toHaveCount(count + 1);
  }
  for (let count = await sets.count(); count > wanted; count--) {
    await choose(desk, day, `Remove set ${count}`);
    await expect(sets).toHaveCount(count - 1);
  }
}

/** A field of a set: 'Name of set 2'. */
export function setField(day: Locator, what: "Name" | "Type" | "Rounds" | "Description", set: number | string) {
  const words = what === "Rounds" ? "(Rounds|Minutes)" : what;
  return day.getByLabel(new RegExp(`^${words} of set ${set}$`));
}

export function setsOf(day: Locator): Locator {
  return day
    .getByRole("group", { name: /^Set \d/, includeHidden: true })
    .filter({ has: day.page().locator(".set-body") });
}

/** 'Set 2', 'Set 2: Main lift', 'Set 2, alternative 1'. */
export function setOf(day: Locator, set: number | string): Locator {
  return setsOf(day).and(day.getByRole("group", { name: new RegExp(`^Set ${set}(:|$)`), includeHidden: true }));
}

/** Writes into a field of the set, which is opened for it if need be. */
export async function fillSet(
  desk: Desk,
  day: Locator,
  what: Parameters<typeof setField>[1],
  set: number,
  text: string,
) {
  const field = setField(day, what, set);
  if (!(await field.isVisible())) await openSet(desk, day, set);
  await field.fill(text);
}

export function exercisesOf(day: Locator, set: number | string): Locator {
  return setOf(day, set).getByRole("group", { name: /^([a-z]+: |Rest)/ });
}

export function namesOf(exercises: Locator): Locator {
  return exercises.locator(".ex-name");
}

/** Finds the exercise with the set's own search box, and adds it behind the others. */
export async function addExercise(desk: Desk, day: Locator, set: number | string, name: string): Promise<Locator> {
  const entries = exercisesOf(day, set);
  const before = await entries.count();
  const search = day.getByRole("searchbox", { name: `Search exercise for set ${set}`, exact: true });
  if (!(await search.isVisible())) await openSet(desk, day, set);
  await search.fill(name);
  await press(desk, day.getByRole("button", { name: `Search for set ${set}`, exact: true }));
  const found = day.getByRole("list", { name: `Exercises found for set ${set}`, exact: true });
  // the exercise of that very name stands first
  await press(desk, found.getByRole("button", { name: new RegExp(`^Add ${name} `) }).first());
  await expect(entries).toHaveCount(before + 1);
  const added = entries.nth(before);
  await expect(namesOf(added)).toHaveText(name);
  return added;
}

/** Shows the exercise's columns and each of its rounds. */
export async function openRounds(desk: Desk, exercise: Locator) {
  await choose(desk, exercise, /^Columns and rounds of/);
  await expect(inMenu(exercise, /^Close columns and rounds of/)).toBeAttached();
}

export async function closeRounds(desk: Desk, exercise: Locator) {
  await choose(desk, exercise, /^Close columns and rounds of/);
  await expect(inMenu(exercise, /^Columns and rounds of/)).toBeAttached();
}

/** The choice of an open exercise's column; columns are counted from 1. */
export function columnField(exercise: Locator, column: number, what: "category" | "unit" | "type"): Locator {
  return exercise.getByRole("combobox", { name: new RegExp(`, column ${column}, ${what}$`) });
}

/** The number of the open exercise's column for that quantity, called as the table calls it: 'Weight'. */
export async function columnFor(exercise: Locator, quantity: string): Promise<number> {
  const columns = exercise.getByRole("combobox", { name: /, column \d+, category$/ });
  for (const [index, column] of (await columns.all()).entries()) {
    if ((await column.getByRole("option", { selected: true }).textContent()) === quantity) return index + 1;
  }
  throw new Error(`No column is for ${quantity}.`);
}

export async function removeColumn(desk: Desk, exercise: Locator, quantity: string) {
  const column = await columnFor(exercise, quantity);
  await press(desk, exercise.getByRole("button", { name: new RegExp(`^Remove .*, column ${column}$`) }));
  await expect(valueField(exercise, 1, quantity)).toHaveCount(0);
}

/** Of one round (from 1), or of all rounds where they stand as one line. */
export function valueField(exercise: Locator, round: number | "all", quantity: string): Locator {
  const rounds = round === "all" ? "\\d+ rounds alike" : `Round ${round}`;
  return exercise.getByLabel(new RegExp(`^${rounds}, ${quantity}(,|$)`, "i"));
}

/** Heart rate zones and RPE are picked, everything else is typed. */
export async function setValue(exercise: Locator, round: number | "all", quantity: string, text: string) {
  const field = valueField(exercise, round, quantity);
  if (["RPE", "Heart rate zone"].includes(quantity)) await field.selectOption(text);
  else await field.fill(text);
}

/** Saves, and stays. */
export async function save(desk: Desk) {
  await press(desk, desk.page.getByRole("button", { name: "Save program" }));
  await leaveSaved(desk);
}

/** Waits until the save is said to be done, and goes on editing. */
export async function leaveSaved({ page }: Desk) {
  const done = page.getByRole("dialog", { name: "Your program has been successfully saved!" });
  await expect(done.getByRole("link", { name: "Exit program" })).toBeVisible();
  await done.getByRole("link", { name: "Continue editing" }).click();
  await expect(done).toBeHidden();
}

export async function goToWeek(desk: Desk, week: number) {
  const { page } = desk;
  await page.getByRole("spinbutton", { name: "Week" }).fill(String(week));
  if (desk.isScripted) await page.getByRole("spinbutton", { name: "Week" }).press("Enter");
  else await press(desk, page.getByRole("button", { name: "Go", exact: true }));
  await expect(page.getByRole("region", { name: `Week ${week}`, exact: true })).toBeVisible();
}

/** Unfolds what is done with the whole week. */
export async function openWeekMenu(desk: Desk) {
  const { page } = desk;
  await openTools(desk);
  await page.locator("summary", { hasText: "Week…" }).click();
}
