import { expect } from "@playwright/test";
import { alive, type Desk, givenSession, test } from "#tests/e2e/support/desk.ts";

/** Proves that header, menu, theme and focus lead through the screens with script and without. */

test.beforeEach(async ({ page }) => {
  await givenSession({ page }, "trainer@demo.test");
  await page.goto("/");
});

test("header, theme and menus lead through the screens", async ({ desk }) => {
  await test.step("the header leads to the screens and marks the current one", () => followHeader(desk));
  await test.step("whose session it is stands in a menu, with the settings and the way out", () =>
    openAccountMenu(desk));
  await test.step("the theme is a choice that stays, and the page with it", () => chooseTheme(desk));
  if (desk.isScripted)
    await test.step("the keyboard may skip the header; after going to another screen, focus is on its heading", () =>
      skipHeader(desk));
  if (desk.isScripted)
    await test.step("an unknown address is a page inside the header, and works without scripts", () => goNowhere(desk));
  await test.step("a small screen has a menu", () => openSmallMenu(desk));
});

async function followHeader(desk: Desk) {
  const { page } = desk;

  const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  await expect(links).toHaveText(["Dashboard", "Exercises", "Programs", "Clients", /^Comments/, "Settings"]);
  await links.filter({ hasText: "Exercises" }).click();
  await expect(page.getByRole("heading", { name: "Exercises", level: 1 })).toBeVisible();
  await expect(links.filter({ hasText: "Exercises" })).toHaveAttribute("aria-current", "page");
  await page.getByRole("link", { name: "Macrocycle" }).click();
  await expect(page).toHaveTitle("Dashboard · Macrocycle");
}

async function openAccountMenu(desk: Desk) {
  const { page } = desk;
  await page.goto("/");

  const button = page.getByRole("button", { name: "Logged in" });
  const settings = page.locator("#person").getByRole("link", { name: "Settings" });
  await expect(settings).toBeHidden();
  await button.click();
  await expect(page.getByText("trainer@demo.test", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(settings).toBeHidden();
  await button.click();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(settings).toBeHidden();
  await button.click();
  await settings.click();
  await expect(page).toHaveURL("/settings/account/info");
  await expect(settings).toBeHidden();
}

async function chooseTheme(desk: Desk) {
  const { page } = desk;

  await page.goto("/all?page=3");
  await page.getByRole("button", { name: "Dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page).toHaveURL("/all?page=3");
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByRole("button", { name: "System" }).click();
  await expect(page.locator("html")).not.toHaveAttribute("data-theme");
}

async function skipHeader(desk: Desk) {
  const { page } = desk;
  await page.goto("/");

  await alive({ page, isScripted: true });
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "New exercise" })).toBeFocused();
  await page.getByRole("link", { name: "Programs", exact: true }).first().click();
  await expect(page.getByRole("heading", { name: "Programs", level: 1 })).toBeFocused();
}

async function goNowhere(desk: Desk) {
  const { page } = desk;

  const answer = await page.goto("/nowhere");
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle("Page not found · Macrocycle");
  await expect(page.getByText("There is no page at this address.")).toBeVisible();
  await expect(page.locator("script")).toHaveCount(0);
  await page.getByRole("link", { name: "Programs", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Programs", level: 1 })).toBeVisible();
}

async function openSmallMenu(desk: Desk) {
  const { page } = desk;
  await page.goto("/");

  await page.setViewportSize({ width: 320, height: 640 });
  const exercises = page.locator("#menu").getByRole("link", { name: "Exercises" });
  const menu = page.getByRole("button", { name: "Menu" });
  await expect(exercises).toBeHidden();
  await menu.click();
  await expect(exercises).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(exercises).toBeHidden();
  await menu.click();
  await exercises.click();
  await expect(page.getByRole("heading", { name: "Exercises", level: 1 })).toBeVisible();
  await expect(exercises).toBeHidden();
}
