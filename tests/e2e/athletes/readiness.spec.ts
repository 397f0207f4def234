import { expect, type Page } from "@playwright/test";
import { expectAccessibleInEveryLook } from "#tests/e2e/support/accessible.ts";
import { type Desk, givenSession, open, press, test } from "#tests/e2e/support/desk.ts";
import { brightnessAt, greyAt, placeOf } from "./grey.ts";

/**
 * Proves that a coach finds how fit a client is, reads a day, zooms a graph, and enters a client's answers, with script
 * and without, and that all of it is accessible. The figures are proved by readiness (http and integration).
 */

/** Each way of running has a client of its own, who has not answered today. */
function clientOf({ isScripted }: Desk) {
  return isScripted ? "Sofía Herrera" : "Yusuf Demir";
}

test("a coach reads the table, a day and graphs, and enters a client's answers", async ({ desk }) => {
  await test.step("a coach looks at the table, a client's days and one of them", () => readTable(desk));
  await test.step("a graph is zoomed by its buttons, and says its numbers", () => zoomByButtons(desk));
  await test.step("a coach enters what a client says of today", () => enterAnswers(desk));
});

async function readTable(desk: Desk) {
  const { page } = desk;
  await givenSession(desk, "trainer@demo.test");
  await open(desk, "/");
  await page.getByRole("button", { name: "Analytics" }).click();
  await page.getByRole("link", { name: "Readiness" }).click();
  const rowOf = (name: string) => page.getByRole("row", { name: new RegExp(name) });
  await expect(rowOf("Luka Kovač")).toContainText("%");
  await expect(rowOf("Leila Haddad")).toContainText("No data yet.");
  await expect(rowOf("Average")).toContainText("%");
  await page.getByLabel("Timeframe").selectOption("One month");
  if (!desk.isScripted) await press(desk, page.getByRole("button", { name: "Search" }));
  await expect(rowOf("Luka Kovač")).toContainText("responses");
  await page.getByRole("link", { name: "Luka Kovač" }).click();
  const days = page.getByRole("region", { name: "Responses of Luka Kovač" });
  await expect(days.getByRole("row")).toHaveCount(11);
  await page.getByRole("link", { name: "Page 2" }).click();
  await expect(days.getByRole("row")).not.toHaveCount(11);
  await days.getByRole("link").first().click();
  const day = page.getByRole("dialog", { name: /^Readiness - Luka Kovač - \d\d\/\d\d\/\d{4}$/ });
  await expect(day.getByText("Text shown to user")).toBeVisible();
  await expect(day.getByRole("slider")).toHaveCount(5);
  await day.getByRole("radio", { name: "Front" }).check();
  await expect(day.getByRole("img", { name: /^Front: / })).toBeVisible();
  await day.getByRole("radio", { name: "Back" }).check();
  await expect(day.getByRole("img", { name: /^Back: / })).toBeVisible();
  await expect(day.getByRole("img", { name: /^Front: / })).toBeHidden();
}

async function zoomByButtons(desk: Desk) {
  const { page } = desk;
  await givenSession(desk, "trainer@demo.test");
  await openGraphs(desk);
  const mind = page.getByRole("region", { name: "Mind", exact: true });
  await expect(mind.getByRole("img", { name: /^Mind; Stress \d/ })).toBeVisible();
  const before = await shownIn(page);
  await press(desk, mind.getByRole("link", { name: "Zoom in" }));
  await expect.poll(() => shownIn(page)).not.toBe(before);
  await press(desk, mind.getByRole("link", { name: "Show all" }));
  await expect(mind.getByRole("link", { name: "Zoom out" })).toHaveAttribute("aria-disabled", "true");
  await mind.getByText("Numbers", { exact: true }).click();
  await expect(mind.getByRole("columnheader")).toHaveText(["Date", "Stress", "Mood", "Motivation to train"]);
}

async function enterAnswers(desk: Desk) {
  const { page } = desk;
  const client = clientOf(desk);
  await givenSession(desk, "trainer@demo.test");
  await open(desk, `/readiness?search=${client.split(" ")[0]}`);
  await page.getByRole("link", { name: client }).click();
  await page.getByRole("link", { name: "Enter answers" }).click();
  const dialog = page.getByRole("dialog", { name: `Readiness of ${client}` });
  await press(desk, dialog.getByRole("button", { name: "Save" }));
  await expect(dialog.getByRole("alert")).toContainText("Answer at least one question");
  await dialog.getByLabel("How well did you sleep?").selectOption("Badly");
  await dialog.getByLabel("What is your mood like?").selectOption("Good");
  await dialog.getByText("Sore muscles").click();
  await dialog.getByLabel("Left calf").selectOption("7");
  await dialog.getByLabel("Body weight (kg)").fill("61,5");
  await press(desk, dialog.getByRole("button", { name: "Save" }));
  // 2 + 4 = 6 of 10, less 7 of 50
  const day = page
    .getByRole("region", { name: `Responses of ${client}` })
    .getByRole("row")
    .nth(1);
  await expect(day).toContainText("46 %");
  await expect(day).toContainText("61.50");
  await expect(day).toContainText("1 painful");
}

test("a graph is zoomed by wheel and keys, and readiness is accessible in every look", { tag: "@with-script" }, async ({
  desk,
}) => {
  test.setTimeout(120_000);
  await test.step("shift and the wheel zoom, the wheel alone scrolls the page, keys zoom", () => zoomByWheel(desk));
  await test.step("readiness is accessible in every look", () => lookAtReadiness(desk));
});

async function zoomByWheel(desk: Desk) {
  const { page } = desk;
  await givenSession(desk, "trainer@demo.test");
  await openGraphs(desk);
  const graph = page.getByRole("img", { name: /^Recovery; / });
  const before = await shownIn(page);
  await graph.hover();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  expect(await shownIn(page)).toBe(before);
  await page.evaluate(() => window.scrollTo(0, 0));
  await graph.hover();
  await page.keyboard.down("Shift");
  await page.mouse.wheel(0, -200);
  await page.keyboard.up("Shift");
  await expect.poll(() => shownIn(page)).not.toBe(before);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const zoomed = await shownIn(page);
  await page.getByRole("region", { name: "Graph of Recovery" }).focus();
  await page.keyboard.press("+");
  await expect.poll(() => shownIn(page)).not.toBe(zoomed);
  await page.keyboard.press("-");
  await expect.poll(() => shownIn(page)).toBe(zoomed);
}

async function lookAtReadiness(desk: Desk) {
  const { page } = desk;
  await givenSession(desk, "trainer@demo.test");
  await open(desk, "/readiness?timeframe=oneMonth");
  await expectAccessibleInEveryLook(page);
  await openGraphs(desk);
  await expectAccessibleInEveryLook(page);
  await page.getByRole("link", { name: "History" }).click();
  await page
    .getByRole("region", { name: /^Responses of/ })
    .getByRole("link")
    .first()
    .click();
  await expectAccessibleInEveryLook(page, "dialog");
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Enter answers" }).click();
  await expectAccessibleInEveryLook(page, "dialog");
}

test("bands, muscles and lines are told apart in a picture without colour", { tag: "@with-script" }, async ({
  desk,
}) => {
  const { page } = desk;
  await givenSession(desk, "trainer@demo.test");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await test.step(`bands, ${colorScheme}`, async () => {
      await open(desk, "/readiness");
      const bars: number[] = [];
      for (const band of await page.getByRole("list", { name: "Bands" }).getByRole("listitem").all()) {
        const { x, y, width, height } = await placeOf(band.locator("span"));
        bars.push(await brightnessAt(page, { x, y: y + height - 8, width, height: 5 }));
      }
      const byLength = bars.toSorted((a, b) => (colorScheme === "light" ? b - a : a - b));
      expect([bars.length, bars]).toEqual([5, byLength]);
      expect(nearest(bars)).toBeGreaterThan(4);
    });
    await test.step(`lines, ${colorScheme}`, async () => {
      await openGraphs(desk);
      const legend = page.getByRole("region", { name: "Mind", exact: true }).getByRole("listitem");
      const swatches = [];
      for (const line of await legend.all()) swatches.push(await greyAt(page, await placeOf(line.locator("svg"))));
      expect(swatches).toHaveLength(3);
      for (const [index, one] of swatches.entries())
        for (const other of swatches.slice(index + 1)) expect(otherPoints(one, other)).toBeGreaterThan(12);
    });
    await test.step(`muscles, ${colorScheme}`, async () => {
      await page.getByRole("link", { name: "History" }).click();
      await page.getByRole("row", { name: "1 painful, 1 sore" }).first().getByRole("link").click();
      const back = page.getByRole("dialog").getByRole("img", { name: /^Back: / });
      const [sore, painful] = [back.locator("g", { hasText: "sore" }), back.locator("g", { hasText: "painful" })];
      const [body, hurt] = [await placeOf(back), await placeOf(painful)];
      const healthy = { ...hurt, x: 2 * body.x + body.width - hurt.x - hurt.width };
      const looks = [healthy, await placeOf(sore), hurt];
      const shades = [];
      for (const place of looks) shades.push(await brightnessAt(page, place));
      expect(nearest(shades)).toBeGreaterThan(15);
    });
  }
});

/** How near the nearest two of them are. */
function nearest(numbers: readonly number[]) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return Math.min(...sorted.slice(1).map((one, index) => one - (sorted[index] ?? 0)));
}

/** At how many points two pictures differ clearly. */
function otherPoints(one: Buffer, other: Buffer) {
  return one.filter((bright, at) => Math.abs(bright - (other[at] ?? 0)) > 60).length;
}

async function openGraphs(desk: Desk) {
  await open(desk, "/readiness?search=Luka");
  await desk.page.getByRole("link", { name: "Luka Kovač" }).click();
  await desk.page.getByRole("link", { name: "Graphs" }).click();
  await expect(desk.page.getByRole("img", { name: /^Recovery; / })).toBeVisible();
}

async function shownIn(page: Page) {
  return (await page.getByRole("status").filter({ hasText: "Shown: " }).textContent()) ?? "";
}
