import { expect } from "@playwright/test";
import { type Desk, givenSession, test, unique } from "#tests/e2e/support/desk.ts";
import { fillExercise, givenExercise, openExercise, submitExercise } from "./steps.ts";

/**
 * Proves that an exercise is written, refused, asked about and found in its dialogs. The rules are proved by exercises
 * (integration).
 */

test.beforeEach(async ({ page }) => {
  await givenSession({ page }, "trainer@demo.test");
});

test("an exercise is refused, asked about, kept, made, found and deleted", async ({ desk }) => {
  await test.step("an exercise is refused with every reason at once, asked about, kept, made and found", () =>
    makeExercise(desk));
  if (desk.isScripted) await test.step("Enter in a field checks the form and asks", () => submitByEnter(desk));
  if (!desk.isScripted) await test.step("the question stands alone", () => askAlone(desk));
  if (desk.isScripted) await test.step("an exercise is deleted when that is confirmed", () => deleteExercise(desk));
});

async function makeExercise(desk: Desk) {
  const { page } = desk;

  const name = unique("Zercher lunge");
  await page.goto("/exercises");
  await page.getByRole("link", { name: "New exercise" }).click();
  const dialog = page.getByRole("dialog", { name: "New exercise" });
  await dialog.getByRole("button", { name: "Submit" }).click();
  const problems = dialog.getByRole("alert");
  await expect(problems.getByRole("link")).toHaveText([
    "Name is required!",
    "Exercise difficulty required",
    "Select at least one category",
  ]);
  await expect(problems).toBeFocused();
  await expect(page).toHaveTitle(/^Error: New exercise/);
  await problems.getByRole("link", { name: "Select at least one category" }).click();
  await expect(dialog.getByRole("checkbox", { name: "Cardio" })).toBeFocused();

  await fillExercise(page, name);
  await dialog.getByLabel("Description").fill("Bar in the elbows.\nSit down.");
  const otherName = unique("Elbow lunge");
  await dialog.getByLabel("Also called").fill(`back SQUAT\n${otherName}`);
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expect(problems.getByRole("link")).toHaveText([/^An exercise is called 'Back squat' in the library/]);
  await dialog.getByLabel("Also called").fill(otherName);
  await dialog.getByRole("button", { name: "Submit" }).click();
  const question = page.getByRole("dialog", { name: "Are you sure you want to submit Exercise?" });
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  await expect(dialog.getByLabel("Name*")).toHaveValue(name);
  await expect(dialog.getByLabel("Description")).toHaveValue("Bar in the elbows.\nSit down.");
  await expect(dialog.getByRole("checkbox", { name: "Strength", exact: true })).toBeChecked();

  await submitExercise(page);
  await expect(page.getByText(`${name} was created.`)).toBeVisible();
  await expect(page).toHaveURL("/exercises");
  const opened = await openExercise(page, name);
  await expect(opened.getByLabel("Description")).toHaveValue("Bar in the elbows.\nSit down.");
  await expect(opened.getByLabel("Also called")).toHaveValue(otherName);
  await expect(opened.getByLabel("Difficulty*").locator("option:checked")).toHaveText("Intermediate");
  await page.goto(`/exercises?search=${encodeURIComponent(otherName)}`);
  await expect(page.getByRole("link", { name: new RegExp(`^${name}`) })).toBeVisible();
}

async function submitByEnter(desk: Desk) {
  const { page } = desk;

  await page.goto("/exercises/new");
  await fillExercise(page, "Never saved");
  await page.getByLabel("Video URL").press("Enter");
  await expect(page.getByRole("dialog", { name: "Are you sure you want to submit Exercise?" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).last().press("Enter");
  await expect(page.getByLabel("Name*")).toHaveValue("Never saved");
}

async function askAlone(desk: Desk) {
  const { page } = desk;

  await page.goto("/exercises/new");
  await fillExercise(page, "Never saved");
  const dialog = page.getByRole("dialog", { name: "New exercise" });
  await dialog.getByRole("checkbox", { name: "Weight", exact: true }).check();
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("button", { name: "Proceed" })).toBeVisible();
  for (const field of ["Name*", "One-repetition-maximum formula", "Superior exercise", "Video URL"]) {
    await expect(page.getByLabel(field)).toBeHidden();
  }
}

async function deleteExercise(desk: Desk) {
  const { page } = desk;

  const name = unique("Short-lived");
  await givenExercise(page, name);
  await (await openExercise(page, name)).getByRole("link", { name: "Delete" }).click();
  const question = page.getByRole("dialog", { name: "Are you sure you want to delete Exercise?" });
  await question.getByRole("link", { name: "Cancel" }).click();
  await page.getByRole("dialog", { name }).getByRole("link", { name: "Delete" }).click();
  await question.getByRole("button", { name: "Proceed" }).click();
  await expect(page.getByText(`${name} was deleted.`)).toBeVisible();
  await expect(page.getByText("No exercise found")).toBeVisible();
}

test("fields appear by what is ticked, and a video by its address", async ({ desk }) => {
  await test.step("fields appear by what is ticked, and count only while it is", () => showFields(desk));
  await test.step("a video's address brings its thumbnail, and an empty one takes it away", () => fetchThumbnail(desk));
});

async function showFields(desk: Desk) {
  const { page } = desk;

  const name = unique("Hidden fields");
  await page.goto("/exercises/new");
  await fillExercise(page, name);
  const dialog = page.getByRole("dialog");
  const formula = dialog.getByLabel("One-repetition-maximum formula");
  const superior = dialog.getByLabel("Superior exercise");
  const glutes = dialog.getByRole("group", { name: "Subcategories of Strength" }).getByLabel("Glutes");
  await expect(formula).toBeHidden();
  await expect(superior).toBeHidden();
  await dialog.getByRole("checkbox", { name: "Reps" }).check();
  await expect(superior).toBeVisible();
  await expect(formula).toBeHidden();
  await dialog.getByRole("checkbox", { name: "Weight", exact: true }).check();
  await formula.selectOption("Brzycki");
  await glutes.check();
  await dialog.getByRole("checkbox", { name: "Strength", exact: true }).uncheck();
  await expect(glutes).toBeHidden();
  await dialog.getByRole("checkbox", { name: "Cardio", exact: true }).check();
  await dialog.getByRole("checkbox", { name: "Weight", exact: true }).uncheck();
  await submitExercise(page);
  await expect(page.getByText(`${name} was created.`)).toBeVisible();

  const opened = await openExercise(page, name);
  await opened.getByRole("checkbox", { name: "Weight", exact: true }).check();
  await opened.getByRole("checkbox", { name: "Strength", exact: true }).check();
  await expect(opened.getByLabel("One-repetition-maximum formula")).toHaveValue("");
  await expect(opened.getByRole("group", { name: "Subcategories of Strength" }).getByLabel("Glutes")).not.toBeChecked();
}

async function fetchThumbnail(desk: Desk) {
  const { page } = desk;

  const name = unique("Filmed");
  await page.route("https://i.ytimg.com/**", (route) => route.fulfill({ contentType: "image/png", body: onePixel }));
  await page.goto("/exercises/new");
  await fillExercise(page, name);
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Video URL").fill("dQw4w9WgXcQ on example.org");
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expect(dialog.getByRole("alert").getByRole("link")).toHaveText(/^Enter the address of a YouTube video/);
  await dialog.getByLabel("Video URL").fill("https://youtu.be/dQw4w9WgXcQ");
  const fetch = dialog.getByRole("button", { name: "Fetch thumbnail" });
  if (await fetch.isVisible()) await fetch.click();
  const thumbnail = dialog.getByRole("img", { name: "Thumbnail of the video" });
  await expect(thumbnail).toHaveAttribute("src", "https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg");
  await expect(dialog.getByLabel("Name*")).toHaveValue(name);
  await submitExercise(page);
  await page.goto(`/exercises?search=${name}`);
  const tile = page.getByRole("link", { name });
  await expect(tile.locator("img")).toHaveAttribute("src", "https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg");

  const opened = await openExercise(page, name);
  await opened.getByLabel("Video URL").fill("");
  await submitExercise(page);
  await expect(page.getByText(`${name} was saved.`)).toBeVisible();
  await expect(page.getByRole("link", { name }).locator("img")).toHaveCount(0);
}

test("a superior exercise is found, and a library exercise is copied", { tag: "@with-script" }, async ({ desk }) => {
  await test.step("a superior exercise is found by its name, or among those it may have meant", () =>
    findSuperior(desk));
  await test.step("the superior exercise's name is suggested while one types", () => suggestSuperior(desk));
  await test.step("a system exercise is read and copied, not changed", () => copyLibraryExercise(desk));
});

async function findSuperior(desk: Desk) {
  const { page } = desk;

  const name = unique("Paused squat");
  await page.goto("/exercises/new");
  await fillExercise(page, name);
  const dialog = page.getByRole("dialog", { name: "New exercise" });
  await dialog.getByRole("checkbox", { name: "Weight", exact: true }).check();
  await dialog.getByLabel("Superior exercise").fill("Bakc squat");
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expect(dialog.getByRole("alert").getByRole("link")).toHaveText("Must enter percentage");
  for (const [typed, message] of [
    ["0", "Minimal percentage is 1"],
    ["1001", "Maximal percentage is 1000"],
  ] as const) {
    await dialog.getByLabel("Percentage").fill(typed);
    await dialog.getByRole("button", { name: "Submit" }).click();
    await expect(dialog.getByLabel("Percentage")).toHaveAccessibleDescription(new RegExp(message));
  }
  await dialog.getByLabel("Percentage").fill("85");
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expect(dialog.getByRole("alert").getByRole("link")).toHaveText("No exercise is called 'Bakc squat'");
  await dialog.getByRole("radio", { name: "Back squat (library)" }).check();
  await submitExercise(page);
  await expect(page.getByText(`${name} was created.`)).toBeVisible();

  const opened = await openExercise(page, name);
  await expect(opened.getByLabel("Superior exercise")).toHaveValue("Back squat");
  await expect(opened.getByLabel("Percentage")).toHaveValue("85");
  await opened.getByLabel("Superior exercise").fill("Front squat");
  await submitExercise(page);
  await expect(page.getByText(`${name} was saved.`)).toBeVisible();
  await expect((await openExercise(page, name)).getByLabel("Superior exercise")).toHaveValue("Front squat");
}

async function suggestSuperior(desk: Desk) {
  const { page } = desk;

  await page.goto("/exercises/new");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("checkbox", { name: "Weight", exact: true }).check();
  await dialog.getByLabel("Superior exercise").pressSequentially("back s");
  await expect(dialog.locator("datalist option").first()).toHaveAttribute("value", "Back squat");
}

async function copyLibraryExercise(desk: Desk) {
  const { page } = desk;

  const opened = await openExercise(page, "Romanian deadlift");
  await expect(opened.getByRole("textbox")).toHaveCount(0);
  await expect(opened.getByText("Strength", { exact: true })).toBeVisible();
  await expect(opened.getByRole("link", { name: "Delete" })).toHaveCount(0);
  await opened.getByRole("link", { name: "Copy" }).click();
  const dialog = page.getByRole("dialog", { name: "Copy Romanian deadlift" });
  await expect(dialog.getByLabel("Name*")).toHaveValue("Copy of Romanian deadlift");
  const name = unique("My deadlift");
  await dialog.getByLabel("Name*").fill(name);
  await submitExercise(page);
  await expect(page.getByText(`${name} was created.`)).toBeVisible();
  const copy = await openExercise(page, name);
  await expect(copy.getByRole("checkbox", { name: "Weight", exact: true })).toBeChecked();
  await expect(copy.getByRole("link", { name: "Delete" })).toBeVisible();
}

const onePixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
