import { expect } from "@playwright/test";
import { search } from "#tests/e2e/programs/steps.ts";
import { type Desk, givenSession, test } from "#tests/e2e/support/desk.ts";
import { choose } from "./steps.ts";

/**
 * Proves that the library is paged, searched and laid out by address, keyboard and typing. What is found is proved by
 * exercises/library (integration).
 */

test.beforeEach(async ({ page }) => {
  await givenSession({ page }, "writer@demo.test");
  await page.goto("/exercises");
});

test("the library is searched, filtered, laid out and paged", async ({ desk }) => {
  await test.step("the library is searched and filtered, and says what it shows", () => searchAndFilter(desk));
  if (desk.isScripted)
    await test.step("grid and list are links, and filters, dialogs and Back keep them", () => changeLayout(desk));
  if (desk.isScripted) await test.step("typing searches by itself after half a second", () => searchByTyping(desk));
  if (desk.isScripted)
    await test.step("places are kept for a list that takes its time, 24 a page, and pages lead on", () =>
      turnPages(desk));
  if (desk.isScripted)
    await test.step("on a small screen the filters unfold by a switch, and stay so while one is set", () =>
      unfoldFilters(desk));
});

async function searchAndFilter(desk: Desk) {
  const { page } = desk;

  await search(page, "SPRÍNT");
  await expect(page.getByText(/^\d+ exercises with “SPRÍNT” in the name or another name$/)).toBeVisible();
  await expect(page.getByRole("link", { name: /^30 m sprint/ })).toBeVisible();
  await choose(page, "Category", "Mobility");
  await expect(page.getByText("No exercise found")).toBeVisible();
  await page.getByRole("link", { name: "Clear filters" }).first().click();
  await expect(page).toHaveURL("/exercises");
  await expect(page.getByRole("searchbox", { name: "Search" })).toHaveValue("");

  await search(page, "military");
  await expect(page.getByText("2 exercises with “military” in the name or another name")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Barbell press/ })).toContainText("Also called Military press");
  await search(page, "millitery briss");
  await expect(page.getByText("No exercise found")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Barbell press", exact: true }).click();
  await expect(page.getByRole("searchbox", { name: "Search" })).toHaveValue("Barbell press");
  await expect(page.getByText(/exercises? with “Barbell press” in the name/)).toBeVisible();
  await page.goto("/exercises");

  await choose(page, "Category", "Speed");
  await expect(page.getByText(/^\d+ exercises in Speed$/)).toBeVisible();
  await expect(page.getByLabel("Subcategory").locator("option")).toHaveText([
    "All subcategories",
    "Agility",
    "Sprints",
  ]);
  await choose(page, "Subcategory", "Agility");
  await expect(page.getByText(/^\d+ exercises in Speed, Agility$/)).toBeVisible();
  await choose(page, "Difficulty", "Beginner");
  await expect(page).toHaveURL(/difficulty=beginner.*category=.*subcategory=/);
  await choose(page, "Category", "Strength");
  await expect(page.getByText(/^\d+ exercises of difficulty Beginner in Strength$/)).toBeVisible();
}

async function changeLayout(desk: Desk) {
  const { page } = desk;
  await page.goto("/exercises");

  await page.getByRole("link", { name: "List", exact: true }).click();
  await expect(page).toHaveURL(/view=list/);
  await search(page, "plank");
  await expect(page).toHaveURL(/search=plank/);
  await expect(page).toHaveURL(/view=list/);
  const row = page.getByRole("row", { name: /plank/i }).first();
  await expect(row.getByRole("cell").last()).not.toBeEmpty();
  await row.getByRole("link").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await dialog.getByRole("link", { name: "Close" }).click();
  await expect(page).toHaveURL("/exercises?search=plank&view=list");
  await page.getByRole("link", { name: "Grid", exact: true }).click();
  await expect(page.getByRole("table")).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole("table")).toBeVisible();
}

async function searchByTyping(desk: Desk) {
  const { page } = desk;
  await page.goto("/exercises");

  const box = page.getByRole("searchbox", { name: "Search" });
  await expect(page.getByRole("button", { name: "Search" })).toHaveCount(0);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("exercises.data")) asked.push(new URL(request.url()).searchParams.get("search") ?? "");
  });
  await box.focus();
  await box.evaluate(typeWithoutPause, ["bur", "burp", "burpee"]);
  await expect(page.getByText(/exercises? with “burpee” in the name/)).toBeVisible();
  expect(asked).toEqual(["burpee"]);
  await expect(box).toBeFocused();
}

async function turnPages(desk: Desk) {
  const { page } = desk;
  await page.goto("/exercises");

  const tiles = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.locator("strong") });
  await expect(tiles).toHaveCount(24);
  const first = await tiles.first().textContent();
  const held: (() => void)[] = [];
  await page.route("**/exercises.data?**", async (route) => {
    await new Promise<void>((release) => held.push(release));
    await route.continue();
  });
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page.getByText("Loading...")).toBeAttached();
  await expect(page.locator(".skeleton")).toHaveCount(24);
  for (const release of held) release();
  await expect(page.locator(".skeleton")).toHaveCount(0);
  await expect(page).toHaveURL("/exercises?page=2");
  await expect(page.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
  expect(await tiles.first().textContent()).not.toBe(first);
}

async function unfoldFilters(desk: Desk) {
  const { page } = desk;
  await page.unroute("**/exercises.data?**");
  await page.goto("/exercises");

  await page.setViewportSize({ width: 320, height: 700 });
  const difficulty = page.getByLabel("Difficulty");
  await expect(difficulty).toBeHidden();
  await page.getByRole("checkbox", { name: "Filters" }).check();
  await choose(page, "Difficulty", "Elite");
  await expect(page.getByText(/exercises? of difficulty Elite$/)).toBeVisible();
  await page.reload();
  await expect(difficulty).toBeVisible();
}

test.describe("while the clock stands", () => {
  test.use({ ownContext: true });

  test("a search that was not asked yet is dropped when a dialog is opened", { tag: "@with-script" }, async ({
    page,
  }) => {
    await page.clock.install({ time: 0 });
    await page.goto("/exercises");
    const box = page.getByRole("searchbox", { name: "Search" });
    await expect(page.getByRole("button", { name: "Search" })).toHaveCount(0);
    await page.clock.pauseAt(3_600_000);
    await box.evaluate(typeWithoutPause, ["burpee"]);
    await page.getByRole("link", { name: /^15\/15 run/ }).click();
    await expect(page).toHaveURL(/\/exercises\/[0-9a-f-]{36}/);
    // why: a page is rendered after the next frame, of which there is none while the clock stands
    await page.clock.runFor(200);
    await expect(page.getByRole("dialog", { name: "15/15 run" })).toBeVisible();
    const address = page.url();
    await page.clock.runFor(2000);
    await page.getByRole("dialog").getByRole("link", { name: "Close" }).focus();
    expect(page.url()).toBe(address);
  });
});

/** Types faster than any machine is slow: all texts within one turn of the page's event loop. */
function typeWithoutPause(box: Element, texts: string[]) {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
  for (const text of texts) {
    value?.set?.call(box, text);
    box.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
