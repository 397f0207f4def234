import { expect, test } from "@playwright/test";
import { expectAccessibleInEveryLook } from "#tests/e2e/support/accessible.ts";
import { mailedToken } from "#tests/e2e/support/outbox.ts";

/** Proves a coach's way in, by the pages and the mail alone. What is refused is proved by tests/http. */
const password = "a coach's own password";

test("a coach signs up, activates by the mail's link, and logs in", async ({ page }, { project, retry }) => {
  const email = `new-${project.name}-${retry}@coach.test`;
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
});

test("the pages are accessible, also with an e-mail that exists", { tag: "@with-script" }, async ({
  browser,
  baseURL,
}) => {
  // why: axe is put into the page from outside, which the page's own policy would refuse
  const page = await browser.newPage({ baseURL, bypassCSP: true });
  for (const address of ["/signup", "/forgot-password", "/reset-password/x", "/terms", "/privacy", "/api/docs"]) {
    await page.goto(address);
    await expectAccessibleInEveryLook(page);
  }
  await page.goto("/signup?email=trainer@demo.test");
  await page.getByLabel("Name", { exact: true }).fill("Nora");
  await page.getByLabel("Surname").fill("Babić");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Repeat password").fill(password);
  await page.getByLabel("I accept the terms and conditions").check();
  await page.getByRole("button", { name: "Sign up" }).click();
  const taken = page.getByRole("dialog", { name: "Email already exists. Go to login page." });
  await expect(taken.getByRole("link", { name: "Login" })).toBeFocused();
  await expectAccessibleInEveryLook(page);
  await expect(page.getByLabel("Surname")).toBeHidden();
  await taken.getByRole("button", { name: "Change the e-mail" }).click();
  await expect(taken).toBeHidden();
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue("trainer@demo.test");
  await page.close();
});
