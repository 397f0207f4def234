import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { unzipSync } from "fflate";
import { alive, type Desk, givenSession, press, test } from "#tests/e2e/support/desk.ts";
import { lookAt, refuse } from "#tests/e2e/support/look-at.ts";
import { mailedToken } from "#tests/e2e/support/outbox.ts";

/** A person exports and leaves: what goes and what stays is proved by tests/integration, and the same without script by your-data (http). */
const password = "a leaver's own password";

test("a person exports and leaves", { tag: "@with-script" }, async ({ desk }, { retry }) => {
  const { page } = desk;
  const email = `leaver-${retry}-${Date.now()}@coach.test`;
  await page.goto("/signup");
  await page.getByLabel("Name", { exact: true }).fill("Lea");
  await page.getByLabel("Surname").fill("Verlassen");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Repeat password").fill(password);
  await page.getByLabel("I accept the terms and conditions").check();
  await page.getByRole("button", { name: "Sign up" }).click();
  await page.goto(`/activate-account/${await mailedToken("activation", email)}`);
  await page.getByRole("button", { name: "Activate account" }).click();
  await page.goto("/login?returnUrl=/settings/account/data");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Login" }).click();

  await expect(page.getByRole("heading", { name: "Your data", level: 1 })).toBeVisible();
  await alive(desk);
  await press(desk, page.getByRole("button", { name: "Gather my data" }));
  const download = page.getByRole("link", { name: /^Download/ });
  await expect(download).toBeVisible({ timeout: 15_000 });
  const [file] = await Promise.all([page.waitForEvent("download"), download.click()]);
  expect(file.suggestedFilename()).toMatch(/^your-data-.*\.zip$/);
  const archive = unzipSync(await readFile(await file.path()));
  expect(Buffer.from(archive["tables/Profile.csv"] ?? []).toString()).toContain(email);

  await page.getByRole("link", { name: "Leave" }).click();
  const dialog = page.getByRole("dialog", { name: "Are you sure you want to leave?" });
  await expect(dialog).toContainText("This is erased at once and for good");
  await alive(desk);
  await dialog.getByLabel("Your password").fill("not my password");
  await press(desk, dialog.getByRole("button", { name: "Leave and erase my data" }));
  await expect(dialog).toContainText("That is not your password");
  await dialog.getByLabel("Your password").fill(password);
  await press(desk, dialog.getByRole("button", { name: "Leave and erase my data" }));
  await expect(page.getByText("You have left, and what we stored about you has been erased.")).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
});

test("one's data and leaving are accessible in every state", { tag: "@with-script" }, async ({ desk }) => {
  test.setTimeout(120_000);
  await givenSession(desk, "partner@demo.test");
  await lookAt(desk, {
    "nothing gathered": { path: "/settings/account/data" },
    leaving: { path: "/settings/account/data/leave" },
    "leaving, refused": { reach: refuse("Leave and erase my data") },
    "what was gathered": { path: "/settings/account/data", reach: gather },
  });
});

async function gather({ page }: Desk) {
  await page.getByRole("button", { name: /^Gather/ }).click();
  await expect(page.getByRole("link", { name: /^Download/ })).toBeVisible({ timeout: 15_000 });
}
