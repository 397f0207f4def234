import { expect } from "@playwright/test";
import { alive, type Desk, givenProgram, givenWritten, open, press, test } from "#tests/e2e/support/desk.ts";
import { dayOf, openTools, save, train } from "#tests/e2e/support/editor.ts";

/**
 * Proves that a program is copied and deleted from its editor, with what is unsaved there. What a copy has is proved
 * by programs/copy (integration).
 */
const copied = "Your program has been successfully copied!";

test("a program is copied with what is saved or unsaved, and goes its own way", async ({ desk }) => {
  await test.step("a program is copied with its workouts, and goes its own way", () => copyProgram(desk));
  if (desk.isScripted)
    await test.step("what is unsaved is saved first, or knowingly left out; one goes on, leaves for the list, or deletes", () =>
      copyUnsaved(desk));
});

async function copyProgram(desk: Desk) {
  const { page } = desk;
  const { address } = await givenWritten(desk, "== Monday\n# Squats\n\nRegular", "");
  const name = await page.getByRole("heading", { level: 1 }).textContent();
  await openTools(desk);
  await page.getByRole("link", { name: "Copy program" }).click();
  await press(desk, page.getByRole("dialog", { name: "Copy program" }).getByRole("button", { name: "Copy program" }));
  const dialog = page.getByRole("dialog", { name: copied });
  await dialog.getByRole("link", { name: "Open the copy" }).click();
  await expect(page.getByRole("heading", { name: `Copy of ${name}`, level: 1 })).toBeVisible();
  await alive(desk);
  await expect(titleOf(desk, "Monday")).toHaveValue("Squats");
  await titleOf(desk, "Monday").fill("Lighter squats");
  await save(desk);
  await open(desk, address);
  await expect(titleOf(desk, "Monday")).toHaveValue("Squats");
}

async function copyUnsaved(desk: Desk) {
  const { page } = desk;
  const { name, address } = await givenProgram(desk);
  await train(desk, "Tuesday");
  await titleOf(desk, "Tuesday").fill("Unsaved");
  await openTools(desk);
  await page.getByRole("link", { name: "Copy program" }).click();
  const question = page.getByRole("dialog", { name: "Copy program" });
  await expect(question.getByText("1 day is unsaved.")).toBeVisible();
  await expect(question.getByRole("button", { name: "Copy what is saved" })).toBeVisible();
  await question.getByRole("link", { name: "Cancel" }).click();
  await expect(page.locator("summary", { hasText: "More" })).toBeFocused();
  await expect(titleOf(desk, "Tuesday")).toHaveValue("Unsaved");
  await openTools(desk);
  await page.getByRole("link", { name: "Copy program" }).click();
  await question.getByRole("button", { name: "Save and copy" }).click();
  const dialog = page.getByRole("dialog", { name: copied });
  await dialog.getByRole("link", { name: "Continue editing this program" }).click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await open(desk, `${address}/copy`);
  await press(desk, page.getByRole("button", { name: "Copy program" }));
  await dialog.getByRole("link", { name: "Exit program" }).click();
  await expect(page.getByRole("heading", { name: "Programs", level: 1 })).toBeVisible();
  await page.goto(`/programs?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole("row", { name: `Copy of ${name}` })).toHaveCount(2);
  await page
    .getByRole("link", { name: `Copy of ${name}`, exact: true })
    .first()
    .click();
  await expect(titleOf(desk, "Tuesday")).toHaveValue("Unsaved");

  await test.step("a program is deleted from its editor", async () => {
    await openTools(desk);
    await page.getByRole("link", { name: "Delete program" }).click();
    const sure = page.getByRole("dialog", { name: "Are you sure you want to delete Program?" });
    await sure.getByRole("button", { name: "Proceed" }).click();
    await expect(page.getByText(`Copy of ${name} was deleted.`)).toBeVisible();
    await expect(page.getByRole("heading", { name: "Programs", level: 1 })).toBeVisible();
  });
}

function titleOf(desk: Desk, weekday: "Monday" | "Tuesday") {
  return dayOf(desk, weekday).getByRole("textbox", { name: /^Title of/ });
}
