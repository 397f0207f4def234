import { expect } from "@playwright/test";
import { givenSession, test, unique } from "#tests/e2e/support/desk.ts";

/**
 * Proves that a package is written, told what its description loses, published, offered to coaches and deleted. Rules,
 * rights and conflicts are proved by packages (integration) and the access rows.
 */

test("a package is refused with every reason, made, published, offered and deleted", async ({ page }) => {
  const name = unique("Arena");
  await givenSession({ page }, "admin@demo.test");
  await page.goto("/packages");
  const studio = page.getByRole("row", { name: /^Studio 25 users/ });
  await expect(studio).toContainText("€49.00");
  await expect(studio).toContainText("15 days");
  await page.getByRole("link", { name: "New package" }).click();
  const dialog = page.getByRole("dialog", { name: "New package" });
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("alert").getByRole("link")).toHaveText([
    "Name is required!",
    "Number of users is required",
    "Price is required",
    "You must choose is this monthly or yearly package",
  ]);
  await expect(dialog.getByLabel("Published")).toHaveCount(0);

  await dialog.getByLabel("Name*").fill(name);
  await dialog.getByLabel("Licence for up to*").fill("60");
  await dialog.getByLabel("Price*").fill("1234,5");
  await dialog.getByLabel("Monthly").check();
  const description = "<p>For <strong>arenas</strong></p><script>alert(1)</script>";
  await dialog.getByLabel("Description").fill(description);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("alert")).toContainText("The description can't have <script>.");
  await expect(dialog.getByLabel("Description")).toHaveValue(description);
  await dialog.getByLabel("Leave that out, and keep the rest").check();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(`${name} was created.`)).toBeVisible();
  const row = page.getByRole("row", { name });
  await expect(row).toContainText("€1,234.50");
  await expect(row).toContainText("No");

  await row.getByRole("link", { name: `Edit ${name}` }).click();
  const opened = page.getByRole("dialog", { name: "Edit package" });
  await expect(opened.getByLabel("Description")).toHaveValue("<p>For <strong>arenas</strong></p>");
  await opened.getByLabel("Published").check();
  await opened.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(`${name} was saved.`)).toBeVisible();
  await expect(row).toContainText("Yes");

  await givenSession({ page }, "trainer@demo.test");
  await page.goto("/subscribe");
  const plan = page.getByRole("listitem").filter({ hasText: name });
  await expect(plan).toContainText("€1,234.50/mo");
  await expect(plan.getByText("arenas")).toBeVisible();
  await expect(plan.getByRole("link", { name: `Subscribe: ${name}` })).toBeVisible();
  const solo = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Solo" }) });
  await expect(solo).toContainText("or €190.00 a year");
  await expect(solo).toContainText("You have more users than this package supports");

  await givenSession({ page }, "admin@demo.test");
  await page.goto("/packages");
  await row.getByRole("link", { name: `Edit ${name}` }).click();
  await opened.getByRole("link", { name: "Delete" }).click();
  const question = page.getByRole("dialog", { name: "Are you sure you want to delete package?" });
  await question.getByRole("button", { name: "Proceed" }).click();
  await expect(page.getByText(`${name} was deleted.`)).toBeVisible();
  await expect(row).toHaveCount(0);
});
