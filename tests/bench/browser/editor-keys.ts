import type { BrowserContext, Page as Tab } from "@playwright/test";
import { type Keys, type Typing, typeKeys } from "./keystrokes.ts";

const loads = ["92.5", "97.5", "101", "107.5", "112.5", "118"];
const title = "Heavy squats and presses";
const cue = "Slow down, fast up, breathe";

/** Typing in the full week's fourth day: loads of six rounds, the day's title, a set's description. */
export async function typeInEditor(
  context: BrowserContext,
  address: string,
  slowdown: number,
  rounds = 1,
): Promise<Keys> {
  const tab = await context.newPage();
  await tab.goto(address, { waitUntil: "networkidle" });
  const keys = await typeKeys(tab, await fieldsOf(tab), slowdown, rounds);
  const unsaved = await tab.getByText("1 day unsaved").count();
  if (unsaved !== 1) throw new Error("What was typed did not reach the editor.");
  await tab.close();
  return keys;
}

/** The same keys into the same page, whose scripts never come: what the browser's own share of a key is. */
export async function typeWithoutScript(context: BrowserContext, address: string, slowdown: number, rounds: number) {
  const tab = await context.newPage();
  await tab.route("**/*.js", (route) => route.abort());
  await tab.goto(address, { waitUntil: "networkidle" });
  const { paints } = await typeKeys(tab, await fieldsOf(tab), slowdown, rounds);
  await tab.close();
  return paints;
}

async function fieldsOf(tab: Tab): Promise<Typing[]> {
  const day = tab.locator(".card").nth(3);
  const loadsOf = (exercise: RegExp, rounds: RegExp) =>
    day.getByRole("group", { name: exercise }).getByRole("textbox", { name: rounds });
  const values = loadsOf(/Back squat$/, /^Round \d, weight/).or(loadsOf(/Bench press$/, /^Round 1, weight/));
  const count = await values.count();
  if (count !== loads.length) throw new Error(`The bench types into ${loads.length} loads, and found ${count}.`);
  return [
    ...loads.map((text, index) => ({ field: values.nth(index), text })),
    { field: day.getByPlaceholder("Title of daily exercise"), text: title },
    { field: day.getByRole("textbox", { name: /^Description of set 1/ }), text: cue },
  ];
}

/** The same keys into the one field of the empty page: what a frame costs when nothing has to be done. */
export async function typeInEmptyPage(
  context: BrowserContext,
  address: string,
  slowdown: number,
  rounds = 1,
): Promise<Keys> {
  const tab = await context.newPage();
  await tab.goto(address, { waitUntil: "networkidle" });
  const text = `${loads.join("")}${title}${cue}`;
  const keys = await typeKeys(tab, [{ field: tab.getByRole("textbox"), text }], slowdown, rounds);
  await tab.close();
  return keys;
}

/** Chooses how dense the week's rows are; the choice is the coach's, and stays. */
export async function chooseRows(context: BrowserContext, address: string, rows: "Compact rows" | "Comfortable rows") {
  const tab = await context.newPage();
  await tab.goto(address, { waitUntil: "networkidle" });
  // why: comfortable rows show the menu's buttons beside each other, and no menu
  const more = tab.getByText("More", { exact: true });
  if (await more.isVisible()) await more.click();
  await tab.getByRole("button", { name: rows, exact: true }).click();
  await tab.locator('button[aria-pressed="true"]', { hasText: rows }).waitFor({ state: "attached" });
  await tab.close();
}
