import { expect } from "@playwright/test";
import { type Desk, test } from "#tests/e2e/support/desk.ts";

/**
 * Proves that one comes in and out by keyboard, that a refused login keeps what was typed, and that a browser finds
 * nothing to refuse in the pages' policy. Who may come in is proved by tests/http.
 */
const password = "macrocycle-demo";

test("a page asked for is reached after logging in, by keyboard alone, and logging out closes it again", async ({
  page,
}) => {
  await page.goto("/programs?page=1&search=couch");
  await expect(page).toHaveTitle("Log in · Macrocycle");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.keyboard.type("trainer@demo.test");
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/programs?page=1&search=couch");
  await expect(page.getByRole("rowheader", { name: /Couch to 5K/ })).toBeVisible();

  await page.getByRole("button", { name: "Logged in" }).press("Enter");
  await page.getByRole("button", { name: "Log out" }).press("Enter");
  await expect(page).toHaveURL("/login");
  await page.goto("/programs");
  await expect(page).toHaveURL("/login?returnUrl=%2Fprograms");
});

test("a wrong password is told, and pages run under their own security policy", { tag: "@with-script" }, async ({
  desk,
}) => {
  await test.step("a wrong password says so, keeps the e-mail, and lets one try again", () => mistypePassword(desk));
  await test.step("pages run under their own security policy", () => obeyPolicy(desk));
});

async function mistypePassword(desk: Desk) {
  const { page } = desk;

  await page.goto("/login?returnUrl=%2Fall");
  await page.getByLabel("Email").fill("trainer@demo.test");
  await page.getByLabel("Password").fill("not this one");
  await page.getByRole("button", { name: "Login" }).click();
  const problem = page.getByRole("alert");
  await expect(problem).toContainText("Wrong username or password.");
  await expect(problem).toBeFocused();
  await expect(page).toHaveTitle("Error: Log in · Macrocycle");
  await expect(page.getByLabel("Email")).toHaveValue("trainer@demo.test");
  await expect(page.getByLabel("Password")).toHaveValue("");

  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL("/all");
}

async function obeyPolicy(desk: Desk) {
  const { page } = desk;
  await desk.page.context().clearCookies();

  const refused: string[] = [];
  page.on("console", (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text());
  });
  await page.goto("/login");
  await page.getByLabel("Email").fill("admin@demo.test");
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Login" }).click();
  for (const path of ["/", "/all", "/exercises", "/exercises/new", "/programs", "/programs/new", "/no/such/page"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    if (path !== "/no/such/page") await expect(page.locator("html[data-hydrated]")).toBeAttached();
  }
  await page.goto("/programs");
  await page.getByRole("link", { name: "Exercises" }).first().click();
  await expect(page).toHaveURL(/\/exercises/);
  expect(refused).toEqual([]);
}
