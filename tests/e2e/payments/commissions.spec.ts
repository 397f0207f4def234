import { expect } from "@playwright/test";
import { type Desk, givenSession, test } from "#tests/e2e/support/desk.ts";
import { lookAt, type States } from "#tests/e2e/support/look-at.ts";

test("an administrator finds and downloads a partner's sales", async ({ desk }) => {
  await test.step("an administrator asks what a partner's programs were sold for, and downloads it", () =>
    findSales(desk));
  if (desk.isScripted) await test.step("the sales and what reconciliation found", () => lookAtSales(desk));
});

/** Proves that a sale is found by partner and days, with what all of it came to. Who sees what is proved by sales (integration). */
async function findSales(desk: Desk) {
  const { page } = desk;
  await givenSession(desk, "admin@demo.test");
  await page.goto("/settings/commissions");
  await page.getByLabel("Partner").selectOption("Marta Vidal");
  await page.getByLabel("Type").selectOption("Program");
  await page.getByLabel("From").fill("2000-01-01");
  if (!desk.isScripted) await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("status").filter({ hasText: "4 sales" })).toHaveText(
    "4 sales of Marta Vidal from 01/01/2000 of the type Program",
  );
  await expect(page.locator("tfoot").getByRole("cell")).toHaveText([
    "",
    "",
    "",
    "€156.00",
    "€31.20",
    "€31.20",
    "€93.60",
  ]);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download as CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/^commissions-.*[.]csv$/);
}

async function lookAtSales(desk: Desk) {
  await givenSession(desk, "admin@demo.test");
  await lookAt(desk, states);
}

const states: States = {
  "the sales": { path: "/settings/commissions" },
  "no sales found": { path: "/settings/commissions?to=2001-01-01" },
  "what reconciliation found": { path: "/settings/payments" },
};
