import { expect, type Page } from "@playwright/test";
import { type Desk, endSession, givenProgram, open, test } from "./support/desk.ts";
import { dayOf, train } from "./support/editor.ts";

/**
 * Proves that a session, a connection or an answer that is lost loses nothing that was typed, in the browser that has
 * it.
 */
const withScript = { tag: "@with-script" };
const title = (desk: Desk) => dayOf(desk, "Monday").getByRole("textbox", { name: /^Title of/ });
const saveButton = (page: Page) => page.getByRole("button", { name: "Save program" });
const saved = (page: Page) => page.getByRole("dialog", { name: "Your program has been successfully saved!" });

/** Monday, a day of training, with a title that is not saved. */
async function givenTyped(desk: Desk) {
  const { address } = await givenProgram(desk);
  await train(desk, "Monday");
  await title(desk).fill("Volume day");
  return address;
}

async function expectStored(desk: Desk, address: string) {
  await open(desk, address);
  await expect(title(desk)).toHaveValue("Volume day");
}

test("a session that ended meanwhile is opened again in place, and the save goes on", withScript, async ({ desk }) => {
  const { page } = desk;
  const address = await givenTyped(desk);
  await endSession(desk);
  await saveButton(page).click();
  const dialog = page.getByRole("dialog", { name: "You are no longer logged in" });
  const password = dialog.getByLabel("Password");
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(
    /Your changes are still here\. Log in again as trainer@demo\.test/,
  );

  await password.fill("not this one");
  await password.press("Enter");
  await expect(dialog.getByRole("alert")).toHaveText("Wrong username or password.");
  await expect(password).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("alert").filter({ hasText: "You are no longer logged in." })).toBeVisible();
  await expect(page.getByText("1 day unsaved")).toBeVisible();

  await saveButton(page).click();
  await password.fill("macrocycle-demo");
  await dialog.getByRole("button", { name: "Log in and save" }).click();
  await expect(saved(page)).toBeVisible();
  await expect(page.getByText("1 day unsaved")).toBeHidden();
  await expectStored(desk, address);
});

test("a lost connection says so, keeps what was typed, and saves when it is back", withScript, async ({ desk }) => {
  const { page } = desk;
  const address = await givenTyped(desk);
  await page.context().setOffline(true);
  await saveButton(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "The server could not be reached." })).toBeVisible();
  await expect(page.getByText("1 day unsaved")).toBeVisible();
  await page.context().setOffline(false);
  await expect(saved(page)).toBeVisible();
  await expectStored(desk, address);
});

test("a save whose answer was lost is known again as one's own", withScript, async ({ desk }) => {
  const { page } = desk;
  const address = await givenTyped(desk);
  await page.route("**/workouts", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await saveButton(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "The server could not be reached." })).toBeVisible();
  await page.unroute("**/workouts");
  await title(desk).fill("Heavy day");
  await saveButton(page).click();
  await expect(saved(page)).toBeVisible();
  await open(desk, address);
  await expect(title(desk)).toHaveValue("Heavy day");
});
