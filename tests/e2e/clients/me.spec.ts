import { expect, type Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { invites } from "#db/schema/access.ts";
import { userRoles, users } from "#db/schema/accounts.ts";
import { givenCoach } from "#tests/e2e/support/coaches.ts";
import { type Desk, givenSession, press, sendForm, test } from "#tests/e2e/support/desk.ts";
import { follow, lookAt, scriptedPage } from "#tests/e2e/support/look-at.ts";
import { inDemo, mailedToken } from "#tests/e2e/support/outbox.ts";

/** An athlete answers an invitation and ends the coaching; what each press changes is proved by tests/http. */
const password = "macrocycle-demo";

/** An athlete of this test alone, whom the demo's trainer has invited; nobody is logged in. */
async function givenInvited(desk: Desk) {
  const { page } = desk;
  const { email } = await givenCoach(desk);
  await inDemo(async (db) => {
    const [athlete] = await db.select().from(users).where(eq(users.email, email));
    if (!athlete) throw new Error(`There is no ${email}.`);
    await db.update(userRoles).set({ role: "USR" }).where(eq(userRoles.userId, athlete.id));
  });
  await page.context().clearCookies();
  await givenSession(desk, "trainer@demo.test");
  const sent = await sendForm(desk, "/clients/invite", { id: newId(), email, isClient: "on" });
  expect(sent.status()).toBe(302);
  await page.context().clearCookies();
  return email;
}

async function logIn(page: Page, email: string) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Login" }).click();
}

test("an athlete comes from the mail, accepts, and ends it; a refused login leads to their own page", async ({
  desk,
}) => {
  const { page } = desk;
  const email = await givenInvited(desk);
  await page.goto(`/signup?token=${await mailedToken("invitation", email)}`);
  await page.getByRole("link", { name: "Log in" }).click();
  await logIn(page, email);
  await expect(page).toHaveURL(/\/me\/coaches\/[\da-f-]+$/);
  await expect(page.getByText("All of this from before today, too")).toBeVisible();
  await press(desk, page.getByRole("button", { name: /^Accept/ }));

  await expect(page).toHaveURL("/me");
  await expect(page.getByText(/now coaches you\./)).toBeVisible();
  await page.getByRole("link", { name: /^End coaching with/ }).click();
  const question = page.getByRole("dialog", { name: /^End your coaching with/ });
  await expect(question).toContainText(
    "they see nothing about you except their own notes. Your place in their groups is deleted",
  );
  await press(desk, question.getByRole("button", { name: "End coaching" }));
  await expect(page.getByText(/no longer coaches you\./)).toBeVisible();
  await expect(page.getByText("Nobody coaches you.")).toBeVisible();

  await press(desk, page.getByRole("banner").getByRole("button", { name: "Log out" }));
  await expect(page.getByRole("heading", { name: "Log in" })).toBeVisible();
  await page.goto("/login");
  await logIn(page, email);
  await expect(page.getByRole("alert")).toContainText("You don't have an access to this page.");
  await page.getByRole("button", { name: "Go to my own page" }).click();
  await expect(page).toHaveURL("/me");
});

test("one's own pages are accessible in every state", { tag: "@without-script" }, async ({ desk, browser }) => {
  test.setTimeout(180_000);
  const { page } = desk;
  const email = await givenInvited(desk);
  const invitation = await inDemo(async (db) => {
    const [invite] = await db.select().from(invites).where(eq(invites.email, email));
    return `/me/coaches/${invite?.id}`;
  });
  await page.request.post("/login?returnUrl=/me", {
    form: { email, password },
    headers: { "Sec-Fetch-Site": "same-origin" },
    maxRedirects: 0,
  });
  await lookAt(
    desk,
    {
      "an invitation from its mail": { path: invitation },
      "an invitation on one's own page": { path: "/me" },
      blocking: { reach: follow(/^Block/) },
      "a coach": { path: "/me", reach: ({ page }) => page.getByRole("button", { name: /^Accept/ }).click() },
      ending: { reach: follow(/^End coaching/) },
      info: { path: "/me/info" },
      password: { path: "/me/password" },
      passkeys: { path: "/me/passkeys" },
      devices: { path: "/me/devices" },
      data: { path: "/me/data" },
      leaving: { path: "/me/leave" },
    },
    await scriptedPage(browser),
  );
});
