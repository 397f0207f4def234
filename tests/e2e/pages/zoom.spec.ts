import { expect, type Page } from "@playwright/test";
import { givenSession, open, programNamed, test } from "#tests/e2e/support/desk.ts";

/** Proves that nothing is cut off when a page or its text is enlarged, which only a layout shows. */

/** A browser at 200 % shows half as many pixels; one with text alone at 200 % shows all of them. */
const sizes = {
  "at 200 %": { viewport: { width: 640, height: 400 }, text: "100%" },
  "with text at 200 %": { viewport: { width: 1280, height: 800 }, text: "200%" },
  "at 400 %": { viewport: { width: 320, height: 256 }, text: "100%" },
};

/** Boxes that cut off a text in them. What scrolls cuts nothing; what is only spoken is meant to be out of sight. */
function cutTexts(page: Page) {
  return page.locator("main *, header *").evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility() && !element.closest("svg, input, select, textarea"))
      .filter((element) => element.clientWidth > 1 && element.textContent?.trim())
      .filter((element) => {
        const { overflowX, overflowY, display } = getComputedStyle(element);
        if (display === "inline") return false;
        const isButton = element.matches("button, .btn");
        const cuts = (overflow: string) => overflow === "hidden" || overflow === "clip" || isButton;
        return (
          (cuts(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (cuts(overflowY) && element.scrollHeight > element.clientHeight + 1)
        );
      })
      .map((element) => `${element.tagName} ${element.className}: ${element.textContent?.slice(0, 40)}`),
  );
}

/** As a browser does, for which an em of a media query is as large as its own text. */
function enlargeText(page: Page, text: string) {
  return page.evaluate((size) => {
    document.documentElement.style.setProperty("font-size", size);
    const [compact] = document.querySelectorAll<HTMLLinkElement>("link[media*='80em']");
    if (compact && size === "200%") compact.media = compact.media.replace("80em", "160em");
  }, text);
}

test("enlarged, nothing is cut off, and no page scrolls sideways", { tag: "@with-script" }, async ({ desk }) => {
  test.setTimeout(120_000);
  const { page } = desk;
  await givenSession(desk, "trainer@demo.test");
  const editor = await programNamed(desk, "Texas Method");
  for (const path of [
    "/",
    "/programs",
    "/programs/folders",
    "/exercises",
    "/exercises/new",
    editor,
    `${editor}/text?week=1`,
    `${editor}/workouts/1/preview`,
    `${editor}/details`,
    `${editor}/history`,
    `${editor}/overview`,
    "/notation",
  ]) {
    await open(desk, path);
    for (const [name, { viewport, text }] of Object.entries(sizes)) {
      await page.setViewportSize(viewport);
      await enlargeText(page, text);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      const found = { path, name, sideways, cut: await cutTexts(page) };
      expect.soft(found).toEqual({ path, name, sideways: 0, cut: [] });
    }
  }
});
