import type { BrowserContext, Page as Tab } from "@playwright/test";
import { slowDown } from "./network.ts";
import { watchVitals } from "./vitals.ts";

/** Milliseconds of each press to the frame after it, as Interaction to Next Paint counts them. */
export type Interactions = { menu: number[]; dialog: number[]; columns: number[]; week: number[] };

const timesEach = 12;
const pressesToWarm = 2;

/** Opens a menu, a dialog, an exercise's columns and the next week of the full program, over and over. */
export async function pressInEditor(context: BrowserContext, address: string, slowdown: number): Promise<Interactions> {
  const tab = await context.newPage();
  await tab.addInitScript(watchVitals);
  await tab.goto(address, { waitUntil: "networkidle" });
  await slowDown(await context.newCDPSession(tab), null, slowdown);
  const measured = {
    menu: await pressMany(tab, openAndCloseMenu),
    dialog: await pressMany(tab, openAndCloseDialog),
    columns: await pressMany(tab, openAndCloseColumns),
    week: await pressMany(tab, turnWeek),
  };
  await tab.close();
  return measured;
}

async function pressMany(tab: Tab, press: (tab: Tab) => Promise<void>) {
  for (let done = 0; done < pressesToWarm; done++) await press(tab);
  await tab.evaluate(() => window.benchInteractions.clear());
  for (let done = 0; done < timesEach; done++) await press(tab);
  // why: the browser tells of an interaction some time after its frame
  await tab.waitForTimeout(500);
  return tab.evaluate(() => [...window.benchInteractions.values()]);
}

async function openAndCloseMenu(tab: Tab) {
  const menu = tab
    .locator(".card")
    .first()
    .getByRole("button", { name: /: menu$/ })
    .first();
  await menu.click();
  await tab.keyboard.press("Escape");
}

async function openAndCloseDialog(tab: Tab) {
  await tab.getByText("More", { exact: true }).click();
  await tab.getByRole("link", { name: "Keys", exact: true }).click();
  const dialog = tab.getByRole("dialog");
  await dialog.waitFor();
  await tab.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
}

async function openAndCloseColumns(tab: Tab) {
  const exercise = tab.locator(".card").first().getByRole("group", { name: /^a: / }).first();
  const menu = exercise.getByRole("button", { name: /: menu$/ });
  for (const press of [/^Columns and rounds of/, /^Close columns and rounds of/]) {
    await menu.click();
    await exercise.getByRole("button", { name: press }).click();
  }
}

async function turnWeek(tab: Tab) {
  const week = tab.locator('input[name="week"]');
  const before = await week.inputValue();
  const isLast = await tab.getByRole("button", { name: "Next", exact: true }).isDisabled();
  await tab.getByRole("button", { name: isLast ? "Previous" : "Next", exact: true }).click();
  await tab.locator(`input[name="week"]:not([value="${before}"])`).waitFor();
}
