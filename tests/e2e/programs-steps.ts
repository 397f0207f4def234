import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";

/** A name that no other test, and no earlier run, has used. */
export function unique(words: string) {
  return `${words} ${randomUUID().slice(0, 8)}`;
}

export async function signIn(page: Page, email: string) {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill("macrocycle-demo");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
}

export async function signOut(page: Page) {
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/login/);
}

export async function givenFolder(page: Page, name: string) {
  await page.goto("/programs/folders");
  await page.getByLabel("Name*").fill(name);
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page.getByText(`The folder ${name} was created.`)).toBeVisible();
}

export async function givenProgram(page: Page, name: string, folder?: string) {
  await page.goto("/programs/new");
  const dialog = page.getByRole("dialog", { name: "New program" });
  await dialog.getByLabel("Program name*").fill(name);
  await dialog.getByLabel("Difficulty*").selectOption("Beginner");
  await dialog.getByLabel("Program duration*").fill("1");
  await dialog.getByLabel("Time unit*").selectOption("Weeks");
  if (folder) await dialog.getByLabel("Folder").selectOption(folder);
  await dialog.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("button", { name: "Proceed" }).click();
  await expect(page).toHaveURL(/\/manage-program\//);
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
