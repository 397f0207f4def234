import { type Browser, expect } from "@playwright/test";
import { expectAccessibleInEveryLook } from "#tests/e2e/support/accessible.ts";
import { type Desk, test } from "#tests/e2e/support/desk.ts";
import { lookAt, refuse, type States } from "#tests/e2e/support/look-at.ts";
import { mailedToken } from "#tests/e2e/support/outbox.ts";

/**
 * Proves that what visitors see on their way in is accessible in every state: links good and bad, what comes of them, and
 * the mails.
 */
test.use({ trace: "off", actionTimeout: 15_000 });

test(
  "the ways in: by the login, by signing up, by links, and becoming a coach",
  { tag: "@with-script" },
  async ({ browser, baseURL }, { retry }) => {
    test.setTimeout(240_000);
    const visitor = await visitorOf(browser, baseURL);
    await test.step("the login and the forms of visitors", () => lookAtForms(visitor));
    await test.step("an e-mail that exists", () => meetExistingEmail(visitor));
    await test.step("the ways in, by links", () => followLinks(visitor, `look-${retry}-${Date.now()}@coach.test`));
    await test.step("becoming a coach, and the outbox", () => becomeCoach(visitor));
    await visitor.page.close();
  },
);

function lookAtForms(visitor: Desk) {
  const addresses = ["/login", "/signup", "/forgot-password", "/reset-password/x", "/terms", "/privacy", "/api/docs"];
  const states = Object.fromEntries(addresses.map((path) => [path, { path }]));
  return lookAt(visitor, { ...states, "a login, refused": { path: "/login", reach: mistype } });
}

async function mistype({ page }: Desk) {
  await page.getByLabel("Email").fill("client@demo.test");
  await page.getByLabel("Password").fill("macrocycle-demo");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
}

async function meetExistingEmail({ page }: Desk) {
  const password = "a coach's own password";
  await page.goto("/signup?email=trainer@demo.test");
  await page.getByLabel("Name", { exact: true }).fill("Nora");
  await page.getByLabel("Surname").fill("Babić");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Repeat password").fill(password);
  await page.getByLabel("I accept the terms and conditions").check();
  await page.getByRole("button", { name: "Sign up" }).click();
  const taken = page.getByRole("dialog", { name: "Email already exists. Go to login page." });
  await expect(taken.getByRole("link", { name: "Login" })).toBeFocused();
  await expectAccessibleInEveryLook(page);
  await expect(page.getByLabel("Surname")).toBeHidden();
  await taken.getByRole("button", { name: "Change the e-mail" }).click();
  await expect(taken).toBeHidden();
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue("trainer@demo.test");
}

async function followLinks(visitor: Desk, email: string) {
  const invited = await mailedToken("invitation", "ines.duarte@demo.test");
  await lookAt(visitor, {
    "signing up, refused": { path: "/signup", reach: refuse("Sign up") },
    "an invitation": { path: `/signup?token=${invited}` },
    "declining an invitation": { path: `/decline-invitation/${invited}` },
    "an invitation that is none": { path: "/signup?token=x" },
    "signed up for the app": { path: "/signup?done=app" },
    "signed up": { path: "/signup", reach: (desk) => signUp(desk, email) },
    "a reset that was asked for": { path: "/forgot-password", reach: (desk) => requestReset(desk, email) },
  });
  await lookAt(visitor, {
    activating: { path: `/activate-account/${await mailedToken("activation", email)}` },
    activated: { reach: press("Activate account") },
    "a new password, refused": {
      path: `/reset-password/${await mailedToken("reset", email)}`,
      reach: refuse("Save the password"),
    },
  } satisfies States);
}

function becomeCoach(visitor: Desk) {
  return lookAt(visitor, {
    "becoming a coach, refused": {
      path: "/login",
      reach: (desk) => offered(desk).then(() => refuse("Become a coach")(desk)),
    },
    "the outbox": { path: "/dev/outbox" },
    "a mail of it": {
      reach: ({ page }) =>
        page
          .getByRole("link", { name: /invites you to/ })
          .first()
          .click(),
    },
  });
}

/** These pages have no script of their own, so that nothing is waited for but the page. */
async function visitorOf(browser: Browser, baseURL: string | undefined): Promise<Desk> {
  // why: axe is put into the page from outside, which the page's own policy would refuse
  return { page: await browser.newPage({ baseURL, bypassCSP: true }), isScripted: false };
}

function press(name: string) {
  return ({ page }: Desk) => page.getByRole("button", { name }).click();
}

async function signUp(desk: Desk, email: string) {
  const { page } = desk;
  const password = "a coach's own password";
  await page.getByLabel("Name", { exact: true }).fill("Nora");
  await page.getByLabel("Surname").fill("Babić");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Repeat password").fill(password);
  await page.getByLabel("I accept the terms and conditions").check();
  await press("Sign up")(desk);
  await expect(page.getByRole("heading", { name: "Welcome" })).toBeVisible();
}

async function requestReset(desk: Desk, email: string) {
  await desk.page.getByLabel("Email").fill(email);
  await press("Send")(desk);
  await expect(desk.page.getByText("Please check your email and try to log in again")).toBeVisible();
}

/** An athlete is led there by the login that refuses them. */
async function offered(desk: Desk) {
  const { page } = desk;
  await page.getByLabel("Email").fill("mei.tanaka@demo.test");
  await page.getByLabel("Password").fill("macrocycle-demo");
  await press("Login")(desk);
  await page.getByRole("link", { name: "this link" }).click();
}
