import type { Browser, BrowserContext } from "@playwright/test";
import type { FilledDatabase } from "../data/database.ts";
import { fullProgram } from "../data/full-program.ts";
import { cookieFor, type Page } from "../pages.ts";
import { openWindow } from "./browser.ts";
import { countRequests, type Down, fetchedAfter, type Line, lines, slowDown } from "./network.ts";
import { type Vitals, watchVitals } from "./vitals.ts";

const slowdown = 4;
const timesEach = 3;

/** One page over one line: the first visit, and the one after it, when its files are in the browser's cache. */
export type Visit = { name: string; line: Line; cold: Seen; warm: Seen };
export type Seen = Down & Vitals;

/** From the list to the editor by its link, if the editor is looked at: milliseconds to the week's frame, and what came over the line for it. */
export type Step = { line: Line; milliseconds: number; down: Down };

export type Visits = { visits: Visit[]; steps: Step[] };

/** Every page over every line, each in a window of its own; of a few tries the middle one by when it was alive. */
export async function measureVisits(
  browser: Browser,
  url: string,
  pages: Page[],
  database: FilledDatabase,
): Promise<Visits> {
  const visits: Visit[] = [];
  const steps: Step[] = [];
  for (const line of lines) {
    for (const page of pages.filter(({ isSlowToo }) => isSlowToo)) {
      const tries: Visit[] = [];
      for (let tried = 0; tried < timesEach; tried++) tries.push(await visitTwice(browser, url, database, page, line));
      visits.push(middle(tries, ({ cold }) => cold.alive ?? cold.fcp));
    }
    if (!pages.some(({ name }) => name === "/manage-program")) continue;
    const walks: Step[] = [];
    for (let tried = 0; tried < timesEach; tried++) walks.push(await walkToEditor(browser, url, database, line));
    steps.push(middle(walks, ({ milliseconds }) => milliseconds));
  }
  return { visits, steps };
}

function middle<T>(tries: T[], by: (one: T) => number): T {
  const found = tries.toSorted((one, other) => by(one) - by(other))[Math.floor(tries.length / 2)];
  if (found === undefined) throw new Error("Nothing was tried.");
  return found;
}

async function visitTwice(browser: Browser, url: string, database: FilledDatabase, page: Page, line: Line) {
  const context = await openWindow(browser, url, cookieFor(page, database));
  await context.addInitScript(watchVitals);
  const cold = await visit(context, url + page.path, line);
  const warm = await visit(context, url + page.path, line);
  await context.close();
  return { name: page.name, line, cold, warm };
}

async function visit(context: BrowserContext, address: string, line: Line): Promise<Seen> {
  const tab = await context.newPage();
  const devtools = await context.newCDPSession(tab);
  const requests = await countRequests(devtools);
  await slowDown(devtools, line, slowdown);
  await tab.goto(address, { waitUntil: "load", timeout: 90_000 });
  await tab.waitForFunction(() => window.benchVitals.alive !== null || !("__remixContext" in window));
  await requests.settle();
  const vitals = await tab.evaluate(() => window.benchVitals);
  const down = requests.take(await fetchedAfter(tab, vitals.alive ?? Number.POSITIVE_INFINITY));
  await tab.close();
  return { ...vitals, ...down };
}

async function walkToEditor(browser: Browser, url: string, { cookie, programId }: FilledDatabase, line: Line) {
  const context = await openWindow(browser, url, cookie);
  const tab = await context.newPage();
  const devtools = await context.newCDPSession(tab);
  const requests = await countRequests(devtools);
  await tab.goto(`${url}/programs?${new URLSearchParams({ search: fullProgram.name })}`, { waitUntil: "networkidle" });
  await requests.settle();
  requests.take(new Set());
  await slowDown(devtools, line, slowdown);
  const shown = tab.evaluate(untilShown);
  await tab.locator(`a[href="/manage-program/${programId}"]`).first().click();
  const milliseconds = await shown;
  const shownAt = await tab.evaluate(() => performance.now());
  await requests.settle();
  const down = requests.take(await fetchedAfter(tab, shownAt));
  await context.close();
  return { line, milliseconds, down };
}

/** Runs in the page: milliseconds from the next click to the frame that shows a card of the week. */
function untilShown() {
  return new Promise<number>((done) => {
    let clickedAt = 0;
    window.addEventListener("click", ({ timeStamp }) => (clickedAt = timeStamp), { capture: true, once: true });
    const watcher = new MutationObserver(() => {
      if (!document.querySelector(".editor .card")) return;
      watcher.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now() - clickedAt);
        port2.postMessage(null);
      });
    });
    watcher.observe(document.body, { childList: true, subtree: true });
  });
}
