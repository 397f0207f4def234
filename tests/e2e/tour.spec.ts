import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import { tourSteps } from "#app/domain/tour/steps.ts";
import { expectAccessibleInEveryLook } from "./accessible.ts";
import { alive, givenProgram, open, test } from "./support/desk.ts";
import { addExercise, dayOf, setField } from "./support/editor.ts";

/**
 * Proves that the tour comes once, is left and asked for again, over real pages. Whether it comes is proved by tour
 * (integration).
 */
const withScript = { tag: "@with-script" };

test("nine steps, done as they are read, end in a saved program", withScript, async ({ desk }) => {
  await givenProgram(desk);
  const { page } = desk;
  await page.getByRole("link", { name: "Start help" }).click();
  const tour = page.getByRole("dialog", { name: tourSteps[0].title });
  await expect(tour.getByRole("heading")).toBeFocused();
  const monday = dayOf(desk, "Monday");
  const title = `Squats ${randomUUID().slice(0, 8)}`;

  await monday.getByRole("checkbox", { name: "Rest day" }).uncheck();
  await isDone(tour);
  await goOn(page, 2);
  await monday.getByLabel(/^Title of Monday/).fill(title);
  await isDone(stepOf(page, 2));
  await goOn(page, 3);
  await setField(monday, "Name", 1).fill("Main lift");
  await setField(monday, "Description", 1).fill("Three minutes between rounds");
  await isDone(stepOf(page, 3));
  await goOn(page, 4);
  await addExercise(desk, monday, 1, "Back squat");
  await isDone(stepOf(page, 4));
  for (const step of [5, 6, 7, 8]) await goOn(page, step);
  await page.getByRole("button", { name: "Save program" }).click();
  await page.getByRole("link", { name: "Continue editing" }).click();
  await isDone(stepOf(page, 8));
  await goOn(page, 9);
  await stepOf(page, 9).getByRole("button", { name: "Finish" }).click();
  await expect(page.getByRole("link", { name: "Start help" })).toBeFocused();
  await page.reload();
  await expect(monday.getByLabel(/^Title of Monday/)).toHaveValue(title);
});

test("the panel follows its control and never lies on it, wide and narrow", withScript, async ({ desk }) => {
  await givenProgram(desk);
  const { page } = desk;
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 640 });
    if (width === 320) await page.getByText("More", { exact: true }).click();
    await page.getByRole("link", { name: "Start help" }).click();
    const rest = dayOf(desk, "Monday").getByText("Rest day", { exact: true }).first();
    await expect.poll(async () => overlap(stepOf(page, 1), rest)).toBe(0);
    await page.setViewportSize({ width, height: 480 });
    await expect.poll(async () => overlap(stepOf(page, 1), rest)).toBe(0);
    await expectAccessibleInEveryLook(page);
    await page.setViewportSize({ width, height: 640 });
    await page.keyboard.press("Escape");
  }
});

test("by keyboard: to the control, back to the panel, closed by Escape", withScript, async ({ desk }) => {
  await givenProgram(desk);
  const { page } = desk;
  await page.getByRole("link", { name: "Start help" }).focus();
  await page.keyboard.press("Enter");
  const tour = stepOf(page, 1);
  await tour.getByRole("button", { name: "Go to it" }).press("Enter");
  await expect(dayOf(desk, "Monday").getByRole("checkbox", { name: "Rest day" })).toBeFocused();
  await page.keyboard.press("Space");
  await isDone(tour);
  await tour.getByRole("button", { name: "Next" }).press("Enter");
  await expect(stepOf(page, 2).getByRole("heading")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(tour).toBeHidden();
  await expect(page.getByRole("link", { name: "Start help" })).toBeFocused();
});

test("it starts by itself for who never wrote a workout, until it is ended", withScript, async ({ desk }) => {
  const { page } = desk;
  await givenProgram(desk, 1, "partner@demo.test");
  await expect(stepOf(page, 1)).toBeVisible();
  const ended = tourAnswer(page, "POST");
  await stepOf(page, 1).getByRole("button", { name: "Skip" }).click();
  await ended;
  const asked = tourAnswer(page, "GET");
  await page.reload();
  await alive(desk);
  await asked;
  await expect(page.getByRole("link", { name: "Start help" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("as a page of instructions it needs no script", { tag: "@without-script" }, async ({ desk }) => {
  const { address, name } = await givenProgram(desk);
  await open(desk, `${address}/help`);
  await expect(desk.page.getByRole("heading", { level: 2 })).toHaveText(tourSteps.map((step) => step.title));
  await desk.page.getByRole("link", { name: `Back to ${name}` }).click();
  await expect(desk.page.getByRole("heading", { name, level: 1 })).toBeVisible();
});

test("'Start help' is a link where there is no script", { tag: "@without-script" }, async ({ desk }) => {
  await givenProgram(desk);
  await desk.page.getByRole("link", { name: "Start help" }).click();
  await expect(desk.page.getByRole("heading", { name: "Your first program, in nine steps" })).toBeVisible();
});

/** The server's answer about the tour, told or asked. */
function tourAnswer(page: Page, method: "GET" | "POST") {
  return page.waitForResponse(
    (answer) => new URL(answer.url()).pathname === "/tour" && answer.request().method() === method,
  );
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
