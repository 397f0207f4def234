import { expect } from "@playwright/test";
import { test } from "#tests/e2e/support/desk.ts";
import { mailedToken } from "#tests/e2e/support/outbox.ts";

/** Proves a coach's way in, by the pages and the mail alone. What is refused, and that it serves without script, is proved by tests/http. */
const password = "a coach's own password";

test(
  "a coach signs up, activates by the mail's link, and logs in",
  { tag: "@with-script" },
  async ({ page }, { retry }) => {
    const email = `new-${retry}@coach.test`;
    await page.goto("/login");
    await page.getByRole("link", { name: "Sign up or choose a training program" }).click();
    await page.getByLabel("Name", { exact: true }).fill("Nora");
    await page.getByLabel("Surname").fill("Babić");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByLabel("Repeat password").fill(password);
    await page.getByRole("button", { name: "Sign up" }).click();
    await expect(page.getByRole("alert")).toContainText("Terms and conditions must be accepted!");
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByLabel("Repeat password").fill(password);
    await page.getByLabel("I accept the terms and conditions").check();
    await page.getByRole("button", { name: "Sign up" }).click();
    await expect(page.getByText("Thank you. Please check your email to activate your account!")).toBeVisible();

    await page.goto(`/activate-account/${await mailedToken("activation", email)}`);
    await page.getByRole("button", { name: "Activate account" }).click();
    await page.getByRole("link", { name: "Log in" }).click();
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password").fill(password);
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page).toHaveURL("/");
  },
);
