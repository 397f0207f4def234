import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import { v7 as newId } from "uuid";
import { givenClient, givenGranted } from "#tests/e2e/support/coaches.ts";
import { type Desk, givenWritten, sendForm, unique } from "#tests/e2e/support/desk.ts";
import { dayText } from "#tests/e2e/support/editor.ts";

/** An athlete on a small phone who trains by the program of a coach at a desk of their own. */

export const trainer = "trainer@demo.test";
export const exercise = "Back squat";
const password = "macrocycle-demo";

/** A program of the demo's trainer with squats on its first day, and the trainer at another browser. */
export async function givenProgram(browser: Browser, isScripted: boolean) {
  const coach: Desk = { page: await (await browser.newContext()).newPage(), isScripted };
  // why: those who train here stay the trainer's clients, whose number the licence limits
  await givenGranted({ email: trainer, fullName: "" }, { licence: 1000 });
  const { address } = await givenWritten(coach, dayText("Monday", [`${exercise} 3x5 80kg`]));
  return { coach, address };
}

/** From today on. */
export async function assign(coach: Pick<Desk, "page">, address: string, client: string) {
  const startDate = new Date().toISOString().slice(0, 10);
  const sent = await sendForm(coach, `${address}/clients`, { id: newId(), client, startDate });
  expect(sent.status()).toBe(302);
}

/** Somebody whom the trainer coaches and who has the program, on Today. */
export async function givenAthlete({ page, isScripted }: Desk, browser: Browser) {
  const { coach, address } = await givenProgram(browser, isScripted);
  const client = await givenClient({ email: trainer, fullName: "" }, ["Ines", unique("Vuk")]);
  await assign(coach, address, client.id);
  await enter(page, client.email);
  return { coach, address, client };
}

/** Opens Today on a phone, by the login. */
export async function enter(page: Page, email: string) {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/train");
  await logIn(page, email);
  await expect(page.getByRole("heading", { name: "Today", level: 1 })).toBeVisible();
}

export async function logIn(page: Page, email: string) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
}

/** Follows Today's link; with a script, once that has come. */
export async function startWorkout({ page, isScripted }: Desk) {
  await page.getByRole("link", { name: "Start workout" }).click();
  await expect(page.getByText(/ of 3 rounds done$/)).toBeVisible();
  if (isScripted) await expect(setOf(page, 1).getByRole("button", { name: /reps: 1 more$/ })).toBeAttached();
}

export function setOf(page: Page, number: number): Locator {
  return page.getByRole("listitem").filter({ has: page.getByRole("button", { name: new RegExp(`^Set ${number}, `) }) });
}

export const fieldOf = (page: Page, set: number, quantity: "reps" | "weight") =>
  setOf(page, set).getByLabel(new RegExp(`${quantity}, prescribed`));
