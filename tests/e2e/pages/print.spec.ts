import { expect, type Page } from "@playwright/test";
import { type Desk, givenSession, open, programNamed, test } from "#tests/e2e/support/desk.ts";
import { addExercise, dayOf, openRounds, train } from "#tests/e2e/support/editor.ts";

/** Proves that every value and note is on paper, whatever is folded, scrolled or dark on the screen. */

/** What a browser would put on paper. */
async function toPaper(page: Page) {
  await page.setViewportSize({ width: 720, height: 1000 });
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
}

/** Nothing to press and nothing to find one's way with; dark ink on white, whatever the theme. */
async function expectPaper(page: Page) {
  await expect(page.locator("button, .btn").filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole("banner")).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("light");
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** Fields whose text is cut, or that are not in sight, among those that hold one. */
function cutFields(page: Page, within: string) {
  return page.locator(within).evaluateAll((fields) =>
    (fields as HTMLInputElement[])
      .filter(({ value }) => value !== "")
      .filter(
        (field) =>
          !field.checkVisibility() ||
          field.getBoundingClientRect().right > innerWidth ||
          field.scrollWidth > field.clientWidth + 1 ||
          field.scrollHeight > field.clientHeight + 1,
      )
      .map((field) => field.name),
  );
}

async function openDemoProgram(desk: Desk, name: string) {
  const address = await programNamed(desk, name);
  await open(desk, address);
  await expect(desk.page.getByRole("region", { name: "Week 1", exact: true })).toBeVisible();
  return address;
}

test.beforeEach(async ({ desk }) => {
  await givenSession(desk, "trainer@demo.test");
});

test("programs and other screens are on paper, every value and nothing to press", { tag: "@with-script" }, async ({
  desk,
}) => {
  test.setTimeout(120_000);
  await test.step("other screens are on paper without what is pressed", () => printScreens(desk));
  await test.step("every value of a program is on paper, day under day", () => printPrograms(desk));
  await test.step("a long note and every page of columns are on paper", () => printLongNote(desk));
});

async function printScreens(desk: Desk) {
  const { page } = desk;
  const editor = await openDemoProgram(desk, "Texas Method");
  for (const path of [
    "/",
    "/programs",
    "/exercises",
    "/readiness",
    `${editor}/text?week=1`,
    `${editor}/workouts/1/preview`,
  ]) {
    await page.emulateMedia({ media: "screen" });
    await open(desk, path);
    await toPaper(page);
    await expectPaper(page);
  }
  await expect(page.getByRole("dialog", { name: "Preview of Day 1" })).toContainText("Back squat");
  await expect(page.locator(".week")).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await open(desk, `${editor}/text?week=1`);
  await toPaper(page);
  expect(await cutFields(page, "textarea")).toEqual([]);
}

async function printPrograms(desk: Desk) {
  const { page } = desk;
  for (const name of ["Texas Method", "Athletics day", "Conditioning week", "Hypertrophy day"]) {
    await test.step(name, async () => {
      await page.emulateMedia({ media: "screen" });
      await openDemoProgram(desk, name);
      await toPaper(page);
      await expectPaper(page);
      await expect(page.getByRole("heading", { name: "Exercises" })).toBeHidden();
      await expect(page.getByRole("link").filter({ visible: true })).toHaveCount(0);
      expect(await cutFields(page, ".cell, .ed-title, .ed-motivation, .ed-wide, .ex-note")).toEqual([]);
      const days = page.locator(".day");
      const lefts = await days.evaluateAll((all) => all.map((day) => day.getBoundingClientRect().left));
      expect(new Set(lefts).size).toBe(1);
    });
  }
}

async function printLongNote(desk: Desk) {
  const { page } = desk;
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 1280, height: 720 });
  await openDemoProgram(desk, "Texas Method");
  const day = await train(desk, "Tuesday");
  const squat = await addExercise(desk, day, 1, "Back squat");
  await openRounds(desk, squat);
  await squat.getByRole("textbox", { name: /, description$/ }).fill("Knees out, chest up. ".repeat(20));
  await squat.getByRole("button", { name: /^Add column/ }).click();
  await expect(squat.getByRole("radio")).toHaveCount(2);
  await toPaper(page);
  await expectPaper(page);
  await expect(dayOf(desk, "Tuesday").locator(".v").filter({ visible: false })).toHaveCount(0);
  expect(await cutFields(page, ".cell, .ex-note")).toEqual([]);
}
