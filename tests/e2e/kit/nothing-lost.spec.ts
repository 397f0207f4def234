import { expect, type Page } from "@playwright/test";
import { type Desk, test as deskTest, endSession, givenProgram, givenSession, open } from "#tests/e2e/support/desk.ts";
import { dayOf, save, setField, train } from "#tests/e2e/support/editor.ts";
import { startDemo } from "#tests/support/servers/demo-process.ts";
import { formsReachedFrom } from "./crawl.ts";
import { enterEverywhere, openLate, prepare, states, stored, submit, withoutPasswords } from "./entering.ts";

/**
 * Proves that nothing entered is lost when the script of a page is late or never comes, when the line is lost or the
 * session over, in every form that the pages link to. No lower test runs a page in a browser that has these faults.
 */

// why: every form is sent, the deletions of the demo's people among them, whom other tests count on
const test = deskTest.extend<object, { ownDemo: string }>({
  ownDemo: [
    // biome-ignore lint/correctness/noEmptyPattern: why: Playwright reads from it what the fixture needs
    async ({}, use) => {
      const demo = await startDemo();
      await use(demo.url);
      await demo.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: ({ ownDemo }, use) => use(ownDemo),
});

test.use({ ownContext: true, viewport: { width: 1280, height: 900 } });

type Form = { pattern: string; address: string };
/** What is missing of what was entered, by the form and by what happened to it. */
type Lost = Record<string, string[]>;

/** What its save takes away from other addresses: the days' keys, then the thing itself, and last whose it was. */
const last = [/\/details$/, /\/.*:.*\/:.*\/delete$/, /\/delete$/];

/**
 * The forms that go on to the server: the gallery's, those with fields of their own and one of each kind. Of each form
 * tests/http/kit/ended-session proves that a login carries it, and gone-things that the server gives back what was typed.
 */
const sent =
  /^\/(all(\/dialog)?|exercises\/(new|:id|categories)|programs\/(new|folders)|clients\/invite|settings\/account\/(info|password|tokens\/new)|manage-program\/:id\/details)$/;

/** The week itself is saved in place, and has tests of its own. */
const left = /^\/manage-program\/:id$/;

/** Every form that links lead to; those that take something away come last. */
async function allForms({ page }: Desk, program: string): Promise<Form[]> {
  const found = await formsReachedFrom(page, ["/", program]);
  const forms = [...found].map(([pattern, address]) => ({ pattern, address }));
  const others = forms.filter(({ pattern }) => !left.test(pattern));
  const place = ({ pattern }: Form) => last.findIndex((end) => end.test(pattern));
  return others.sort((one, other) => place(one) - place(other));
}

test("every form keeps what was entered", { tag: "@with-script" }, async ({ desk }) => {
  test.setTimeout(480_000);
  const { page } = desk;
  await prepare(page);
  const { address } = await givenProgram(desk);
  const forms = await allForms(desk, address);
  const reached = ["/exercises", "/exercises/new", "/programs/new", "/programs/folders"];
  expect(forms.map(({ pattern }) => pattern)).toEqual(expect.arrayContaining(reached));
  const lost: Lost = {};
  for (const form of forms) await meetFaults(desk, form, lost);
  expect(lost).toEqual({});
});

test("every form serves whose script never comes", { tag: "@with-script" }, async ({ desk }) => {
  test.setTimeout(120_000);
  const { page } = desk;
  await prepare(page);
  const { address } = await givenProgram(desk);
  const forms = await allForms(desk, address);
  await page.route("**/assets/*.js", (route) => route.abort());
  const lost: Lost = {};
  for (const { pattern, address } of forms.filter(({ pattern }) => sent.test(pattern))) {
    await page.goto(address);
    await page.evaluate(enterEverywhere);
    const entered = await page.evaluate(states);
    const answered = Promise.all([
      page.waitForResponse((response) => response.request().method() === "POST"),
      page.waitForEvent("load"),
    ]);
    // why: of a page without a form nothing is sent, and nobody waits for it
    answered.catch(() => {});
    if (!(await page.evaluate(submit))) continue;
    const status = (await answered)[0].status();
    if (status === 302 || (await page.getByText("Copy it now").isVisible())) continue;
    await compare(page, withoutPasswords(entered), (missing) => (lost[`${pattern}, ${status}`] = missing));
  }
  expect(lost).toEqual({});
});

async function compare(page: Page, entered: string[], note: (missing: string[]) => void) {
  const now = await page.evaluate(states);
  const missing = entered.filter((state) => !now.includes(state));
  if (missing.length > 0) note(missing);
}

/** The script is late, the line is lost when the form is sent, and the session is over when it is sent again. */
async function meetFaults(desk: Desk, { pattern, address }: Form, lost: Lost) {
  const { page } = desk;
  const release = await openLate(page, address);
  const again = await page.evaluate(stored);
  await page.evaluate(enterEverywhere);
  const entered = await page.evaluate(states);
  const check = (when: string, wanted = entered) =>
    compare(page, wanted, (missing) => (lost[`${pattern}, ${when}`] = missing));
  // why: at once, since filters that were entered ask by themselves, and leave each other out
  await release(() => check("script late"));

  if (!(await sendOffline(page, () => check("line lost"))) || !sent.test(pattern)) return;

  await endSession(desk);
  await page.getByRole("button", { name: "Retry" }).click();
  await logInAgain(page);
  // why: what is done says so, and a form that makes more than one begins anew
  const isDone = (await says(page, ".flash")) || (await page.getByText("Copy it now").isVisible());
  if (isDone || new URL(page.url()).pathname !== address.split("?")[0]) return;
  await check("session over", withoutPasswords(entered));
  const proceed = page.locator(".confirm[open] [value=proceed]");
  if (!(await proceed.isVisible())) return;
  await proceed.click();
  await expect(proceed).toBeHidden();
  await page.goto(address);
  // why: a program that was made continuous has no duration to show
  const isContinuous = entered.some((state) => /^continuous .*: true$/.test(state));
  const names = again.filter((name) => !isContinuous || !name.startsWith("duration "));
  const shown = entered.filter((state) => names.some((name) => state.startsWith(name)));
  await check("reloaded after the save", shown);
}

/** Whether this, of all that may follow a post, is what followed. */
async function says(page: Page, what: string) {
  const whatever = page.locator(".flash, .confirm[open], [role=alert]").first();
  await whatever.waitFor({ timeout: 2000 }).catch(() => {});
  return page.locator(what).isVisible();
}

const lineLost = "You are offline, or the server can't be reached. Nothing is lost.";

/** False where nothing can be sent. */
async function sendOffline(page: Page, check: () => Promise<void>) {
  await page.context().setOffline(true);
  const isSent = await page.evaluate(submit);
  if (isSent) {
    await expect(page.getByRole("alert").filter({ hasText: lineLost })).toBeVisible();
    await check();
  }
  await page.context().setOffline(false);
  return isSent;
}

async function logInAgain(page: Page) {
  // why: a form may have an e-mail of its own
  await expect(page.getByRole("heading", { name: "Log in", exact: true })).toBeVisible();
  await page.getByLabel("Email").fill("trainer@demo.test");
  await page.getByLabel("Password").fill("macrocycle-demo");
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForFunction(() => {
    const { navigation, location } = window.__remixRouter.state;
    return navigation.state === "idle" && location.pathname !== "/login";
  });
  // why: the router is there before the page is rendered, and a message is shown a frame later
  await expect(page.getByRole("button", { name: "Login" })).toBeHidden();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

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

test("a page whose script never comes, or where there is none, serves all the same by Enter", async ({ desk }) => {
  const { address } = await givenProgram({ ...desk, isScripted: false }, 3);
  await desk.page.route("**/assets/*.js", (route) => route.abort());
  await open({ ...desk, isScripted: false }, address);
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
