import type { Browser, BrowserContext } from "@playwright/test";
import { baselinePage } from "../copy.ts";
import type { FilledDatabase } from "../data/database.ts";
import { editorPage, empty, type Page, pagesOf } from "../pages.ts";
import { openWindow } from "./browser.ts";
import { type Drags, dragInEditor } from "./drag-frames.ts";
import { chooseRows, typeInEditor, typeInEmptyPage, typeWithoutScript } from "./editor-keys.ts";
import { type Interactions, pressInEditor } from "./interactions.ts";
import { measureVisits, type Visits } from "./visits.ts";

const slowdown = 4;

/** One to warm the page, and more than 300 keys after it. */
const rounds = 6;

/**
 * Milliseconds from key to paint at the slowdown, and of script a key at full speed. `plain`: the baseline's. `unscripted`:
 * the editor's page without its scripts. `work`: all the page does for a key at full speed, in each density.
 */
export type KeyTimes = {
  editor: number[];
  plain: number[];
  unscripted: number[];
  empty: number[];
  scriptMs: number;
  plainScriptMs: number;
  work: { compact: number; comfortable: number };
};

export type EditorTimes = { keys: KeyTimes; drags: Drags; interactions: Interactions };
export type InBrowser = EditorTimes & { visits: Visits };

/** How soon a browser shows a key, a move and a page. */
export async function measureInBrowser(browser: Browser, url: string, database: FilledDatabase): Promise<InBrowser> {
  return {
    ...(await measureEditor(browser, url, database)),
    visits: await measureVisits(browser, url, pagesOf(database), database),
  };
}

/** How soon the full week shows a key, a move and a press. */
export async function measureEditor(browser: Browser, url: string, database: FilledDatabase): Promise<EditorTimes> {
  const window = await openWindow(browser, url, database.cookie);
  const address = (page: Page) => url + page.path;
  const editor = address(editorPage(database.programId));
  const plain = url + baselinePage(database.programId);
  const compact = await typeInEditor(window, editor, 1);
  const keys = {
    empty: (await typeInEmptyPage(window, address(empty), slowdown, rounds)).paints,
    editor: (await typeInEditor(window, editor, slowdown, rounds)).paints,
    unscripted: await typeWithoutScript(window, editor, slowdown, rounds),
    plain: (await typeInEditor(window, plain, slowdown)).paints,
    scriptMs: compact.scriptMs,
    plainScriptMs: (await typeInEditor(window, plain, 1)).scriptMs,
    work: { compact: compact.taskMs, comfortable: await typeComfortably(window, editor) },
  };
  const drags = await dragInEditor(window, editor, slowdown);
  const interactions = await pressInEditor(window, editor, slowdown);
  return { keys, drags, interactions };
}

async function typeComfortably(window: BrowserContext, editor: string) {
  await chooseRows(window, editor, "Comfortable rows");
  const { taskMs } = await typeInEditor(window, editor, 1);
  await chooseRows(window, editor, "Compact rows");
  return taskMs;
}
