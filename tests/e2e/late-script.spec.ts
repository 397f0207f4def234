import { expect, type Page } from "@playwright/test";
import { formsReachedFrom } from "./support/crawl.ts";
import { type Desk, givenProgram, givenSession, open, test } from "./support/desk.ts";
import { dayOf, save, setField, train } from "./support/editor.ts";

/**
 * Proves that what is entered while the script of a page is still on its way is kept when it arrives, in every form
 * that the pages link to; and that nothing serves it less until then. No lower test runs a page before its script.
 */

test.use({ viewport: { width: 1280, height: 900 } });

/** Opens the address with its scripts held back; `release` lets them come, and waits until the page is hydrated. */
async function openLate(page: Page, address: string) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  // why: what comes last on each page is what names its scripts
  await page.locator("body > script").last().waitFor({ state: "attached" });
  return async () => {
    release();
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
    await page.unroute("**/assets/*.js");
  };
}

/** Enters something else in every control of the page, or of the dialog over it. */
function enterEverywhere() {
  const area = document.querySelector("dialog[open]") ?? document.querySelector("main") ?? document.body;
  const typed: Record<string, (control: HTMLInputElement) => void> = {
    checkbox: (control) => (control.checked = !control.checked),
    radio: (control) => (control.checked = true),
    date: (control) => (control.value = "2030-02-03"),
    number: (control) => (control.value = control.max || "7"),
    file: () => {},
    hidden: () => {},
  };
  for (const control of area.querySelectorAll<HTMLInputElement>("input, select, textarea")) {
    if (control.disabled || control.readOnly || !control.checkVisibility()) continue;
    if (control instanceof HTMLSelectElement) control.selectedIndex = control.options.length - 1;
    else if (typed[control.type]) typed[control.type]?.(control);
    else control.value = `${control.value} typed`.trim();
  }
}

function states() {
  const area = document.querySelector("dialog[open]") ?? document.querySelector("main") ?? document.body;
  return [...area.querySelectorAll<HTMLInputElement>("input, select, textarea")]
    .filter(({ name, disabled, type }) => name !== "" && !disabled && type !== "hidden" && type !== "file")
    .map((control) => {
      const isTick = control.type === "checkbox" || control.type === "radio";
      return `${control.name} ${control.id}: ${isTick ? control.checked : control.value}`;
    });
}

test("every form keeps what was entered before its script came", { tag: "@with-script" }, async ({ desk }) => {
  test.setTimeout(120_000);
  const { page } = desk;
  const { address } = await givenProgram(desk);
  const forms = await formsReachedFrom(page, ["/", address]);
  // why: the week itself is the next test's
  forms.delete("/manage-program/:id");
  expect([...forms.keys()]).toEqual(expect.arrayContaining(["/exercises", "/exercises/new", "/programs/new"]));
  const lost: Record<string, string[]> = {};
  for (const [pattern, form] of forms) {
    const release = await openLate(page, form);
    await page.evaluate(enterEverywhere);
    const before = await page.evaluate(states);
    await release();
    const after = await page.evaluate(states);
    const missing = before.filter((state) => !after.includes(state));
    if (missing.length > 0) lost[pattern] = missing;
  }
  expect(lost).toEqual({});
});

test("the week keeps it too, stores it, and stays where it is", { tag: "@with-script" }, async ({ desk }) => {
  const { page } = desk;
  const { address } = await givenProgram(desk);
  await train(desk, "Monday");
  await save(desk);
  const release = await openLate(page, address);
  await dayOf(desk, "Tuesday").getByRole("checkbox", { name: "Rest day" }).click();
  const type = setField(dayOf(desk, "Monday"), "Type", 1);
  await type.selectOption({ index: 2 });
  const chosen = await type.inputValue();
  const title = dayOf(desk, "Monday").getByRole("textbox", { name: /^Title of/ });
  await title.fill("Before the script");
  await title.press("ArrowLeft");
  const before = await page.evaluate(whereOne);
  await release();
  expect(await page.evaluate(whereOne)).toEqual(before);
  await expect(title).toBeFocused();
  await page.keyboard.type("!");
  await expect(page.getByText("2 days unsaved")).toBeVisible();
  await save(desk);
  await page.reload();
  await expect(title).toHaveValue("Before the scrip!t");
  await expect(dayOf(desk, "Tuesday").getByRole("checkbox", { name: "Rest day" })).not.toBeChecked();
  await expect(type).toHaveValue(chosen);
});

test("nothing on a full week jumps", { tag: "@with-script" }, async ({ desk }) => {
  const { page } = desk;
  await givenSession(desk, "trainer@demo.test");
  await open(desk, "/programs?search=texas");
  const program = await page.getByRole("link", { name: /^Edit/ }).first().getAttribute("href");
  const release = await openLate(page, program ?? "");
  await page.evaluate(watchShifts);
  await release();
  await expect(page.locator(".week.settled")).toBeAttached();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.evaluate(() => window.shifts)).toBeLessThanOrEqual(0.01);
});

declare global {
  interface Window {
    shifts: number;
  }
}

function watchShifts() {
  window.shifts = 0;
  const add = (entry: PerformanceEntry) => (window.shifts += (entry as PerformanceEntry & { value: number }).value);
  new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type: "layout-shift" });
}

function whereOne() {
  const field = document.activeElement as HTMLInputElement;
  return { name: field.name, caret: field.selectionStart, scrolled: window.scrollY };
}

test("a page whose script never comes serves all the same", { tag: "@with-script" }, async ({ desk }) => {
  const { page } = desk;
  const { address } = await givenProgram(desk, 3);
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto(address);
  await goByEnter(desk);
});

test("Enter presses the field's own button", { tag: "@without-script" }, async ({ desk }) => {
  const { address } = await givenProgram(desk, 3);
  await desk.page.goto(address);
  await goByEnter(desk);
});

/** Goes to another week by Enter and searches by Enter, with a title typed on the way that is kept. */
async function goByEnter({ page }: Desk) {
  const desk = { page, isScripted: false };
  await expect(page.getByRole("button", { name: "Go", exact: true })).toBeVisible();
  await train(desk, "Monday");
  await dayOf(desk, "Monday")
    .getByRole("textbox", { name: /^Title of/ })
    .fill("Typed");
  const week = page.getByRole("spinbutton", { name: "Week" });
  await week.fill("2");
  await week.press("Enter");
  await expect(page.getByRole("region", { name: "Week 2", exact: true })).toBeVisible();
  const search = page.getByRole("complementary", { name: "Exercises" }).getByRole("searchbox");
  await search.fill("squat");
  await search.press("Enter");
  await expect(page).toHaveURL(/search=squat/);
  await page.getByRole("button", { name: "Previous", exact: true }).click();
  await expect(dayOf(desk, "Monday").getByRole("textbox", { name: /^Title of/ })).toHaveValue("Typed");
}
