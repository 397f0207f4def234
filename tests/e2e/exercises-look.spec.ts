import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, looks } from "./accessible.ts";
import { fillExercise, openExercise } from "./exercises-steps.ts";
import { signIn } from "./programs-steps.ts";

type State = { path?: string; reach?: (page: Page) => Promise<unknown> };

const library: Record<string, State> = {
  "the library as tiles": { path: "/exercises" },
  "the library as lines": { path: "/exercises?view=list&page=2" },
  "the library, filtered": { path: "/exercises?search=squat&difficulty=beginner" },
  "the library, empty": { path: "/exercises?search=nothing-like-it" },
};

const asTrainer: Record<string, State> = {
  ...library,
  "an exercise that is read": { reach: (page) => openExercise(page, "Back squat") },
  "a new exercise": { path: "/exercises/new" },
  "a new exercise, refused": { path: "/exercises/new", reach: refuse },
  "a new exercise, with every field": { path: "/exercises/new", reach: showEveryField },
  "a new exercise, asked about": { path: "/exercises/new", reach: ask },
};

const asAdmin: Record<string, State> = {
  ...library,
  "an exercise that is edited": { reach: (page) => openExercise(page, "Front squat") },
  "deleting an exercise": { reach: (page) => followDelete(page, "Trap-bar deadlift") },
  "deleting one in use": { reach: (page) => followDelete(page, "Trap-bar deadlift").then(() => proceed(page)) },
  "the categories": { path: "/exercises/categories" },
  "the categories, refused": { path: "/exercises/categories", reach: renameTwice },
  "the subcategories": { path: "/exercises/subcategories" },
};

for (const { name: look, ...settings } of looks) {
  test.describe(look, { tag: "@with-script" }, () => {
    test.use(settings);
    for (const [who, states] of Object.entries({ "trainer@demo.test": asTrainer, "admin@demo.test": asAdmin })) {
      test(`the exercises are accessible in every state to ${who}`, async ({ page }) => {
        await signIn(page, who);
        for (const [name, { path, reach }] of Object.entries(states)) {
          await test.step(name, async () => {
            if (path) await page.goto(path);
            await reach?.(page);
            await expectAccessible(page);
          });
        }
      });
    }
  });
}

async function refuse(page: Page) {
  await page.getByRole("dialog").getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
}

async function showEveryField(page: Page) {
  const dialog = page.getByRole("dialog");
  await fillExercise(page, "Every field");
  await dialog.getByRole("checkbox", { name: "Weight", exact: true }).check();
  await dialog.getByLabel("Superior exercise").fill("Bakc squat");
  await dialog.getByLabel("Percentage").fill("80");
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expect(dialog.getByRole("radio").first()).toBeVisible();
}

async function ask(page: Page) {
  await fillExercise(page, "Asked about");
  await page.getByRole("dialog").getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("button", { name: "Proceed" })).toBeVisible();
}

async function followDelete(page: Page, name: string) {
  await (await openExercise(page, name)).getByRole("link", { name: "Delete" }).click();
  await expect(page.getByRole("button", { name: "Proceed" })).toBeVisible();
}

async function proceed(page: Page) {
  await page.getByRole("button", { name: "Proceed" }).click();
  await expect(page.getByRole("link", { name: "Ok" })).toBeVisible();
}

async function renameTwice(page: Page) {
  await page.getByLabel("Name of Cardio").fill("Speed");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
}
