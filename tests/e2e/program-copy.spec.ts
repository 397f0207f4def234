import { expect } from "@playwright/test";
import { alive, givenProgram, open, press, test } from "./support/desk.ts";
import { dayOf, save, train } from "./support/editor.ts";

/**
 * Proves that a program is copied and deleted from its editor, with what is unsaved there. What a copy has is proved
 * by programs-copy (integration).
 */
const copied = "Your program has been successfully copied!";

test("a program is copied with its workouts, and goes its own way", async ({ desk }) => {
  const { page } = desk;
  const { name, address } = await givenProgram(desk, 2);
  const day = await train(desk, "Monday");
  await day.getByRole("textbox", { name: /^Title of/ }).fill("Squats");
  await save(desk);
  await page.getByRole("link", { name: "Copy program" }).click();
  await press(desk, page.getByRole("dialog", { name: "Copy program" }).getByRole("button", { name: "Copy program" }));
  const dialog = page.getByRole("dialog", { name: copied });
  await dialog.getByRole("link", { name: "Open the copy" }).click();
  await expect(page.getByRole("heading", { name: `Copy of ${name}`, level: 1 })).toBeVisible();
  await alive(desk);
  await expect(dayOf(desk, "Monday").getByRole("textbox", { name: /^Title of/ })).toHaveValue("Squats");
  await dayOf(desk, "Monday")
    .getByRole("textbox", { name: /^Title of/ })
    .fill("Lighter squats");
  await save(desk);
  await open(desk, address);
  await expect(dayOf(desk, "Monday").getByRole("textbox", { name: /^Title of/ })).toHaveValue("Squats");
});

test("after copying, one goes on with this program, or leaves it for the list", { tag: "@with-script" }, async ({
  desk,
}) => {
  const { page } = desk;
  const { name, address } = await givenProgram(desk);
  await page.getByRole("link", { name: "Copy program" }).click();
  await press(desk, page.getByRole("button", { name: "Copy program" }));
  const dialog = page.getByRole("dialog", { name: copied });
  await dialog.getByRole("link", { name: "Continue editing this program" }).click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await open(desk, `${address}/copy`);
  await press(desk, page.getByRole("button", { name: "Copy program" }));
  await page.getByRole("dialog", { name: copied }).getByRole("link", { name: "Exit program" }).click();
  await expect(page.getByRole("heading", { name: "Programs", level: 1 })).toBeVisible();
  await page.goto(`/programs?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole("row", { name: `Copy of ${name}` })).toHaveCount(2);
});

test("what is unsaved is saved first, or knowingly left out", { tag: "@with-script" }, async ({ desk }) => {
  const { page } = desk;
  await givenProgram(desk);
  const title = (await train(desk, "Tuesday")).getByRole("textbox", { name: /^Title of/ });
  await title.fill("Unsaved");
  await page.getByRole("link", { name: "Copy program" }).click();
  const dialog = page.getByRole("dialog", { name: "Copy program" });
  await expect(dialog.getByText("1 day is unsaved.")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Copy what is saved" })).toBeVisible();
  await dialog.getByRole("link", { name: "Cancel" }).click();
  await expect(page.getByRole("link", { name: "Copy program" })).toBeFocused();
  await expect(title).toHaveValue("Unsaved");
  await page.getByRole("link", { name: "Copy program" }).click();
  await dialog.getByRole("button", { name: "Save and copy" }).click();
  await page.getByRole("dialog", { name: copied }).getByRole("link", { name: "Open the copy" }).click();
  await expect(page.getByRole("heading", { name: /^Copy of/, level: 1 })).toBeVisible();
  await expect(dayOf(desk, "Tuesday").getByRole("textbox", { name: /^Title of/ })).toHaveValue("Unsaved");
});

test("a program is deleted from its editor, once nobody follows it", { tag: "@with-script" }, async ({ desk }) => {
  const { page } = desk;
  const { name, address } = await givenProgram(desk);
  await page.getByRole("link", { name: "Delete program" }).click();
  const question = page.getByRole("dialog", { name: "Are you sure you want to delete Program?" });
  await press(desk, question.getByRole("button", { name: "Proceed" }));
  await expect(page.getByText(`${name} was deleted.`)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Programs", level: 1 })).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);
});
