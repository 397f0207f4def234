import { expect, type Page } from "@playwright/test";
import { givenSession, open, test } from "#tests/e2e/support/desk.ts";

/** Proves that what somebody filters by while an answer is on its way is kept, however soon it comes. */

/** Holds answers of the list's data back until `release` is called. */
async function holdAnswers(page: Page, path: string) {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(`**${path}.data?*`, async (route) => {
    await released;
    // why: a request that a later one took the place of has nobody to answer
    await route.continue().catch(() => {});
  });
  return release;
}

test("filters that are changed one right after another all count", { tag: "@with-script" }, async ({ desk }) => {
  const { page } = desk;
  await givenSession(desk, "trainer@demo.test");

  for (const pause of [0, 1, 2, 4, 8, 16, 32]) {
    await test.step(`two boxes are ticked ${pause} ms after each other`, async () => {
      await open(desk, "/benchmarks?mode=multiple");
      await page.evaluate((milliseconds) => {
        const [first, second] = document.querySelectorAll<HTMLInputElement>('[role="search"] [popover] input');
        if (!first || !second) throw new Error("There are no boxes.");
        first.click();
        setTimeout(() => second.click(), milliseconds);
      }, pause);
      const boxes = page.getByRole("search", { name: "Clients" }).locator("[popover] input");
      await expect(page).toHaveURL((url) => ticked(url).length === 2);
      await expect(boxes.first()).toBeChecked();
      await expect(boxes.nth(1)).toBeChecked();
    });
  }

  await test.step("two choices are made, the second before the first is answered", async () => {
    await open(desk, "/exercises");
    const release = await holdAnswers(page, "/exercises");
    await page.getByLabel("Difficulty").selectOption("Beginner");
    await page.getByLabel("Whose").selectOption("Library");
    release();
    await expect(page).toHaveURL(/difficulty=[^&]+&.*whose=library/);
    await expect(page.getByLabel("Difficulty")).not.toHaveValue("");
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });

  await test.step("a text that was not asked for yet goes along with a choice", async () => {
    await open(desk, "/exercises");
    await page.getByLabel("Search").fill("squat");
    await page.getByLabel("Whose").selectOption("Library");
    await expect(page).toHaveURL(/search=squat&.*whose=library/);
    await expect(page.getByLabel("Search")).toHaveValue("squat");
  });

  await test.step("a text that is typed while a choice is answered is asked for, too", async () => {
    await open(desk, "/exercises");
    const release = await holdAnswers(page, "/exercises");
    await page.getByLabel("Whose").selectOption("Library");
    await page.getByLabel("Search").fill("squat");
    release();
    await expect(page).toHaveURL(/search=squat&.*whose=library/);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });

  await test.step("what is typed on while a search is answered stays, and is asked for", async () => {
    await open(desk, "/exercises");
    const release = await holdAnswers(page, "/exercises");
    const asked = page.waitForRequest(/\/exercises\.data\?search=squ&?/);
    await page.getByLabel("Search").fill("squ");
    await asked;
    await page.getByLabel("Search").fill("squat");
    await page.getByLabel("Search").blur();
    release();
    await expect(page).toHaveURL(/search=squat/);
    await expect(page.getByLabel("Search")).toHaveValue("squat");
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });
});

function ticked({ searchParams }: URL) {
  return [...searchParams.entries()].filter(([name]) => name === "clients" || name === "groups");
}
