import { type Browser, expect } from "@playwright/test";
import { type Desk, forgetSession, givenSession, open, press, signOut, test } from "#tests/e2e/support/desk.ts";
import { lookAt, refuse, type States } from "#tests/e2e/support/look-at.ts";

test("somebody gives their phone, sees the devices, and ends a session elsewhere", async ({
  desk,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  await test.step("somebody gives their phone, sees the devices, and ends a session elsewhere", () =>
    changeSettings(desk, browser, baseURL));
  if (desk.isScripted) await test.step("the settings", () => lookAtSettings(desk));
});

/** Proves that somebody finds and changes what is theirs in the settings, and that the screens are accessible. */

async function changeSettings(desk: Desk, browser: Browser, baseURL: string | undefined) {
  const { page } = desk;
  // why: both ways run at once, and what one saves or ends is nothing of the other's
  const [email, system] = desk.isScripted ? ["partner@demo.test", "Windows"] : ["writer@demo.test", "Macintosh"];
  const other = await browser.newPage({ baseURL, userAgent: `${system} Firefox/140.0` });
  await givenSession({ page: other }, email);
  await givenSession(desk, email);
  await open(desk, "/");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { name: "User info", level: 1 })).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveAttribute("readonly");
  await page.getByLabel("Phone number").fill("+385 91 000 000");
  await page.getByLabel("Height", { exact: true }).selectOption("in");
  await press(desk, page.getByRole("button", { name: "Save" }));
  await expect(page.getByText("Your user info was saved.")).toBeVisible();
  await expect(page.getByLabel("Phone number")).toHaveValue("+385 91 000 000");

  const tabs = page.getByRole("navigation", { name: "Account" });
  await tabs.getByRole("link", { name: "Devices" }).click();
  await expect(page.getByRole("heading", { name: "Devices", level: 1 })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "This browser" })).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Sign out everywhere else" })).toBeVisible();
  const firefox = page.getByRole("button", { name: /^Sign out Firefox on (Windows|macOS)$/ }).first();
  await press(desk, firefox);
  await expect(page.getByText(/^Firefox on (Windows|macOS) was signed out\./)).toBeVisible();
  await other.goto("/settings");
  await expect(other).toHaveURL(/\/login/);
  await other.close();

  const settings = page.getByRole("navigation", { name: "Settings" });
  await settings.getByRole("link", { name: "Programs" }).click();
  await expect(settings.getByRole("link", { name: "Programs" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("heading", { name: "Programs", level: 1 })).toBeVisible();
  await signOut(desk);
}

async function lookAtSettings(desk: Desk) {
  await forgetSession(desk);

  await givenSession(desk, "partner@demo.test");
  await lookAt(desk, states);
}

const states: States = {
  "the user info": { path: "/settings/account/info" },
  "a password, refused": { path: "/settings/account/password", reach: refuse("Change password") },
  "the subscription": { path: "/settings/account/subscription" },
  "the devices": { path: "/settings/account/devices" },
  "no passkeys": { path: "/settings/account/passkeys" },
  "a new access token, refused": { path: "/settings/account/tokens/new", reach: refuse("Create token") },
  "an access token that was made": { path: "/settings/account/tokens/new", reach: makeToken },
  "the access tokens": { path: "/settings/account/tokens" },
  "no invoices": { path: "/settings/billing" },
  "the store": { path: "/settings/programs" },
  "the commissions": { path: "/settings/commissions" },
  "the account menu": { reach: openMenu },
};

async function makeToken(desk: Desk) {
  await desk.page.getByLabel("Name").fill("Script");
  await desk.page.getByLabel("Posts: read").check();
  await desk.page.getByLabel("Your password").fill("macrocycle-demo");
  await press(desk, desk.page.getByRole("button", { name: "Create token" }));
  await expect(desk.page.getByLabel("Token", { exact: true })).toHaveValue(/^mcp_/);
}

async function openMenu({ page }: Desk) {
  // why: on the small screen of another look it stands in the menu
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("button", { name: "Logged in" }).click();
}
