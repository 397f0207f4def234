import { expect, type Page } from "@playwright/test";
import { v7 as newId } from "uuid";
import { starterCategories } from "#db/seed/catalogues.ts";
import { difficultyIds } from "#db/seed/ids.ts";
import { type Desk, sendForm } from "#tests/e2e/support/desk.ts";

/** Fills the least that an exercise must have. */
export async function fillExercise(page: Page, name: string) {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name*").fill(name);
  await dialog.getByLabel("Difficulty*").selectOption("Intermediate");
  await dialog.getByRole("checkbox", { name: "Strength", exact: true }).check();
}

/** Submits the exercise dialog and answers its question. */
export async function submitExercise(page: Page) {
  await page.getByRole("dialog").getByRole("button", { name: "Submit" }).click();
  const question = page.getByRole("dialog", { name: "Are you sure you want to submit Exercise?" });
  await question.getByRole("button", { name: "Proceed" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

export async function givenExercise(page: Page, name: string) {
  await page.goto("/exercises/new");
  await fillExercise(page, name);
  await submitExercise(page);
  await expect(page.getByText(`${name} was created.`)).toBeVisible();
}

/** Makes an exercise as its dialog does once its question is answered, without rendering it. */
export async function postExercise(desk: Pick<Desk, "page">, fields: { name: string; videoUrl: string }) {
  const least = {
    id: newId(),
    difficulty: difficultyIds.beginner,
    categories: starterCategories[0]?.id ?? "",
    step: "proceed",
  };
  const answer = await sendForm(desk, "/exercises/new", { ...least, ...fields }, "multipart");
  expect(answer.status()).toBe(302);
}

/** Opens the exercise's dialog from the library. */
export async function openExercise(page: Page, name: string) {
  await page.goto(`/exercises?search=${encodeURIComponent(name)}`);
  await page.getByRole("link", { name: new RegExp(`^${name}`) }).click();
  return page.getByRole("dialog", { name });
}

/** With scripting the list follows the filter by itself. */
export async function choose(page: Page, filter: string, option: string) {
  await page.getByRole("combobox", { name: filter, exact: true }).selectOption(option);
  const button = page.getByRole("button", { name: "Search" });
  if (await button.isVisible()) await button.click();
}
