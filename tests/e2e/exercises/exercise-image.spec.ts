import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { type Desk, givenSession, test, unique } from "#tests/e2e/support/desk.ts";
import { fillExercise, openExercise, submitExercise } from "./steps.ts";

/**
 * Proves that a file is chosen, dropped, uploaded, kept while a form is refused, and shown. What is stored of it is proved by
 * uploads (integration), who sees it by tests/http/access/matrix/access.
 */

test.beforeEach(async ({ page }) => {
  await givenSession({ page }, "trainer@demo.test");
});

const plate = { create: { width: 800, height: 600, channels: 3, background: "#1b6e3c" } } as const;

async function picture(name = "plate.png") {
  return { name, mimeType: "image/png", buffer: await sharp(plate).png().toBuffer() };
}

function chooser(page: Page) {
  return page.getByRole("dialog").locator("input[type=file]");
}

test("an image is kept while the form is refused, shown, and replaced by none", async ({ desk }) => {
  await test.step("an image is kept while the form is refused and asked about, shown, replaced by none", () =>
    keepImage(desk));
});

async function keepImage(desk: Desk) {
  const { page } = desk;

  const name = unique("Pictured");
  await page.goto("/exercises/new");
  const dialog = page.getByRole("dialog", { name: "New exercise" });
  await chooser(page).setInputFiles(await picture());
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Name is required!");
  const kept = await dialog.locator("img").getAttribute("src");
  await fillExercise(page, name);
  await submitExercise(page);

  await page.goto(`/exercises?search=${name}`);
  const shown = page.getByRole("link", { name }).locator("img");
  await expect(shown).toHaveAttribute("src", kept ?? "");
  const answer = await page.request.get(kept ?? "");
  expect(answer.headers()).toMatchObject({ "content-type": "image/webp", "x-content-type-options": "nosniff" });
  expect(answer.headers()["cache-control"]).toContain("immutable");
  expect((await sharp(await answer.body()).metadata()).width).toBe(480);

  const opened = await openExercise(page, name);
  await opened.getByLabel("Remove image").check();
  await submitExercise(page);
  await expect(page.getByText(`${name} was saved.`)).toBeVisible();
  await expect(page.getByRole("link", { name }).locator("img")).toHaveCount(0);
}

test("an image is dropped, refused with a reason, uploaded once and tried again", { tag: "@with-script" }, async ({
  desk,
}) => {
  await test.step("an image is dropped on its area", () => dropImage(desk));
  await test.step("what is no image is refused at its field, and so is one that is too large", () => refuseFiles(desk));
  await test.step("a chosen image is uploaded once, with its progress, can be taken back, and is tried again", () =>
    uploadOnce(desk));
});

async function dropImage(desk: Desk) {
  const { page } = desk;

  const name = unique("Dropped");
  await page.goto("/exercises/new");
  const area = page.locator(".upload");
  await expect(area).toContainText("Drag file to upload");
  const { buffer } = await picture();
  const transfer = await page.evaluateHandle(
    (bytes) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], "plate.png", { type: "image/png" }));
      return data;
    },
    [...buffer],
  );
  await area.dispatchEvent("dragover", { dataTransfer: transfer });
  await expect(area).toContainText("Drop here!");
  await area.dispatchEvent("drop", { dataTransfer: transfer });
  await fillExercise(page, name);
  await submitExercise(page);
  await expect(page.getByText(`${name} was created.`)).toBeVisible();
  await page.goto(`/exercises?search=${name}`);
  await expect(page.getByRole("link", { name }).locator("img")).toHaveAttribute("src", /^\/files\//);
}

async function refuseFiles(desk: Desk) {
  const { page } = desk;

  await page.goto("/exercises/new");
  await fillExercise(page, "Never saved");
  const dialog = page.getByRole("dialog", { name: "New exercise" });
  for (const [buffer, message] of [
    [Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "This file is not an image we can read"],
    [Buffer.alloc(10 * 1024 * 1024 + 1), "The image is larger than 10 MB"],
  ] as const) {
    await chooser(page).setInputFiles({ name: "x.png", mimeType: "image/png", buffer });
    await dialog.getByRole("button", { name: "Submit" }).click();
    await expect(dialog.getByRole("alert").getByRole("link")).toHaveText(new RegExp(message));
    await expect(dialog.getByLabel("Name*")).toHaveValue("Never saved");
  }
  await chooser(page).evaluate((input) => input.setAttribute("multiple", ""));
  await chooser(page).setInputFiles([await picture("a.png"), await picture("b.png")]);
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expect(dialog.getByRole("alert").getByRole("link")).toHaveText("Can't upload multiple files!");
}

async function uploadOnce(desk: Desk) {
  const { page } = desk;

  const name = unique("Uploaded");
  await page.goto("/exercises/new");
  await expect(page.locator("html[data-hydrated]")).toHaveCount(1);
  const dialog = page.getByRole("dialog", { name: "New exercise" });
  await dialog.getByLabel("Description").fill("With a plate");
  await page.route("**/files", (route) => route.abort());
  await chooser(page).setInputFiles(await picture());
  await expect(dialog.getByText("The image did not arrive: the server can't be reached.")).toBeVisible();
  await expect(dialog.getByLabel("Description")).toHaveValue("With a plate");

  await page.unroute("**/files");
  let letThrough = () => {};
  const held = new Promise<void>((done) => {
    letThrough = done;
  });
  await page.route("**/files", async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(dialog.getByRole("progressbar", { name: "Uploading plate.png" })).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel upload" }).click();
  await expect(dialog.getByRole("progressbar")).toHaveCount(0);
  await expect(dialog.locator("img")).toHaveCount(0);

  letThrough();
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.postData()?.includes('filename="plate.png"')) sent.push(request.url());
  });
  await chooser(page).setInputFiles(await picture());
  await expect(dialog.getByText("plate.png is uploaded. It is used once you save.")).toBeVisible();
  await dialog.getByLabel("Name*").focus();
  await dialog.getByLabel("Description").focus();
  await expect(dialog.getByText("Name is required!")).toBeVisible();
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Name is required!");
  await expect(dialog.locator("img")).toHaveAttribute("src", /^\/files\//);
  await fillExercise(page, name);
  await submitExercise(page);
  await page.goto(`/exercises?search=${name}`);
  await expect(page.getByRole("link", { name }).locator("img")).toHaveAttribute("src", /^\/files\//);
  expect(sent.map((url) => new URL(url).pathname)).toEqual(["/files"]);
}
