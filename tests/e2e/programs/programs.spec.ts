import { expect } from "@playwright/test";
import { type Desk, givenSession, postProgram, test, unique } from "#tests/e2e/support/desk.ts";
import { choose, search } from "./steps.ts";

/**
 * Proves that a program is written, refused, asked about, found and deleted in its dialogs, and that a dialog closes
 * in each way. The rules are proved by programs (integration).
 */

const today = new Date().toISOString().slice(0, 10);
const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

test.beforeEach(async ({ page }) => {
  await givenSession({ page }, "partner@demo.test");
  await page.goto("/programs");
});

test("a program is refused, asked about, kept, made, found and deleted in its dialogs", async ({ desk }) => {
  await test.step("a program is refused with every reason at once, asked about, kept, made, and found in the list", () =>
    makeProgram(desk));
  await test.step("a program is deleted when that is confirmed, and the list keeps its filters", () =>
    deleteProgram(desk));
  await test.step("a dialog closes by Escape, Back and its link, and focus returns to where it was opened", () =>
    closeDialogs(desk));
});

async function makeProgram(desk: Desk) {
  const { page } = desk;

  const name = unique("Texas Method");
  await page.getByRole("link", { name: "New Program" }).first().click();
  const dialog = page.getByRole("dialog", { name: "New program" });
  await dialog.getByRole("button", { name: "Submit" }).click();
  const problems = dialog.getByRole("alert");
  await expect(problems.getByRole("link")).toHaveText([
    "Program name is required",
    "Difficulty required",
    "Duration is required",
    "Time unit is required",
  ]);
  await expect(problems).toBeFocused();
  await expect(page).toHaveTitle(/^Error: New program/);
  await problems.getByRole("link", { name: "Difficulty required" }).click();
  await expect(dialog.getByLabel("Difficulty*")).toBeFocused();

  await dialog.getByLabel("Program name*").fill(name);
  await dialog.getByLabel("Difficulty*").selectOption("Intermediate");
  await dialog.getByLabel("Program duration*").fill("-2");
  await dialog.getByLabel("Time unit*").selectOption("Weeks");
  await dialog.getByLabel("Description", { exact: true }).fill("Volume, recovery, intensity.");
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expect(dialog.getByLabel("Program duration*")).toHaveAccessibleDescription("Duration must be positive number");
  await expect(dialog.getByLabel("Program duration*")).toHaveValue("-2");

  await dialog.getByLabel("Program duration*").fill("2");
  await dialog.getByRole("button", { name: "Submit" }).click();
  const question = page.getByRole("dialog", { name: "Are you sure you want to submit Program?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  await expect(dialog.getByLabel("Program name*")).toHaveValue(name);
  await expect(dialog.getByLabel("Description", { exact: true })).toHaveValue("Volume, recovery, intensity.");

  await dialog.getByRole("button", { name: "Submit" }).click();
  await question.getByRole("button", { name: "Proceed" }).click();
  await expect(page).toHaveURL(/\/manage-program\/[0-9a-f-]{36}$/);
  const editor = new URL(page.url()).pathname;
  await expect(page.getByText(`${name} was created.`)).toBeVisible();

  await page.goto(`/programs?search=${name}`);
  const row = page.getByRole("row", { name });
  await expect(row.getByRole("cell")).toContainText(["", "2 weeks", "Intermediate", "No"]);
  await expect(row.getByRole("link", { name: `Edit ${name}` })).toHaveAttribute("href", editor);
}

async function deleteProgram(desk: Desk) {
  const { page } = desk;

  const name = unique("Short lived");
  await postProgram({ page }, { name });
  await page.goto(`/programs?search=${name}`);
  await page.getByRole("link", { name: `Delete ${name}` }).click();
  const question = page.getByRole("dialog", { name: "Are you sure you want to delete Program?" });
  await question.getByRole("link", { name: "Cancel" }).click();
  await expect(page.getByRole("row", { name })).toBeVisible();
  await page.getByRole("link", { name: `Delete ${name}` }).click();
  await question.getByRole("button", { name: "Proceed" }).click();
  await expect(page.getByText(`${name} was deleted.`)).toBeVisible();
  await expect(page.getByText("No programs to show")).toBeVisible();
  await expect(page.getByRole("searchbox", { name: "Search" })).toHaveValue(name);
}

async function closeDialogs(desk: Desk) {
  const { page } = desk;
  await page.goto("/programs");

  const opener = page.getByRole("link", { name: "New Program" }).first();
  const dialog = page.getByRole("dialog", { name: "New program" });
  await opener.press("Enter");
  if (desk.isScripted) {
    await expect(dialog.getByRole("heading", { name: "New program" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.press("Enter");
  } else {
    await expect(page.getByRole("heading", { name: "Programs", exact: true })).toBeHidden();
  }
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await opener.press("Enter");
  await dialog.getByRole("link", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/programs");
}

test("a continuous program asks for a start date; the list is searched and filtered", { tag: "@with-script" }, async ({
  desk,
}) => {
  await test.step("a continuous program asks for a start date instead of a duration, and not for one in the past", () =>
    makeContinuous(desk));
  await test.step("the list is searched and filtered, and says what it shows", () => searchPrograms(desk));
});

async function makeContinuous(desk: Desk) {
  const { page } = desk;

  const name = unique("Club season");
  await page.goto("/programs/new");
  const dialog = page.getByRole("dialog", { name: "New program" });
  const duration = dialog.getByLabel("Program duration*");
  const start = dialog.getByLabel("Start date*");
  await expect(start).toBeHidden();
  await dialog.getByLabel("Continuous program").check();
  await expect(duration).toBeHidden();
  await dialog.getByLabel("Program name*").fill(name);
  await dialog.getByLabel("Difficulty*").selectOption("Beginner");
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expect(start).toHaveAccessibleDescription("Start date is required");

  await expect(start).toHaveAttribute("min", today);
  await start.fill(yesterday);
  await start.evaluate((input) => input.removeAttribute("min"));
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expect(start).toHaveAccessibleDescription("Start date cannot be before today");

  await start.fill(today);
  await dialog.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("button", { name: "Proceed" }).click();
  await expect(page).toHaveURL(/\/manage-program\//);
  await page.goto(`/programs?search=${name}`);
  const from = today.split("-").reverse().join("/");
  await expect(page.getByRole("row", { name })).toContainText(`Continuous from ${from}`);
}

async function searchPrograms(desk: Desk) {
  const { page } = desk;

  const name = unique("Kovač’s block");
  await postProgram({ page }, { name });
  await page.goto("/programs");
  await search(page, name.replace("Kovač’s", "KOVAC's"));
  await expect(page.getByRole("rowheader")).toHaveText([name]);
  await expect(page.getByText(/^1 program with “KOVAC's/)).toBeVisible();
  await choose(page, "Difficulty", "Elite");
  await expect(page.getByText("No programs to show")).toBeVisible();
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(page.getByRole("searchbox", { name: "Search" })).toHaveValue("");
  await expect(page).toHaveURL("/programs");
}
