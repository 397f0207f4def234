import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Page as Tab } from "@playwright/test";
import { spokenDay, spokenTitle, valueName } from "./week-parts.ts";

/**
 * What a screen reader says of a page, read from top to end. `closed`: stops in closed lists and menus, which
 * @guidepup/virtual-screen-reader reads and others pass over; `ends`: stops that only close a group; `fromTitle` and `fromDay`:
 * stops from the page's heading and from the first day's to the first value.
 */
export type Heard = {
  stops: number;
  closed: number;
  ends: number;
  words: number;
  fromTitle: number;
  fromDay: number;
};

type Reader = {
  activeNode: Node | null;
  start: (options: { container: Node }) => Promise<void>;
  next: () => Promise<void>;
  stop: () => Promise<void>;
  lastSpokenPhrase: () => Promise<string>;
};

type Stop = { phrase: string; isClosed: boolean };

const bundle = fileURLToPath(import.meta.resolve("@guidepup/virtual-screen-reader/browser.js"));

/** The tab must not enforce a content security policy. */
export async function listenTo(tab: Tab): Promise<Heard> {
  const stops = await tab.evaluate(readAloud, await readFile(bundle, "utf8"));
  const first = (pattern: RegExp) => {
    const index = stops.findIndex(({ phrase }) => pattern.test(phrase));
    if (index < 0) throw new Error(`The reader says nothing like ${pattern}.`);
    return index;
  };
  const value = first(valueName);
  return {
    stops: stops.length,
    closed: stops.filter(({ isClosed }) => isClosed).length,
    ends: stops.filter(({ phrase }) => /^end\b/.test(phrase)).length,
    words: stops.flatMap(({ phrase }) => phrase.match(/\S+/g) ?? []).length,
    fromTitle: value - first(spokenTitle),
    fromDay: value - first(spokenDay),
  };
}

/** Runs in the page. */
async function readAloud(source: string): Promise<Stop[]> {
  const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  const { virtual: reader }: { virtual: Reader } = await import(address);
  const stops: Stop[] = [];
  await reader.start({ container: document.body });
  for (;;) {
    const phrase = await reader.lastSpokenPhrase();
    const node = reader.activeNode;
    const element = node instanceof Element ? node : node?.parentElement;
    stops.push({ phrase, isClosed: !!element?.closest("option, details:not([open]) > :not(summary)") });
    if (phrase === "end of document") break;
    if (stops.length > 20_000) throw new Error("The page is read without an end.");
    await reader.next();
  }
  await reader.stop();
  return stops;
}

/** Stops of the Tab key; `aside`: those of them in the explorer, which loads more while Tab goes through it. */
export type Tabs = { all: number; aside: number };

/** Presses Tab until the focus leaves the page. */
export async function countTabs(tab: Tab): Promise<Tabs> {
  const most = 5_000;
  const tabs = { all: 0, aside: 0 };
  while (tabs.all < most) {
    await tab.keyboard.press("Tab");
    const place = await tab.evaluate(focusPlace);
    if (place === null) return tabs;
    tabs.all += 1;
    if (place === "aside") tabs.aside += 1;
  }
  throw new Error(`${most} Tabs do not lead through the page.`);
}

/** Runs in the page; null where the focus is out of the page or has been before. */
function focusPlace() {
  const { activeElement: focused } = document;
  window.benchFocused ??= new Set();
  if (!focused || focused === document.body || window.benchFocused.has(focused)) return null;
  window.benchFocused.add(focused);
  return focused.closest("aside, [role=complementary]") ? "aside" : "page";
}

declare global {
  interface Window {
    benchFocused?: Set<Element>;
  }
}
