import { expect, type Locator } from "@playwright/test";
import { type Desk, givenProgram, press, test } from "#tests/e2e/support/desk.ts";
import { exercisesOf, openExplorer, train } from "#tests/e2e/support/editor.ts";

/**
 * Proves that the explorer and a set's own box find, page and add with script and without. What is found is proved by
 * exercises/search.
 */

let explorer: Locator;

test.beforeEach(async ({ desk }) => {
  await givenProgram(desk);
  explorer = await openExplorer(desk);
});

const found = () => explorer.getByRole("list", { name: "Exercises found" }).getByRole("listitem");

async function search({ page, isScripted }: Desk, words: string) {
  await explorer.getByRole("searchbox", { name: "Exercise", exact: true }).fill(words);
  if (!isScripted) await searchNow({ page, isScripted });
}

async function choose(filter: "Category" | "Subcategory", option: string) {
  await explorer.getByRole("combobox", { name: filter, exact: true }).selectOption(option);
}

function searchNow(desk: Desk) {
  return press(desk, explorer.getByRole("button", { name: "Search exercises" }));
}

test("the explorer searches, brings more, adds, and says when it could not", async ({ desk }) => {
  await test.step("ten are shown, and ten more at a press", () => showMore(desk));
  if (desk.isScripted)
    await test.step("it searches as one types and chooses, and brings the next as one scrolls or presses", () =>
      searchByTyping(desk));
  await test.step("what it finds is added to the chosen set with a press", () => addWhatIsFound(desk));
  if (desk.isScripted)
    await test.step("it says that it is loading, and when it could not; a set's own box finds at most 20", () =>
      failToLoad(desk));
});

async function showMore(desk: Desk) {
  const more = explorer.getByRole("button", { name: "Show more exercises" });
  for (const count of [10, 20, 30, 40]) {
    await expect(found()).toHaveCount(count);
    await press(desk, more);
    await openExplorer(desk);
  }
  await expect(found()).toHaveCount(50);
  const names = await found().allTextContents();
  expect(new Set(names).size).toBe(50);
}

async function searchByTyping(desk: Desk) {
  await test.step("the next ones come as one scrolls, and Tab leaves them", async () => {
    await search(desk, "s");
    await expect(found()).toHaveCount(10);
    await leaveByTab(desk);
    await explorer.getByRole("radio", { name: "Big" }).check();
    await found().last().scrollIntoViewIfNeeded();
    await expect(found()).toHaveCount(20);
  });

  await test.step("by words, category and subcategory, which belong to each other", async () => {
    await search(desk, "kišobran");
    await expect(explorer.getByText("No exercises found")).toBeVisible();
    await expect(found()).toHaveCount(0);
    await search(desk, "SQUAT");
    await expect(found().filter({ hasNotText: /squat/i })).toHaveCount(0);
    const all = await found().count();
    await choose("Category", "Strength");
    await expect(found()).not.toHaveCount(all);

    await search(desk, "");
    await choose("Category", "Cardio");
    const subcategory = explorer.getByRole("combobox", { name: "Subcategory", exact: true });
    const options = await subcategory.getByRole("option").allTextContents();
    expect(options[0]).toBe("All");
    await choose("Subcategory", options[1] ?? "");
    await expect(found().first()).toBeVisible();
    await choose("Category", "Strength");
    await expect(subcategory.getByRole("option", { selected: true })).toHaveText("All");
    await expect(subcategory.getByRole("option", { name: options[1] ?? "", exact: true })).toHaveCount(0);
    await expect(found()).toHaveCount(10);
  });

  await test.step("laid out as tiles, big or as a list, and folded away", async () => {
    const first = found().first();
    const heights: number[] = [];
    for (const layout of ["Tile", "Big", "List"]) {
      await explorer.getByRole("radio", { name: layout }).check();
      heights.push((await first.boundingBox())?.height ?? 0);
    }
    expect(new Set(heights).size).toBe(3);
    await explorer.getByRole("radio", { name: "Big" }).check();
    await explorer.getByRole("heading", { name: "Exercises" }).click();
    await expect(first).toBeHidden();
    await explorer.getByRole("heading", { name: "Exercises" }).click();
    await expect(first).toBeVisible();
    await expect(explorer.getByRole("link", { name: "New exercise" })).toHaveAttribute("href", "/exercises/new");
  });
}

/** Two buttons each, and the list itself, which scrolls. */
async function leaveByTab({ page }: Desk) {
  await explorer.getByRole("radio", { name: "List" }).focus();
  await page.keyboard.press("Tab");
  for (let stops = 0; stops < 21; stops++) await page.keyboard.press("Tab");
  await expect(explorer.getByRole("button", { name: "Show more exercises" })).toBeFocused();
  await expect(found()).toHaveCount(10);
}

async function addWhatIsFound(desk: Desk) {
  await expect(explorer.getByText("Untick a rest day first: exercises are added to a set.")).toBeVisible();
  const day = await train(desk, "Monday");
  await openExplorer(desk);
  await choose("Category", "All");
  await search(desk, "ohp");
  await expect(found().first()).toContainText("Barbell press");
  await expect(found().first()).toContainText("Also called OHP");
  await search(desk, "millitery briss");
  await expect(explorer.getByText("No exercises found. Did you mean Barbell press?")).toBeVisible();
  await search(desk, "back squat");
  await expect(found().first()).toContainText("Back squat");
  await explorer.getByRole("combobox", { name: "Add to" }).selectOption("Monday, set 2");
  await press(desk, explorer.getByRole("button", { name: "Add Back squat", exact: true }));
  await expect(exercisesOf(day, 2)).toHaveAccessibleName("a: Back squat");
  await openExplorer(desk);
  await expect(explorer.getByRole("searchbox", { name: "Exercise", exact: true })).toHaveValue("back squat");
}

async function failToLoad(desk: Desk) {
  const { page } = desk;
  let answer = () => {};
  const asked = new Promise<void>((done) => {
    answer = done;
  });
  await page.route("**/exercises?**", async (route) => {
    await asked;
    await route.continue();
  });
  await search(desk, "deadlift");
  await expect(explorer.getByText("Loading...")).toBeVisible();
  answer();
  await expect(explorer.getByText("Loading...")).toBeHidden();
  await expect(found().first()).toContainText("Deadlift");

  await page.unroute("**/exercises?**");
  await page.context().setOffline(true);
  await search(desk, "squat");
  await expect(explorer.getByText("The exercises could not be loaded. Search again.")).toBeVisible();
  await page.context().setOffline(false);

  const day = await train(desk, "Monday");
  const box = day.getByRole("searchbox", { name: "Search exercise for set 1" });
  const results = day.getByRole("list", { name: "Exercises found for set 1" }).getByRole("listitem");
  await box.fill("e");
  await press(desk, day.getByRole("button", { name: "Search for set 1" }));
  await expect(results).toHaveCount(20);
  await box.fill("millitery briss");
  await press(desk, day.getByRole("button", { name: "Search for set 1" }));
  await expect(day.getByText("No exercises found. Did you mean Barbell press?")).toBeVisible();
  await box.fill("no such thing");
  await press(desk, day.getByRole("button", { name: "Search for set 1" }));
  await expect(day.getByText("No exercises found")).toBeVisible();
  await expect(box).toHaveValue("no such thing");
}
