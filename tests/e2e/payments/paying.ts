import { expect } from "@playwright/test";
import { alive, type Desk, open, press } from "#tests/e2e/support/desk.ts";

/** Chooses the plan and passes the billing step, once without the terms. */
export async function choose(desk: Desk, plan: string) {
  const { page } = desk;
  await open(desk, "/subscribe");
  await page.getByRole("link", { name: plan }).click();
  await expect(page.getByRole("heading", { name: /^Billing for/ })).toBeVisible();
  await page.getByLabel("City").fill("Zagreb");
  await press(desk, page.getByRole("button", { name: "Continue to payment" }));
  await expect(page.getByRole("alert")).toContainText("You must accept terms and conditions");
  await expect(page.getByLabel("City")).toHaveValue("Zagreb");
  await page.getByLabel("I accept the terms and conditions").check();
  await press(desk, page.getByRole("button", { name: "Continue to payment" }));
  await expect(page.getByRole("heading", { name: "Payment", level: 1 })).toBeVisible();
  await alive(desk);
}

/** Enters one of the published test cards. */
export async function fillCard({ page }: Pick<Desk, "page">, number: string) {
  await page.getByLabel("Card number*").fill(number);
  await page.getByLabel("Expiration date*").fill("05/2031");
  await page.getByLabel("CVV*").fill("123");
  await page.getByLabel("Name*", { exact: true }).fill("Nora");
  await page.getByLabel("Surname*").fill("Babić");
}
