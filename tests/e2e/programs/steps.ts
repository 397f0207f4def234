import { expect, type Page } from "@playwright/test";

export async function givenFolder(page: Page, name: string) {
  await page.goto("/programs/folders");
  await page.getByLabel("Name*").fill(name);
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page.getByText(`The folder ${name} was created.`)).toBeVisible();
}

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
