import { expect, type Page } from "@playwright/test";
import { type Desk, givenSession, postProgram, programNamed, test, unique } from "#tests/e2e/support/desk.ts";
import { openTools } from "#tests/e2e/support/editor.ts";

/**
 * Proves that details are changed in their dialog, and what is locked cannot be typed in. The rules are proved by
 * programs/duration (integration).
 */
const locked = "You can't change the duration of this program because someone is using it!";

test("a program's details are changed, and what is locked is not", async ({ desk }) => {
  await test.step("a program gets another name, length and description", () => changeDetails(desk));
  if (desk.isScripted)
    await test.step("the duration of a program in use is locked, the other details are not", () =>
      changeProgramInUse(desk));
});

async function changeDetails(desk: Desk) {
  const { page } = desk;

  await givenSession({ page }, "partner@demo.test");
  const renamed = unique("Second draft");
  await page.goto(await postProgram({ page }, { name: unique("First draft") }));
  await openTools(desk);
  await page.getByRole("link", { name: "Program details" }).click();
  const dialog = page.getByRole("dialog", { name: "Program details" });
  await expect(dialog.getByLabel("Program duration*")).toHaveValue("1");
  await dialog.getByLabel("Program name*").fill(renamed);
  await dialog.getByLabel("Program duration*").fill("30");
  await dialog.getByLabel("Time unit*").selectOption("Days");
  await dialog.getByLabel("Short description").fill("A month of it");
  await submit(page);
  await expect(page.getByText(`The details of ${renamed} were saved.`)).toBeVisible();
  await expect(page.getByRole("heading", { name: renamed })).toBeVisible();
  await page.goto(`/programs?search=${renamed}`);
  await expect(page.getByRole("row", { name: renamed })).toContainText("30 days");
}

async function changeProgramInUse(desk: Desk) {
  const { page } = desk;

  const dialog = await openDetails(page, "5/3/1 with Boring But Big");
  const duration = dialog.getByLabel("Program duration*");
  await expect(duration).toHaveAccessibleDescription(locked);
  await expect(duration).not.toBeEditable();
  await expect(dialog.getByLabel("Time unit*")).toBeDisabled();
  await expect(dialog.getByLabel("Continuous program")).toBeDisabled();
  await submit(page);
  await expect(page.getByText("were saved.")).toBeVisible();
}

async function openDetails(page: Page, name: string) {
  await givenSession({ page }, "trainer@demo.test");
  await page.goto(await programNamed({ page }, name));
  await openTools({ page });
  await page.getByRole("link", { name: "Program details" }).click();
  return page.getByRole("dialog", { name: "Program details" });
}

async function submit(page: Page) {
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("button", { name: "Proceed" }).click();
}
