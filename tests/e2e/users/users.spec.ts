import { expect, type Page } from "@playwright/test";
import { v7 as newId } from "uuid";
import { type Desk, givenSession, test, unique } from "#tests/e2e/support/desk.ts";
import { givenParkedMail, mailedToken } from "#tests/e2e/support/outbox.ts";

/**
 * Proves that an administrator finds, edits and deletes a person, invites one, and sends a parked mail again. Who may what,
 * conflicts and what goes with a person are proved by users, user-editor and mail-worker (integration) and the access rows.
 */
const password = "a person's own password";

function address(words: string) {
  return `${unique(words).toLowerCase().replace(/\W/g, "-")}@people.test`;
}

test("an administrator edits and deletes a user, sends a mail again, and invites somebody", async ({ desk }) => {
  await test.step("an administrator edits a user, and deletes them", () => editAndDelete(desk));
  await test.step("an administrator sends a parked mail again", () => sendParkedMail(desk));
  await test.step("an administrator invites a partner who writes", () => invitePartner(desk));
});

async function sendParkedMail(desk: Desk) {
  const { page } = desk;

  const recipient = await givenParkedMail();
  await givenSession({ page }, "admin@demo.test");
  await page.goto("/settings/mails");
  await page.getByRole("link", { name: `Send again: Password changed, to ${recipient}` }).click();
  const dialog = page.getByRole("dialog", { name: "Password changed" });
  await expect(dialog.getByText("refused by the provider")).toBeVisible();
  await dialog.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByText(`The mail to ${recipient} will be sent again.`)).toBeVisible();
  await page.goto("/settings/mails?show=waiting");
  await expect(page.getByRole("row").filter({ hasText: recipient })).toContainText("waiting");
}

async function editAndDelete(desk: Desk) {
  const { page } = desk;

  const [surname, email] = [unique("Edited"), address("edited")];
  await signUp(page, { surname, email });
  await givenSession({ page }, "admin@demo.test");
  await page.goto("/settings/users");
  await page.getByLabel("Search user").fill(email);
  await page.getByLabel("Search user").press("Enter");
  await expect(page.getByRole("rowheader")).toHaveText([/Not activated/]);
  await page.getByRole("link", { name: `Edit Nora ${surname}` }).click();

  const dialog = page.getByRole("dialog", { name: `Nora ${surname}` });
  await expect(dialog.getByText("Not activated")).toBeVisible();
  await expect(dialog.getByRole("checkbox", { name: "Administrator" })).toHaveCount(0);
  await expect(dialog.getByRole("checkbox", { name: "Trainer" })).toBeChecked();
  await dialog.getByRole("checkbox", { name: "Partner" }).check();
  await dialog.getByRole("checkbox", { name: "Writer" }).check();
  await dialog.getByLabel("Licence for up to (persons)").fill("10");
  await dialog.getByLabel("Until").fill("2030-12-31");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("alert").getByRole("link")).toHaveText(["Must enter commission rate"]);
  await expect(dialog.getByLabel("Licence for up to (persons)")).toHaveValue("10");
  await dialog.getByLabel("Commission rate (%)*").fill("12,5");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(`Nora ${surname} was saved.`)).toBeVisible();
  await expect(page.getByRole("cell", { name: "Partner, Trainer, Writer" })).toBeVisible();

  await page.getByRole("link", { name: `Delete Nora ${surname}` }).click();
  const question = page.getByRole("dialog", { name: "Are you sure you want to delete this user?" });
  await expect(question.getByText(email, { exact: false })).toBeVisible();
  await question.getByRole("button", { name: "Proceed" }).click();
  await expect(page.getByText(`Nora ${surname} was deleted.`)).toBeVisible();
  await page.goto(`/settings/users?search=${email}`);
  await expect(page.getByText("Nobody found")).toBeVisible();
}

async function invitePartner(desk: Desk) {
  const { page } = desk;

  const email = address("partner");
  await givenSession({ page }, "admin@demo.test");
  await page.goto("/clients/invite");
  const dialog = page.getByRole("dialog", { name: "Invite to Macrocycle" });
  await dialog.getByLabel("Email*").fill(email);
  await dialog.getByRole("checkbox", { name: "Client" }).uncheck();
  await dialog.getByRole("checkbox", { name: "Partner" }).check();
  await dialog.getByLabel("Partner commission rate (%)*").fill("12.5");
  await dialog.getByRole("checkbox", { name: "Writer" }).check();
  await dialog.getByRole("button", { name: "Invite" }).click();
  await expect(page.getByText(`${email} was invited.`)).toBeVisible();

  await page.context().clearCookies();
  await page.goto(`/signup?${new URLSearchParams({ email, token: await mailedToken("invitation", email) })}`);
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await page.getByLabel("Name", { exact: true }).fill("Petra");
  await page.getByLabel("Surname").fill("Novak");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Repeat password").fill(password);
  await page.getByLabel("I accept the terms and conditions").check();
  await page.getByRole("button", { name: "Sign up" }).click();
  await expect(page.getByText("Now you can use Macrocycle platform.", { exact: false })).toBeVisible();

  await page.goto("/login?returnUrl=%2Fposts");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("link", { name: "Create post" }).first()).toBeVisible();
}

/** A coach who is not activated, made as the form does without rendering it. */
async function signUp(page: Page, { surname, email }: { surname: string; email: string }) {
  const form = { id: newId(), name: "Nora", surname, email, password, repeatPassword: password, terms: "on" };
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const answer = await page.request.post("/signup", { form, headers, maxRedirects: 0 });
  expect(answer.status()).toBe(302);
}
