import { expect, type Page } from "@playwright/test";
import { alive, type Desk, givenSession, leaveQuestion as question, test, unique } from "#tests/e2e/support/desk.ts";

/** Proves that what was entered into a dialog is asked about before it is lost, whatever leads away from it. */

test.beforeEach(async ({ page }) => {
  await givenSession({ page }, "trainer@demo.test");
  await page.goto("/exercises");
  await alive({ page, isScripted: true });
});

test("what was entered in a dialog is asked about before it is lost", { tag: "@with-script" }, async ({ desk }) => {
  await test.step("a changed dialog asks by Escape, Close, Cancel and Back, by the keyboard alone", () =>
    leaveChangedDialog(desk));
  await test.step("a refused form asks too, deleting asks first, and saving never does", () => leaveRefusedForm(desk));
});

async function leaveChangedDialog(desk: Desk) {
  const { page } = desk;

  const asked = page.getByRole("dialog", { name: question });
  await openNew(page);
  const name = page.getByRole("textbox", { name: "Name*" });
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/exercises");
  await expect(page.getByRole("link", { name: "New exercise" })).toBeFocused();
  await openNew(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(name).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(name).toHaveAccessibleDescription("Name is required!");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Sled drag");
  await expect(name).toHaveAccessibleDescription("");
  const ways = [
    () => page.keyboard.press("Escape"),
    () => page.getByRole("link", { name: "Close" }).press("Enter"),
    () => page.getByRole("link", { name: "Cancel" }).press("Enter"),
    () => page.goBack().catch(() => null),
  ];
  for (const leave of ways) {
    await leave();
    await expect(asked.getByRole("button", { name: "Cancel" })).toBeFocused();
    // why: the second Escape in a row closes a dialog whatever its page says
    await page.keyboard.press("Escape");
    await expect(asked).toHaveCount(0);
    await expect(page.locator("dialog:modal")).toHaveAccessibleName("New exercise");
    await expect(name).toHaveValue("Sled drag");
    await expect(page).toHaveURL("/exercises/new");
  }
  await page.keyboard.press("Escape");
  await asked.getByRole("button", { name: "Proceed" }).press("Enter");
  await expect(page).toHaveURL("/exercises");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

async function leaveRefusedForm(desk: Desk) {
  const { page } = desk;

  const asked = page.getByRole("dialog", { name: question });
  await openNew(page);
  await page.getByRole("textbox", { name: "Description" }).fill("Slow and low");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("alert")).toContainText("Name is required!");
  await page.getByRole("link", { name: "Close" }).click();
  await asked.getByRole("button", { name: "Cancel" }).click();
  const name = unique("Sled drag");
  await page.getByRole("textbox", { name: "Name*" }).fill(name);
  await page.getByRole("combobox", { name: "Difficulty*" }).selectOption("Beginner");
  await page.getByRole("checkbox").first().check();
  for (const tracked of ["Time", "Distance"]) await page.getByRole("checkbox", { name: tracked, exact: true }).check();
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("button", { name: "Proceed" }).click();
  await expect(page.getByRole("status").filter({ hasText: "was created." })).toBeVisible();
  await page.goto(`/exercises?search=${name}`);
  await alive({ page, isScripted: true });
  await page.getByRole("link", { name }).click();
  await page.getByRole("button", { name: "Move Distance up" }).click();
  await expect(page.getByRole("button", { name: "Move Distance up" })).toBeFocused();
  await expect(page.getByText("Distance is number 1 of 2.")).toBeAttached();
  await page.getByRole("link", { name: "Delete" }).click();
  await asked.getByRole("button", { name: "Proceed" }).click();
  await expect(page.getByRole("dialog", { name: "Are you sure you want to delete Exercise?" })).toBeVisible();
}

async function openNew(page: Page) {
  await page.getByRole("link", { name: "New exercise" }).press("Enter");
  await expect(page.locator("dialog:modal")).toHaveAccessibleName("New exercise");
}
