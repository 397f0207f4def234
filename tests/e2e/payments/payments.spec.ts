import { expect } from "@playwright/test";
import { givenCoach } from "#tests/e2e/support/coaches.ts";
import { press, test } from "#tests/e2e/support/desk.ts";
import { lookAt, refuse } from "#tests/e2e/support/look-at.ts";
import { choose, fillCard } from "./paying.ts";

/**
 * Proves the way from a choice of plan to having paid, in the browser. Sums, refusals of the gateway, resuming and rights
 * are proved by attempts (integration) and payments (http).
 */
test("a coach chooses a plan and enters their billing information; without script the order goes to support", async ({
  desk,
}) => {
  const { page, isScripted } = desk;
  await givenCoach(desk);
  await choose(desk, "Subscribe: Solo");
  await expect(page.getByRole("row", { name: "Today €19.00" })).toBeVisible();
  if (isScripted) return expect(page.getByText("This is a sandbox: no money moves")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Entering a card needs JavaScript" })).toBeVisible();
  await expect(page.getByLabel("Card number*")).toHaveCount(0);
  await press(desk, page.getByRole("button", { name: "Ask support to bill me by invoice" }));
  await expect(page.getByText("Successfully sent e-mail.")).toBeVisible();
});

test("a coach pays after cards that are refused, and upgrades with the card that is kept", {
  tag: "@with-script",
}, async ({ desk, baseURL }) => {
  const { page } = desk;
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith(baseURL ?? "")) sent.push(`${request.url()} ${request.postData() ?? ""}`);
  });
  await givenCoach(desk);
  await choose(desk, "Subscribe: Solo");
  const pay = page.getByRole("button", { name: "Pay €19.00" });
  const alert = page.getByRole("alert");
  await pay.click();
  await expect(alert.getByRole("link")).toHaveText([
    "Credit card number is invalid",
    "CVV number is invalid",
    "Expiration date must be in MM/YYYY format",
    "Name is required",
    "Surname is required",
  ]);
  await fillCard(desk, "4000000000001018");
  await pay.click();
  await expect(alert).toContainText("3D authentication failed. Please try again");
  await fillCard(desk, "4000111111111115");
  await pay.click();
  await expect(alert).toContainText("Your bank declined the card: Do Not Honor.");
  await expect(page.getByLabel("Card number*")).toHaveValue("4000111111111115");
  await fillCard(desk, "4000000000001091");
  await pay.click();
  await page.getByRole("button", { name: "Confirm the payment" }).click();
  await expect(page.getByRole("heading", { name: "Your payment is complete!" })).toBeVisible();
  await expect(page.getByText(/You successfully subscribed. Next billing date is/)).toBeVisible();

  await page.goBack();
  await expect(page.getByText("Already subscribed to this plan")).toBeVisible();
  await choose(desk, "Upgrade: Studio");
  await expect(page.getByRole("row", { name: /^Solo, unused/ })).toContainText("−€");
  await expect(page.getByLabel(/^Visa ending in 1091/)).toBeChecked();
  await page.getByRole("button", { name: /^Pay €/ }).click();
  await page.getByRole("button", { name: "Confirm the payment" }).click();
  await expect(page.getByText(/You have successfully changed your subscription. Next billing date is/)).toBeVisible();
  await test.step("no part of a card is sent to this server", async () => {
    expect(sent.join("\n")).toContain("nonce=");
    // why: four digits alone also stand in ids, among other hexadecimal ones
    expect(sent.join("\n")).not.toMatch(/40000000|40001111|(?<![\da-f-])(1018|1115|1091)(?![\da-f-])|05.?2031|cvv/);
  });
});

test("the pages of a payment are accessible in every state", { tag: "@with-script" }, async ({ browser, baseURL }) => {
  test.setTimeout(240_000);
  // why: axe is put into the page from outside, which the page's own policy would refuse
  const page = await browser.newPage({ baseURL, bypassCSP: true });
  const desk = { page, isScripted: true };
  await givenCoach(desk);
  await choose(desk, "Subscribe: Solo");
  await lookAt(desk, { "a payment": {}, "a payment, refused": { reach: refuse("Pay €19.00") } });
  await fillCard(desk, "4000000000001091");
  const asked = async () => {
    await page.getByRole("button", { name: "Pay €19.00" }).click();
    await expect(page.getByRole("button", { name: "Confirm the payment" })).toBeVisible();
  };
  await lookAt(desk, { "the bank's question": { reach: asked } });
  const answered = async () => {
    await page.getByRole("button", { name: "Confirm the payment" }).click();
    await expect(page.getByRole("heading", { name: "Your payment is complete!" })).toBeVisible();
  };
  await lookAt(desk, {
    "a payment that is complete": { reach: answered },
    "one that is not": { path: "/payment-complete/error" },
  });
  await lookAt(desk, { "the plans of who has one": { path: "/subscribe" } });
  await page.getByRole("link", { name: "Upgrade: Studio" }).click();
  await lookAt(desk, { "the billing step": {}, refused: { reach: refuse("Continue to payment") } });
});
