import type { Browser } from "@playwright/test";
import { paths } from "#app/paths.ts";
import type { FilledDatabase } from "../data/database.ts";
import { exchangeWell } from "../server/wire.ts";
import { openBrowser } from "./browser.ts";
import { countDayKeys, type DayKeys } from "./day-keys.ts";
import { countTabs, type Heard, listenTo, type Tabs } from "./heard.ts";
import { lookAtWeek, type Sight } from "./sight.ts";

export const screens = [
  { width: 320, height: 700 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const;

const laptop = screens[2];

/** `seen`: on each of the screens; `heard` and `tabs`: at 1440 pixels; `html`: in bytes, uncompressed. */
export type WeekFigures = {
  seen: Sight[];
  heard: Heard;
  tabs: Tabs;
  html: { week: number; dialog: number };
  keys: DayKeys[];
};

/** The week of Boring But Big in the editor: how much of it is on a screen, what is heard of it, and what is sent for it. */
export async function measureWeek(folder: string, url: string, database: FilledDatabase): Promise<WeekFigures> {
  const browser = await openBrowser();
  try {
    const open = (viewport: Screen) => openWeek(browser, url, database, viewport);
    const seen: Sight[] = [];
    for (const screen of screens) seen.push(await lookAtWeek(await open(screen)));
    const heard = await listenTo(await open(laptop));
    // why: in a tab of its own, since each stop loads or opens something that would be read, too
    const tabs = await countTabs(await open(laptop));
    const html = await weighWeek(url, database);
    return { seen, heard, tabs, html, keys: await countDayKeys(folder, url) };
  } finally {
    await browser.close();
  }
}

type Screen = (typeof screens)[number];

async function openWeek(browser: Browser, url: string, { cookie, boringButBigId }: FilledDatabase, viewport: Screen) {
  // why: the site's policy does not let the bench's screen reader in
  const context = await browser.newContext({ viewport, bypassCSP: true });
  const [name = "", value = ""] = cookie.split(/=(.*)/s);
  await context.addCookies([{ name, value, url }]);
  const tab = await context.newPage();
  await tab.goto(url + paths.editor(boringButBigId), { waitUntil: "networkidle" });
  await tab.locator("html[data-hydrated]").waitFor();
  return tab;
}

/** A browser without JavaScript loads no more than this HTML and its styles. */
async function weighWeek(url: string, { cookie, boringButBigId }: FilledDatabase) {
  const weigh = async (path: string) =>
    (await exchangeWell(url + path, { headers: { accept: "text/html", cookie } })).bytes.length;
  return { week: await weigh(paths.editor(boringButBigId)), dialog: await weigh(paths.editorKeys(boringButBigId)) };
}
