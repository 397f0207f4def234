import { expect } from "@playwright/test";
import { open, signOut, test } from "#tests/e2e/support/desk.ts";

test.use({ ownContext: true });

/** Proves that a browser makes a passkey and logs in with it; what is refused is proved by tests/http. */
test("somebody adds a passkey, logs in with it, renames and removes it", { tag: "@with-script" }, async ({
  desk,
  baseURL,
}) => {
  const { page } = desk;
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const options = {
    protocol: "ctap2",
    transport: "internal",
    hasResidentKey: true,
    hasUserVerification: true,
  } as const;
  await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  });
  // why: a passkey is bound to a host with a name
  const origin = (baseURL ?? "").replace("127.0.0.1", "localhost");
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const form = { email: "partner@demo.test", password: "macrocycle-demo" };
  await page.request.post(`${origin}/login`, { form, headers, maxRedirects: 0 });

  await open(desk, `${origin}/settings/account/passkeys`);
  const name = `Laptop ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByLabel("Name*").fill(name);
  await page.getByLabel("Your password").fill(form.password);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText(`The passkey ${name} was added.`)).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: name })).toContainText("not used yet");

  await signOut(desk);
  await expect(page.getByRole("heading", { name: "Log in" })).toBeFocused();
  await expect(page.getByRole("button", { name: "Log in with a passkey" })).toBeVisible();
  await page.goto(`${origin}/login?returnUrl=%2Fsettings%2Faccount%2Fpasskeys`);
  await page.getByRole("button", { name: "Log in with a passkey" }).click();
  await expect(page).toHaveURL(`${origin}/settings/account/passkeys`);
  await expect(page.getByRole("listitem").filter({ hasText: name })).toContainText("last used");

  const renamed = `Old ${name}`;
  await page.getByRole("listitem").filter({ hasText: name }).getByText("Rename").click();
  await page.getByLabel(`New name of ${name}`).fill(renamed);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(`The passkey is now called ${renamed}.`)).toBeVisible();

  await page.getByRole("link", { name: `Delete ${renamed}` }).click();
  await page.getByRole("button", { name: "Proceed" }).click();
  await expect(page.getByText(`The passkey ${renamed} was removed.`)).toBeVisible();
});
