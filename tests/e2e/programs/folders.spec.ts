import { expect } from "@playwright/test";
import { v7 as newId } from "uuid";
import { type Desk, givenSession, postProgram, sendForm, test, unique } from "#tests/e2e/support/desk.ts";
import { choose } from "./steps.ts";

/**
 * Proves that folders are written, and programs ordered in them with focus going along. The rules are proved by
 * folders and programs/order (integration), the forms without script by kit/forms and ended-session (http).
 */

test.beforeEach(async ({ page }) => {
  await givenSession({ page }, "partner@demo.test");
  await page.goto("/programs");
});

test("folders are kept, and programs are moved between them and ordered in them", { tag: "@with-script" }, async ({
  desk,
}) => {
  await test.step("folders are created, renamed and deleted; their programs stay", () => keepFolder(desk));
  await test.step("a program is moved from its row into another folder, and out of it", () => moveToFolder(desk));
  await test.step("programs move within their folder, and focus follows them", () => orderPrograms(desk));
});

async function keepFolder(desk: Desk) {
  const { page } = desk;

  const [name, renamed, program] = [unique("Strength"), unique("Power"), unique("Inside")];
  await page.getByRole("link", { name: "New Folder" }).click();
  const dialog = page.getByRole("dialog", { name: "New folder" });
  const create = dialog.getByRole("button", { name: "Create" });
  await expect(create).toBeDisabled();
  await dialog.getByLabel("Name*").fill(name);
  await create.click();
  await expect(page.getByText(`The folder ${name} was created.`)).toBeVisible();
  await expect(dialog.getByLabel("Name*")).toHaveValue("");
  await createIn(desk, name, program);

  await page.goto("/programs/folders");
  const row = dialog.getByRole("listitem").filter({ hasText: name });
  await expect(row.getByRole("link", { name: "1 program" })).toBeVisible();
  await row.getByText("Rename").click();
  const save = row.getByRole("button", { name: "Save" });
  await row.getByLabel(`New name of ${name}`).fill("   ");
  await expect(save).toBeDisabled();
  await row.getByLabel(`New name of ${name}`).fill(renamed);
  await save.click();
  await expect(page.getByText(`The folder is now called ${renamed}.`)).toBeVisible();

  await dialog.getByRole("link", { name: `Delete ${renamed}` }).click();
  const question = page.getByRole("dialog", { name: `Are you sure you want to delete ${renamed}?` });
  await question.getByRole("button", { name: "Proceed" }).click();
  await expect(page.getByText(`The folder ${renamed} was deleted.`)).toBeVisible();
  await page.goto(`/programs?folder=none&search=${program}`);
  await expect(page.getByRole("row", { name: program })).toBeVisible();
}

async function moveToFolder(desk: Desk) {
  const { page } = desk;

  const [from, to, program] = [unique("From"), unique("To"), unique("Moved")];
  for (const folder of [from, to]) await givenFolder(desk, folder);
  await createIn(desk, from, program);
  for (const [folder, said] of [
    [to, `${program} is now in the folder ${to}.`],
    ["Without a folder", `${program} is no longer in a folder.`],
  ] as const) {
    await page.goto(`/programs?search=${program}`);
    await page.getByRole("link", { name: `Move ${program} elsewhere` }).click();
    const dialog = page.getByRole("dialog", { name: `Move ${program}` });
    await dialog.getByLabel("Folder").selectOption(folder);
    await dialog.getByRole("button", { name: "Move" }).click();
    await expect(page.getByText(said)).toBeVisible();
    const row = page.getByRole("row", { name: program });
    await expect(row.getByText(to)).toHaveCount(folder === to ? 1 : 0);
  }
}

async function orderPrograms(desk: Desk) {
  const { page } = desk;

  const [folder, ...names] = [unique("Order"), unique("A"), unique("B"), unique("C")];
  await givenFolder(desk, folder);
  for (const name of names) await createIn(desk, folder, name);
  const [a = "", b = "", c = ""] = names;
  await page.goto("/programs");
  await choose(page, "Folder", folder);
  await expect(page.getByRole("rowheader")).toHaveText([a, b, c]);
  await expect(page.getByRole("button", { name: `Move ${a} up` })).toBeDisabled();
  await expect(page.getByRole("button", { name: `Move ${c} down` })).toBeDisabled();

  await page.getByRole("button", { name: `Move ${c} up` }).click();
  await expect(page.getByText(`${c} is now number 2 of 3.`)).toBeVisible();
  await expect(page.getByRole("rowheader")).toHaveText([a, c, b]);
  await expect(page.getByRole("button", { name: `Move ${c} up` })).toBeFocused();
  await page.getByRole("button", { name: `Move ${c} up` }).click();
  await expect(page.getByRole("rowheader")).toHaveText([c, a, b]);
  await expect(page.getByRole("button", { name: `Move ${c} down` })).toBeFocused();
}

/** Creates a program in the folder as its dialog does, without rendering it. */
async function createIn(desk: Desk, folder: string, name: string) {
  const html = await (await desk.page.request.get("/programs/new")).text();
  const [, id = ""] = new RegExp(`<option value="([^"]+)"[^>]*>${folder}<`).exec(html) ?? [];
  await postProgram(desk, { name, folder: id });
}

/** Creates a folder likewise. */
async function givenFolder(desk: Desk, name: string) {
  const answer = await sendForm(desk, "/programs/folders", { id: newId(), name });
  expect(answer.status()).toBe(302);
}
