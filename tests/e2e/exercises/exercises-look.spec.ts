import { expect } from "@playwright/test";
import { type Desk, givenSession, test, unique } from "#tests/e2e/support/desk.ts";
import { lookAt, type States } from "#tests/e2e/support/look-at.ts";
import { fillExercise, openExercise, postExercise } from "./steps.ts";

/** Proves what only a browser sees: every state of the library is accessible, in every look. */
const asTrainer: States = {
  "the library as tiles": { path: "/exercises" },
  "the library as lines": { path: "/exercises?view=list&page=2" },
  "the library, one's own, the newest first": { path: "/exercises?whose=mine&sort=added" },
  "the library, filtered": { path: "/exercises?search=squat&difficulty=beginner" },
  "the library, empty": { path: "/exercises?search=nothing-like-it" },
  "an exercise that is read": { reach: ({ page }) => openExercise(page, "Back squat") },
  "an exercise with a video": { reach: readVideo },
  "a new exercise": { path: "/exercises/new" },
  "a new exercise, refused": { path: "/exercises/new", reach: refuse },
  "a new exercise, with every field": { path: "/exercises/new", reach: showEveryField },
  "a new exercise, asked about": { path: "/exercises/new", reach: ask },
};

const asAdmin: States = {
  "an exercise that is edited": { reach: ({ page }) => openExercise(page, "Front squat") },
  "deleting an exercise": { reach: ({ page }) => followDelete(page, "Trap-bar deadlift") },
  "deleting one in use": { reach: ({ page }) => followDelete(page, "Trap-bar deadlift").then(() => proceed(page)) },
  "the categories": { path: "/exercises/categories" },
  "the categories, refused": { path: "/exercises/categories", reach: renameTwice },
  "the subcategories": { path: "/exercises/subcategories" },
};

for (const [who, states] of Object.entries({ "trainer@demo.test": asTrainer, "admin@demo.test": asAdmin })) {
  test(`the exercises are accessible in every state to ${who}`, { tag: "@with-script" }, async ({ desk }) => {
    test.setTimeout(240_000);
    await givenSession(desk, who);
    await lookAt(desk, states);
  });
}

/** One of the library's, which an administrator filmed; its picture is another site's. */
async function readVideo(desk: Desk) {
  const { page } = desk;
  const name = unique("Filmed");
  await page.context().clearCookies();
  await givenSession(desk, "admin@demo.test");
  await postExercise(desk, { name, videoUrl: "https://youtu.be/dQw4w9WgXcQ" });
  await page.context().clearCookies();
  await givenSession(desk, "trainer@demo.test");
  await page.route("https://i.ytimg.com/**", (route) => route.abort());
  await openExercise(page, name);
  await expect(page.getByRole("link", { name: "Watch the video on youtu.be" })).toBeVisible();
}

async function refuse({ page }: Desk) {
  await page.getByRole("dialog").getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
}

async function showEveryField({ page }: Desk) {
  const dialog = page.getByRole("dialog");
  await fillExercise(page, "Every field");
  await dialog.getByRole("checkbox", { name: "Weight", exact: true }).check();
  await dialog.getByLabel("Superior exercise").fill("Bakc squat");
  await dialog.getByLabel("Percentage").fill("80");
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expect(dialog.getByRole("radio").first()).toBeVisible();
}

async function ask({ page }: Desk) {
  await fillExercise(page, "Asked about");
  await page.getByRole("dialog").getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("button", { name: "Proceed" })).toBeVisible();
}

async function followDelete(page: Desk["page"], name: string) {
  await (await openExercise(page, name)).getByRole("link", { name: "Delete" }).click();
  await expect(page.getByRole("button", { name: "Proceed" })).toBeVisible();
}

async function proceed(page: Desk["page"]) {
  await page.getByRole("button", { name: "Proceed" }).click();
  await expect(page.getByRole("link", { name: "Ok" })).toBeVisible();
}

async function renameTwice({ page }: Desk) {
  await page.getByLabel("Name of Cardio").fill("Speed");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
}
