import { expect, type Locator, type Page } from "@playwright/test";
import { tourSteps } from "#app/domain/tour/steps.ts";
import { expectAccessibleInEveryLook } from "#tests/e2e/support/accessible.ts";
import { alive, type Desk, givenProgram, test } from "#tests/e2e/support/desk.ts";
import { dayOf, openTools, train } from "#tests/e2e/support/editor.ts";

/**
 * Proves that the tour comes once, is left and asked for again, over real pages. Whether it comes is proved by tour
 * (integration).
 */
const withScript = { tag: "@with-script" };

test("the tour's panel never lies on its control, and a step is done as it is read", { tag: "@with-script" }, async ({
  desk,
}) => {
  await test.step("the panel follows its control and never lies on it, wide and narrow", () => keepClear(desk));
  await test.step("a step is done as it is read, by keyboard: to the control, back to the panel, to the end", () =>
    takeSteps(desk));
});

async function keepClear(desk: Desk) {
  await givenProgram(desk);
  const { page } = desk;
  await page.getByRole("button", { name: "Dismiss" }).click();
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 640 });
    await openTools(desk);
    await page.getByRole("link", { name: "Start help" }).click();
    const rest = dayOf(desk, "Monday").getByText("Rest day", { exact: true }).first();
    await expect.poll(async () => overlap(stepOf(page, 1), rest)).toBe(0);
    await page.setViewportSize({ width, height: 480 });
    await expect.poll(async () => overlap(stepOf(page, 1), rest)).toBe(0);
    if (width === 1280) await expectAccessibleInEveryLook(page);
    await page.setViewportSize({ width, height: 640 });
    await page.keyboard.press("Escape");
  }
}

async function takeSteps(desk: Desk) {
  await desk.page.setViewportSize({ width: 1280, height: 720 });

  const { page } = desk;
  await openTools(desk);
  await page.getByRole("link", { name: "Start help" }).focus();
  await page.keyboard.press("Enter");
  const tour = stepOf(page, 1);
  await expect(tour.getByRole("heading")).toBeFocused();
  await tour.getByRole("button", { name: "Go to it" }).press("Enter");
  await expect(dayOf(desk, "Monday").getByRole("checkbox", { name: "Rest day" })).toBeFocused();
  await page.keyboard.press("Space");
  await isDone(tour);
  await tour.getByRole("button", { name: "Next" }).press("Enter");
  await expect(stepOf(page, 2).getByRole("heading")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(stepOf(page, 2)).toBeHidden();
  await expect(moreOf(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Start help" }).press("Enter");
  for (const step of [2, 3, 4, 5, 6, 7, 8, 9]) await goOn(page, step);
  await stepOf(page, 9).getByRole("button", { name: "Finish" }).click();
  await expect(moreOf(page)).toBeFocused();
}

test("it starts by itself for who never wrote a workout, until it is ended", withScript, async ({ desk }) => {
  const { page } = desk;
  const { promise: typed, resolve: type } = Promise.withResolvers<void>();
  await page.route("/tour", async (route) => {
    await typed;
    await route.continue();
  });
  await givenProgram(desk, 1, "cancelled@demo.test");
  const title = (await train(desk, "Monday")).getByRole("textbox", { name: /^Title of/ });
  await title.fill("Volume day");
  type();
  await expect(stepOf(page, 1)).toBeVisible();
  await expect(title).toBeFocused();
  const ended = tourAnswer(page, "POST");
  await stepOf(page, 1).getByRole("button", { name: "Skip" }).click();
  await ended;
  const asked = tourAnswer(page, "GET");
  await page.reload();
  await alive(desk);
  await asked;
  await openTools(desk);
  await expect(page.getByRole("link", { name: "Start help" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("where there is no script, 'Start help' leads to a page of instructions and back", {
  tag: "@without-script",
}, async ({ desk }) => {
  const { name } = await givenProgram(desk);
  await openTools(desk);
  await desk.page.getByRole("link", { name: "Start help" }).click();
  await expect(desk.page.getByRole("heading", { name: "Your first program, in nine steps" })).toBeVisible();
  await expect(desk.page.getByRole("heading", { level: 2 })).toHaveText(tourSteps.map((step) => step.title));
  await desk.page.getByRole("link", { name: `Back to ${name}` }).click();
  await expect(desk.page.getByRole("heading", { name, level: 1 })).toBeVisible();
});

/** The server's answer about the tour, told or asked. */
function tourAnswer(page: Page, method: "GET" | "POST") {
  return page.waitForResponse(
    (answer) => new URL(answer.url()).pathname === "/tour" && answer.request().method() === method,
  );
}

/** Where 'Start help' is folded away. */
function moreOf(page: Page): Locator {
  return page.locator("summary").getByText("More", { exact: true });
}

function stepOf(page: Page, number: number): Locator {
  return page.getByRole("dialog", { name: tourSteps[number - 1]?.title, exact: true });
}

async function isDone(step: Locator) {
  await expect(step.getByRole("status")).toHaveText("Done. Go on with Next.");
}

async function goOn(page: Page, to: number) {
  await stepOf(page, to - 1)
    .getByRole("button", { name: "Next" })
    .click();
  await expect(stepOf(page, to)).toContainText(`Step ${to} of 9`);
}

/** Square pixels that the two share. */
async function overlap(one: Locator, other: Locator) {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) return Number.NaN;
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}
