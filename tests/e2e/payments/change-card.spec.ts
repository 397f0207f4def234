import { expect } from "@playwright/test";
import { givenSession, open, press, test } from "#tests/e2e/support/desk.ts";
import { lookAt } from "#tests/e2e/support/look-at.ts";
import { fillCard } from "./paying.ts";

/**
 * Proves the way of a past-due coach to a card that works, in the browser. What is charged, and that it is once, is proved
 * by card-change (integration).
 */
const subscription = "/settings/account/subscription";

test("a past-due coach tries again, reads what is needed, and changes the card", { tag: "@with-script" }, async ({
  browser,
  baseURL,
}) => {
  const plain = await browser.newPage({ baseURL, javaScriptEnabled: false });
  const without = { page: plain, isScripted: false };
  await givenSession(without, "pastdue@demo.test");
  await open(without, subscription);
  await press(without, plain.getByRole("button", { name: "Try again now" }));
  await expect(plain.getByText("Your bank declined the card: Insufficient Funds.")).toBeVisible();
  await plain.getByRole("link", { name: "Change card" }).click();
  await expect(plain.getByRole("heading", { name: "Entering a card needs JavaScript" })).toBeVisible();
  // why: getByText passes over what stands in noscript
  await expect(plain.locator("noscript p")).toContainText("Your subscription stays as it is");
  await expect(plain.getByLabel("Card number*")).toHaveCount(0);

  // why: axe is put into the page from outside, which the page's own policy would refuse
  const page = await browser.newPage({ baseURL, bypassCSP: true });
  const desk = { page, isScripted: true };
  await givenSession(desk, "pastdue@demo.test");
  await open(desk, subscription);
  await page.getByRole("link", { name: "Change card" }).click();
  const change = page.getByRole("button", { name: "Change card and pay €49.00" });
  await expect(page.getByText("Your last payment of €49.00 failed")).toBeVisible();
  const refused = async () => {
    await change.click();
    await expect(page.getByRole("alert").getByRole("link")).toHaveCount(5);
  };
  await lookAt(desk, { "change card": {}, "change card, refused": { reach: refused } });
  await fillCard(desk, "4000000000001018");
  await change.click();
  await expect(page.getByRole("alert")).toContainText("3D authentication failed. Please try again");
  await expect(page.getByRole("alert")).toHaveCount(1);
  await expect(page.getByLabel("Card number*")).toHaveValue("4000000000001018");
  await fillCard(desk, "4000000000001091");
  await change.click();
  await page.getByRole("button", { name: "Confirm the payment" }).click();
  await expect(page).toHaveURL(subscription);
  await expect(
    page.getByText("Your card was changed. Renewals are charged to the new one. €49.00 was paid."),
  ).toBeVisible();
  await expect(page.getByText("Visa ending in 1091, valid until 05/2031")).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again now" })).toHaveCount(0);
  await page.getByRole("link", { name: "Change card" }).click();
  await expect(page.getByRole("button", { name: "Change card", exact: true })).toBeVisible();
  await lookAt(desk, { "the card of an active subscription": {} });
});
