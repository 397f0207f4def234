import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import { v7 as newId } from "uuid";
import { openedBy } from "#app/domain/forms/opened-by.ts";
import { difficultyIds } from "#db/seed/ids.ts";
import { hiddenFields, markIn, unescaped } from "#tests/support/http/html.ts";
import { test as base } from "./browser.ts";

/** What is asked before something that was entered is left (document 1). */
export const leaveQuestion = "You have unsaved changes. Are you sure you want to discard them?";

/** A coach at a browser, with scripting or without. */
export type Desk = { page: Page; isScripted: boolean };

export const test = base.extend<{ desk: Desk }>({
  desk: async ({ page, javaScriptEnabled }, use) => {
    await use({ page, isScripted: javaScriptEnabled !== false });
  },
});

/** Presses a button of a form that is posted without scripting, and answered at once with it. */
export async function press({ page, isScripted }: Desk, button: Locator) {
  if (isScripted) return button.click();
  await Promise.all([page.waitForEvent("load"), button.click()]);
}

/** Opens the address; with scripting, once the page is alive. */
export async function open(desk: Desk, address: string) {
  await desk.page.goto(address);
  await alive(desk);
}

/** Waits until what is pressed is answered by the script. */
export async function alive({ page, isScripted }: Desk) {
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  if (!isScripted) return;
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
}

export async function signIn(desk: Desk, email: string) {
  const { page } = desk;
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill("macrocycle-demo");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  await alive(desk);
}

export async function signOut({ page }: Pick<Desk, "page">) {
  await page.getByRole("button", { name: "Logged in" }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("heading", { name: "Log in" })).toBeVisible();
}

/** A name that no other test, and no earlier run, has used. */
export function unique(words: string) {
  return `${words} ${randomUUID().slice(0, 8)}`;
}

/** A new program of the trainer's, open in the editor; answers its name and address. */
export async function givenProgram(desk: Desk, weeks = 1, email = "trainer@demo.test") {
  const { page } = desk;
  await givenSession(desk, email);
  const name = unique("Program");
  const address = await postProgram(desk, { name, weeks });
  await page.goto(address);
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await alive(desk);
  return { name, address };
}

/**
 * The same with its weeks written as text and saved, for what begins with a written program: a text costs a fiftieth of
 * the buttons.
 */
export async function givenWritten(desk: Desk, ...weeks: string[]) {
  const { page } = desk;
  await givenSession(desk, "trainer@demo.test");
  const address = await postProgram(desk, { name: unique("Program"), weeks: weeks.length });
  for (const [index, text] of weeks.entries()) if (text) await postWeek(desk, address, index + 1, text);
  await page.goto(address);
  await alive(desk);
  return { address };
}

/** Posts a form as a page of whoever is logged in would, without rendering one. */
export async function sendForm(
  { page }: Pick<Desk, "page">,
  path: string,
  fields: Record<string, string>,
  kind: "form" | "multipart" = "form",
) {
  const mark = markIn(await (await page.request.get("/")).text());
  const headers = { "Sec-Fetch-Site": "same-origin" };
  return page.request.post(path, { headers, [kind]: { ...fields, [openedBy]: mark }, maxRedirects: 0 });
}

/** Writes the week's text as its page's form does, without rendering it. */
export async function postWeek(desk: Pick<Desk, "page">, address: string, week: number, text: string) {
  const form = `${address}/text?week=${week}`;
  const html = await (await desk.page.request.get(form)).text();
  const answer = await sendForm(desk, form, { ...hiddenFields(html), text });
  expect(answer.status()).toBe(302);
}

/** Creates a program as its dialog does once its question is answered, without rendering it; returns its address. */
export async function postProgram(
  desk: Pick<Desk, "page">,
  { name, weeks = 1, folder = "" }: { name: string; weeks?: number; folder?: string },
) {
  const details = { id: newId(), programName: name, difficulty: difficultyIds.intermediate, folder };
  const fields = { ...details, duration: String(weeks), timeUnit: "W", step: "proceed" };
  const answer = await sendForm(desk, "/programs/new", fields, "multipart");
  return answer.headers().location ?? "";
}

/** The address of the demo's program of that name, without rendering the list that leads there. */
export async function programNamed({ page }: Pick<Desk, "page">, name: string) {
  const html = await (await page.request.get(`/programs?search=${encodeURIComponent(name)}`)).text();
  const links = [...html.matchAll(/<a [^>]*href="(\/manage-program\/[^"?]+)"[^>]*>([^<]*)</g)];
  const [, address] = links.find(([, , words = ""]) => unescaped(words) === name) ?? [];
  if (!address) throw new Error(`There is no program ${name}.`);
  return address;
}

/** Logs in as the form does, without rendering it; an athlete on the way to a page of their own. */
export async function givenSession({ page }: Pick<Desk, "page">, email: string, returnUrl = "/") {
  const form = { email, password: "macrocycle-demo" };
  const headers = { "Sec-Fetch-Site": "same-origin" };
  await page.request.post("/login", { params: { returnUrl }, form, headers, maxRedirects: 0 });
}

/** Leaves the page and logs out of this browser, so that somebody else's pages carry nothing of it. */
export async function forgetSession({ page }: Pick<Desk, "page">) {
  await page.goto("about:blank");
  await page.context().clearCookies();
}

/** Ends the session where it is kept, as another device or an administrator would; the browser's cookie stays. */
export async function endSession({ page }: Desk) {
  const cookies = await page.context().cookies();
  await page.request.post("/logout", { headers: { "Sec-Fetch-Site": "same-origin" }, maxRedirects: 0 });
  await page.context().addCookies(cookies);
}

/** Creates a program through its dialog, and stands in its editor; answers its address. */
export async function createProgram(desk: Desk, { name, weeks }: { name: string; weeks: number }) {
  const { page } = desk;
  await page.getByRole("link", { name: "Programs", exact: true }).first().click();
  await page.getByRole("link", { name: "New Program" }).first().click();
  await createProgramHere(desk, { name, weeks });
  return new URL(page.url()).pathname;
}

async function createProgramHere(desk: Desk, { name, weeks }: { name: string; weeks: number }) {
  const { page } = desk;
  const dialog = page.getByRole("dialog", { name: "New program" });
  await dialog.getByLabel("Program name*").fill(name);
  await dialog.getByLabel("Difficulty*").selectOption("Intermediate");
  await dialog.getByLabel("Program duration*").fill(String(weeks));
  await dialog.getByLabel("Time unit*").selectOption("Weeks");
  await dialog.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("button", { name: "Proceed" }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await alive(desk);
}
