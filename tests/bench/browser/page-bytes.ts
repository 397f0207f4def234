import type { Browser } from "@playwright/test";
import type { FilledDatabase } from "../data/database.ts";
import { cookieFor, type Page } from "../pages.ts";
import { type Bytes, measureBytes, openWindow } from "./browser.ts";

/** What the browser loads for each page, by name. */
export async function measurePageBytes(browser: Browser, url: string, database: FilledDatabase, pages: Page[]) {
  const bytes = new Map<string, Bytes>();
  for (const page of pages) {
    const cookie = cookieFor(page, database);
    // why: a window of its own, so that nothing is in its cache
    const window = await openWindow(browser, url, cookie);
    bytes.set(page.name, await measureBytes(await window.newPage(), url, page, cookie));
    await window.close();
  }
  return bytes;
}
