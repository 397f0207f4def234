import { type Browser, type BrowserContext, chromium, type Page as Tab } from "@playwright/test";
import { findBrowser } from "#scripts/check/find-browser.js";
import { headersFor, type Page } from "../pages.ts";
import { exchangeWell } from "../server/wire.ts";
import { fetchedAfter, lines, slowDown } from "./network.ts";
import { watchVitals } from "./vitals.ts";

const quiet = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"];
const quieter = ["--disable-component-update", "--disable-sync"];

/** The browser that the tests use too, telling nobody. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findBrowser(), args: [...quiet, ...quieter] });
}

/** A window of somebody who is signed in by this cookie. */
export async function openWindow(browser: Browser, url: string, cookie: string): Promise<BrowserContext> {
  const [name = "", value = ""] = cookie.split(/=(.*)/s);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  if (name) await context.addCookies([{ name, value, url }]);
  return context;
}

export type Bytes = { html: number; script: number; files: number };

/** Bytes of what no browser shows, gzip. */
export async function weighAnswer(url: string, page: Page, cookie: string): Promise<Bytes> {
  const { bytes } = await exchangeWell(url + page.path, { headers: headersFor(page, cookie) });
  return { html: bytes.length, script: 0, files: 0 };
}

/** Bytes of a page, gzip: its HTML, and every script that a browser fetched until it was alive. */
export async function measureBytes(tab: Tab, url: string, page: Page, cookie: string): Promise<Bytes> {
  const scripts = new Set<string>();
  tab.on("request", (request) => {
    if (request.resourceType() === "script") scripts.add(request.url());
  });
  await tab.addInitScript(watchVitals);
  // why: over a line as quick as this machine's, what waits until nothing else is left to fetch comes before it is alive
  await slowDown(await tab.context().newCDPSession(tab), lines[0] ?? null, 1);
  await tab.goto(url + page.path, { waitUntil: "networkidle" });
  const { alive } = await tab.evaluate(() => window.benchVitals);
  const ahead = await fetchedAfter(tab, alive ?? Number.POSITIVE_INFINITY);
  const headers = headersFor(page, cookie);
  const sizes = await Promise.all(
    [...scripts]
      .filter((file) => !ahead.has(file))
      .map(async (file) => (await exchangeWell(file, { headers })).bytes.length),
  );
  const { html } = await weighAnswer(url, page, cookie);
  return { html, script: sizes.reduce((sum, size) => sum + size, 0), files: sizes.length };
}
