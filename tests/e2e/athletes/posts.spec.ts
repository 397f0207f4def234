import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { type Desk, givenSession, test, unique } from "#tests/e2e/support/desk.ts";

/**
 * Proves that a post is written, asked about, found by its filters, changed and deleted in its dialogs, and only read
 * by others. Rights, versions and covers are proved by posts (integration) and the access rows.
 */

const video = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";

test("a post is written with a video or a cover, found, changed, deleted, and only read by others", {
  tag: "@with-script",
}, async ({ desk }) => {
  await test.step("a post is refused with every reason, asked about, made, found, changed and deleted", () =>
    keepPost(desk));
  await test.step("an image is a post's cover, and filters leave some posts or none", () => coverPost(desk));
  await test.step("another person's post is read, not changed", () => readPost(desk));
});

async function keepPost(desk: Desk) {
  const { page } = desk;

  const title = unique("Sleep first");
  await givenSession({ page }, "writer@demo.test");
  await page.goto("/posts");
  await page.getByRole("link", { name: "Create post" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Create post" });
  await dialog.getByRole("button", { name: "Submit" }).click();
  const reasons = dialog.getByRole("alert").getByRole("link");
  await expect(reasons).toHaveText(["Title is required!", "Select at least one category"]);

  await dialog.getByLabel("Post name*").fill(title);
  await dialog.getByRole("checkbox", { name: "Recovery" }).check();
  await dialog.getByLabel("Description").fill("Eight hours.\nThen the rest.");
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expect(reasons).toHaveText(["Image is required!"]);
  await dialog.getByRole("radio", { name: "Video" }).check();
  await expect(dialog.getByText("Choose image")).toBeHidden();
  await dialog.getByLabel("Youtube link").fill(video);
  await submit(page, "Create post");
  await expect(page.getByText(`${title} was created.`)).toBeVisible();

  await page.goto("/posts?category=nutrition");
  await expect(page.getByRole("link", { name: title })).toBeHidden();
  await page.goto("/posts?category=recovery");
  await page.getByRole("link", { name: title }).click();
  const opened = page.getByRole("dialog", { name: "Update post" });
  await expect(opened.getByLabel("Description")).toHaveValue("Eight hours.\nThen the rest.");
  await opened.getByLabel("Post name*").fill(`${title}, always`);
  await submit(page, "Update post");
  await expect(page).toHaveURL("/posts?category=recovery");
  await expect(page.getByText(`${title}, always was saved.`)).toBeVisible();

  await page.getByRole("link", { name: `${title}, always` }).click();
  await opened.getByRole("link", { name: "Delete" }).click();
  const question = page.getByRole("dialog", { name: "Are you sure you want to delete Post?" });
  await question.getByRole("button", { name: "Proceed" }).click();
  await expect(page.getByText(`${title}, always was deleted.`)).toBeVisible();
  await expect(page.getByRole("link", { name: title })).toBeHidden();
}

async function coverPost(desk: Desk) {
  const { page } = desk;

  const title = unique("Cover");
  await givenSession({ page }, "writer@demo.test");
  await page.goto("/posts/new");
  const dialog = page.getByRole("dialog", { name: "Create post" });
  const plate = { create: { width: 800, height: 600, channels: 3, background: "#1b6e3c" } } as const;
  const buffer = await sharp(plate).png().toBuffer();
  await dialog.locator("input[type=file]").setInputFiles({ name: "plate.png", mimeType: "image/png", buffer });
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Title is required!");
  const kept = await dialog.locator("img").getAttribute("src");
  await dialog.getByLabel("Post name*").fill(title);
  await dialog.getByRole("checkbox", { name: "Assessment" }).check();
  await submit(page, "Create post");
  await expect(page).toHaveURL("/posts");
  await expect(page.getByRole("link", { name: title }).locator("img")).toHaveAttribute("src", kept ?? "");

  await page.goto("/posts");
  await expect(page.getByLabel("Category").locator("option").first()).toHaveText("-- Choose category");
  await expect(page.getByLabel("Author").locator("option").first()).toHaveText("-- Choose author");
  await page.getByLabel("Category").selectOption({ label: "Assessment" });
  await page.getByLabel("Author").selectOption({ label: "Wanda Lis" });
  await expect(page.getByRole("link", { name: title })).toBeVisible();
  await expect(page.getByRole("link", { name: "Sleep is training, too" })).toHaveCount(0);
  await page.goto("/posts?category=injuryPreventionRehab");
  await page.getByLabel("Author").selectOption({ label: "Adrian Moss" });
  await expect(page.getByText("No posts found")).toBeVisible();
}

async function readPost(desk: Desk) {
  const { page } = desk;

  const title = unique("Warm up");
  await givenSession({ page }, "writer@demo.test");
  await page.goto("/posts/new");
  const dialog = page.getByRole("dialog", { name: "Create post" });
  await dialog.getByLabel("Post name*").fill(title);
  await dialog.getByRole("checkbox", { name: "Fitness" }).check();
  await dialog.getByRole("radio", { name: "Video" }).check();
  await dialog.getByLabel("Youtube link").fill(video);
  await submit(page, "Create post");
  await expect(page.getByText(`${title} was created.`)).toBeVisible();

  await givenSession({ page }, "admin@demo.test");
  await page.goto("/posts");
  await page.getByRole("link", { name: title }).click();
  const read = page.getByRole("dialog", { name: title });
  await expect(read.getByText("By Wanda Lis in Fitness")).toBeVisible();
  await expect(read.getByRole("link", { name: "Watch the video" })).toHaveAttribute("href", video);
  await expect(read.getByRole("textbox")).toHaveCount(0);
  await expect(read.getByRole("link", { name: "Delete" })).toBeVisible();
}

/** Sends the dialog's form, and answers its question. */
async function submit(page: Page, name: string) {
  await page.getByRole("dialog", { name }).getByRole("button", { name: "Submit" }).click();
  const question = page.getByRole("dialog", { name: "Are you sure you want to submit Post?" });
  await question.getByRole("button", { name: "Proceed" }).click();
}
