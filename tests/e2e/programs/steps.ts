import type { Page } from "@playwright/test";

/** With scripting the list follows the filter by itself. */
export async function choose(page: Page, filter: string, option: string) {
  await page.getByLabel(filter).selectOption(option);
  await pressSearch(page);
}

export async function search(page: Page, words: string) {
  await page.getByRole("searchbox", { name: "Search" }).fill(words);
  await pressSearch(page);
}

async function pressSearch(page: Page) {
  const button = page.getByRole("button", { name: "Search" });
  if (await button.isVisible()) await button.click();
}
