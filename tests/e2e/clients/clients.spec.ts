import { expect, type Page } from "@playwright/test";
import { type Desk, givenSession, test, unique } from "#tests/e2e/support/desk.ts";

/**
 * Proves that people are invited, invited again, grouped, found and deleted in their dialogs, and several together. Rights, licences and what
 * goes with a relation are proved by invitations, clients and client-groups (integration) and the access rows.
 */

test.beforeEach(async ({ page }) => {
  await givenSession({ page }, "trainer@demo.test");
  await page.goto("/clients");
});

test("several people are ticked, counted before anything is done with them, and dealt with together", async ({
  desk,
}) => {
  const { page } = desk;
  const name = unique("together").toLowerCase().replace(/\W/g, "-");
  const emails = [`a-${name}@people.test`, `b-${name}@people.test`];
  for (const email of emails) {
    await page.goto("/clients/invite");
    await page.getByLabel("Email*").fill(email);
    await page.getByRole("dialog").getByRole("button", { name: "Invite" }).click();
    await expect(page.getByText(`${email} was invited.`)).toBeVisible();
  }
  await page.goto(`/clients?search=${name}`);
  const bar = page.getByRole("form", { name: "With the ticked" });
  await expect(bar).toBeHidden();
  for (const email of emails) await page.getByRole("checkbox", { name: `Tick the invitation for ${email}` }).check();
  await bar.getByRole("button", { name: "Send invitation again" }).click();
  const sending = page.getByRole("dialog", { name: "Send invitations again" });
  await expect(sending).toContainText(`2 invitations will be sent again: ${emails.join(" and ")}.`);
  await sending.getByRole("link", { name: "Cancel" }).click();
  await bar.getByRole("button", { name: "Remove" }).click();
  const question = page.getByRole("dialog", { name: "Are you sure you want to remove 2 invitations?" });
  await expect(question).toContainText(`2 invitations will be deleted: ${emails.join(" and ")}.`);
  await question.getByRole("button", { name: "Proceed" }).click();
  await expect(page.getByText("2 invitations were deleted.")).toBeVisible();
  await expect(page).toHaveURL(`/clients?search=${name}`);
});

test("people are invited, grouped, found, and asked about before they are deleted", async ({ desk }) => {
  await test.step("a client is invited, invited again, and the invitation deleted", () => inviteTwice(desk));
  await test.step("a group is made, filled, filtered by, renamed and deleted", () => keepGroup(desk));
  await test.step("a client is asked about before they are deleted", () => askBeforeDeleting(desk));
});

async function inviteTwice(desk: Desk) {
  const { page } = desk;

  const email = `${unique("new").toLowerCase().replace(/\W/g, "-")}@people.test`;
  await page.getByRole("link", { name: "Invite client" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite to Macrocycle" });
  await dialog.getByRole("button", { name: "Invite" }).click();
  await expect(dialog.getByRole("alert").getByRole("link")).toHaveText(["Email is required field"]);
  await dialog.getByLabel("Email*").fill("nobody");
  await dialog.getByRole("button", { name: "Invite" }).click();
  await expect(dialog.getByRole("alert").getByRole("link")).toHaveText(["Must be valid email format"]);
  await dialog.getByLabel("Email*").fill(email);
  await dialog.getByRole("button", { name: "Invite" }).click();
  await expect(page.getByText(`${email} was invited.`)).toBeVisible();

  await page.goto(`/clients?show=invites&search=${email}`);
  await page.getByRole("link", { name: `Edit the invitation for ${email}` }).click();
  const opened = page.getByRole("dialog", { name: "Invitation" });
  await expect(opened.getByText("Marušić Coaching")).toBeVisible();
  await opened.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByText(`The invitation was sent to ${email} again.`)).toBeVisible();

  await page.getByRole("link", { name: `Delete the invitation for ${email}` }).click();
  await proceed(page, "Are you sure you want to delete invitation?");
  await expect(page.getByText(`The invitation for ${email} was deleted.`)).toBeVisible();
  await expect(page).toHaveURL("/clients");
}

async function keepGroup(desk: Desk) {
  const { page } = desk;
  await page.goto("/clients");

  const [name, renamed] = [unique("Juniors"), unique("Seniors")];
  await page.getByRole("link", { name: "Groups" }).click();
  const dialog = page.getByRole("dialog", { name: "New group" });
  await dialog.getByLabel("Name*").fill(name);
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(page.getByText(`The group ${name} was created.`)).toBeVisible();
  await dialog.getByRole("link", { name: `0 clients in ${name}` }).click();
  const members = page.getByRole("dialog", { name: `Members of ${name}` });
  for (const client of ["Leila Haddad", "Tomasz Żak"]) await members.getByRole("checkbox", { name: client }).check();
  await members.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("link", { name: `2 clients in ${name}` })).toBeVisible();

  const row = dialog.getByRole("listitem").filter({ hasText: name });
  await row.getByText("Rename").click();
  await row.getByLabel(`New name of ${name}`).fill(renamed);
  await row.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(`The group is now called ${renamed}.`)).toBeVisible();
  await dialog.getByRole("link", { name: "Close" }).click();
  await page.getByLabel("Group", { exact: true }).selectOption(renamed);
  const search = page.getByRole("button", { name: "Search" });
  if (await search.isVisible()) await search.click();
  await expect(page.getByRole("rowheader")).toHaveText([/Leila Haddad/, /Tomasz Żak/]);

  await page.goto("/clients/groups");
  await dialog.getByRole("link", { name: `Delete ${renamed}` }).click();
  await proceed(page, `Are you sure you want to delete ${renamed}?`);
  await expect(page.getByText(`The group ${renamed} was deleted.`)).toBeVisible();
}

async function askBeforeDeleting(desk: Desk) {
  const { page } = desk;
  await page.goto("/clients");

  await page.getByLabel("Search user").fill("haddad");
  await page.getByLabel("Search user").press("Enter");
  await expect(page.getByRole("rowheader")).toHaveText([/Leila Haddad/]);
  await page.getByRole("link", { name: "Delete Leila Haddad" }).click();
  const question = page.getByRole("dialog", { name: "Are you sure you want to delete user?" });
  await expect(question).toContainText(
    "Their place in groups is deleted. Your notes about them stay yours, and their own data stays theirs.",
  );
  await question.getByRole("link", { name: "Cancel" }).click();
  await expect(page.getByRole("rowheader")).toHaveText([/Leila Haddad/]);
}

async function proceed(page: Page, name: string) {
  await page.getByRole("dialog", { name }).getByRole("button", { name: "Proceed" }).click();
}
