import { expect, type Page } from "@playwright/test";
import { type Desk, givenSession, test, unique } from "#tests/e2e/support/desk.ts";

/**
 * Proves that categories are written in their dialogs with script and without. The rules are proved by exercises-
 * categories (integration).
 */

test.beforeEach(async ({ page }) => {
  await givenSession({ page }, "admin@demo.test");
});

async function add(page: Page, name: string, category?: string) {
  await page.getByLabel("Name", { exact: true }).fill(name);
  const dialog = page.getByRole("dialog");
  if (category) await dialog.getByLabel("Category", { exact: true }).selectOption(category);
  await page.getByRole("button", { name: "Add" }).click();
}

test("categories and subcategories are added, renamed and deleted", async ({ desk }) => {
  await test.step("categories are added, renamed together and deleted", () => keepCategories(desk));
  if (desk.isScripted)
    await test.step("subcategories are added to a category, renamed and deleted", () => keepSubcategories(desk));
});

async function keepCategories(desk: Desk) {
  const { page } = desk;

  const [first, second] = [unique("Grip"), unique("Balance")];
  await page.goto("/exercises");
  await page.getByRole("link", { name: "Categories", exact: true }).click();
  await add(page, "   ");
  await expect(page.getByText("You need to define a name!")).toBeVisible();
  for (const name of [first, second]) {
    await add(page, name);
    await expect(page.getByLabel(`Name of ${name}`)).toHaveValue(name);
    await expect(page.getByText("Categories saved!")).toBeVisible();
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
  }
  await page.getByLabel(`Name of ${first}`).fill(second);
  await page.getByLabel(`Name of ${second}`).fill(first);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL("/exercises");
  await expect(page.getByText("Categories saved!")).toBeVisible();

  await page.goto("/exercises/categories");
  await page.getByLabel(`Name of ${first}`).fill(`  ${second.toUpperCase()} `);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toContainText("is already taken");
  await page.goto("/exercises/categories");
  for (const name of [first, second]) {
    await page.getByRole("link", { name: `Delete ${name}` }).click();
    await expect(page.getByRole("dialog", { name: "Are you sure you want to delete Category?" })).toContainText(name);
    await page.getByRole("button", { name: "Proceed" }).click();
    await expect(page.getByText(`${name} was deleted.`)).toBeVisible();
    await expect(page.getByLabel(`Name of ${name}`)).toHaveCount(0);
  }
}

async function keepSubcategories(desk: Desk) {
  const { page } = desk;

  const [name, renamed] = [unique("Wrists"), unique("Fingers")];
  await page.goto("/exercises");
  await page.getByRole("link", { name: "Subcategories" }).click();
  const hint = page.getByText("You need to define a name and choose a category!");
  await add(page, "");
  await expect(hint).toBeVisible();
  await expect(hint).toHaveCount(0);
  await add(page, "");
  await expect(hint).toBeVisible();
  await add(page, "Nameless");
  await expect(hint).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Nameless");
  await add(page, name, "Mobility");
  const group = page.getByRole("region", { name: "Mobility" });
  await group.getByLabel(`Name of ${name}`).fill(renamed);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL("/exercises");
  await expect(page.getByText("Subcategories saved!")).toBeVisible();
  await page.goto("/exercises/subcategories");
  await page.getByRole("link", { name: `Delete ${renamed}` }).click();
  await page.getByRole("button", { name: "Proceed" }).click();
  await expect(page.getByText(`${renamed} was deleted.`)).toBeVisible();
}
