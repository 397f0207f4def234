import { expect, type Page } from "@playwright/test";

/** What stands in the dialog on top, or on the page: entered, read and submitted inside the browser. */
declare global {
  interface Window {
    area: () => Element;
  }
}

export async function prepare(page: Page) {
  await page.addInitScript(() => {
    window.area = () => document.querySelector("dialog[open]") ?? document.querySelector("main") ?? document.body;
  });
}

/**
 * Opens the address with its scripts held back; `release` lets them come, and waits until the page is hydrated, when it
 * looks, and idle.
 */
export async function openLate(page: Page, address: string) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  // why: what comes last on each page is what names its scripts
  await page.locator("body > script").last().waitFor({ state: "attached" });
  return async (look = async () => {}) => {
    release();
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await look();
    await page.waitForFunction(knowsOtherRoutes);
    await page.unroute("**/assets/*.js");
  };
}

/** What a page fetches last by itself: a file on its way has nobody to send it once nothing is held back any more. */
function knowsOtherRoutes() {
  return Object.keys(window.__remixManifest.routes).length > window.__remixRouter.state.matches.length;
}

/** Enters something else in every control of the page, or of the dialog over it. */
export function enterEverywhere() {
  const typed: Record<string, (control: HTMLInputElement) => void> = {
    checkbox: (control) => (control.checked = !control.checked),
    radio: (control) => (control.checked = true),
    date: (control) => (control.value = "2030-02-03"),
    number: (control) => (control.value = control.max || "7"),
    file: () => {},
    hidden: () => {},
  };
  const posts = window.area().querySelector("form[method=post]") !== null;
  for (const control of window.area().querySelectorAll<HTMLInputElement>("input, select, textarea")) {
    // why: a search above a form asks by itself, and brings the form other choices
    if (posts && control.type === "search") continue;
    if (control.disabled || control.readOnly || !control.checkVisibility()) continue;
    if (control instanceof HTMLSelectElement) control.selectedIndex = control.options.length - 1;
    else if (typed[control.type]) typed[control.type]?.(control);
    else control.value = `${control.value} typed`.trim();
  }
}

/** Each control by its name and id; an id that begins with a colon is React's, and another one on the next page. */
export function states() {
  return [...window.area().querySelectorAll<HTMLInputElement>("input, select, textarea")]
    .filter(({ name, disabled, type }) => name !== "" && !disabled && type !== "hidden" && type !== "file")
    .map((control) => {
      const isTick = control.type === "checkbox" || control.type === "radio";
      return isTick
        ? `${control.name} ${control.value}: ${control.checked}`
        : `${control.name} ${control.id.replace(/^:.*/, "")}: ${control.value}`;
    });
}

/** The names of the texts that stood in the form when it was opened, which a reload shows again after a save. */
export function stored() {
  return [...window.area().querySelectorAll<HTMLInputElement>("form[method=post] :is(input, textarea)")]
    .filter(({ type, defaultValue }) => /^text/.test(type) && defaultValue !== "")
    .map(({ name, id }) => `${name} ${id.replace(/^:.*/, "")}: `);
}

/** Presses the button of the form that posts; false where there is none. */
export function submit() {
  const buttons = window.area().querySelectorAll<HTMLButtonElement>("form[method=post] .actions button");
  const main = [...buttons].filter(({ type, disabled }) => type === "submit" && !disabled).at(-1);
  main?.form?.requestSubmit(main);
  return main !== undefined;
}

/** What a page that the server sends again may hold: a password is kept nowhere. */
export function withoutPasswords(entered: string[]) {
  return entered.filter((state) => !/^\w*password /i.test(state));
}
