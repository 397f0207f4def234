import { expect, type Page } from "@playwright/test";
import { givenExercise } from "#tests/e2e/exercises/steps.ts";
import { type Coach, givenCoach, givenGranted } from "#tests/e2e/support/coaches.ts";
import {
  type Desk,
  endSession,
  givenProgram,
  givenSession,
  open,
  postProgram,
  test,
  unique,
} from "#tests/e2e/support/desk.ts";
import { dayOf, openExplorer, restDay, save, setField, setOf, train } from "#tests/e2e/support/editor.ts";
import { enterEverywhere, openLate, prepare, states, stored, submit, withoutPasswords } from "./entering.ts";

/**
 * Proves that nothing entered is lost when the script of a page is late or never comes, when the line is lost or the
 * session over: in the gallery's form, which has every kind of field, in those with fields of their own, and in filters.
 * Of each form tests/http/kit/ended-session proves that a login carries it, and gone-things that the server gives back
 * what was typed. No lower test runs a page in a browser that has these faults.
 */
test.use({ ownContext: true, viewport: { width: 1280, height: 900 } });

/** What is missing of what was entered, by the form and by what happened to it. */
type Lost = Record<string, string[]>;

/** Forms that go on to the server, and filters, which only ask. */
type Forms = { posted: string[]; filters: string[] };

/** Of a coach of this test alone, since what is entered is saved. */
async function givenForms(desk: Desk): Promise<{ coach: Coach; forms: Forms }> {
  const coach = await givenCoach(desk);
  await givenGranted(coach, { licence: 5 });
  const name = unique("Kept");
  await givenExercise(desk.page, name);
  const html = await (await desk.page.request.get(`/exercises?search=${encodeURIComponent(name)}`)).text();
  const [exercise = ""] = /\/exercises\/[0-9a-f-]{36}/.exec(html) ?? [];
  const program = await postProgram(desk, { name });
  const mine = ["info", "password", "tokens/new"].map((form) => `/settings/account/${form}`);
  const catalogues = ["/exercises/new", exercise, "/programs/new", "/programs/folders"];
  const posted = ["/all/dialog", ...catalogues, "/clients/invite", ...mine, `${program}/details`];
  return { coach, forms: { posted, filters: ["/exercises", "/clients", "/benchmarks"] } };
}

test("a form keeps what was entered, and serves whose script never comes", { tag: "@with-script" }, async ({
  desk,
}) => {
  test.setTimeout(480_000);
  const { page } = desk;
  await prepare(page);
  const { coach, forms } = await givenForms(desk);
  const lost: Lost = {};
  for (const address of forms.filters) await meetLateScript(desk, address, lost);
  for (const address of forms.posted) await meetFaults(desk, address, coach, lost);
  await page.route("**/assets/*.js", (route) => route.abort());
  for (const address of forms.posted) await sendWithoutScript(page, address, lost);
  expect(lost).toEqual({});
});

async function sendWithoutScript(page: Page, address: string, lost: Lost) {
  await page.goto(address);
  await page.evaluate(enterEverywhere);
  const entered = await page.evaluate(states);
  const answered = Promise.all([
    page.waitForResponse((response) => response.request().method() === "POST"),
    page.waitForEvent("load"),
  ]);
  expect(await page.evaluate(submit), `${address} has a form`).toBe(true);
  const status = (await answered)[0].status();
  if (status === 302 || (await page.getByText("Copy it now").isVisible())) return;
  await compare(page, withoutPasswords(entered), (missing) => (lost[`${address}, ${status}`] = missing));
}

async function compare(page: Page, entered: string[], note: (missing: string[]) => void) {
  const now = await page.evaluate(states);
  const missing = entered.filter((state) => !now.includes(state));
  if (missing.length > 0) note(missing);
}

/** The script is late. */
async function meetLateScript(desk: Desk, address: string, lost: Lost) {
  const { page } = desk;
  const release = await openLate(page, address);
  const again = await page.evaluate(stored);
  await page.evaluate(enterEverywhere);
  const entered = await page.evaluate(states);
  const check = (when: string, wanted = entered) =>
    compare(page, wanted, (missing) => (lost[`${address}, ${when}`] = missing));
  expect(entered.length, `${address} has fields`).toBeGreaterThan(0);
  // why: at once, since filters that were entered ask by themselves, and leave each other out
  await release(() => check("script late"));
  return { again, entered, check };
}

/** Then the line is lost when the form is sent, and the session is over when it is sent again. */
async function meetFaults(desk: Desk, address: string, { email }: Coach, lost: Lost) {
  const { page } = desk;
  const { again, entered, check } = await meetLateScript(desk, address, lost);
  await sendOffline(page, () => check("line lost"));
  await endSession(desk);
  await page.getByRole("button", { name: "Retry" }).click();
  await logInAgain(page, email);
  // why: what is done says so, and a form that makes more than one begins anew
  const isDone = (await says(page, ".flash")) || (await page.getByText("Copy it now").isVisible());
  if (isDone || new URL(page.url()).pathname !== address) return;
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

async function sendOffline(page: Page, check: () => Promise<void>) {
  await page.context().setOffline(true);
  expect(await page.evaluate(submit), "there is a form to send").toBe(true);
  await expect(page.getByRole("alert").filter({ hasText: lineLost })).toBeVisible();
  await check();
  await page.context().setOffline(false);
}

async function logInAgain(page: Page, email: string) {
  // why: a form may have an e-mail of its own
  await expect(page.getByRole("heading", { name: "Log in", exact: true })).toBeVisible();
  await page.getByLabel("Email").fill(email);
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
  const set = await setOf(dayOf(desk, "Monday"), 1).getAttribute("id");
  const release = await openLate(page, `${address}?open=${set}`);
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
  await expect(restDay(dayOf(desk, "Tuesday"))).not.toBeChecked();
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

test("a week whose script never comes serves all the same by Enter", { tag: "@with-script" }, async ({ desk }) => {
  const { address } = await givenProgram({ ...desk, isScripted: false }, 3);
  await desk.page.route("**/assets/*.js", (route) => route.abort());
  await open({ ...desk, isScripted: false }, address);
  await goByEnter(desk);
});

/** Goes to another week by Enter and searches by Enter, with a title typed on the way that is kept. */
async function goByEnter({ page }: Desk) {
  const desk = { page, isScripted: false };
  await train(desk, "Monday");
  await dayOf(desk, "Monday")
    .getByRole("textbox", { name: /^Title of/ })
    .fill("Typed");
  const week = page.getByRole("spinbutton", { name: "Week" });
  await week.fill("2");
  await expect(page.getByRole("button", { name: "Go", exact: true })).toBeVisible();
  await week.press("Enter");
  await expect(page.getByRole("region", { name: "Week 2", exact: true })).toBeVisible();
  const search = (await openExplorer(desk)).getByRole("searchbox");
  await search.fill("squat");
  await search.press("Enter");
  await expect(page).toHaveURL(/search=squat/);
  await page.getByRole("button", { name: "Previous", exact: true }).click();
  await expect(dayOf(desk, "Monday").getByRole("textbox", { name: /^Title of/ })).toHaveValue("Typed");
}
