import type { Browser } from "@playwright/test";
import { baselinePage } from "../copy.ts";
import type { FilledDatabase } from "../data/database.ts";
import { editorPage, empty, type Page } from "../pages.ts";
import { openWindow } from "./browser.ts";
import { type Drags, dragInEditor } from "./drag-frames.ts";
import { typeInEditor, typeInEmptyPage } from "./editor-keys.ts";
import { type Interactions, pressInEditor } from "./interactions.ts";
import { measureVisits, type Visits } from "./visits.ts";

const slowdown = 4;

/** One to warm the page, and more than 300 keys after it. */
const rounds = 6;

/** Milliseconds from key to paint at the slowdown, and of script a key at full speed. `plain`: the baseline's. */
export type KeyTimes = { editor: number[]; plain: number[]; empty: number[]; scriptMs: number; plainScriptMs: number };

export type InBrowser = {
  keys: KeyTimes;
  drags: Drags;
  interactions: Interactions;
  visits: Visits;
};

/** How soon a browser shows a key, a move and a page. */
export async function measureInBrowser(browser: Browser, url: string, database: FilledDatabase): Promise<InBrowser> {
  const window = await openWindow(browser, url, database.cookie);
  const address = (page: Page) => url + page.path;
  const editor = address(editorPage(database.programId));
  const plain = url + baselinePage(database.programId);
  const keys = {
    empty: (await typeInEmptyPage(window, address(empty), slowdown, rounds)).paints,
    editor: (await typeInEditor(window, editor, slowdown, rounds)).paints,
    plain: (await typeInEditor(window, plain, slowdown)).paints,
    scriptMs: (await typeInEditor(window, editor, 1)).scriptMs,
    plainScriptMs: (await typeInEditor(window, plain, 1)).scriptMs,
  };
  const drags = await dragInEditor(window, editor, slowdown);
  const interactions = await pressInEditor(window, editor, slowdown);
  const visits = await measureVisits(browser, url, database);
  return { keys, drags, interactions, visits };
}
