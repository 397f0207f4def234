import { expect } from "@playwright/test";
import { v7 as newId } from "uuid";
import { openExercise } from "#tests/e2e/exercises/steps.ts";
import { type Desk, givenProgram, givenSession, open, sendForm, test, unique } from "#tests/e2e/support/desk.ts";
import { openDay, train } from "#tests/e2e/support/editor.ts";

/**
 * Proves that with scripting, too, a form that comes too late stays with what was typed. What each form says and keeps is
 * proved without it by tests/http/kit/second-saver.
 */
test.describe("with scripting", { tag: "@with-script" }, () => {
  test("a form that comes too late, or has what can't be taken, stays with what was typed", async ({ desk }) => {
    await test.step("an exercise that was saved, then deleted in another tab keeps what is typed here", () =>
      comeTooLate(desk));
    await test.step("an image that a day can't have leaves its dialog open, with the reason", () => refuseImages(desk));
  });

  async function comeTooLate(desk: Desk) {
    const { page } = desk;
    await givenSession(desk, "trainer@demo.test");
    const name = unique("Late");
    const post = (path: string, form: Record<string, string>) => sendForm(desk, path, form);
    await open(desk, "/exercises/new");
    const fields = {
      difficulty: await page.getByLabel("Difficulty*").locator("option").nth(1).getAttribute("value"),
      categories: await page.locator("[name=categories]").first().getAttribute("value"),
    } as Record<string, string>;
    await post("/exercises/new", { ...fields, id: newId(), name, step: "proceed" });
    await page.goto(`/exercises?search=${name}`);
    const dialog = await openExercise(page, name);
    await dialog.getByLabel("Description").fill("Typed here");
    const { pathname } = new URL(page.url());

    await post(pathname, { ...fields, id: newId(), name: `${name} again`, version: "1", step: "proceed" });
    await dialog.getByRole("button", { name: "Submit" }).click();
    await expect(dialog.getByRole("alert")).toContainText("in another tab or on another device");
    await expect(dialog.getByText(`Saved in the meantime: ${name} again`)).toBeVisible();
    await expect(dialog.getByLabel("Description")).toHaveValue("Typed here");

    await post(`${pathname}/delete`, {});
    await dialog.getByRole("button", { name: "Submit" }).click();
    const recreated = page.getByRole("dialog", { name: "New exercise" });
    await expect(recreated.getByRole("alert")).toContainText("This exercise was deleted in the meantime.");
    await expect(recreated.getByLabel("Description")).toHaveValue("Typed here");
    await recreated.getByRole("button", { name: "Submit" }).click();
    await page.getByRole("button", { name: "Proceed" }).click();
    await expect(page.getByText(`${name} was created.`)).toBeVisible();
  }

  async function refuseImages(desk: Desk) {
    const { page } = desk;
    await givenProgram(desk);
    await openDay(desk, await train(desk, "Monday"));
    await page.getByRole("link", { name: /^Add image of/ }).click();
    const dialog = page.getByRole("dialog", { name: "Image of Day 1" });
    const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");
    for (const [file, reason] of [
      [null, "Choose an image first"],
      [
        { name: "IMG_1.HEIC", mimeType: "image/heic", buffer: heic },
        "We can't read HEIC photos. Save the photo as JPEG",
      ],
      [
        { name: "IMG_2.JPG", mimeType: "image/jpeg", buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
        "The image is larger than 10 MB",
      ],
    ] as const) {
      if (file) await dialog.locator("input[type=file]").setInputFiles(file);
      await dialog.getByRole("button", { name: "Use image" }).click();
      await expect(dialog.getByRole("alert").getByRole("link")).toContainText(reason);
    }
  }
});
