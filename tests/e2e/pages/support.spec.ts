import { expect } from "@playwright/test";
import { givenSession, test, unique } from "#tests/e2e/support/desk.ts";

/**
 * Proves that support is asked in a dialog over the dashboard, refused with every reason, and that the message is on its
 * way. Limits and what is written are proved by tests/http/athletes/dashboard.test.ts.
 */
test("a coach asks support from the dashboard's footer", async ({ page }) => {
  const message = unique("How do I print a week?");
  await givenSession({ page }, "writer@demo.test");
  await page.goto("/");
  await page.getByRole("link", { name: "SUPPORT" }).click();
  await expect(page).toHaveURL("/support");
  const dialog = page.getByRole("dialog", { name: "Support" });
  await expect(dialog.getByLabel("First name*")).toHaveValue("Wanda");
  await expect(dialog.getByLabel("Email*")).toHaveValue("writer@demo.test");
  await dialog.getByLabel("Last name*").fill("");
  await dialog.getByRole("button", { name: "Send" }).click();
  const reasons = dialog.getByRole("alert").getByRole("link");
  await expect(reasons).toHaveText(["Last name is required!", "Message is required!"]);
  await dialog.getByLabel("Last name*").fill("Lis");
  await dialog.getByLabel("Message*").fill(message);
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText("Successfully sent e-mail. We will answer you as soon as possible.")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.goto("/dev/outbox");
  await page.getByRole("link", { name: "Support: Wanda Lis" }).first().click();
  await expect(page.getByText(message).first()).toBeVisible();
});
