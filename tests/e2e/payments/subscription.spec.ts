import { expect } from "@playwright/test";
import { type Desk, forgetSession, givenProgram, givenSession, open, press, test } from "#tests/e2e/support/desk.ts";
import { train } from "#tests/e2e/support/editor.ts";
import { lookAt } from "#tests/e2e/support/look-at.ts";
import { expiredSubscription, givenSubscription, noSubscription } from "#tests/e2e/support/outbox.ts";

test("a coach cancels a subscription, and an expired one leaves the way to a new one", async ({ desk }) => {
  await test.step("a coach thinks twice, cancels, and is told until when", () => cancel(desk));
  await test.step("of an expired subscription the notice is left, and the way to a new one", () => meetExpired(desk));
});

/**
 * Proves that a subscription is cancelled by whoever was asked first, that an expired one leaves the notice and what
 * stays open, and that each state is accessible. Texts, rights and what is stored are proved over http.
 */

async function cancel(desk: Desk) {
  const { page } = desk;
  // why: both ways run at once, and each subscription is cancelled once
  await givenSession(desk, desk.isScripted ? "active@demo.test" : "upgraded@demo.test");
  await open(desk, "/settings/account/subscription");
  await expect(page.getByRole("heading", { name: "Studio" })).toBeVisible();
  await page.getByRole("link", { name: "Cancel subscription" }).click();
  const dialog = page.getByRole("dialog", { name: "Cancel subscription" });
  await expect(dialog).toContainText("You can still use it until");
  await dialog.getByRole("link", { name: "Continue using app" }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole("link", { name: "Cancel subscription" }).click();
  await press(desk, dialog.getByRole("button", { name: "Cancel subscription" }));
  await expect(page.getByText("You cancelled your subscription. You can still use it until")).toBeVisible();
  await expect(page.getByRole("button", { name: "Subscribe again" })).toBeDisabled();
  await open(desk, "/");
  const notice = page.getByRole("region", { name: "Subscription" });
  await expect(notice).toContainText("You cancelled your subscription.");
  await notice.getByRole("link", { name: "Subscription" }).click();
  await expect(page).toHaveURL("/settings/account/subscription");
}

async function meetExpired(desk: Desk) {
  const { page } = desk;
  await givenSession(desk, "expired@demo.test");
  await page.goto("/programs");
  const notice = page.getByText("You don't have access to administration page.");
  await expect(notice).toBeVisible();
  await expect(page.getByRole("link", { name: "New program" })).toHaveCount(0);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { name: "User info", level: 1 })).toBeVisible();
  await expect(notice).toBeVisible();
  const settings = page.getByRole("navigation", { name: "Settings" });
  await settings.getByRole("link", { name: "Programs" }).click();
  await expect(page.getByRole("heading", { name: "Your subscription has expired" })).toBeVisible();
  await settings.getByRole("link", { name: "Billing" }).click();
  await expect(page.getByRole("heading", { name: "Billing", level: 1 })).toBeVisible();
  await page.getByRole("link", { name: "Activate subscription" }).click();
  await expect(page).toHaveURL("/subscribe");
}

test("each state of a subscription looks right, and one that expires loses no edits", { tag: "@with-script" }, async ({
  desk,
}) => {
  test.setTimeout(240_000);
  await test.step("a subscription that expires while a program is edited says so, and keeps the edits", () =>
    expireWhileEditing(desk));
  await test.step("every state of a subscription", () => lookAtStates(desk));
});

async function expireWhileEditing(desk: Desk) {
  const { page } = desk;
  const email = "never@demo.test";
  // why: a second try begins where the first did
  await givenSubscription(email, noSubscription);
  await givenProgram(desk, 1, email);
  const day = await train(desk, "Monday");
  const title = day.getByRole("textbox", { name: /^Title of/ });
  await title.fill("Volume day");
  await givenSubscription(email, expiredSubscription);
  await page.getByRole("button", { name: "Save program" }).click();
  await expect(page.getByText("Your subscription has expired, so nothing was saved.")).toBeVisible();
  await expect(title).toHaveValue("Volume day");
  await expect(page.getByText("1 day unsaved")).toBeVisible();
}

async function lookAtStates(desk: Desk) {
  await forgetSession(desk);

  const path = "/settings/account/subscription";
  await givenSession(desk, "pastdue@demo.test");
  await lookAt(desk, {
    "past due": { path },
    "cancelling it": { path: `${path}/cancel` },
    "the dashboard, past due": { path: "/" },
  });
  await givenSession(desk, "expired@demo.test");
  await desk.page.goto(path);
  await lookAt(desk, {
    expired: { path },
    "a tab that is closed": { path: "/settings/programs" },
    "a page that is closed": { path: "/exercises" },
  });
  await givenSession(desk, "cancelled@demo.test");
  await desk.page.goto(path);
  await lookAt(desk, { cancelled: { path } });
}
